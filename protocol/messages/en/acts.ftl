# The acts of people: what was seen at a board, and what was asked of the court. Shared by the
# terminal, the head referee's page and the report.

## Seen at a board

seen-placed = { SQUARES($uci) } placed
seen-moved = { SQUARES($uci) } moved
seen-pressed = { side } pressed
seen-crossed = { said-crossed }
seen-claimed = { said-claimed }
seen-draw-refused = { said-draw-refused }
seen-clocks-stopped = { said-clocks-stopped }
seen-confirmed = { said-confirmed }
seen-agreed = { said-agreed }
seen-declared = { said-declared }
seen-returned = { side } is back
seen-touched = { side } touched a piece
seen-fault = { side }: { fault }{ with-cost }{ with-instant }
with-instant = { GIVEN($back) ->
    [yes] , { back }
   *[no] { "" }
}
back = { $back ->
    [ago] { TIME($back-time) } before
   *[after_ply] on the run after half-move { $back-ply }
}
seen-walk-card = { side }: { card } for { offence }
seen-stopped = { side } stands behind his line
seen-left-stop = { side } left his stop early
seen-corrected = { said-corrected }
seen-draw-card = { side } placed a draw card
seen-draw-accepted = { side } accepted the draw
seen-draw-agreed = Both agreed to a draw
seen-resigned = { side } resigned
seen-flag-seen = The flag of { side } was seen down
seen-chief-called = The head referee is called to the board
seen-clock-set = { GIVEN($to_set) ->
    [yes] The clock on the table was set: { $to_set }
   *[no] The clock on the table was set
}
seen-read = The clock on the table was read: White { read-white }, Black { read-black }
read-white = { GIVEN($reading-left-white) ->
    [yes] { CLOCK($reading-left-white) }
   *[no] not
}
read-black = { GIVEN($reading-left-black) ->
    [yes] { CLOCK($reading-left-black) }
   *[no] not
}
seen-disputed = { side } disputes it
seen-exchanged = { side }'s pawn on { $square } exchanged: { piece }
seen-withdrawn = { side } took the move back
seen-reminded = { side } reminded the opponent to punch
seen-interfered = { interference }

## Asked of the court

ask-arrange = time of { game } arranged
ask-pair = { $games-n ->
    [one] 1 game paired
   *[other] { $games-n } games paired
}
ask-take-off = { $games-n ->
    [one] 1 game taken off
   *[other] { $games-n } games taken off
}
ask-ready = { $ready ->
    [yes] { boards } ready
   *[no] { boards } not ready
}
ask-check = { boards }: { GIVEN($side) ->
    [yes] { side }, { item } { finding }
   *[no] { item } { finding }
}
item = { $item ->
    [electronic_clock] electronic clock
    [table_width] table's width
    [no_backrest] no backrest
    [board_and_pieces] board and pieces
    [endorsed_clock] endorsed clock
    [standing] room to stand
    [captured_pieces] captured pieces
    [shoes] shoes
   *[dress] dress
}
to-look-at = to look at: { $items }
ask-waive = { board }: { failed } waived ({ $reason })
failed = { GIVEN($side) ->
    [yes] { side }: { item-failed }
   *[no] { item-failed }
}
ask-show-cards = { said-cards-shown }
ask-start = 3, 2, 1, GO for { boards }
ask-go = GO by voice for { boards }
ask-abort = countdown of { boards } stopped
ask-annul = start of { boards } annulled ({ $reason })
ask-pause = { boards } stopped ({ $reason })
ask-enter-result = result entered: { result }
ask-seal = { GIVEN($results) ->
    [yes] seal of { $results }
   *[no] { $games-n ->
        [one] 1 result sealed
       *[other] { $games-n } results sealed
    }
}
ask-correct-result = sealed result corrected to { result } ({ $reason })
ask-replace = { side }: { fault } in place of { $call }
ask-split = split of { $call }
ask-set-clock = { GIVEN($times) ->
    [yes] clocks set: { $times } ({ $reason })
   *[no] clocks set: { set-times } ({ $reason })
}
set-times = White { set-white }, Black { set-black }
set-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] as it is
}
set-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] as it is
}
claims-stand = { $n ->
    [one] 1 claim
   *[other] { $n } claims
}
clock-would-be = { GIVEN($then) ->
    [yes] { side } { $now } -> { $then }
   *[no] { side } stays at { $now }
}
clocks-would-be = { board }: { $first }, { $second }{ to-move }
to-move = { GIVEN($to_run) ->
    [yes] , { to-run } to move
   *[no] { "" }
}
ask-set-position = position set ({ $reason })
ask-set-players = players corrected ({ $reason })
ask-rule-result = result ruled, { result } ({ $reason })
ask-answer = { GIVEN($as) ->
    [yes] answered “{ $as }”: { $question }
   *[no] answer to { $question }: { answer }
}
ask-void = { $fact } annulled ({ $reason })
ask-set-evidence = the board reports { evidence }
evidence = { $evidence ->
    [table] nothing; { ruling-clock }
    [presses] presses; { ruling-clock }
   *[moves] moves; { ruling-clock }
}
ruling-clock = { $clock ->
    [court] the court's clock rules
   *[table] the table's clock rules
}

