# Words of play that every screen shows: sides, pieces, faults, claims, results.
#
# A message named like an argument words that argument, wherever it occurs.

# the names of the players, where the caller knows them
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

## Events of a game, as its public page and the referees' log tell them

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
