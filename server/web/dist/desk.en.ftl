
white = { GIVEN($white) ->
    [yes] { $white }
   *[no] White
}
black = { GIVEN($black) ->
    [yes] { $black }
   *[no] Black
}
side = { $side ->
    [white] { white }
   *[black] { black }
}
other = { $side ->
    [white] { black }
   *[black] { white }
}
line-of = { $end ->
    [white] White's line
   *[black] Black's line
}
role = { $role ->
    [organiser] organiser
    [board] board agent
    [judge] line judge
    [deputy] deputy referee
   *[head] head referee
}
device = device { $id }
by = { GIVEN($by) ->
    [yes] { $by }
   *[no] the server's machine
}
court = court { $court }
board = board { $board }
boards = { $boards-n ->
    [one] board { $boards }
   *[other] boards { $boards }
}
game = game { $game }
phase = { $phase ->
    [waiting] not started yet
    [countdown] counting down to GO
    [running] being played
    [paused] paused
   *[finished] over
}
ruleset = { $ruleset ->
    [classic] ChessRun
    [walk] ChessWalk
    [sprint] ChessSprint
    [speed] Speed chess
   *[intramural] Intramural
}
result = { $result ->
    [won] { $result-by ->
        [white] White wins
       *[black] Black wins
    }
    [drawn] draw
   *[both_lost] both lose
}
was = { $was ->
    [won] { $was-by ->
        [white] White wins
       *[black] Black wins
    }
    [drawn] draw
   *[both_lost] both lose
}
answer = { $answer ->
    [yes] yes
    [no] no
    [confirm] confirmed
   *[decline] declined
}
termination = { $by ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead_position] dead position
    [fivefold_repetition] fivefold repetition
    [seventy_five_moves] 75 moves
    [resignation] { $result ->
        [drawn] resignation, and the opponent cannot mate
       *[other] resignation
    }
    [agreement] agreement of the two players
    [flag_fall] { $result ->
        [drawn] flag fall, and the opponent cannot mate
       *[other] flag fall
    }
    [captured_points] captured points
    [illegal_position] illegal position
    [threefold_repetition] threefold repetition
    [fifty_moves] 50 moves
    [illegal_moves] second illegal move
    [flag_declared] flag declared
    [both_flags] both flags down
    [king_left_in_check] king left in check
    [illegal_move] illegal move
    [players_agreed] agreement of both players
    [forfeit] forfeit
    [penalty] penalty
    [red_cards] third red card
    [entered] entry of two referees
   *[ruling] ruling
}
fault = { $fault ->
    [no_crossing] no crossing
    [false_start] false start
    [moved_before_run] moved before the run
    [offer_without_card] offer without a card
    [disturbance] disturbance
    [equipment] shoes or clothes
    [red_card] third or further red card
   *[other] { GIVEN($fault-reason) ->
        [yes] { $fault-reason }
       *[no] another infringement
    }
}
piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [pawn] pawn
   *[inverted_rook] inverted rook
}
position-in-words = { $label }. White: { $whites }. Black: { $blacks }.
piece-on = { piece } { $square }
claim = { $claim ->
    [illegal_move] illegal move
    [press_without_move] press without a move
    [touch_move] touched another piece
    [moved_before_run] moved before the run
    [irregularity] { GIVEN($claim-what) ->
        [yes] { $claim-what }
       *[no] another irregularity
    }
    [flag_down] { $claim-of ->
        [white] White's flag is down
       *[black] Black's flag is down
    }
    [both_flags_down] both flags are down
    [king_in_check] king left in check
    [king_captured] king captured
    [checkmate] checkmate
    [stalemate] stalemate
    [dead_position] dead position
    [threefold] the same position for the third time{ with-announced }
   *[fifty_moves] fifty moves{ with-announced }
}
with-announced = { GIVEN($claim-uci) ->
    [yes] , with { SQUARES($claim-uci) }
   *[no] { "" }
}
record-of-claim = { GIVEN($record) ->
    [yes] { $record ->
        [yes] by the court's record it is so
       *[no] by the court's record it is not so
    }
   *[no] the court's record cannot tell
}
card = { $shown ->
    [caution] caution
   *[red] red card
}
offence = { $offence ->
    [loss_of_contact] loss of contact
   *[bent_knee] bent knee
}

score = { $result ->
    [won] { $result-by ->
        [white] 1–0
       *[black] 0–1
    }
    [drawn] ½–½
   *[both_lost] 0–0
}
whereabouts = { $at ->
    [behind_line] behind the line
    [at_board] at the board
    [outward] running out
    [homeward] running home
    [away] away
   *[unknown] place not known
}
owes = { $owed ->
    [nothing] owes no run
    [correction] owes a correction
    [runs] owes { runs-owed }
    [take_back] { takes-back }
   *[both] owes a correction and { runs-owed }
}
runs-owed = { $half ->
    [0] { full-runs-owed }
   *[other] a half run{ $full ->
        [0] { "" }
       *[other] { " " }and { full-runs-owed }
    }
}
full-runs-owed = { $full ->
    [1] a run
   *[other] { $full } runs
}
tap = { $tap ->
    [joined] one of two equal calls
    [card] card
    [stopwatch] stopwatch
   *[call] call
}
sanction = { $sanction ->
    [stop] 10 s stop
    [note] noted only
    [warning] warning
    [give_opponent] +{ TIME($sanction-time) } to the opponent
    [take_time] -{ TIME($sanction-time) } off his clock
   *[loss_of_game] loss of the game
}
with-cost = { GIVEN($sanction) ->
    [yes] , { sanction }
   *[no] { "" }
}
agreement = { $on ->
    [first_flag] { $on-side ->
        [white] { white }'s flag fell first
       *[black] { black }'s flag fell first
    }
    [no_flag_before] no flag was down before that punch
    [result] { agreed-result }
   *[play_on] the game goes on
}
agreed-result = { $on-result ->
    [won] { $on-result-by ->
        [white] White wins
       *[black] Black wins
    }
    [drawn] draw
   *[both_lost] both lose
}
moved = { NUMBERED($ply) } { $san }
takes-back = takes the move back and { GIVEN($touched) ->
    [yes] moves the piece on { $touched }
   *[no] makes another one
}


