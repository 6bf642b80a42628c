# What the server tells at its own machine and to devices.

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

narrow-lanes = lanes of { $lane } m are narrower than the 1.25 m of a standard court (CR-2.1-4)

## A round that was put on

rounds = { $rounds-n ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
round-no-answer = no answer within { $seconds } s, and it may still take its games: put the round on again, which changes nothing where they are on
round-court-stopped = the court has stopped
round-put-on = { GIVEN($ruling) ->
    [yes] { rounds } on { boards } put on. { $ruling }
   *[no] { rounds } on { boards } put on
}
round-there-already = { rounds } on { boards } is there already
round-other-game = { nothing-put-on }{ game } of the file is another than { game } on { board }, which has other players, clocks or rules{ $more ->
    [0] { "" }
   *[other] , and { $more } more
}
round-over = { nothing-put-on }{ rounds } on { boards } is over: round { $now } has begun there
nothing-put-on = { $nothing ->
    [yes] nothing was put on:{ " " }
   *[no] { "" }
}
pairings-not-put-on = { court }: pairings of the set-up file were not put on: { $why }. The court goes on with the games that it has; `referee-server round FILE` puts the next round on while it runs.

## The poster for line judges

poster-title = Line judges: come in
poster-head = Line judges
poster-network = Join the hall's Wi-Fi.
poster-scan = { $codes ->
    [one] Scan the code.
   *[other] Scan the first code. If nothing opens, scan the second.
}
poster-name = Type your name, and show the head referee the number on your phone.
poster-alone = This server listens on its own machine only, so no phone reaches it: start it without --listen.

## The preview of a link to a game

share-title = { GIVEN($result) ->
    [yes] { $white } { pages-score } { $black }
   *[no] { $white } – { $black }
}
share-about = { GIVEN($by) ->
    [yes] { termination }. { share-place }
   *[no] { share-place }
}
share-place = { GIVEN($event) ->
    [yes] { $event }, round { $round }, board { $board }
   *[no] round { $round }, board { $board }
}
