# Woorden van het spel die elk scherm toont: spelers, stukken, overtredingen, claims, uitslagen.

white = { GIVEN($white) ->
    [yes] { $white }
   *[no] Wit
}
black = { GIVEN($black) ->
    [yes] { $black }
   *[no] Zwart
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
    [white] lijn van Wit
   *[black] lijn van Zwart
}
role = { $role ->
    [organiser] organisator
    [board] bordapparaat
    [judge] lijnrechter
    [deputy] plv. hoofdarbiter
   *[head] hoofdarbiter
}
device = apparaat { $id }
by = { GIVEN($by) ->
    [yes] { $by }
   *[no] de servercomputer
}
court = veld { $court }
board = bord { $board }
boards = { $boards-n ->
    [one] bord { $boards }
   *[other] borden { $boards }
}
game = partij { $game }
phase = { $phase ->
    [waiting] nog niet gestart
    [countdown] aftellen naar GO
    [running] loopt
    [paused] onderbroken
   *[finished] afgelopen
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
        [white] Wit wint
       *[black] Zwart wint
    }
    [drawn] remise
   *[both_lost] beiden verliezen
}
was = { $was ->
    [won] { $was-by ->
        [white] Wit wint
       *[black] Zwart wint
    }
    [drawn] remise
   *[both_lost] beiden verliezen
}
answer = { $answer ->
    [yes] ja
    [no] nee
    [confirm] bevestigd
   *[decline] geweigerd
}
termination = { $by ->
    [checkmate] schaakmat
    [stalemate] pat
    [dead_position] dode stelling
    [fivefold_repetition] vijf keer dezelfde stelling
    [seventy_five_moves] 75 zetten
    [resignation] { $result ->
        [drawn] opgave, en de tegenstander kan geen mat geven
       *[other] opgave
    }
    [agreement] overeenkomst van beide spelers
    [flag_fall] { $result ->
        [drawn] vlag gevallen, en de tegenstander kan geen mat geven
       *[other] vlag gevallen
    }
    [captured_points] geslagen punten
    [illegal_position] onreglementaire stelling
    [threefold_repetition] drie keer dezelfde stelling
    [fifty_moves] 50 zetten
    [illegal_moves] tweede onreglementaire zet
    [flag_declared] vlag geclaimd
    [both_flags] beide vlaggen gevallen
    [king_left_in_check] koning schaak laten staan
    [illegal_move] onreglementaire zet
    [players_agreed] beide spelers zijn het eens
    [forfeit] niet verschenen
    [penalty] straf
    [red_cards] derde rode kaart
    [entered] invoer van twee arbiters
   *[ruling] beslissing
}
fault = { $fault ->
    [no_crossing] niet over de lijn
    [false_start] valse start
    [moved_before_run] gezet vóór de loop
    [offer_without_card] aanbod zonder kaart
    [disturbance] hinder
    [equipment] schoenen of kleding
    [red_card] derde of volgende rode kaart
   *[other] { GIVEN($fault-reason) ->
        [yes] { $fault-reason }
       *[no] andere overtreding
    }
}
piece = { $piece ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
    [knight] paard
    [pawn] pion
   *[inverted_rook] omgekeerde toren
}
position-in-words = { $label }. Wit: { $whites }. Zwart: { $blacks }.
piece-on = { piece } { $square }
claim = { $claim ->
    [illegal_move] onreglementaire zet
    [press_without_move] klok ingedrukt zonder zet
    [touch_move] ander stuk aangeraakt
    [moved_before_run] gezet vóór de loop
    [irregularity] { GIVEN($claim-what) ->
        [yes] { $claim-what }
       *[no] andere onregelmatigheid
    }
    [flag_down] { $claim-of ->
        [white] vlag van Wit gevallen
       *[black] vlag van Zwart gevallen
    }
    [both_flags_down] beide vlaggen gevallen
    [king_in_check] koning schaak laten staan
    [king_captured] koning geslagen
    [checkmate] schaakmat
    [stalemate] pat
    [dead_position] dode stelling
    [threefold] drie keer dezelfde stelling{ with-announced }
   *[fifty_moves] vijftig zetten{ with-announced }
}
with-announced = { GIVEN($claim-uci) ->
    [yes] , met { SQUARES($claim-uci) }
   *[no] { "" }
}
record-of-claim = { GIVEN($record) ->
    [yes] { $record ->
        [yes] volgens de registratie is het zo
       *[no] volgens de registratie is het niet zo
    }
   *[no] de registratie zegt er niets over
}
card = { $shown ->
    [caution] gele kaart
   *[red] rode kaart
}
offence = { $offence ->
    [loss_of_contact] contactverlies
   *[bent_knee] gebogen knie
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
    [behind_line] achter de lijn
    [at_board] aan het bord
    [outward] loopt heen
    [homeward] loopt terug
    [away] weg
   *[unknown] plaats onbekend
}
owes = { $owed ->
    [nothing] hoeft niet te lopen
    [correction] moet nog corrigeren
    [runs] moet nog { runs-owed } doen
    [take_back] { takes-back }
   *[both] moet nog corrigeren en { runs-owed } doen
}
runs-owed = { $half ->
    [0] { full-runs-owed }
   *[other] een halve loop{ $full ->
        [0] { "" }
       *[other] { " " }en { full-runs-owed }
    }
}
full-runs-owed = { $full ->
    [1] een loop
   *[other] { $full } lopen
}
tap = { $tap ->
    [joined] een van twee gelijke meldingen
    [card] kaart
    [stopwatch] stopwatch
   *[call] melding
}
sanction = { $sanction ->
    [stop] 10 s stop
    [note] alleen genoteerd
    [warning] waarschuwing
    [give_opponent] +{ TIME($sanction-time) } voor tegenstander
    [take_time] -{ TIME($sanction-time) } van zijn klok
   *[loss_of_game] verlies van de partij
}
with-cost = { GIVEN($sanction) ->
    [yes] , { sanction }
   *[no] { "" }
}
agreement = { $on ->
    [first_flag] { $on-side ->
        [white] de vlag van { white } viel eerst
       *[black] de vlag van { black } viel eerst
    }
    [no_flag_before] vóór dat indrukken was geen vlag gevallen
    [result] { agreed-result }
   *[play_on] de partij gaat verder
}
agreed-result = { $on-result ->
    [won] { $on-result-by ->
        [white] Wit wint
       *[black] Zwart wint
    }
    [drawn] remise
   *[both_lost] beiden verliezen
}
moved = { NUMBERED($ply) } { $san }
takes-back = neemt de zet terug en { GIVEN($touched) ->
    [yes] speelt het stuk op { $touched }
   *[no] doet een andere
}