said-paired = game paired
said-taken-off = game taken off the board
said-counting = countdown: 3, 2, 1
said-aborted = countdown stopped
said-started = GO
said-annulled = start annulled
said-paused = game paused
said-resumed = GO: the game goes on
said-moved = { moved }{ GIVEN($left) ->
    [yes] { " " }({ SHOWN($left) } left)
   *[no] { "" }
}
said-crossed = { side } crossed the line
said-run-made = { $presumed ->
    [yes] { side }'s run, presumed
   *[no] { side } is back{ GIVEN($took) ->
        [yes] { " " }after { SECONDS($took) } s
       *[no] { "" }
    }
}
said-moved-before-run = { side } moved before the run (CR-4.2-2)
said-illegal = { side }: illegal move{ GIVEN($uci) ->
    [yes] { " " }{ SQUARES($uci) }
   *[no] { "" }
}
said-take-back-owed = { side } { takes-back } (IM-3-5)
said-taken-back = { side }'s move { MOVE_NUMBER($ply) } is taken back
said-limit-reached = match limit reached{ GIVEN($points-white) ->
    [yes] : White { $points-white }, Black { $points-black } points
   *[no] , points not known
}
said-arranged = { $invited_by ->
    [white] { white } invited; the time is agreed
   *[black] { black } invited; the time is agreed
}
said-flag-fell = { side }'s flag fell
said-ended = { score }, { termination }
said-retracted = earlier lines are taken back
said-called = { side }: { fault }{ with-cost }{ GIVEN($rule) ->
    [yes] { " " }({ $rule })
   *[no] { "" }
}
said-call-voided = { tap } annulled
said-stop-began = { $again ->
    [yes] { side } left the stop early and begins it again
   *[no] { side } stands behind the line
}
said-stop-served = { side } is free: { $penalties } served
said-lapsed = { $penalties ->
    [one] { side }: one penalty not served, lapsed (CR-4.3-5)
   *[other] { side }: { $penalties } penalties not served, lapsed (CR-4.3-5)
}
said-cards-shown = { side } is shown the cards so far
said-chain-game-drawn = game { $chain_game } drawn, { termination }; the next one follows (CR-4.7-3)
said-draw-offered = { side } offers a draw{ GIVEN($cards) ->
    [yes] { $cards ->
        [one] , 1 card left
       *[other] , { $cards } cards left
    }
   *[no] { "" }
}
said-draw-refused = { side } refused the draw
said-claimed = { side } claims: { claim }
said-claim-ruled = { $upheld ->
    [yes] { side }'s claim upheld
   *[no] { side }'s claim rejected
}
said-corrected = { side } corrected it
said-time-given = { side }'s clock: { SIGNED($time) }
said-clock-set = clocks set{ GIVEN($left-white) ->
    [yes] : { white } { SHOWN($left-white) }{ GIVEN($left-black) ->
        [yes] , { black } { SHOWN($left-black) }
       *[no] { "" }
    }
   *[no] { GIVEN($left-black) ->
        [yes] : { black } { SHOWN($left-black) }
       *[no] { "" }
    }
}
said-position-set = position corrected
said-players-set = players corrected
said-sealed = result sealed: { score }
said-result-corrected = sealed result corrected{ GIVEN($was) ->
    [yes] { " " }from { was } to { result }
   *[no] { " " }to { result }
}
said-clocks-stopped = { side } stopped both clocks
said-end-stands = the board shows { claim }: both have to confirm it
said-confirmed = { GIVEN($side) ->
    [yes] { side } confirms
   *[no] Both confirm
}
said-disputed = { side } disputes { claim } ({ record-of-claim })
said-agreed = Both agree: { agreement }
said-settled = { $stands ->
    [yes] accepted: { claim } (SP-{ $points })
   *[no] rejected: { claim } (SP-{ $points })
}
said-declared = { side } declares: { piece }
said-ran-out = for the record: { $fell ->
    [both] both flags fell at once
    [first] { side }'s flag fell first
   *[only] { side }'s flag had fallen
}
said-stale = { $stale ->
    [yes] no reports any more
   *[no] reports again
}


pages-locale = en-GB
pages-decimal = .
pages-direction = ltr
pages-not-started = This page has not started. Either the server is out of reach, or this browser is too old: Chrome { $chrome }, Firefox { $firefox }, Safari { $safari } and later ones are new enough. Nothing that this device has kept is lost.
pages-language = Language
pages-theme = Colours
pages-theme-is = { $theme ->
    [light] Light
    [dark] Dark
    [sunlight] Sunlight
   *[none] As the device
}
pages-demo = DEMO
pages-rehearsal = REHEARSAL
pages-player = { GIVEN($name) ->
    [yes] { $name }
   *[no] Player { $player }
}
pages-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pages-limit = Match limit
pages-chain-game-why = Game { $chain_game } of this sprint: the same colours, the times that were left
pages-cards = { $cautions ->
    [0] { "" }
    [one] { $cautions } caution
   *[other] { $cautions } cautions
}{ $cautions ->
    [0] { "" }
   *[other] { $reds ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $reds ->
    [0] { "" }
   *[other] { $reds } red
}
pages-past-heading = As known then
pages-past-at = { $answer ->
    [awaited] { $time } after GO …
    [missing] { $time } after GO: no answer, shown: { $drawn }
   *[had] { $time } after GO
}
pages-past-now = as known now



judge-link = { $is ->
    [newcomer] Not enrolled
    [connecting] Connecting…
    [asking] Waiting for the head referee
    [up] { $unsent ->
        [0] Live, everything sent
       *[other] Live, sending { $unsent }
    }
    [down] No link for { $seconds } s
   *[stopped] Stopped
}
judge-kept = { $unsent } kept here
judge-go-on = Go on: presses are kept here
judge-spoken-live = Live.
judge-spoken-down = No link. Presses are kept here. { $why }
judge-trouble = { $trouble ->
    [refused] Storage refused: presses live in this page only, do not close it
   *[full] Storage full: presses live in this page only, do not close it
}
judge-relieved = RELIEVED: your duty was handed over
judge-too-much = Too much waits to be sent: nothing more is taken. Tell the head referee.
judge-clock-off = This phone's clock is { $unit ->
    [minutes] { $off } min
    [hours] { $off } h
   *[days] { $off ->
        [one] { $off } day
       *[other] { $off } days
    }
} { $fast ->
    [yes] fast
   *[no] slow
}: the court's clock counts