## Events that only referees read

said-placed = { side } placed { SQUARES($uci) }
said-pressed = { seen-pressed }
said-noted = { GIVEN($side) ->
    [yes] { side }: { $note }
   *[no] { $note }
}
said-read = clock reads { $times }
said-asked = to decide: { $question }
said-answered = decided: { $answer }
said-evidence-set = { ask-set-evidence }
said-ready = { $ready ->
    [yes] ready
   *[no] not ready
}
said-joined = the same call once more
said-walk-card = { seen-walk-card } (CR-4.6-2)
said-checked = { GIVEN($side) ->
    [yes] { side }:{ " " }
   *[no] { "" }
}{ $passed ->
    [yes] { item } in order
   *[no] { item-failed }
} ({ $rule })
said-waived = { failed } ({ $rule }) waived
said-set-on-clock = the clock on the table is as ruled
said-result-entered = { ask-enter-result }
said-chief-called = { seen-chief-called }
said-exchanged = { side }'s pawn exchanged: { piece }
said-withdrawn = { seen-withdrawn }
said-interfered = { interference }
runs-made = { $n ->
    [one] { $n } run
   *[other] { $n } runs
}
illegal-made = { $n } illegal
served = { $n } served
cards-shown = { $cautions ->
    [one] 1 caution, { $reds } red
   *[other] { $cautions } cautions, { $reds } red
}
points = { $n } points
draw-cards = { $n } draw cards
line-of-log = { $is_taken_back ->
    [yes] (taken back) { $said }
   *[no] { $said }
}
question-decided = decided: { $answer } ({ $question })
yes-or-no = { $answer ->
    [yes] yes
    [confirm] yes
   *[other] no
}
edit = { $question ->
    [results_differ] enter the result
    [proposed_times] other times
    [set_clock] type what it reads
    [clock_differs] type what it reads
    [flag_expected] type what it reads
    [left_stop_again] call another cost
   *[other] look at the board
}
recovered = { $records ->
    [one] 1 record; { was-away }
   *[other] { $records } records; { was-away }
}
was-away = { $in_doubt ->
    [yes] away { LASTED($away) } by the clock of the machine, which was started anew{ of-courts }
   *[no] away { LASTED($away) }{ of-courts }
}
of-courts = { GIVEN($courts) ->
    [yes] ; { $courts }
   *[no] { "" }
}
recovered-court = { GIVEN($round) ->
    [yes] { court }, round { $round }: { $over } over, { $running } running{ gone-on }
   *[no] { court }: no games
}
gone-on = { $running ->
    [0] { "" }
   *[other] { $stand ->
        [0] , which went on
       *[other] { $went_on ->
            [0] { $running ->
                [1] , which stands
               *[other] , which all stand
            }
           *[other] { $stand ->
                [1] , of which { $went_on } went on and 1 stands
               *[other] , of which { $went_on } went on and { $stand } stand
            }
        }
    }
}
rounds = { $rounds-n ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
round-file = { $why }
round-no-pairing = { $file } has no [[pairing]] for the courts it is to be put on
round-names-not-kept = the players' names could not be kept: { $why }
round-names-unread = the players' names could not be read, so no court was asked: { $why }
round-no-answer = no answer within { $seconds } s, and it may still take its games: put the round on again, which changes nothing where they are on
round-court-stopped = the court has stopped
round-line = { court }: { $told }.
round-put-on = { GIVEN($ruling) ->
    [yes] { rounds } on { boards } put on. { $ruling }
   *[no] { rounds } on { boards } put on
}
round-there-already = { rounds } on { boards } is there already
round-taken-off = { boards }: games that the desk has changed or decided are taken off
round-other-game = { nothing-put-on }{ game } of the file is another than { game } on { board }, which has other players, clocks or rules{ $more ->
    [0] { "" }
   *[other] , and { $more } more
}
round-over = { nothing-put-on }{ rounds } on { boards } is over: round { $now } has begun there
round-game-elsewhere = { nothing-put-on }{ game } is on { board } of { court } already: lay it there again at the desk, or end it there
round-games-moved = { nothing-put-on }games that the desk has laid elsewhere are still here ({ boards }): lay them back at the desk, or rule their results here and seal them
round-games-withdrawn = { nothing-put-on }games that are not in the pairing any more are still here ({ boards }): rule their results and seal them; the desk holds these results until they are set aside
round-game-players = { nothing-put-on }{ game } on { board } has other players or colours than at the desk: correct its players here, or the pairing at the desk
nothing-put-on = { $nothing ->
    [yes] nothing was put on:{ " " }
   *[no] { "" }
}
started-again = The server was started again: { $recovered }.
disk-full-what-to-do = THE SERVER'S DISK IS FULL: start nothing new, finish what runs, free space there
copy-failed = NO SAFETY COPY in { $folder }: { copy-why }. Play goes on.
copy-why = { $kind ->
    [gone] it is not there (has the stick been pulled out?)
    [full] the disk is full
    [forbidden] the disk lets nothing be written
   *[other] { $why }
}

## Asked by the head referee

verb-split = Split: two calls that were taken for one
verb-void = Annul
verb-card = Card for a walker
verb-show-cards = Show cards to all
verb-waive = Waive a failed item
verb-read-clock = Clock reading
verb-go = GO (you counted aloud)
verb-annul = Annul the start
verb-rule-result = Rule a result
verb-correct-result = Correct a result
verb-set-clock = Set the clocks
verb-set-position = Set the position
verb-set-players = Correct players
verb-set-evidence = Board reports
verb-deny = Send away
verb-assign = Give it a duty
verb-hand-over = Hand its duty over
verb-revoke = Shut out: end its enrolment

## Before a press is sent

being-asked = Asking the court ...
no-preview = No link: the effect cannot be shown. It is ruled when it arrives.
nothing-would-change = Nothing that is shown changes.
against-the-record = The court says otherwise: { $record }.
not-ended = { $phase ->
    [waiting] This game is not started
    [countdown] This game is not started
    [paused] This game is paused, not ended
   *[running] This game is still running
}: an entry ends it only with a second referee's. “{ verb-rule-result }” ends it.
ended-otherwise = The court says otherwise: it ended { score }, { termination }.
no-time-left = { side }'s clock would show 0:00.
screen-of-court = { $missing ->
    [0] { court } as it is
    [one] { court } 1 record behind
   *[other] { court } { $missing } records behind
}
screen-in-full = { GIVEN($shows) ->
    [yes] Its screen: { $shows }
   *[no] It does not say what its screen shows.
}
