# The acts of people: what was seen at a board, and what was asked of the court. Shared by the
# terminal and the report.

## Seen at a board

seen-placed = { $uci } placed
seen-moved = { $uci } moved
seen-pressed = { side } pressed
seen-crossed = { side } crossed the line
seen-returned = { side } is back
seen-touched = { side } touched a piece
seen-fault = { side }: { fault }{ with-cost }{ with-instant }
with-cost = { GIVEN($sanction) ->
    [yes] , { sanction }
   *[no] { "" }
}
sanction = { $sanction ->
    [stop] 10 s stop
    [note] noted only
    [warning] warning
    [give_opponent] +{ TIME($sanction-time) } to the opponent
    [take_time] -{ TIME($sanction-time) } off his clock
   *[loss_of_game] loss of the game
}
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
seen-claimed = { side } claims: { claim }
seen-corrected = { side } put it right
seen-draw-card = { side } placed a draw card
seen-draw-accepted = { side } accepted the draw
seen-draw-refused = { side } refused the draw
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
seen-clocks-stopped = { side } stopped both clocks
seen-confirmed = { GIVEN($side) ->
    [yes] { side } confirms
   *[no] Both confirm
}
seen-disputed = { side } disputes it
seen-agreed = Both agree: { agreement }
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
seen-declared = { side } declares: { piece }
seen-exchanged = { side }'s pawn on { $square } exchanged: { piece }
seen-withdrawn = { side } took the move back
seen-reminded = { side } reminded the opponent to punch
seen-interfered = { interference }
interference = { $about ->
    [position] A bystander spoke about the position
   *[clocks] A bystander spoke about the clocks
}

## Asked of the court

ask-arrange = time of { game } arranged
ask-pair = { $games-n ->
    [one] 1 game paired
   *[other] { $games-n } games paired
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
    [captured_men] captured pieces
    [shoes] shoes
   *[dress] dress
}
finding = { $finding ->
    [passed] in order
    [failed] not in order
   *[measured] { TENTHS($finding-mm) } cm
}
ask-waive = { board }: { failed } let be ({ $reason })
failed = { GIVEN($side) ->
    [yes] { side }: { item-failed }
   *[no] { item-failed }
}
ask-show-cards = { side } is shown his cards
ask-start = 3, 2, 1, GO for { boards }
ask-go = GO by voice for { boards }
ask-abort = countdown of { boards } stopped
ask-annul = start of { boards } made void ({ $reason })
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
ask-set-position = position set ({ $reason })
ask-set-players = players put right ({ $reason })
ask-rule-result = result ruled, { result } ({ $reason })
ask-answer = { GIVEN($as) ->
    [yes] answered “{ $as }”: { $question }
   *[no] answer to { $question }: { answer }
}
ask-void = { $fact } made void ({ $reason })
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

## The court's record on a question

on-record = { $knows ->
    [legal] { made }, legal by the court's record
    [illegal] { made }, illegal by the court's record
    [run_made] { made }, made after a run by the court's record
    [run_owed] { made }, made before the run by the court's record
    [move_made] { made }, on the board at the press by the court's record
    [no_move] { made }, no move on the board at the press by the court's record
   *[nothing] { made }
}
made = { GIVEN($san) ->
    [yes] { NUMBERED($ply) } { $san }
   *[no] { MOVER($ply) ->
        [white] White's move { MOVE_NUMBER($ply) }
       *[black] Black's move { MOVE_NUMBER($ply) }
    }
}