judge-name = Your name
judge-name-first = Write your name first: the head referee lets you in by it.
judge-ask = Ask the head referee to let me in
judge-code = Or a code, if you were given one
judge-enrol = Enrol with this code
judge-asking-title = Ask the head referee to let you in
judge-asking = Asking…
judge-number = Your number is
judge-let-in = This page goes on by itself as soon as you are let in.
judge-stop-asking = Stop asking
judge-unsent = { $unsent ->
    [one] { $unsent } press is kept here; it is sent once this phone is let in.
   *[other] { $unsent } presses are kept here; they are sent once this phone is let in.
}
judge-here = Judge here
judge-taken = This page goes on in another tab
judge-taken-why = It was opened in another tab of this browser, and only one may speak for this device.
judge-in-this-tab = Go on in this tab


judge-court = court
judge-go-to-court = go to { court }
judge-cancel = Cancel
judge-undo = Undo
judge-go = GO
judge-go-unheard = GO?


judge-answers = { $buzzes ->
    [yes] A press flashes the edge of the screen. It may also buzz, and beep.
   *[no] A press flashes the edge of the screen. It may also beep; this phone cannot buzz.
}
judge-answers-by = { $answers ->
    [sound] Sound
    [buzz] Buzz
   *[none] Flash only
}


judge-stop = { $open ->
    [1] STOP
   *[other] STOP ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] crossed
    [late] { judge-seconds }
   *[no] { "" }
}
judge-result-state = { $state ->
    [open] { "" }
    [entered] entered
    [confirmed] confirmed
    [decided] decided
    [ruled] ruled
    [differs] differs
   *[sealed] sealed
}
judge-turns = { GIVEN($line_m) ->
    [yes] { " " }at { $line_m } m
   *[no] { "" }
}{ $run_mode ->
    [cone] , cone
    [wall] , wall
   *[line] { "" }
}
judge-countdown = countdown
judge-go-said = GO said?
judge-seconds = { $seconds } s


judge-state = { $state ->
    [keeping] being kept
    [kept] kept here
    [server] on the server
    [refused] refused
   *[ruled] ruled
}
judge-head-decides = put to the head referee
judge-head-decided = the head referee has decided
judge-wish = { $fate ->
    [waiting] { GIVEN($lane) ->
        [yes] , to be moved to lane { $lane }
       *[no] , to be taken back
    }
    [asked] { GIVEN($lane) ->
        [yes] , moving it to lane { $lane }: the head referee decides
       *[no] , taking it back: the head referee decides
    }
    [decided] { GIVEN($lane) ->
        [yes] , moving it to lane { $lane }: the head referee has decided
       *[no] , taking it back: the head referee has decided
    }
    [granted] { GIVEN($lane) ->
        [yes] , moved to lane { $lane }
       *[no] , taken back
    }
    [refused] { GIVEN($lane) ->
        [yes] , not moved to lane { $lane }: { $why }
       *[no] , not taken back: { $why }
    }
   *[idle] { GIVEN($lane) ->
        [yes] , not moved: call it on lane { $lane } again
       *[no] , nothing to take back
    }
}
judge-spoken = { GIVEN($lane) ->
    [yes] Lane { $lane }, { $what }: { $state }. { $more }
   *[no] { $what }: { $state }. { $more }
}


judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = was lane { $lane }: { fault }
judge-told-taken-back = taken back: { $what }
judge-taken-back-reason = taken back by the judge


judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Draw card placed ({ $cards } left)
   *[no] Draw card placed
}
judge-claims = Claims: { claim }
judge-claims-own-flag = Claims: his own flag is down
judge-exchanged = Pawn on { $square } exchanged: { piece }
judge-declares = Declares: { piece }


judge-result = Result
judge-players = { $white } (White) – { $black } (Black). { $entered }
judge-result-in-full = { $result ->
    [drawn] { $white } (White) and { $black } (Black) draw.
    [both_lost] { $white } (White) and { $black } (Black) both lose.
   *[won] { $result-by ->
        [white] { $white } (White) wins against { $black } (Black).
       *[black] { $black } (Black) wins against { $white } (White).
    }
}
judge-entered = { $state ->
    [open] { GIVEN($result) ->
        [yes] { score }, { termination }.{ " " }
       *[no] { "" }
    }Nobody has entered a result.
    [entered] Entered once: { $said }.
    [confirmed] Confirmed: { $said }.
    [differs] Entries differ: { $said }.
    [sealed] The result is sealed: only the head referee corrects it. Call him if it is wrong.
   *[other] { GIVEN($result) ->
        [yes] { score },{ " " }
       *[no] { "" }
    }{ $state ->
        [ruled] ruled by the head referee
       *[decided] decided by the head referee
    }{ GIVEN($said) ->
        [yes] ; entered: { $said }
       *[no] { "" }
    }.
}
judge-confirm-result = Confirm the result
judge-board = Board { $board }
judge-cause = The cause, if you know it
judge-cause-unsaid = not said
judge-enter-result = Enter this result
judge-another-result = Another result


