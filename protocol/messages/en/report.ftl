# The report of an event.

sentence = { $text }.

## Facts that the report words otherwise than their ruling

fact-attached = { $boards-n ->
    [0] { $device } is { role }.
   *[other] { $device } is { role } for { boards }.
}
fact-relieved = { $relieved ->
    [yes] { GIVEN($by) ->
        [yes] { $device } handed its duty over to { $by } and watches no board.
       *[no] { $device } handed its duty over and watches no board.
    }
   *[no] { $device } is on duty again.
}
fact-revoked = { $device } has no role any more.
fact-came-back = The server was away; it was last known at work at { $away_from }.
fact-stale = { $stale ->
    [yes] { $device } fell silent.
   *[no] { $device } is back.
}
fact-interrupted = The board stands still from the outage on.
fact-counting = { $by_voice ->
    [yes] GO by voice at { $go_at }{ to-go-on }{ although }
   *[no] Countdown to GO at { $go_at }{ to-go-on }{ although }
}
to-go-on = { $resumes ->
    [yes] , to go on
   *[no] { "" }
}
although = { GIVEN($reasons) ->
    [yes] { " " }although { $reasons }: { $reason }.
   *[no] .
}
fact-paired = The game was put on{ although }
fact-taken-off = The game was taken off the board before it began.
fact-arranged = { $arranged-invited_by ->
    [white] They play at { $arranged-at }; { white } invited { black }.
   *[black] They play at { $arranged-at }; { black } invited { white }.
}
fact-annulled = The start is annulled: { $reason }.
fact-paused = The board is stopped: { $reason }.
fact-result-ruled = Result ruled, { result }: { $reason }.
fact-result-entered = { $confirms ->
    [yes] Result entered with the right to confirm: { with-termination }.
   *[no] Result entered: { with-termination }.
}
with-termination = { GIVEN($by) ->
    [yes] { result }, { termination }
   *[no] { result }
}
fact-result-corrected = { GIVEN($was) ->
    [yes] Sealed result corrected from { was } to { result }: { $reason }.
   *[no] Sealed result corrected to { result }: { $reason }.
}
fact-clock-set = { GIVEN($to_run) ->
    [yes] Clocks set to { set-times }, { to-run } to run: { $reason }.
   *[no] Clocks set to { set-times }: { $reason }.
}
fact-position-set = Position set to { $fen }: { $reason }.
fact-players-set = { $players-white } plays White and { $players-black } Black, where { white } and { black } stood: { $reason }.
fact-evidence-set = The board reports { evidence } from here on.
fact-call-split = { $call } stands on its own.
fact-call-voided = { $served ->
    [yes] { $calls } annulled, already served: { $reason }.
   *[no] { $calls } annulled: { $reason }.
}
fact-voided = { $fact } annulled: { $reason }.
fact-answered = { $asked } { $answer ->
    [yes] Yes.
    [no] No.
    [confirm] Confirmed.
   *[decline] Declined.
}
fact-results-decided = { $answer ->
    [yes] Of the results entered ({ $entered }) the last one counts: { result }.
   *[no] { GIVEN($by) ->
        [yes] All entries withdrawn: { $entered }. The end stands: { result }, { termination }.
       *[no] All entries withdrawn: { $entered }.
    }
}
fact-asked = { GIVEN($record) ->
    [yes] The head referee is asked: { $question } ({ $record })
   *[no] The head referee is asked: { $question }
}
fact-reopened = The game is open again and stands still.
fact-corrected = { side } corrected it.
fact-taken-back = Half-move { $ply } of { side } is taken back.
fact-joined = One call with { $call }: a second witness.
fact-stop-began = { $again ->
    [yes] The stopwatch runs again for { side } until { $until }.
   *[no] The stopwatch runs for { side } until { $until }.
}
fact-stop-served = { $unwatched ->
    [yes] { side } is free: { $penalties } served, unwatched.
   *[no] { side } is free: { $penalties } served.
}
fact-unlawful = { GIVEN($uci) ->
    [yes] { SQUARES($uci) } of { side } is not lawful: { wrong }.
   *[no] The punch of { side } is not lawful: { wrong }.
}
wrong = { $wrong ->
    [illegal] no piece moves like that
    [king_in_check] his king was left in check
    [no_move] nothing was moved
    [undeclared] nobody said which piece the pawn became
   *[unexchanged] the promoted pawn was not exchanged
}
fact-ran-out = For the record only, the court's figures ran out: { GIVEN($at-white) ->
    [yes] { GIVEN($at-black) ->
        [yes] { white }'s clock at { $at-white }, { black }'s clock at { $at-black }
       *[no] { white }'s clock at { $at-white }
    }
   *[no] { black }'s clock at { $at-black }
}.
fact-checked = { failed }: { $passed ->
    [yes] not any more
   *[no] found
}.
fact-waived = { failed } is waived: { $reason }.
fact-amended = What was learned late replaces what had been derived.
fact-stop-watched = The stop of { side } is watched.
fact-clock-undone = The last change of the clock on the table is undone, or was not made.
to-set = White { changed-white }, Black { changed-black }
changed-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] { $added-white ->
        [0] as before
       *[other] { SIGNED($added-white) }
    }
}
changed-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] { $added-black ->
        [0] as before
       *[other] { SIGNED($added-black) }
    }
}
late-calls = { $calls }: { $asked }
window-missed = { $asked } (Agreed: { $at }.)