## Events of a game, as its public page and the referees' log tell them

said-paired = partij ingedeeld
said-taken-off = partij van het bord gehaald
said-counting = aftellen: 3, 2, 1
said-aborted = aftellen gestopt
said-started = GO
said-annulled = start geannuleerd
said-paused = partij onderbroken
said-resumed = GO: de partij gaat verder
said-moved = { moved }{ GIVEN($left) ->
    [yes] { " " }(nog { SHOWN($left) })
   *[no] { "" }
}
said-crossed = { side } ging over de lijn
said-run-made = { $presumed ->
    [yes] loop van { side }, aangenomen
   *[no] { side } is terug{ GIVEN($took) ->
        [yes] { " " }na { SECONDS($took) } s
       *[no] { "" }
    }
}
said-moved-before-run = { side } heeft gezet vóór de loop (CR-4.2-2)
said-illegal = { side }: onreglementaire zet{ GIVEN($uci) ->
    [yes] { " " }{ SQUARES($uci) }
   *[no] { "" }
}
said-take-back-owed = { side } { takes-back } (IM-3-5)
said-taken-back = zet { MOVE_NUMBER($ply) } van { side } is teruggenomen
said-limit-reached = tijdslimiet van de match bereikt{ GIVEN($points-white) ->
    [yes] : Wit { $points-white }, Zwart { $points-black } punten
   *[no] , punten niet bekend
}
said-arranged = { $invited_by ->
    [white] { white } nodigde uit; de speeltijd is afgesproken
   *[black] { black } nodigde uit; de speeltijd is afgesproken
}
said-flag-fell = de vlag van { side } is gevallen
said-ended = { score }, { termination }
said-retracted = eerdere regels zijn teruggenomen
said-called = { side }: { fault }{ with-cost }{ GIVEN($rule) ->
    [yes] { " " }({ $rule })
   *[no] { "" }
}
said-call-voided = { tap } geannuleerd
said-stop-began = { $again ->
    [yes] { side } verliet de stop te vroeg en begint opnieuw
   *[no] { side } staat achter de lijn
}
said-stop-served = { side } is vrij; ingelost: { $penalties }
said-lapsed = { $penalties ->
    [one] { side }: één straf niet ingelost, vervallen (CR-4.3-5)
   *[other] { side }: { $penalties } straffen niet ingelost, vervallen (CR-4.3-5)
}
said-cards-shown = { side } ziet de kaarten tot nu toe
said-chain-game-drawn = partij { $chain_game } remise, { termination }; de volgende volgt (CR-4.7-3)
said-draw-offered = { side } biedt remise aan{ GIVEN($cards) ->
    [yes] { $cards ->
        [one] , nog 1 kaart
       *[other] , nog { $cards } kaarten
    }
   *[no] { "" }
}
said-draw-refused = { side } weigerde remise
said-claimed = { side } claimt: { claim }
said-claim-ruled = { $upheld ->
    [yes] claim van { side } toegewezen
   *[no] claim van { side } afgewezen
}
said-corrected = { side } heeft gecorrigeerd
said-time-given = klok van { side }: { SIGNED($time) }
said-clock-set = klokken ingesteld{ GIVEN($left-white) ->
    [yes] : { white } { SHOWN($left-white) }{ GIVEN($left-black) ->
        [yes] , { black } { SHOWN($left-black) }
       *[no] { "" }
    }
   *[no] { GIVEN($left-black) ->
        [yes] : { black } { SHOWN($left-black) }
       *[no] { "" }
    }
}
said-position-set = stelling gecorrigeerd
said-players-set = spelers gecorrigeerd
said-sealed = uitslag verzegeld: { score }
said-result-corrected = verzegelde uitslag gecorrigeerd{ GIVEN($was) ->
    [yes] , eerst: { was }, nu: { result }
   *[no] , nu: { result }
}
said-clocks-stopped = { side } zette beide klokken stil
said-end-stands = het bord toont: { claim }; beiden moeten dit bevestigen
said-confirmed = { GIVEN($side) ->
    [yes] { side } bevestigt
   *[no] Beiden bevestigen
}
said-disputed = { side } betwist: { claim } ({ record-of-claim })
said-agreed = Beiden zijn het eens: { agreement }
said-settled = { $stands ->
    [yes] claim toegewezen: { claim } (SP-{ $points })
   *[no] claim afgewezen: { claim } (SP-{ $points })
}
said-declared = { side } kondigt aan: { piece }
said-ran-out = ter informatie: { $fell ->
    [both] beide vlaggen vielen tegelijk
    [first] de vlag van { side } viel eerst
   *[only] de vlag van { side } was gevallen
}
said-stale = { $stale ->
    [yes] geen berichten meer
   *[no] weer berichten
}