judge-item = { $item ->
    [electronic_clock] Electronic clock
    [table_width] Table at most 85 cm wide
    [no_backrest] No backrest
    [board_and_pieces] FIDE's board and pieces
    [endorsed_clock] Clock endorsed by FIDE
    [standing] Room to play standing
    [captured_pieces] Captured pieces in reach and sight
    [shoes] Shoes that fit the surface
   *[dress] Dress: no bare torso
}
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: not in order, { $effect ->
    [blocks] keeps the board waiting
    [waived] waived
   *[noted] noted
}


tournament-failed = The server says: { $why }
tournament-close = Close
tournament-nobody = nobody
tournament-system = { $system ->
    [recommended] as recommended
    [swiss] Swiss
    [round_robin] round robin
    [double_round_robin] double round robin
    [knockout] knockout
    [team_swiss] team Swiss
    [team_round_robin] team round robin
    [double_team_round_robin] double team round robin
    [team_knockout] team knockout
   *[league] league
}
tournament-name = { $id } · { GIVEN($what) ->
    [yes] { $what }
   *[no] { $kind }
}{ $final ->
    [yes] {" "}(finals)
   *[no] { "" }
}
tournament-group = Group { $letter }
tournament-bye = { $bye ->
    [pairing_allocated] pairing-allocated bye
    [full_point] full-point bye
    [half_point] half-point bye
    [free] free
   *[zero_point] absent
}


organiser-title = Event desk
organiser-needs = The organiser's page needs JavaScript. Without it, use the command line of the server.
organiser-role = organiser
organiser-other = This device has another role. This page needs an organiser's code.
organiser-moved = The server goes on from a safety copy, and this page shows the event as it was before. Load it again and enter what the copy lacks: the server’s terminal says since when.
organiser-load-again = Load again
organiser-no-answer = The server does not answer{ $waits ->
    [0] { "" }
    [one] , { $waits } command waits
   *[other] , { $waits } commands wait
}
organiser-not-kept = The browser keeps nothing: enrol again after closing the page
organiser-loading = Loading…
organiser-nothing-changed = Nothing of yours was saved.
organiser-others = Somebody else has saved this meanwhile. Yours is not saved yet:
organiser-was-now = was { $was }, is now { $now }
organiser-mine = yours: { $mine }
organiser-save-again = Save again to put your values on top of this, or close to leave it.
organiser-keys = Digits: tabs · /: search · arrows: rows · Esc: close
organiser-tabs = Parts of the event
organiser-tab = { $tab ->
    [event] Event
    [entries] Entries
    [rounds] { $waits ->
        [0] Rounds
       *[other] Rounds ({ $waits } held)
    }
    [standings] Standings
    [cross_table] Cross-table
    [timetable] Timetable
    [protests] { $waits ->
        [0] Protests
       *[other] Protests ({ $waits })
    }
    [medals] Medals and prizes
    [ratings] Rating report
   *[announcer] Announcer
}


organiser-events = Events
organiser-new-event = New event
organiser-no-events = There is no event yet. “New event” begins one.
organiser-event-number = Event { $event }
organiser-event-is = { $finished ->
    [yes] finished
   *[no] open
}
organiser-no = No.
organiser-name = Name
organiser-players = Players
organiser-state = State
organiser-create = Create the event
organiser-only-name = Only the name is needed: everything else has a usual answer and can be changed later.
organiser-question = { $n ->
    [0] The event
    [1] Rulebook
    [2] Who competes
    [3] Days
    [4] Categories
    [5] System and rounds
    [6] Finals
    [7] Times
    [8] Courts and boards
    [9] Crew
    [10] Byes and late entries
   *[other] Check-in and prizes
}
organiser-plan-part = { $part ->
    [name] Name
    [city] City
    [federation] Federation
    [rulebook] Rulebook
    [format] Who competes
    [days] Days
    [categories] Categories
    [is_major] Tournaments
    [system] System
    [rounds] Rounds
    [accelerated] Acceleration
    [tie_breaks] Tie-breaks
    [finals] Finals
    [times] Times
    [courts] Courts
    [crew] Crew
    [byes] Byes
    [late] Late entries
    [ticks] Ticks at check-in
    [prizes] Prizes
    [rated] Rating
    [season] Season
    [site] Site of online matches
    [rapid_and_blitz] Annex for rapid and blitz
    [is_world_championship] World Championship
   *[other] Numbers of games
}
organiser-city = City
organiser-federation = Federation
organiser-rulebook = Rulebook
organiser-rated = The games are rated
organiser-rapid-and-blitz = FIDE's annex for rapid and blitz applies
organiser-competitors = Competitors
organiser-format = { $format ->
    [players] players
    [teams] teams of 6 boards
   *[league] league of teams of 6 boards
}
organiser-day = Day { $n }
organiser-starts = First round at
organiser-remove = Remove
organiser-add-day = Add a day
organiser-categories = Categories, with commas
organiser-major = Each category plays a tournament of its own
organiser-how = System
organiser-rounds = Rounds
organiser-usual = { $usual } (recommended)
organiser-tie-breaks = Tie-breaks, with commas
organiser-usual-list = the usual list
organiser-tie-breaks-such = FIDE's codes in their order: BH Buchholz (BH/C1 without the lowest), SB Sonneborn-Berger, DE direct encounter, WIN wins, PS progressive score, KS Koya, ARO average rating of opponents.
organiser-accelerated = Accelerated pairings (Baku)
organiser-finalists = Finalists
organiser-no-finals = no finals
organiser-held-back = Keep the results of the finals back until they are announced
organiser-minutes = Minutes each
organiser-increment = Seconds a move
organiser-round-minutes = Minutes a round
organiser-court = Court
organiser-boards = Boards
organiser-add-court = Add a court
organiser-first-for = First for these categories
organiser-duty = { $duty ->
    [organiser] organiser
    [chief_arbiter] chief arbiter
    [head_referee] head referee
    [line_judge] line judge
    [pairings_officer] pairings officer
   *[announcer] announcer
}
organiser-duty-is = Duty
organiser-whole-hall = whole hall
organiser-family = Family name
organiser-given = Given names
organiser-add = Add
organiser-count-wrong = A whole number from { $min } to { $most } is expected.
organiser-half-points = Half-point byes of a player
organiser-not-in-last = Last rounds without them
organiser-late-until = Late entries up to round
organiser-late-half = A missed round counts half a point
organiser-ticks = Ticks at check-in, with commas
organiser-ticks-such = fee paid, shoes checked
organiser-rank = Place
organiser-prize = Prize
organiser-prize-value = Value
organiser-prize-value-why = A player gets only one prize with a value: the greatest. A prize of value 0 is given in any case.
organiser-add-prize = Add a prize