## Lines

epoch-began = The server began to write as epoch { $epoch }.
refused = { GIVEN($asked) ->
    [yes] Refused, { $asked }: { $why }.
   *[no] Refused: { $why }.
}
something-seen = something seen in play
no-longer = No longer: { $told }
instead = Instead: { $told }
line = line { $fact }
quoted = { $decided ->
    [stands] “{ $words }” ({ board }, called by { $by }, made to stand by { $head })
    [dropped] “{ $words }” ({ board }, called by { $by }, dropped by { $head })
   *[no] “{ $words }” ({ board }, by { $by })
}
the-server = the server's machine
the-court = the court
shown-code = code shown at the server
player-of-side = { $side ->
    [white] White ({ $name })
   *[black] Black ({ $name })
}
player-in-results = { $name } ({ side })
card-for = { card }, { offence }
game-result = { game } { result }
called-times = { $fault } ({ $times })

## The page

page-title = { GIVEN($event) ->
    [yes] Incident report, { $event }
   *[no] Incident report
}
page-times = Times of day: { $zone }.
page-demo = What is told here was played by programs.
page-nameless = Names are missing.
page-dash = A dash in the column of rules: no rule of play speaks of it. Silence and outages, and requests that name nothing there is, are told for the record.
page-results = { $court }: results and penalties
page-incidents = { $court }: what happened
page-damage = The journal is damaged.
page-before-damage = { $damage }. What lies before it is below.
page-nothing = Nothing to report.
page-denied = Phones that were not let in
page-walkers = Walkers' cards
head-round = Round
head-board = Board
head-player = Player
head-points = Points
head-how = How
head-called = Called against him
head-served = Served
head-illegal = Illegal moves
head-runs = Runs
head-record = Record
head-time = Time
head-what = What
head-by = By
head-rule = Rule
head-effect = Effect
head-number = Number
head-asked-as = Asked as
head-program = Program
head-decided-by = Decided by
head-walker = Walker
head-card = Card
head-judge = Judge
not-over = not over
not-served = ({ $n } not served)
state-open = no result entered
state-entered = entered by one referee
state-confirmed = confirmed
state-differs = entries differ
state-sealed = sealed
to-record = to { $record }
about-lines = about
later-lines = later
recorded = recorded
boards-from-to = { $first } to { $last }
kind-call = Call
kind-claim = Claim
kind-ruling = Ruling
kind-court = The court
kind-amendment = Amendment
kind-override = Override
kind-result = Result
kind-question = Question
kind-refusal = Refusal
kind-outage = Outage
kind-device = Device
day = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
} { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

## A game as PGN

pgn-remark = { GIVEN($moves) ->
    [yes] { $are_all ->
        [yes] no legal moves of a known position from here on: { $moves }
       *[no] some moves from here on were not reported; those reported: { $moves }
    }
   *[no] the moves from here on were not reported
}

## The log of an event's desk

report-seed = seed { $seed }
report-protest = protest { $protest }
report-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