organiser-at-a-glance = At a glance
organiser-change-plan = Change the plan
organiser-save = Save
organiser-end = { $finished ->
    [yes] Go on with the event
   *[no] End the event
}
organiser-end-open = Still open:
organiser-end-entries = entries are not closed
organiser-end-finals = the finals of { $places } are not made
organiser-end-protests = { $protests ->
    [one] 1 protest is not ruled on
   *[other] { $protests } protests are not ruled on
}
organiser-is-over = The event is over
organiser-entries-are = { $players ->
    [one] 1 player is entered
   *[other] { $players } players are entered
}, { $check_in ->
    [open] check-in is open
    [over] check-in is closed
   *[before] entries are open
}
organiser-go-there = { $entries ->
    [yes] To the entries
   *[no] To the rounds
}
organiser-held-wait = { $held ->
    [one] 1 result of a court waits for your decision
   *[other] { $held } results of courts wait for your decision
}
organiser-tournaments = Tournaments
organiser-tournament-head = Tournament
organiser-rounds-head = Rounds
organiser-paired-of = { $paired }{ GIVEN($rounds) ->
    [yes] {" "}of { $rounds }
   *[no] { "" }
}
organiser-next-step = Next
organiser-stage = { $stage ->
    [to_pair] pair round { $round }
    [to_publish] publish round { $round }
    [line_ups] open the line-ups of round { $round }
    [playing] round { $round } is played, { $open ->
        [one] 1 result is missing
       *[other] { $open } results are missing
    }
    [level] round { $round }, { $open ->
        [one] 1 match is level: see its key “Match”
       *[other] { $open } matches are level: see their keys “Match”
    }
   *[over] all rounds are played
}
organiser-place = Place
organiser-court-of = court { $court }: { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}
organiser-told-plan = The plan is saved.
organiser-told-end = { $finished ->
    [yes] The event is over.
   *[no] The event goes on.
}


organiser-search = Search players
organiser-new-player = New player
organiser-start-number = Start number
organiser-title-head = Title
organiser-rtg = Rtg
organiser-rating = Rating
organiser-unrated = unrated
organiser-category = Category
organiser-other-categories = Further categories
organiser-notes = Notes
organiser-there = Present
organiser-withdrawn = { GIVEN($round) ->
    [yes] withdrawn from round { $round } on
   *[no] withdrawn
}
organiser-late = late entry from round { $round } on
organiser-round = Round { $round }
organiser-board = board { $board }
organiser-game-on = of round { $round }, board { $board }
organiser-entered = { $players ->
    [one] 1 player
   *[other] { $players } players
}{ $closed ->
    [yes] , entries closed
   *[no] { "" }
}
organiser-are-there = { $there } of { $players } present
organiser-nobody-entered = Nobody is entered yet. N enters a player.
organiser-nobody-found = Nobody is called “{ $search }”.
organiser-open-check-in = Open check-in
organiser-close-check-in = Close check-in
organiser-close-entries = Close entries
organiser-reopen-entries = Open entries again
organiser-close-means = This makes the tournaments, gives the start numbers and draws the lots. Later players are late entries. Until a round is paired, the entries can be opened again.
organiser-play-together = { $categories } play one tournament: one of them has too few players for its own
organiser-without-category = { $players ->
    [one] One player has no category.
   *[other] { $players } players have no category.
}
organiser-missing = { $missing ->
    [0] Everybody is there.
    [one] 1 player is not there: { $names }
   *[other] { $missing } players are not there: { $names }
}
organiser-the-missing = Players who are not there
organiser-missing-then = { $then ->
    [bye] miss round 1
   *[out] have withdrawn
}
organiser-born = Born
organiser-born-such = 1976, 23.7.1976
organiser-born-wrong = “{ $found }” is no date of birth: a year such as 1976, or a day such as 23.7.1976 was expected.
organiser-sex = Sex
organiser-sex-is = { $sex ->
    [woman] woman
    [man] man
   *[none] not known
}
organiser-fide-id = FIDE ID
organiser-club = Club
organiser-email = E-mail
organiser-phone = Phone
organiser-handle = Name online
organiser-shown = On public pages
organiser-shown-is = { $shown ->
    [name] by name
    [initial] given name and initial
    [number] by number alone
   *[usual] as usual: children under 14 by number
}
organiser-in-register = In the register
organiser-enter = Enter
organiser-data = { $part ->
    [rating] Rating
    [title] Title
    [categories] Categories
   *[club] Club
}
organiser-byes = Byes and absences
organiser-round-head = Round
organiser-bye-head = Bye
organiser-give-bye = Give
organiser-plays = Plays after all
organiser-withdraw = Withdraw
organiser-withdraw-means = In a round robin or a league the games that have not begun are lost by forfeit. Before half of the matches the results are struck too. There is no way back.
organiser-reason = Reason
organiser-return = Plays again
organiser-told-tick = { $name }: { $what }{ $done ->
    [yes] { "" }
   *[no] {" "}– taken back
}.
organiser-told-check-in-open = Check-in is open.
organiser-told-check-in-closed = Check-in is closed; { $missing } missing.
organiser-told-closed = Entries are closed; the tournaments are made.
organiser-told-reopened = Entries are open again.
organiser-told-entered = { $name } is entered.
organiser-told-late = { $name } is a late entry. Up to round 4 start numbers follow the ratings (C.04.2): print start numbers and lists anew.
organiser-told-changed = { $name } is saved.
organiser-told-bye = { $name } has a bye in round { $round }.
organiser-told-no-bye = { $name } plays in round { $round }.
organiser-told-withdrawn = { $name } has withdrawn.{ GIVEN($board) ->
    [yes] {" "}The game of round { $round }, board { $board }, stands and needs a result.
   *[no] { "" }
}
organiser-told-returned = { $name } plays again.


organiser-no-rounds = There is no tournament yet: close the entries first.
organiser-no-places = Nobody has a place yet.
organiser-no-games = Nobody is paired in this round.
organiser-team = Team { $team }
organiser-of-rounds = of { $rounds }
organiser-pair = Pair round { $round }
organiser-colour-of-first = Colour of the odd numbers in round 1:
organiser-draw = Draw by lot
organiser-white = White
organiser-black = Black
organiser-colour = Colour
organiser-opponent = Opponent
organiser-round-is = { $changing ->
    [yes] changed by hand
   *[no] { $draft ->
        [yes] { $version ->
            [0] draft, not published
           *[other] version { $version } is published; changed since
        }
       *[no] version { $version }, published at { $at }
    }
}
organiser-publish = { $version ->
    [1] Publish
   *[other] Publish version { $version }
}
organiser-change-by-hand = Change by hand
organiser-drop = Take back
organiser-lay = Lay on boards
organiser-put-on-courts = Send to the courts
organiser-by-name = By name
organiser-print = Print
organiser-why = Why this pairing?
organiser-why-of = Why: { $name }
organiser-bd = Bd
organiser-board-head = Board
organiser-pts = Pts
organiser-points = Points
organiser-result = Result
organiser-on = Plays on
organiser-at = court { $court }, board { $board }{ $wave ->
    [1] { "" }
   *[other] , wave { $wave }
}
organiser-is-taken = { $match_points } MP, { $board_points } GP: { $reason }
organiser-is-played = playing
organiser-pairings = Pairings of round { $round }
organiser-unplaced = Without an opponent or a bye
organiser-departures = Differs from the pairing of the rules{ GIVEN($reason) ->
    [yes] {" "}({ $reason })
   *[no] { "" }
}
organiser-open-results = { $open ->
    [one] 1 result missing
   *[other] { $open } results missing
}
organiser-result-keys = board, Enter, then 1, 0, =, + or -
organiser-no-board = There is no board { $board } in this round.
organiser-picked = { GIVEN($picked) ->
    [yes] Chosen: { $picked }
   *[no] Choose one or two players in the table, then a change.
}
organiser-swap = Exchange the two
organiser-swap-colours = Exchange the colours
organiser-part = Take the match apart
organiser-join = Let the two meet
organiser-why-changed = Reason, if the rules pair otherwise
organiser-end-changes = End and compare
organiser-drop-changes = Undo all changes
organiser-told-paired = { $rounds ->
    [1] Round { $round } is paired as a draft.
   *[other] All { $rounds } rounds are paired as drafts.
}
organiser-told-published = Round { $round }, version { $version } is published.
organiser-told-republished = Round { $round }, version { $version } is published. A changed game that had not begun is off the courts: lay the round on boards and send it again.
organiser-told-changing = Changes by hand: nothing is published until you end them.
organiser-told-change = The change is made.
organiser-told-compared = The changes are ended and compared with the rules.
organiser-told-no-changes = The changes are undone.
organiser-told-dropped = Round { $round } is taken back.
organiser-told-laid = The games have their boards.
organiser-told-result = Board { $board }: { $score } ({ $names })


organiser-correct = Correct board { $board }
organiser-counts = Counts now: { GIVEN($score) ->
    [yes] { $score }
   *[no] nothing
}{ $source ->
    [court] {" "}(sealed on a court)
    [desk] {" "}(entered here)
    [corrected] {" "}(corrected)
    [players] {" "}(by the players)
    [forfeit] {" "}(without play)
    [taken_over] {" "}(of another program)
   *[none] { "" }
}
organiser-right-result = Right result
organiser-take-back = no result
organiser-by-protest = By protest
organiser-correct-it = Correct
organiser-told-corrected = Board { $board } is corrected: { $score }.
organiser-choose = Round { $round } is paired already
organiser-then = { $then ->
    [keep] Keep it as it is
    [repair_all] Pair it anew
   *[repair_from] Pair it anew from a score group down
}{ $usual ->
    [yes] {" "}(usual)
   *[no] { "" }
}
organiser-score-group = Score group
organiser-no-difference = Nothing changes.
organiser-finals-stay = The finals have begun: whoever plays in them stays, also if this changes who would.
organiser-differences = { $boards ->
    [0] No board changes
    [one] 1 board changes
   *[other] { $boards } boards change
}, { $places ->
    [0] no place
    [one] 1 row of the standings
   *[other] { $places } rows of the standings
}
organiser-round-board = Round { $round }, board { $board }:
organiser-place-is = place { $place }, points: { $points }
organiser-held = Results held for your decision
organiser-held-because = from court { $court }: { $because ->
    [unknown] the event has no game { $game }
    [withdrawn] the game was taken back
    [differs] another result counts already ({ $counts })
    [after_pairing] another result counts already ({ $counts }), and the next round is paired
   *[not_in_match] the match does not need this game
}
organiser-accept = Let it count
organiser-set-aside = Set aside
organiser-told-held = { $accept ->
    [yes] The result counts.
   *[no] The result is set aside.
}
organiser-reported = Results that players reported
organiser-reported-by = { $disputed ->
    [yes] reported by { $name }, disputed by the opponent, so you decide
   *[no] reported by { $name }; it counts at { $deadline } unless the opponent disputes it
}


organiser-rk = Rk
organiser-all-categories = All categories
organiser-draw-lots = Draw lots for shared places
organiser-lots-mean = The lot decides every shared place for good.
organiser-shared-place = { $title }: place { $place } is shared by { $names }. The lot decides (Standings).
organiser-dropped = Left out, as a player has no rating: { $codes }
organiser-make-finals = Make the finals of { $places }
organiser-announce = Announce the results
organiser-told-lots = Lots are drawn.
organiser-told-finals = The finals of { $places } are made.
organiser-told-announced = The results are announced.
organiser-rd = { $round }.Rd
organiser-colour-sign = { $colour ->
    [white] w
   *[black] b
}
organiser-no-cross-table = A knockout has no cross-table.
organiser-day-ends = { $day }: expected end at { $end }
organiser-planned = Planned
organiser-published-at = Published
organiser-started-at = Started
organiser-late-by = Late
organiser-expected-end = Expected end
organiser-round-over = over
organiser-new-protest = New protest
organiser-no-protests = There are no protests.
organiser-time = Time
organiser-protest = Protest
organiser-protest-by = Filed by
organiser-protest-number = Protest { $protest }: { $name }
organiser-disputes = disputes a result
organiser-file = File
organiser-protest-game = Game
organiser-no-correction = without a correction
organiser-corrected-by = corrected by record { $records }
organiser-ruling = Ruling
organiser-ruled = { $upheld ->
    [yes] upheld
   *[no] rejected
}
organiser-not-ruled = not ruled on
organiser-rule = Rule
organiser-words = Reasons
organiser-told-protest = The protest of { $name } is filed.
organiser-told-ruled = The protest is ruled on.
organiser-general = General classification
organiser-as-it-stands = as it stands now
organiser-no-medals = Nobody has a medal yet.
organiser-medal = { $place ->
    [1] Gold
    [2] Silver
   *[3] Bronze
}
organiser-rated-games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
organiser-games = Games
organiser-against-rated = vs rated
organiser-points-against-rated = Pts vs rated
organiser-opponents = Average rating of the opponents
organiser-n = n
organiser-w = W
organiser-rc = Rc
organiser-rtg-change = Rtg+/-
organiser-after = Standings after { $finished ->
    [one] round 1
   *[other] round { $finished }
}{ $live ->
    [yes] , with results of the next
   *[no] { "" }
}


organiser-event-head = Event
organiser-season = Season
organiser-season-such = such as 2026/27
organiser-site = Site of online matches
organiser-world-championship = World Championship: the winner of each category becomes a ChessRun Legend (CRL)
organiser-cr-elo = CR-ELO
organiser-rating-list = Rating list
organiser-rating-list-of = { $events ->
    [one] after 1 event
   *[other] after { $events } events
}, up to { $day }
organiser-rating-none = No rated event is finished yet.
organiser-rating-undated = Not counted, because it has no days: { $name }
organiser-rating-back = Back to the list
organiser-rating-exact = Exact
organiser-rating-change = Change
organiser-rating-factor = K
organiser-rating-pooled = Towards 1st rtg
organiser-rating-titles = Titles
organiser-rating-title = { $title ->
    [CRL] ChessRun Legend
    [GR] GeniusRunner
    [CR] CleverRunner
   *[SR] SmartRunner
}
organiser-rating-streak = Streak
organiser-rating-history = Rating history
organiser-rating-history-of = Rating of { $name }
organiser-rating-start = start rating
organiser-rating-opponent = Rtg opp.
organiser-rating-day = Day
organiser-rating-before = Before
organiser-rating-new = new
organiser-rating-expected = Expected
organiser-rating-after = After
organiser-rating-pending = The changes are shown here once the event is finished.
organiser-end-changes-ratings = { $finished ->
    [yes] Changes of the rating list if the event goes on
   *[no] Changes of the rating list if the event ends
}
organiser-rating-counts-not = An event without days changes no rating. Enter its days in the plan first.
organiser-rating-changes = { $players ->
    [0] No rating changes
    [one] 1 rating changes
   *[other] { $players } ratings change
}
organiser-rating-recomputed = Events that are computed anew
organiser-rating-recomputed-of = { $name }: { $players ->
    [one] 1 player
   *[other] { $players } players
}
organiser-title-change = { $won ->
    [yes] { $name } wins the title { $title }
   *[no] { $name } would not have the title { $title }
}


organiser-call = { $part ->
    [next] Next games
    [results] Results
   *[ceremony] Medal ceremony
}
organiser-hidden = not shown by name in public
organiser-hidden-means = Public pages, screens and files do not show this name, because the player is a child or does not want it. Call it in the hall only.
organiser-call-none = Nothing to call now ({ $stage }).
organiser-call-court = Court { $court }{ $wave ->
    [1] { "" }
   *[other] , wave { $wave }
}
organiser-call-no-results = No result is in yet.
organiser-call-held = Not announced yet: not for the public.
organiser-call-not-over = Games are still to be played: as it stands now.


organiser-import = Import a file
organiser-import-file = Entry list as a file
organiser-import-what = An entry list: a spreadsheet (.xlsx, .ods), CSV, a report file (TRF) or FIDE’s rating list. You see every row before anything is entered, and all of it is entered or nothing.
organiser-import-enter = { $players ->
    [one] Enter 1 player
   *[other] Enter { $players } players
}
organiser-import-unsound = The file has to be put right first, or rows wait for a choice. Nobody was entered.
organiser-import-faults = { $faults ->
    [0] Nothing to put right
    [one] 1 fault to put right
   *[other] { $faults } faults to put right
}{ $doubts ->
    [0] { "" }
    [one] {" "}· 1 doubt
   *[other] {" "}· { $doubts } doubts
}
organiser-sheet = Sheet
organiser-columns = Columns of the file
organiser-column-unused = left out
organiser-line = Line
organiser-becomes = Becomes
organiser-becomes-is = { $becomes ->
    [new] a new player
    [same] known, data completed
    [entered] entered already
    [left_out] left out
   *[open] choose
}
organiser-same-as = the same as { $other }
organiser-told-imported = { $players ->
    [one] 1 player of { $file } is entered.
   *[other] { $players } players of { $file } are entered.
}


organiser-match = Match
organiser-level = level
organiser-match-of = Match: { $white } – { $black }
organiser-sprint-colour = Colour of { $name } for the ChessSprint
organiser-not-in-time = did not choose in time
organiser-sprint-drawn = A drawn ChessSprint: time left of each
organiser-rule-match = The referee decides
organiser-goes-on = Goes on
organiser-told-colour = The colour is chosen.
organiser-told-drawn = The next game follows with these times.
organiser-told-ruled-match = The match is decided.
organiser-open-line-ups = Open the line-ups
organiser-told-line-ups = The line-ups are open.
organiser-teams = Teams ({ $teams })
organiser-new-team = New team
organiser-captain = Captain
organiser-player = Player
organiser-up = { $name } up
organiser-open-line-ups-here = Open these line-ups
organiser-line-up = Line-up of { $name }{ $sealed ->
    [yes] {" "}(sealed)
   *[no] { "" }
}
organiser-seal = { $sealed ->
    [yes] Seal again
   *[no] Seal
}
organiser-named = { $named } of { $boards } boards named
organiser-told-sealed = The line-up of { $name } is sealed.
organiser-when = Day and time
organiser-when-to = Set to
organiser-time-proposed = { $player } proposes { $at }. It counts once the opponent agrees.
organiser-told-when = The match has its time.
organiser-window = Window of the online match
organiser-opens = Opens
organiser-closes = Closes
organiser-told-window = The match has its window.
organiser-walk-over = Won without play
organiser-winner = Winner
organiser-give-win = Give the win
organiser-told-walk-over = The match is won without play.
organiser-move = Board of { $white } – { $black }
organiser-wave = Wave
organiser-move-swaps = A game that is there changes places with it.
organiser-put-there = Put there
organiser-off-board = On no board
organiser-told-moved = The game has its place.
organiser-calendar = Calendar
organiser-first-team = First team
organiser-second-team = Second team
organiser-home = Home
organiser-away = Away
organiser-settings = Settings
organiser-settings-of = Settings of { $name }
organiser-told-settings = The settings are saved.
organiser-hold-back = Keep the results back until they are announced
organiser-online = Matches are played online, each in its window
organiser-start-numbers = Start numbers
organiser-by-strength = By strength
organiser-told-numbered = The start numbers are given.
organiser-drop-tournament = { GIVEN($finals) ->
    [yes] Take the finals back
   *[no] Take the tournament back
}
organiser-told-tournament-dropped = { GIVEN($finals) ->
    [yes] The finals are taken back.
   *[no] The tournament is taken back.
}
organiser-apart = Kept apart: no two of a group are paired
organiser-in-rounds = rounds { $from } to { $to }
organiser-from-round = From round
organiser-to-round = To round
organiser-keep-apart = Keep apart
organiser-clubs-apart = Players of a club apart
organiser-told-apart = They are kept apart.
organiser-deductions = Points taken
organiser-deducted = { $name }: match points { $match }, board points { $board }
organiser-team-head = Team
organiser-match-points = Match points
organiser-board-points = Board points
organiser-deduct = Take the points
organiser-told-deducted = Points are taken from { $name }.
organiser-new-tournament = New tournament
organiser-no-tournament = There is no tournament. Make one.
organiser-field = { $field ->
    [best] the first of tournaments that are over
   *[all] { $teams ->
        [yes] all teams
       *[no] all players
    }
}
organiser-deal = Division
organiser-deal-is = { $deal ->
    [one] one tournament
    [crossed] the first two of each group, crossed: A1–B2, B1–A2
   *[snake] groups, dealt in a snake by strength
}
organiser-places-each = Places of each
organiser-groups = Groups
organiser-make = Make it
organiser-told-made = The tournament is made.
organiser-links-why = A player scans his card and sees his pairings, games and results. Whoever has a card can act for its player: hand each one to its player only.
organiser-link-address = Address by which phones reach this server
organiser-use-address = Use this address
organiser-link = Personal link
organiser-show-link = Show the link
organiser-link-code = QR code of the personal link of { $name }
organiser-print-card = Card for printing
organiser-card-scan = Your pairings, games and results: scan this with your phone in the hall's network. It is for you alone.
organiser-replace-link = Replace a lost link
organiser-replace-why = The present link leads nowhere from then on. Replace it?
organiser-replace-yes = Replace it
organiser-told-replaced = { $name } has a new link; the old one leads nowhere.


organiser-copy = Safety copy
organiser-copy-now = Make one now
organiser-copy-done = Safety copy made.
organiser-copy-is = { GIVEN($file) ->
    [yes] Of { $at }: { $file }
   *[no] None since the server was started; one is made after every round
}
organiser-copy-second = { GIVEN($second) ->
    [yes] Each is also written to { $second }.
   *[no] There is no second place: the server takes one with --copy-to.
}


register-parts = Parts of the event desk
register-part = { $part ->
    [persons] Persons
    [clubs] Clubs
    [ratings] Rating list
   *[events] Events
}
