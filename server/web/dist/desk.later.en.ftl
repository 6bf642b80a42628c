

item-failed = { $item ->
    [electronic_clock] a mechanical clock
    [table_width] a table wider than 85.0 cm
    [no_backrest] a seat with a backrest
    [board_and_pieces] board or pieces that are not FIDE's kind
    [endorsed_clock] a clock that is not endorsed by FIDE
    [standing] no room to play standing
    [captured_pieces] captured pieces out of the opponent's reach or sight
    [shoes] shoes that do not fit the surface
   *[dress] a bare torso
}


refusal-not-yours = { $role ->
    [organiser] an { role }
   *[other] a { role }
} may not { $act ->
    [ready] find boards ready
    [check] check the equipment
    [waive] waive a failed item
    [show_cards] show a walker his cards
    [pause] stop a board
    [enter_result] enter a result
    [replace] replace a call
    [void] annul a ruling
    [void_ruling] annul a ruling that is no call of his own
    [void_others_call] take another referee's call back
    [arrange] record what players arranged
    [pair] put games on boards
    [take_off] take games off boards
    [start] start games
    [abort] stop a countdown
    [annul] annul a start
    [seal] seal a result
    [correct_result] correct a sealed result
    [split] split a call
    [set_clock] set clocks
    [set_position] set a position
    [set_players] correct the players
    [rule_result] rule a result
    [answer] answer for the head referee
    [set_evidence] change what a board reports
    [fault] call a fault
    [penalty] call a fault
    [ladder] give more than ten seconds or a warning
    [stopped] keep the stopwatch
    [left_stop] keep the stopwatch
    [walk_card] show a card
    [chief_called] call the head referee
    [change_devices] change what devices may do
   *[other] report what happens at a board
}: ask the head referee
refusal-off-duty = this device is relieved of its duty: press it where the duty is now, or ask the head referee for one
refusal-wrong-court = { GIVEN($role) ->
    [yes] this device is { role } on other courts and has no role on { court }
   *[no] this device has no role on { court }
}
refusal-no-such-court = there is no { court } here
refusal-wrong-board = this device does not report for { board }
refusal-no-such-board = there is no { board } on this court; it has boards 1 to { $boards }
refusal-no-such-game = { GIVEN($on) ->
    [yes] { game } is on board { $on }
   *[no] there is no { game } on this court
}
refusal-no-game = no game is paired on { board }
refusal-game-exists = { game } is already on this court; a new game needs a new number
refusal-board-taken = { $boards-n ->
    [one] { boards } still has a game that has not ended, so no game was put on any board: a head referee ends it first, or puts games on the other boards alone
   *[other] { boards } still have games that have not ended, so no game was put on any board: a head referee ends them first, or puts games on the other boards alone
}
refusal-not-sealed = results of the last games are not sealed ({ $reasons }): enter and seal them, or put the next games on with a reason
unsealed = round { $round }, { boards }: { $state ->
    [open] no result is entered
    [entered] a result is entered once and not confirmed
    [differs] the entries differ, or the board says otherwise
   *[confirmed] the result is confirmed and not sealed
}
refusal-wrong-phase = { game } is { phase }: { $needs ->
    [arrange_before_start] its time is arranged before it starts
    [evidence_is_over] its evidence level counts no more
    [ready_before_start] boards are found ready before their start
    [waiting_or_paused] only a game that waits or stands still can be started
    [before_go] a start can be stopped until GO only; after it, annul the start
    [no_start] no start of it has to be annulled
    [stop_countdown] stop its countdown instead
    [void_result] its result has to be annulled first
    [not_started] it has not started
    [taken_off_before_start] a game leaves its board only before its start, while nothing is called or entered for it; otherwise rule its result and seal it
    [head_stops_countdown] the head referee stops a countdown
    [paused] it stands still already
    [ended] it has ended
    [goes_on] after the end no penalty is served any more
    [clocks_are_over] its clocks count no more
    [start_ruled] its start has to be ruled first
    [call_as_fault] after the start call it as a fault
    [played] a game of a chain can be drawn once it is played
   *[annul_start] with fewer than ten moves by both its start is annulled and the colours are corrected at the board (FIDE 7.3)
}
refusal-from-the-future = the stamp lies { $ahead_ms } ms ahead of the court's clock; check the device's clock
refusal-before-the-game = the stamp lies { $early_ms } ms before the start of { game }
refusal-not-a-move = "{ $text }" is not a move in UCI notation such as e2e4 or e7e8q
refusal-not-at-this-level = { board } does not report { $report ->
    [presses] presses
   *[moves] moves
} at its evidence level
refusal-bad-result = a result by { termination }: { result } is not possible; expected { $fits ->
    [winner] a winner
    [draw] a draw
   *[winner_or_draw] a winner or a draw
}
refusal-bad-go = GO cannot be { $distance_ms } ms from now: { $by_voice ->
    [yes] no more than 5 minutes ago
   *[no] 2 seconds to 5 minutes ahead
}
refusal-no-such-fact = line { LINE($fact) } is not { $expected ->
    [call] a call that counts; look at the board again
    [joined_call] a call that was taken for another referee's; look at the lines again
    [ruling] a ruling, an answer, or a tap that ended a game, and still counts
    [ruling_not_of_the_board] to be annulled: nobody called or ruled it, the board or the rules did; enter or rule the right result
    [no_void] to be annulled, being an annulment itself: call it again, for its earlier instant
    [open_question] an open question
   *[answer_to_calls] an answer to calls of which one still counts; each was taken back
}
refusal-answered = question { LINE($fact) } was answered already: { answer }, by { by }
refusal-already-void = line { LINE($fact) } is annulled already; to have it count again, call or rule it again, for its earlier instant
refusal-preview-changed = the effect has changed since that preview; look at the new one
refusal-overtaken = { $change ->
    [became] the result of { game } became { result }
    [sealed] the result of { game } was sealed, { result }, by { by }
    [corrected] the result of { game } was corrected from { was } to { result } by { by }
    [clocks] the clocks of { game } were set by { by }
    [position] the position of { game } was set by { by }
    [players] the players of { game } were corrected by { by }
   *[voided] a correction of { game } was annulled
} meanwhile; look again
refusal-not-ready = the start has to wait: { $reasons }; correct it, or start with a reason
refusal-sealed = the result of { game } is sealed; only the head referee corrects it, with a reason
refusal-not-confirmed = the result of { game } is not confirmed yet: { $needs ->
    [players_agree] since its end both players agree on this: { result }; a referee has to enter it
    [players_play_on] since its end both players agree that it goes on: annul the end
    [not_sealed] it is not sealed: enter it, or annul the wrong ruling
    [late_report] a late report about it waits in the inbox
    [entry] a referee has to enter what the board shows
    [end] it has not ended
    [second_entry] a second referee, the head referee or his deputy, has to enter the same
   *[one_result] the entries differ, or the board says otherwise
}
refusal-not-in-this-game = { game } is { ruleset }, which knows no { $unknown ->
    [clocks_stopped] stop of both clocks by a player
    [players_words] word of the players on a claim: the referee rules
    [promotion] promotion that is only said
    [withdrawal] move that is taken back: a touched piece is moved
    [reminder] reminder by a player
    [interference] note of this kind: call a disturbance
    [speed_claim] such claim: the court or the referee sees to it
    [runs] runs
    [stops] stops behind a line
    [draw_cards] draw cards
    [touched_pieces] touched pieces: none has to be moved
    [corrections] corrections: an illegal move loses, or stands
    [penalty] such penalty: note it, or warn
    [walk_cards] cards of walkers: call a fault
    [check_list] check-list
    [item] such item on its check-list
   *[claim] such claim
}
refusal-players-decide = the two players decide { game }: record what they claim and confirm, or that both agree, before you { $act ->
    [rule] rule a result
    [enter] enter a result that is not theirs
    [enter_another] enter another result than they agree on since: { result }
    [enter_unfinished] enter a result of a game that goes on as both say
    [correct] correct it
   *[void] annul anything of it
}
refusal-not-asking = no phone asks with number { $number }; look at the list again
refusal-no-such-device = there is no { $device } here; look at the list again
field = { $field ->
    [tag] the tag
    [reason] the reason
    [fault] the fault
    [claim] the claim
    [name] the name
    [court_name] the court's name
   *[position] the position
}
refusal-bad-text = { $fault ->
    [too_long] { field } is longer than { $fault-max } characters
    [blank] { field }: an empty one is not possible; expected a few words
   *[unseen] { field }: the character { CODE_POINT($fault-unseen) } is not possible; expected one line of visible characters
}
refusal-too-long = { field } is longer than { $max } characters

found-answer = { $found ->
    [yes] yes
    [no] no
    [confirm] confirm
   *[decline] decline
}
handed = { $handed ->
    [organiser] organiser
    [board] board agent
    [judge] line judge
    [deputy] deputy referee
   *[head] head referee
}
own = { $own ->
    [organiser] organiser
    [board] board agent
    [judge] line judge
    [deputy] deputy referee
   *[head] head referee
}


setting-list = the list: nothing in it is not possible; expected at least one board or game
setting-games-of-a-board = the list: two games for board { $found } is not possible; expected one game for each board
setting-boards = { $most ->
    [12] the number of boards: { $found } is not possible; expected 1 to 12 boards on a basketball court (CR-2.1-1)
   *[other] the number of boards: { $found } is not possible; expected 1 to { $most } boards
}
setting-court-length = the court's length: { $found } m is not possible; expected at least 28.0 m (CR-2.3-1)
setting-court-width = the court's width: { $found } m is not possible; expected its width along the boards, such as 15.0 m
setting-lane-width = the width of a lane: { $found } m is not possible; expected at least 1.25 m on a basketball court: fewer boards or a wider court (CR-2.1-4)
setting-round = the round: { $found } is not possible; expected a round from 1 on
setting-players = the players: player { $found } against himself is not possible; expected two players
setting-walk-elsewhere = the walk: one in { $found } is not possible; expected none: it is no ChessWalk
setting-walk-consent = the walk: player { $found } ({ side }) has not agreed to walk; expected the consent of both players (CR-4.6-1)
setting-walk-increments = the increments: { $found } is not possible; expected the same for both: masters' are Classical Mode's only
setting-draw-cards = draw cards: { $found } is not possible; expected 0 to 2 for each player (CR-4.4-2)
setting-sprint-draw-cards = draw cards: { $found } is not possible; expected none in ChessSprint (CR-4.7-2)
setting-match-draw-cards = the number of draw cards: { $found } is not possible; expected 0: a match's draws are agreed in words
setting-illegal-move-time = time for an illegal move: { $found } is not possible; expected 0:00 to 10 minutes
setting-time = { side }'s time: { $found } is not possible; expected more than zero, at most 10 hours
setting-time-left = { side }'s time: { $found } is not possible; expected 0:00 to 10 hours
setting-sprint-time = { side }'s time: { $found } is not possible; expected 10 minutes in ChessSprint (CR-4.7-1)
setting-increment = { side }'s increment: { $found } is not possible; expected 0 seconds to 10 minutes
setting-sprint-increment = { side }'s increment: { $found } is not possible; expected none in ChessSprint (CR-4.7-1)
setting-turning-point = { side }'s turning point: { $found } m is not possible; expected 1 to { $farthest } m from the board (CR-2.2-1)
setting-position = the position: "{ $found }" is not possible; expected a position in FEN notation
setting-no-match-limit = the match's limit: none is not possible; expected one, such as an hour (IM-3-2)
setting-limit-elsewhere = the match's limit: one of { $found } is not possible; expected none: only an Intramural match has one
setting-match-limit = the match's limit: { $found } is not possible; expected more than zero, at most 10 hours
setting-window = the time window: one that closes before it opens is not possible; expected one that closes after it opens
setting-window-closed = the time window: one that is closed already is not possible; expected one that closes later (IM-1-2)
setting-arranged-elsewhere = the game: { ruleset } is not possible; expected a match whose players arrange its time
setting-arranged-time = the agreed time: one outside the window of the match is not possible; expected a time within it, or another window from the organiser (IM-1-2)
setting-site-elsewhere = the site: { $found } is not possible; expected none: only Intramural matches are played on one
setting-site = the site: "{ $found }" is not possible; expected the name of one site, such as "chess.com" (IM-1-1)
setting-replacement = a call whose effect has been decided on is not replaced: annul it first, and the head referee confirms that
setting-square = the square: "{ $found }" is not possible; expected one such as e8
setting-red-card = the fault: a red card by itself is not possible; expected the card, with its offence
setting-given-time = time for the opponent: { $found } is not possible; expected more than nothing and at most { CLOCK($max) }
setting-taken-time = time off his clock: { $found } is not possible; expected more than nothing and at most { CLOCK($max) }
setting-ago = how long ago: { $found } is not possible; expected more than nothing and at most { CLOCK($max) }
setting-amendment-answer = the answer: { found-answer } is not possible; expected confirm with the preview, or decline
setting-clock-answer = the answer: { found-answer } is not possible; expected yes, once the clocks on the table show it
setting-answer = the answer: { found-answer } is not possible; expected yes or no
setting-amendment = the amendment: { $found } new facts is not possible; expected no more than one record holds; decline it and rule the result
setting-measure = the finding: { $found } cm is not possible; expected passed or failed
setting-table-width = the table's width: { $found } cm is not possible; expected 0.1 cm to 5 m
setting-waived-item = this item has not failed on this board, or does not keep it from its start: nothing is to be waived
setting-item-of-nobody = the player: nobody is not possible; expected White's or Black's
setting-item-of-player = the item: { side } is not possible; expected one of the board's
setting-clocks = the clocks: nothing to set is not possible; expected a time, or whose clock runs
setting-agreed-draw = a draw by agreement is not possible in ChessSprint; expected a winner, or a draw by the position or the rules (CR-4.7-2)
setting-hand-over = the hand-over: a device that is relieved and has no duty is not possible; expected the device that has it now
setting-duties = the hand-over: from { handed } to { own } is not possible; expected a referee's duty for a referee, a board agent's for a board agent, an organiser's for an organiser or the head referee, and one role on every court: give the lanes to a device of that court
setting-last-head = the role: no head referee left is not possible; expected another head referee first: hand the role over, or enrol one


hindrance-no-game = { $boards-n ->
    [one] { boards } has no game
   *[other] { boards } have no game
}
hindrance-not-ready = { $boards-n ->
    [one] { boards } was not found ready
   *[other] { boards } were not found ready
}
hindrance-failed = { $boards-n ->
    [one] { boards } has { failed-item }
   *[other] { boards } have { failed-item }
}
hindrance-proposed-times = { $boards-n ->
    [one] { boards } has times that are only proposed
   *[other] { boards } have times that are only proposed
}
hindrance-clock-to-set = { $boards-n ->
    [one] { boards } has a clock that is still to be set
   *[other] { boards } have a clock that is still to be set
}
hindrance-silent = { $device } is silent ({ boards })
hindrance-clock-unknown = the clock of { $device } is not known ({ boards })
hindrance-clock-off = the clock of { $device } is right only to ± { $error } ms ({ boards })
away = { $n ->
    [one] Away, no start waits for it: { $names }.
   *[other] Away, no start waits for them: { $names }.
}
failed-item = { GIVEN($side) ->
    [yes] { side } with { item-failed } ({ $rule })
   *[no] { item-failed } ({ $rule })
}


the-move = { GIVEN($uci) ->
    [yes] { SQUARES($uci) }
   *[no] the move
}
ruling-moved-before-run = { side } moved before the run was made; the run is still owed.
ruling-illegal = Illegal move: { the-move }. { side } corrects it while his own clock runs.
ruling-waits = { side }'s { SQUARES($uci) } stands until the next move; if no legal position comes of that, the game is drawn. { other } may claim before he moves.
ruling-queened = { side }'s pawn becomes a queen: { SQUARES($uci) }.
ruling-take-back-owed = { GIVEN($touched) ->
    [yes] { side } takes { the-move } back and makes another move with the piece on { $touched }.
   *[no] { side } takes { the-move } back and makes any legal move.
}
ruling-limit-reached = { GIVEN($points-white) ->
    [yes] The match is not completed within its limit; captured by White { $points-white }, by Black { $points-black }.
   *[no] The match is not completed within its limit; the captured points are not known.
}
ruling-arranged = The agreed time is on record with the invitation.
ruling-illegal-stands = { SQUARES($uci) } stands: { other } moved on before it was corrected.
ruling-empty-press = { side } pressed and no move stands on the board: { other }'s clock runs, the turn stays.
ruling-correction-owed = { $hands_back ->
    [yes] { side } corrects it and presses, and runs out and back before his next move; then it is { other }'s turn.
   *[no] { side } corrects it and then runs out and back before his next move.
}
ruling-handed-back = { side } has corrected it: { other }'s clock runs.
ruling-taken-back = { side }'s move is taken back, its increment and its run with it.
ruling-no-move = { side }'s press was the press of a claim and no move.
ruling-claim-ruled = { $verdict ->
    [upheld] { side }'s claim is upheld.
    [rejected] { side }'s claim is rejected; the turn is as it was before it.
    [too_late] { GIVEN($verdict-last-ply) ->
        [yes] { $claim ->
            [touch_move] { side }'s claim ({ claim }) is about the opponent's last move, { last-move }. He has touched a piece since, so it is too late.
           *[other] { side }'s claim ({ claim }) is about the opponent's last move, { last-move }. He has moved since, so it is too late.
        }
       *[no] { side }'s claim ({ claim }) is about a move of the opponent; { other } has made none.
    }
    [not_on_move] { side } is not on the move; only then can a draw be claimed.
   *[touched] { $claim ->
        [touch_move] { side } has touched a piece himself; he cannot claim touch-move any more.
       *[other] { side } has touched a piece; he cannot claim on this move.
    }
}
last-move = { GIVEN($verdict-last-san) ->
    [yes] { NUMBERED($verdict-last-ply) } { $verdict-last-san }
   *[no] { MOVER($verdict-last-ply) ->
        [white] White's move { MOVE_NUMBER($verdict-last-ply) }
       *[black] Black's move { MOVE_NUMBER($verdict-last-ply) }
    }
}
ruling-announced = { side } has to play { SQUARES($uci) }, the move he announced.
ruling-draw-offered = { GIVEN($cards) ->
    [yes] { side } offers a draw; cards left: { $cards }.
   *[no] { side } offers a draw by his claim.
}
ruling-draw-refused = { side } refuses the draw.
ruling-time-given = { $is_loss ->
    [yes] { side } loses { AMOUNT($time) } { time-for }.
   *[no] { side } gets { AMOUNT($time) } { time-for }.
}
time-for = { $why ->
    [illegal_move] for the opponent's illegal move
    [wrong_claim] for the opponent's wrong claim
    [rejected_claim] that ran while the claim was ruled on
    [ladder] by the referee's penalty
   *[restart] for the next game of the chain
}
ruling-called = { $unexpected ->
    [yes] { price }, { $against ->
        [crossing] though his crossing was reported
        [board] though he was reported back at the board
        [start] though the start was long before
       *[run] though the court knows of no such run
    }.
   *[no] { price }.
}
at-turn = { $turn ->
    [wall] at his wall
    [cone] behind his cone
   *[line] behind his line
}
price = { $sanction ->
    [stop] { $in_stop ->
        [yes] { side } is in his stop: it is ten seconds longer
       *[no] { side } stands ten seconds { at-turn } when he next comes there
    }
    [note] Recorded against { side }
    [warning] { side } is warned
    [give_opponent] { other } gets time for it
    [take_time] { side } loses time for it
   *[loss_of_game] { side } loses the game for it
}
ruling-joined = One call with the same one made just before; split them if they were two.
ruling-checked = { GIVEN($side) ->
    [yes] { side }: { item-failed }; { item-effect }.
   *[no] { item-failed }; { item-effect }.
}
item-effect = { $weight ->
    [required] the board waits until it is corrected, or the head referee waives it
   *[advised] recorded; it is advised and keeps nobody from playing
}
ruling-waived = Waived: { item-failed }. It does not keep the board from its start.
ruling-carded = { side } is shown a { card } for { offence }.
ruling-cards-shown = { side }'s cards so far are known to everybody.
ruling-chain-game-drawn = Game { $chain_game } is drawn, { termination }. The next one follows at once.
ruling-stop-began = { side }'s stopwatch runs.
ruling-stop-watched = { side }'s stopwatch runs already; you watch it now.
ruling-stop-left = { $seen_leaving ->
    [yes] { side } left early; the whole stop is served again at the next line.
   *[no] { side } has not stood the stop; it is served at the next line.
}
ruling-stop-served = { $unwatched ->
    [yes] { side } is free; nobody watched the end of the stop.
   *[no] { side } is free.
}
ruling-lapsed = The game is over. { $penalties ->
    [one] { side } has not served one penalty: it lapses.
   *[other] { side } has not served { $penalties } penalties: they lapse.
}
ruling-call-voided = { $tap ->
    [joined] One of two equal calls is annulled; the other one stands.
   *[other] { $served ->
        [yes] The { tap } is annulled; the time stood is not given back.
       *[no] The { tap } is annulled.
    }
}
ruling-voided = The ruling is annulled, and all that followed from it.
ruling-call-split = They were two calls; each is served.
ruling-flag-fell = { side }'s flag fell at 0.000.
ruling-ready = { $ready ->
    [yes] The board is ready.
   *[no] The board is not ready any more.
}
ruling-paired = The board has its next game although { $reasons }.
ruling-counting = { GIVEN($reasons) ->
    [yes] { $resumes ->
        [yes] It goes on although { $reasons }.
       *[no] It starts although { $reasons }.
    }
   *[no] { $by_voice ->
        [yes] GO by voice: the board { $resumes ->
            [yes] goes on
           *[no] starts
        } at the tap.
       *[no] 3, 2, 1, GO: the board { $resumes ->
            [yes] goes on
           *[no] starts
        }.
    }
}
ruling-aborted = The countdown is stopped; every clock is as before.
ruling-started = GO: the game runs.
ruling-resumed = GO: the game goes on, each player where he stood.
ruling-annulled = The start is annulled; the game waits, its clocks as before.
ruling-paused = Clocks, runs and stops stand still from the tap on.
ruling-result-entered = { $confirms ->
    [yes] Entered, with the right to confirm: { result }.
   *[no] Entered: { result }; another referee confirms it.
}
ruling-set-on-clock = The clock on the table is as ruled.
ruling-evidence-set = The board reports so from here on.
ruling-claimed = { $incomplete ->
    [yes] { $claim ->
        [flag_down] { side }'s claim is recorded; it counts once both clocks are stopped.
        [both_flags_down] { side }'s claim is recorded; it counts once both clocks are stopped.
       *[other] { side }'s claim is recorded; it counts once he has punched or both clocks are stopped.
    }
   *[no] { side }'s claim is recorded.
}
ruling-sealed = Sealed: { result }. Only the head referee corrects it.
ruling-result-corrected = { GIVEN($was) ->
    [yes] The sealed result, { was }, is corrected: { result }.
   *[no] The sealed result is corrected: { result }.
}
ruling-clock-set = The clocks are as the head referee set them.
ruling-position-set = The game goes on from the position that was set.
ruling-players-set = The record names the players who really play.
ruling-results-differ = The entries differ, or the board says otherwise; the head referee is asked.
ruling-ended = The game is over: { result }, { termination }.
ruling-set-aside-late = It came more than 30 seconds late or from a relieved device; the head referee decides whether it is served.
ruling-set-aside = It would change what has been decided: the head referee is asked first.
ruling-amended = Earlier rulings are replaced.
ruling-boards-paired = Next games on { boards }, although { $reasons }.
ruling-boards-ready = { $ready ->
    [yes] Ready: { boards }.
   *[no] Not ready any more: { boards }.
}
ruling-boards-counting = { $despite ->
    [yes] 3, 2, 1, GO: { boards-counting }, although { $reasons }.
   *[no] 3, 2, 1, GO: { boards-counting }.
}
boards-counting = { $resumes ->
    [all] { boards } go on
    [some] { boards } start, or go on
   *[none] { boards } start
}
ruling-boards-sealed = Sealed: the results of { boards }. Only the head referee corrects them.
ruling-settled = { $how ->
    [stands] Claim: { claim }. It is accepted.
    [too_late] Claim: { claim }. Too late, he has moved and punched since.
    [too_early] Claim: { claim }. Too early, the opponent has not finished a move.
   *[falls] Claim: { claim }. It is rejected.
}
ruling-end-stands = On the board: { claim }. It ends the game once both confirm it.
ruling-both-stopped = { side } stopped both clocks.
ruling-unpunched = { side } has not punched; his clock runs on.
ruling-late-punch = { side } punches late.
ruling-withdrawn = { side } takes the move back; until the punch he may.
ruling-declared = The pawn is a { piece } from the punch on.
ruling-completed = { side } has punched his claim.
ruling-agreed = Nothing is claimed any more.
ruling-interfered = Recorded; it does not change the game.
ruling-confirmed = { side } confirms; the other has to confirm too.
ruling-disputed = { side } disputes: { claim }; { record-of-claim }. It stays open until both agree.
ruling-runs-on = { side }'s clock runs on.


question-dead-position = Can neither side mate any more?
question-can-mate = { side } loses if the opponent can still mate: can he?
question-flag-or-press = Was { side }'s press in time? Best estimate: { $left } ms left, ± { $error } ms
question-limit-or-move = Was { side }'s move within the match's limit? Best estimate: { $left } ms before it, ± { $error } ms
question-limit-reached = { GIVEN($points-white) ->
    [yes] The limit is reached, { $points-white } points each: does { white } win?
   *[no] The limit is reached, points not known: does { white } win?
}
question-window-missed = The match's time window closed: may it still be played?
question-flag-expected = Look at the clock: is { side }'s flag down?
question-clock-differs = The clock on the table and the court's figure differ, White { by-white }, Black { by-black }: is the reading right?
by-white = { GIVEN($by-white) ->
    [yes] { SIGNED_SECONDS($by-white) } s
   *[no] not read
}
by-black = { GIVEN($by-black) ->
    [yes] { SIGNED_SECONDS($by-black) } s
   *[no] not read
}
question-moved-before-run = { side } moved before his run (CR-4.2-2): was it seen?
question-illegal-move = { side }'s move { SQUARES($uci) } is illegal: was it reported right?
question-amendment = This changes earlier rulings{ $drops ->
    [0] { "" }
    [one] : 1 entry goes
   *[other] : { $drops } entries go
}{ $adds ->
    [0] { "" }
    [one] ; 1 entry is new
   *[other] ; { $adds } entries are new
}. Is it carried out?
question-unmapped-clock = A report came from a device whose clock is not synchronised: is its time right?
question-claim = { side } claims { claim }: is it upheld?
question-late-calls = { $calls-n ->
    [one] 1 call
   *[other] { $calls-n } calls
} against { side } came over 30 s late or from a relieved device: served at the next return?
question-moves-differ = Two boards differ on { side }'s move: { $first }, then { $second }. Is it { $first }?
question-left-stop = { side } is reported at the board during his stop: did he leave it?
question-left-stop-again = { side } left his stop a second time: is nothing more to follow?
question-unwatched = { GIVEN($untimed) ->
    [yes] { side } ran on and nobody timed his stop: does it count as served?
   *[no] { side }'s stop ended unwatched: does it count as served?
}
question-set-clock = { GIVEN($left-white) ->
    [yes] { clock-to-set }
   *[no] { GIVEN($left-black) ->
        [yes] { clock-to-set }
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] { GIVEN($cancelled) ->
                    [yes] No change of the clock is due any more: undo the last one asked for, if it was made
                   *[no] Put the clock back to what it showed before; the court knows no times
                }
               *[other] { clock-to-set }
            }
           *[other] { clock-to-set }
        }
    }
}
clock-to-set = { GIVEN($left-white) ->
    [yes] { GIVEN($left-black) ->
        [yes] { "" }
       *[no] { undo-before-setting }
    }
   *[no] { undo-before-setting }
}Set the clock: White { to-set-white }, Black { to-set-black }{ GIVEN($standing) ->
    [yes] , both stopped
   *[no] { "" }
}{ GIVEN($to_run) ->
    [yes] , { to-run } to move
   *[no] { "" }
}
undo-before-setting = { GIVEN($cancelled) ->
    [yes] First undo the change asked for before, if it was made.{ " " }
   *[no] { "" }
}
to-set-white = { GIVEN($left-white) ->
    [yes] to { SHOWN($left-white) }{ $added-white ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-white) })
    }
   *[no] { $added-white ->
        [0] as it is
       *[other] by { SIGNED($added-white) }
    }
}
to-set-black = { GIVEN($left-black) ->
    [yes] to { SHOWN($left-black) }{ $added-black ->
        [0] { "" }
       *[other] { " " }({ SIGNED($added-black) })
    }
   *[no] { $added-black ->
        [0] as it is
       *[other] by { SIGNED($added-black) }
    }
}
to-run = { $to_run ->
    [white] { white }
   *[black] { black }
}
question-results-differ = { GIVEN($ended-result) ->
    [yes] Results differ: it ended { result }, { termination }; { $entered }
   *[no] Results differ: { $entered }
}
entry = { GIVEN($device) ->
    [yes] { $device }
   *[no] the server's machine
}: { result }
question-proposed-times = After the outage: White { left-white }, Black { left-black }, { GIVEN($to_run) ->
    [yes] { to-run }
   *[no] nobody
} to move?
left-white = { GIVEN($left-white) ->
    [yes] { SHOWN($left-white) }
   *[no] -:--
}
left-black = { GIVEN($left-black) ->
    [yes] { SHOWN($left-black) }
   *[no] -:--
}
question-start-lost = The start did not take place, the server was away at its GO; players may have run: are they back?
question-short-of-time = Look at the clock: has either player less than 2:00, so that both get 2:00 more (CR-4.7-4)?
question-chief-called = The head referee is called to the board


decided-left-stop = He did not leave his stop.
decided-amendment = { $yes ->
    [yes] It is carried out as it was shown.
   *[no] Everything stays as it is.
}
decided-chief-called = { $yes ->
    [yes] The head referee is at the board.
   *[no] The head referee is not needed there.
}
decided-late-calls = { $yes ->
    [yes] They are served at the next return.
   *[no] They are dropped.
}
decided-proposed-times = { $yes ->
    [yes] The proposed times stand.
   *[no] The proposed times do not stand.
}
decided-set-clock = The clock on the table is as ruled.
decided-window-missed = { $yes ->
    [yes] It may still be played.
   *[no] It is not played any more.
}
decided-flag-expected = { $yes ->
    [yes] The flag is down.
   *[no] The flag is not down.
}
decided-clock-differs = { $yes ->
    [yes] The reading is right.
   *[no] The court's figure is right.
}
decided-moves-differ = { $yes ->
    [yes] The move that was reported first stands.
   *[no] The move is the one that was reported second.
}
decided-moved-before-run = { $yes ->
    [yes] It was seen; the game goes on.
   *[no] It was no fault.
}
decided-left-stop-again = { $yes ->
    [yes] Nothing more for leaving the stop again.
   *[no] He did not leave the stop a second time.
}
decided-unwatched = { $yes ->
    [yes] The stop counts as served.
   *[no] The stop does not count as served.
}
decided-results-differ = { $yes ->
    [yes] The result entered last is the one.
   *[no] { GIVEN($result) ->
        [yes] The entries are withdrawn; the end stands: { result }, { termination }.
       *[no] The entries are withdrawn: no result is left, the game is open.
    }
}
decided-start-lost = { $yes ->
    [yes] The players are back where they stood before the start.
   *[no] Nobody had run.
}
decided-short-of-time = { $yes ->
    [yes] Both get two minutes more.
   *[no] The clocks stay as they are.
}
decided-unmapped-clock = It has been seen.


note-after-the-end = Recorded; the game had ended.
note-after-the-flag = Recorded; it came at or after the flag's instant.
note-awaits-the-referee = Recorded; the referee is asked first.
note-after-the-limit = Recorded; it came after the match's limit.
note-before-go = Recorded; it came before GO.
note-while-paused = Recorded; the game stands still.
note-clock-start = Black's press at the start of White's clock.
note-clock-start-differs = Black's press lies more than half a second from "2".
note-move-out-of-turn = Recorded; it was the other side's move.
note-press-out-of-turn = Recorded; the other side's clock was running.
note-misreported-move = The referee ruled that no illegal move was made.
note-return-without-crossing = Back without a crossing; the run is still owed.
note-draw-before-both-moved = A draw can be agreed once both have moved.
note-no-card-left = No draw card is left: this is no offer, it is an infringement.
note-card-away-from-board = A card counts only from a player at the board; it is handed back.
note-offer-lies-already = His own offer is not answered yet; the card is handed back.
note-no-offer = Recorded; no offer lies on the board.
note-own-offer = Recorded; only the opponent answers an offer, nobody withdraws it.
note-claim-awaits = Recorded; a claim is ruled on first.
note-claim-told-before = Recorded; this claim was told before and counts once.
note-nothing-to-correct = Recorded; nothing was to be corrected.
note-run-before-correction = The run does not count: the irregularity has to be corrected first.
note-not-as-announced = Another move than the announced one; the opponent may claim.
note-not-the-touched-piece = Another piece than the one the illegal move was made with; the opponent may claim.
note-touched = A piece is touched: it has to be moved or taken.
note-clock-not-set-yet = Recorded; the clock on the table does not show the ruled times yet.
note-no-clock-to-set = Recorded; no clock was to be set.
note-nothing-to-serve = Recorded; no penalty waits for him: call it, and he stands.
note-no-stop = Recorded; his stopwatch does not run.
note-while-serving = Recorded; his stop behind the line is not over, and his run is not made.
note-flag-is-the-players = Recorded; a flag is down once a player declares it and stops both clocks.
note-claim-incomplete = Recorded; the claim counts once its maker has punched or the clocks stand.
note-claim-stands = Recorded; what is claimed is settled first.
note-own-claim = Recorded; it is the other player who answers.
note-nothing-claimed = Recorded; nothing is claimed.
note-nothing-to-agree = Recorded; nothing is claimed that this would settle.
note-clocks-stand = Recorded; both clocks stand already.
note-not-a-promotion = Recorded; no pawn becomes that.
note-nothing-to-exchange = Recorded; no pawn stands there for a piece.
note-not-as-declared = Another piece than the declared one, which rules.
note-nothing-placed = Recorded; nothing of his stands there unpunched.
note-reminded = Recorded; a reminder is allowed and owed by nobody.
note-second-caution = Recorded; you have shown him a caution for this: the next is a red card.
note-second-red = Recorded; you have shown him a red card, one a judge counts.
note-impossible-run = Counted; but nobody runs so fast: look at the sensors of this lane.
note-draw-prohibited = Draws are not offered or agreed in ChessSprint: this is an infringement.
note-flag-on-other-clock = Recorded; the court's clock rules here.


yes-dead-position = dead: drawn
no-dead-position = not dead: play on
yes-can-mate = can mate: lost
no-can-mate = cannot: drawn
yes-flag-or-press = in time
no-flag-or-press = too late
yes-limit-or-move = in time
no-limit-or-move = too late
yes-limit-reached = White wins
no-limit-reached = Black wins
yes-window-missed = may be played
no-window-missed = lost by both
yes-flag-expected = flag is down
no-flag-expected = not down
yes-clock-differs = reading is right
no-clock-differs = court is right
yes-moved-before-run = seen, goes on
no-moved-before-run = was no fault
yes-illegal-move = it was illegal
no-illegal-move = misreported
yes-amendment = carry it out as shown
no-amendment = leave all as it is
yes-unmapped-clock = seen
no-unmapped-clock = leave
yes-claim = upheld
no-claim = rejected
yes-late-calls = serve at next return
no-late-calls = drop them
yes-moves-differ = the first
no-moves-differ = the second
yes-left-stop = left: stands again
no-left-stop = did not leave
yes-left-stop-again = nothing more
no-left-stop-again = no second time
yes-unwatched = served
no-unwatched = not served
yes-set-clock = { GIVEN($left-white) ->
    [yes] it is set
   *[no] { GIVEN($left-black) ->
        [yes] it is set
       *[no] { $added-white ->
            [0] { $added-black ->
                [0] { GIVEN($cancelled) ->
                    [yes] done, or not needed
                   *[no] it is set
                }
               *[other] it is set
            }
           *[other] it is set
        }
    }
}
no-set-clock = not yet
yes-results-differ = the last one entered
no-results-differ = { GIVEN($ended-by) ->
    [yes] withdraw them: that end stands
   *[no] withdraw them: the game is open
}
yes-proposed-times = times stand
no-proposed-times = do not stand
yes-start-lost = they are back
no-start-lost = nobody had run
yes-short-of-time = yes: both get 2:00
no-short-of-time = no: as they are
yes-chief-called = I am there
no-chief-called = not needed


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
    [yes] { moved }
   *[no] { MOVER($ply) ->
        [white] White's move { MOVE_NUMBER($ply) }
       *[black] Black's move { MOVE_NUMBER($ply) }
    }
}


between-stopped = { side } has stopped both clocks.
between-disputed = { GIVEN($side) ->
    [yes] { claim }, by { side }: disputed; { record-of-claim }. Open until both agree.
   *[no] { claim }, by the board: disputed; { record-of-claim }. Open until both agree.
}
between-incomplete = { $is_flag ->
    [yes] { side } claims { claim }: not complete until he has stopped both clocks.
   *[no] { side } claims { claim }: not complete until he has punched or stopped both clocks.
}
between-claimed = { side } claims { claim }: { other } has to confirm or dispute it.
between-shown = { GIVEN($side) ->
    [yes] The board shows { claim }: { other } has to confirm or dispute it.
   *[no] The board shows { claim }: both have to confirm it.
}
between-unexchanged = A promoted pawn stands on { $squares }: exchange it for its piece.


verb-stopped = Stopwatch starts
verb-left-stop = Left the stop
verb-crossed = Crossed the line
verb-returned = Back at the board
verb-resigned = Resigned
verb-draw-agreed = Draw agreed
verb-flag-seen = Flag is down
verb-draw-card = Draw card placed
verb-draw-accepted = Draw accepted
verb-draw-refused = Draw refused
verb-corrected = Corrected it
verb-clock-set = Clock is set
verb-chief-called = Call the head referee
verb-clocks-stopped = Stopped clocks
verb-confirmed = Confirms a claim
verb-both-confirmed = Both confirm
verb-disputed = Disputes a claim
verb-withdrawn = Took a move back
verb-reminded = Gave a reminder
interference = { $about ->
    [position] A bystander spoke about the position
   *[clocks] A bystander spoke about the clocks
}
finding = { $finding ->
    [passed] in order
    [failed] not in order
   *[measured] { TENTHS($finding-mm) } cm
}
reason = { $code ->
    [wrong_board] wrong board or player
    [in_error] pressed in error
    [not_seen] not seen well enough
    [overruled] overruled by the head referee
    [injury] injury
    [alarm] alarm
    [clock_broken] clock out of order
    [disturbance] disturbance
    [ruling_needed] a ruling is needed
    [no_other] no other in the house
    [safe] safe as it is
    [players_agree] both players agree to it
    [slips_later] the slips come later
    [protest_open] a protest is open
    [no_time] no time to wait
    [false_start] false start
    [wrong_players] wrong board or players
    [clocks_not_set] clocks not set
    [seen_ready] seen to be ready
    [device_broken] device out of order, played without it
    [late_players] late players start alone
    [entered_wrongly] entered wrongly
    [did_not_come] player did not come
    [penalty] penalty (FIDE 12.9)
    [appeal] appeal upheld
    [clock_set_wrongly] clock was set wrongly
    [penalty_in_time] penalty in time
    [taken_back] illegal move taken back
    [pieces_displaced] pieces displaced
   *[seated_wrongly] seated wrongly
}



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


bye-stopping = the server stops; the device keeps what it saw and comes back by itself
bye-not-kept = the server could not keep the enrolment: see its terminal, then try again with a new code
bye-replaced = the same device opened another session; this one ends
bye-made-room = many phones of this network ask at the same time, and this one made room: it asks again by itself
bye-nobody-let-in = nobody has let this phone in within { $minutes } minutes: ask again
bye-denied = the head referee did not let this phone in: talk to him, then ask again
bye-reassigned = what this device may do has changed: it connects again by itself
bye-asks-elsewhere = who asks to come in waits at the gate: say hello there
bye-unknown-device = this server does not know the device: enrol it with a code from the server's terminal
bye-wrong-code = this code is wrong, was used, or has run out; ask for a new one at the server's terminal
bye-full = no more devices can be enrolled for this event: start the next one in a data folder of its own
bye-revoked = this device's enrolment was revoked: enrol it anew with a code from the server's terminal
bye-wait = wait until the head referee has let this phone in
bye-version = this device speaks versions { $theirs-min } to { $theirs-max } and this server { $ours-min } to { $ours-max }: update the older one
bye-bad-hello = the hello's { $what ->
    [name] name
   *[software] software
} { $fault ->
    [too_long] is longer than { $fault-max } characters
    [blank] is blank
   *[unseen] holds the character { CODE_POINT($fault-unseen) }, which nobody sees
}: it must be one line of at most { $most } characters that can be seen
bye-many-boots = the hello names { $n } boots; at most { $most } are possible: let a person look at this device's outbox
bye-unproven = this device says that it has seen epoch { $epoch } and has no proof of it (this server writes epoch { $own }): its memory is damaged or another event's; clear it and enrol the device again
bye-fenced = this device has seen epoch { $epoch } and this server writes epoch { $own }: another server has taken over
bye-other-courts = this device is not enrolled for { court }; it is for { $courts-n ->
    [one] court { $courts }
   *[other] courts { $courts }
}
bye-no-list = a board agent has no use for the list of devices
bye-hello-twice = the hello was said already; open a new session for another
bye-no-hello-first = a session begins with a hello
bye-no-hello = no hello came within 5 seconds; a session begins with one
bye-unnamed-boot = a request of { $boot }, which the hello did not name: connect again and name it
bye-gap = request { $n } of { $boot } came where request { $expected } was expected: connect again and go on from there
bye-unreadable = a message could not be read: { $error }
bye-binary-wanted = this session speaks court.v1.msgpack: send binary messages
bye-text-wanted = this session speaks court.v1.json: send text messages
bye-no-utf8 = a text message that is no UTF-8: send JSON as UTF-8, or speak court.v1.msgpack
bye-bad-frame = a frame that WebSockets (RFC 6455) do not allow: { $error }
bye-not-served = { court } is not served here: enrol the device with a code for another court
bye-slow-reader = more answers of { court } waited than this device took in: connect again, the others are given then
bye-no-outcome = the journal holds no outcome of { $request }: connect again
bye-outcome-lost = the outcome of { $request } could not be looked up: { $error }
bye-court-stopped = { court } has stopped: { $error }


desk-not-created = the event is not created yet
desk-already-created = the event is created already
desk-finished = the event is over: open it again first
desk-not-finished = the event is not over
desk-not-yours = this is not for you to do ({ $act })
desk-stale = somebody else has changed { $subject ->
    [plan] the plan
    [entries] the entry list
    [entry] this player
    [team] this team
    [tournament] this tournament
    [round] this round
    [match] this match
    [game] this game
    [protest] this protest
   *[held] this held result
} since you looked ({ $changed }): look again
desk-field = { $field ->
    [reason] reason
    [protest] protest
    [ruling] ruling
    [link] link
    [moves] moves
   *[name] name
}
desk-bad-text = the { desk-field } is blank or holds a character that nobody sees
desk-too-long = the { desk-field } is longer than { $max } characters
desk-bad-plan = "{ $found }" is not possible for { $setting ->
    [name] the event's name
    [city] the city
    [federation] the federation: expected three letters at most
    [season] the season: expected a few characters, such as 2026/27
    [site] the site of online matches: expected a short name, such as lichess.org
    [days] the days: expected in order, each once
    [starts] the start of a day: expected minutes of the day
    [categories] a category: expected a short code
    [rounds] the number of rounds: expected 1 to 99
    [tie_breaks] a tie-break: expected a code such as BH/C1
    [finalists] the number of finalists: expected none or 2 to 1024
    [base] the time of each player: expected more than 0 and a day at most
    [increment] the increment: expected an hour at most
    [round_minutes] the minutes of a round: expected 1 to 1440
    [boards] the boards of a court: expected 1 to 12
    [courts] the courts: expected each once
    [ticks] the ticks at check-in: expected short names, and those in use must stay
    [prizes] a prize: expected a place and a few words
    [first_game] the number of the first game: expected a whole number from 1
   *[format] the format: teams do not compete by categories
}
desk-no-such-person = { $person } is not on the entry list
desk-no-such-team = there is no team { $team }
desk-no-such-tournament = there is no tournament { $tournament }
desk-no-such-round = tournament { $tournament } has no round { $round } yet
desk-no-such-match = there is no match { $match_no }
desk-no-such-game = the event has no game { $game }
desk-no-such-protest = there is no protest { $protest }
desk-no-such-held = there is no held result { $held }
desk-no-such-tick = there is no tick { $tick }: the plan names { $ticks }
desk-no-such-board = the plan has no board { $board } on court { $court }
desk-already-entered = { $person } is entered already
desk-team-already-entered = team { $team } is entered already
desk-in-another-team = { $person } plays for team { $team }
desk-named-twice = { $person } is named twice
desk-bad-rating = { $rating } is no rating for { $person }: expected 1 to { $most }, or nothing for an unrated player
desk-category-not-played = the category "{ $category }" of { $person } is not played in this event
desk-no-tournament-for = no tournament takes { $person } by his category
desk-plays-already = { $person } plays in tournament { $tournament } already
desk-late-entries-over = late entries are possible up to round { $until }, and not once all rounds are paired
desk-already-withdrawn = { $person } has withdrawn already
desk-not-withdrawn = { $person } has not withdrawn
desk-team-already-withdrawn = team { $team } has withdrawn already
desk-byes-used = { $person } has had the { $most } half-point byes that a player may ask for
desk-no-bye-in-round = no bye can be asked for in round { $round }
desk-not-asked = { $person } has no bye in round { $round }
desk-too-late-for-bye = round { $round } is paired, or the player was not there yet
desk-only-pairing-gives = only the pairing gives this bye
desk-check-in-not-open = the check-in is not open
desk-check-in-open = the check-in is open already
desk-entries-closed = the entries are closed
desk-entries-open = the entries are open
desk-begun = tournament { $tournament } has begun, or others rest on it
desk-too-few = at least two players or teams are needed, and there { $competitors ->
    [0] is none
    [one] is one
   *[other] are { $competitors }
}
desk-category-too-small = { GIVEN($categories) ->
    [yes] the category { $categories } has
   *[no] without a category is
} one player alone ({ $competitors }): give the player another category, let all categories play one tournament, or withdraw the player
desk-too-many = { $competitors } competitors are more than the { $most } that are possible
desk-not-as-numbered = the list does not name every competitor of tournament { $tournament } once
desk-numbers-fixed = the start numbers of tournament { $tournament } stay since round { $round } was paired
desk-bad-tie-break = "{ $code }" is no tie-break for this tournament
desk-not-for-this-system = tournament { $tournament } has a system in which this does not exist
desk-not-twice = { $competitor } cannot be there twice
desk-not-in-tournament = { $competitor } does not play in tournament { $tournament }
desk-club-unknown = nobody of club { $club } plays in this tournament
desk-crossing-needs-groups = { $groups } groups cannot be crossed: expected 2, 4, 8 … groups and the first two of each
desk-not-final = tournament { $tournament } is not finished
desk-changes-finals = this changes who plays in the finals, or in which order: take the finals back first, tournament { $tournament } in its settings, and make them again
desk-finals-made = the finals are made already: tournament { $tournament }
desk-lots-needed = lots must decide in tournament { $tournament } among { $tied }: draw them in its standings
desk-nothing-shared = nobody shares a place in tournament { $tournament }
desk-colour-not-drawn = the colour for round 1 of tournament { $tournament } is not drawn
desk-colour-drawn = tournament { $tournament } has begun: its colour stays
desk-results-missing = round { $round } of tournament { $tournament } lacks results ({ $games })
desk-results-held = a court reported another result than the one that counts in round { $round } of tournament { $tournament } ({ $games }): decide first which of them counts
desk-seen-elsewhere = this was decided from record { $seen }, and the event has { $last } here: it is the view of another server. Load it anew
desk-matches-undecided = matches of tournament { $tournament } are not decided ({ $matches })
desk-all-paired = all { $rounds } rounds of tournament { $tournament } are paired
desk-no-legal-pairing = the rules leave no lawful pairing of round { $round } of tournament { $tournament }: too many have met, or are kept apart by the settings. Lower the number of rounds in the settings, or let a group meet
desk-nobody-to-pair = nobody is to be paired in round { $round } of tournament { $tournament }
desk-acceleration-needs-halves = acceleration in tournament { $tournament } needs a win worth two draws and a loss worth nothing
desk-bad-team-system = "{ $code }" is no team Swiss that this program knows
desk-draft-open = round { $round } of tournament { $tournament } is a draft: publish it or take it back first
desk-changes-open = round { $round } of tournament { $tournament } is being changed by hand: end that first
desk-changes-not-open = round { $round } of tournament { $tournament } is not being changed by hand
desk-not-last-round = round { $last } follows round { $round } of tournament { $tournament } already
desk-already-published = round { $round } of tournament { $tournament } is published: change it instead
desk-not-published = round { $round } of tournament { $tournament } is not published
desk-nothing-to-publish = round { $round } of tournament { $tournament } is published as version { $version } and has not changed
desk-unplaced = some have neither an opponent nor a bye: { $competitors }
desk-placed = { $competitor } has an opponent: take the match apart first
desk-have-met = { $white } and { $black } have met
desk-kept-apart = { $white } and { $black } are to be kept apart
desk-reason-needed = a reason is needed
desk-game-begun = game { $game } has begun or has a result
desk-no-courts = the plan has no courts
desk-nothing-laid = no published game without a result is laid on a court: publish the round and lay its games first
desk-board-taken = board { $board } of court { $court } has game { $game }, which is being played
desk-court-gap = records of court { $court } are missing: the desk has them up to { $cursor }, these begin after { $after }
desk-result-there = game { $game } has another result: correct it instead
desk-no-result = game { $game } has no result
desk-same-result = game { $game } has this result
desk-game-withdrawn = the desk has taken game { $game } back
desk-board-empty = a player is missing in game { $game }: it is forfeited
desk-choose-after-pairing = round { $round } of tournament { $tournament } is paired already: choose to { $usual ->
    [keep] keep it (usual, as a game of it has begun), to pair it anew, or to pair it anew from a score group down
   *[repair_all] pair it anew (usual, as no game of it has begun), to pair it anew from a score group down, or to keep it
}
desk-nothing-paired-after = nothing that could be paired anew follows in tournament { $tournament }
desk-rests-on-it = match { $match_no } rests on the result of game { $game } and has begun
desk-not-in-knockout = game { $game } of a knockout cannot end like this
desk-sprint-not-drawn = a drawn ChessSprint leads to another game: enter the times of game { $game } instead
desk-not-a-sprint = game { $game } is no ChessSprint
desk-not-due = match { $match_no } does not wait for this
desk-not-in-match = { $competitor } does not play in match { $match_no }
desk-already-ruled = this has been decided already
desk-not-upheld = only a protest that is upheld leads to a correction (protest { $protest })
desk-not-a-member = { $person } does not belong to team { $team }
desk-in-no-team = { $person } plays for no team
desk-too-few-players = team { $team } needs { $boards } players and has { $players }
desk-too-many-players = { $named } players are named for { $boards } boards
desk-line-up-there = team { $team } has sealed its line-up for match { $match_no }
desk-line-ups-open = the line-ups of match { $match_no } are open
desk-match-played = match { $match_no } has results already
desk-not-online = match { $match_no } is not played online
desk-outside-window = this is outside the window of match { $match_no }
desk-window-ends-first = the window ends before it begins
desk-hour-runs = the hour of match { $match_no } runs
desk-bad-time = no calendar and no clock has this time
desk-not-your-game = { $person } does not play game { $game }
desk-no-link = the link is no address on the web: expected https:// and a host, without a user or blanks
desk-nothing-reported = nobody has reported a result of game { $game }
desk-other-result = the result of game { $game } is another one by now: look at it again
desk-protests-open = a player has { $max } open protests about this already; wait for the ruling
desk-own-report = the opponent confirms the result of game { $game }
desk-disputed = the result of game { $game } is disputed: a referee decides
desk-before-deadline = the opponent may answer the report of game { $game } until its deadline: enter the result if you decide it
desk-held-back = the results of tournament { $tournament } are not announced yet
desk-nothing-held-back = the results of tournament { $tournament } are public


register-event = { GIVEN($name) ->
    [yes] “{ $name }”
   *[no] event { $event }
}
register-one-already = both numbers are one already
register-both-entered = both are entered in { register-event }: one person would play twice there
register-still-in = this person still plays or has a game to play in { register-event }, leads a team there or is of its crew. Let the player withdraw and enter his results, change the team or the crew, or finish the event first
register-rehearsal-runs = a rehearsal is running with its own copy of the register: end it first
register-too-many-persons = more than { $limit } persons at once: enter them in several parts
register-person-name = { $fault ->
    [too_long] a name is longer than { $fault-max } characters
    [blank] a person needs a name
   *[unseen] a name holds the character { CODE_POINT($fault-unseen) }, which nobody sees
}
register-not-born = { $found } is no date of birth: a day that the calendar has, and that has come, was expected
register-no-name = a club needs a name
register-name-taken = another club is called { $name }: merge the two instead



why-natural = The opponents follow the natural order of the score group { $bracket } (art. 3.3).
why-instead = By the natural order { $of } would meet { $natural }, but:{ against }
why-instead-of-nobody = By the natural order { $of } would have no opponent in the score group, but:{ against }
why-moved-down = { $person } moves down from the score group { $from }; with an opponent there:{ against }
against = { GIVEN($against) ->
    [yes] {" "}{ $against }
   *[no] {""}
}
why-colours = { $person } has had { GIVEN($had) ->
    [yes] { $had }
   *[no] no game
} and is due { $due ->
    [white] White
    [black] Black
   *[none] neither colour
}{ $strength ->
    [mild] , mildly
    [strong] , strongly
    [absolute] , absolutely
   *[none] {""}
}.
why-colours-by = { $rule ->
    [both_preferences] Both get the colour they are due
    [stronger_preference] The stronger preference decides
    [last_difference] Equal preferences, so the colours of their last difference are exchanged
    [higher_ranked] Equal preferences after the same colours, so the higher ranked gets his
   *[lot] Neither is due a colour, so the lot and the number of the higher ranked decide
} (art. { $article }).
why-lowest-score = { $person } has the bye: { $score } points is the lowest score that leaves everybody else an opponent (C5, art. 2.3).
why-not-the-bye = { $person }{ GIVEN($level) ->
    [yes] , of the same score,
   *[no] {""}
} cannot have it:{ against }
why-stands = this is the pairing of the rules.
why-other-colours = the rules pair them too, but with White for { $white } and Black for { $black }.{ because }
because = { GIVEN($because) ->
    [yes] {" "}{ $because }
   *[no] {""}
}
why-have-met = they have met (C1, art. 2.1).
why-kept-apart = the event keeps them apart.
why-same-colour = both must have the same colour and neither is a topscorer (C3, art. 2.1).
why-bye-before = he has had a bye or won without playing (C2, art. 2.1).
why-no-bye = everybody has an opponent: an even number is paired.
why-worse = { $criterion } (art. { $article }) would be worse{ GIVEN($bracket) ->
    [yes] {" "}in the bracket of { $bracket }
   *[no] {""}
}: { criterion }{ GIVEN($ours) ->
    [yes] : { $ours } in the pairing, { $yours } otherwise
   *[no] {""}
}.
why-later = that is as good by every criterion, but the rules take the pairing that comes first in their order (bracket of { $bracket }, art. { $article }){ GIVEN($ours) ->
    [yes] : { $ours } in the pairing, { $yours } otherwise
   *[no] {""}
}.
why-other-opponents = the lawful pairing has other opponents.
why-not-to-be-paired = the pairing of the rules leaves this player out.
why-no-legal-pairing = the rules leave no lawful pairing.
why-by-table = The table of the round robin has this match in round { $round }.
why-free-by-table = The table of the round robin has no match in round { $round }.
why-by-bracket = The bracket has this match of seed { $higher } against seed { $lower }.
why-by-team-swiss = The team Swiss gave these opponents.
why-of-teams = { $because }.
why-away = Away: { $bye ->
    [full_point] a full point
    [half_point] half a point
   *[zero_point] no point
}.
why-by-hand = The organiser changed this by hand ({ $reason }). The rules say:
why-changed-since = Results or entries have changed since this round was paired: the rules would pair it otherwise now.
explained-board = Board { $board }: { $pair }
explained-pair = { $white } ({ $white_score }) has White against { $black } ({ $black_score }), in the bracket of { $bracket }.
explained-not-compared = { $players } more of this score are not compared here.


criterion = { $criterion ->
    [C1] no rematch
    [C2] who may have the bye
    [C3] no two with the same absolute colour preference
    [C4] everybody else remains pairable
    [C5] the score of the player with the bye
    [C6] the number of downfloaters
    [C7] the scores of the downfloaters
    [C8] the number and scores of downfloaters of the next bracket
    [C9] the unplayed games of the player with the bye
    [C10] topscorers or opponents with a colour difference beyond two
    [C11] topscorers or opponents with one colour three times running
    [C12] players without the colour they are due
    [C13] players without a colour they are strongly due
    [C14] residents who float down as they did last round
    [C15] opponents of moved-down players who float up as they did last round
    [C16] residents who float down as they did two rounds ago
    [C17] opponents of moved-down players who float up as they did two rounds ago
    [C18] score differences of moved-down players who floated down last round
    [C19] score differences of those who float up as they did last round
    [C20] score differences of moved-down players who floated down two rounds ago
   *[C21] score differences of those who float up as they did two rounds ago
}


compared-scores = { GIVEN($scores) ->
    [yes] { $scores }
   *[no] none
}
compared-next = { $count }{ GIVEN($scores) ->
    [yes] {" "}(with { $scores })
   *[no] {""}
}
compared-differences = { $floaters ->
    [0] { compared-scores }
    [one] { compared-one-moves-on }{ compared-more }
   *[other] { compared-many-move-on }{ compared-more }
}
compared-one-moves-on = moves on
compared-many-move-on = { $floaters } move on
compared-more = { GIVEN($scores) ->
    [yes] , { $scores }
   *[no] {""}
}
compared-pair = { $one } meets { $other }
compared-moved-down-meet-residents = moved-down players meet residents
compared-everybody-has-an-opponent = everybody has an opponent
compared-one-has-none = one player has none
compared-moved-down = among the moved-down players paired are { numbered-or-nobody }
compared-leaders = among the higher of their pairs are { numbered-or-nobody }
numbered-or-nobody = { GIVEN($numbers) ->
    [yes] { $numbers }
   *[no] nobody
}


swiss-no-lawful-pairing = round { $round } has no lawful pairing: { $reason }
swiss-event-over = all { $rounds } rounds of the event have been paired
swiss-result-missing = the game of { $white } and { $black } in round { $round } has no result yet
swiss-nobody-to-pair = nobody is to be paired in round { $round }
swiss-rounds-unknown = the number of rounds is not announced (record 142 or XXR)
swiss-initial-colour-unknown = the colour drawn by lot before round 1 is not recorded (record 152 or XXC)
swiss-acceleration-needs-halves = acceleration needs a win worth two draws and a loss worth nothing
swiss-not-to-be-paired = { $number } is not among those to be paired in round { $round }
swiss-same-player = { $number } cannot meet himself
unpairable-no-bye = the number of players is odd and none of them may have the bye (C2)
unpairable-alone = { $number } has no opponent left whom he may meet (C1, C3)
unpairable-somebody = every pairing leaves a player without an opponent (C1 to C4)


round-robin-too-few = a round robin needs at least 2 competitors, { $competitors } given
round-robin-too-many = a round robin takes at most { $most } competitors, { $competitors } given
round-robin-over = all { $rounds } rounds of the round robin have been paired
not-paired-here = "{ $system }" (record 192) is not a system that is paired from a report file


team-swiss-no-teams = the event has no teams (records 013 or 310)
team-swiss-rounds-unknown = the number of rounds is not known (record 142 or XXR)
team-swiss-all-rounds-paired = all { $rounds } rounds have been paired
team-swiss-unknown-system = "{ $system }" (record 192) is not a team Swiss that this program knows
team-swiss-result-missing = team { $team } has a match without a result
team-swiss-nobody-to-pair = no team is to be paired in round { $round }
team-swiss-not-to-be-paired = team { $team } is not among those to be paired in round { $round }
team-swiss-same-team = team { $team } cannot meet itself
team-swiss-no-bye-possible = no team can have the bye: each is barred from it (C2) or needed as an opponent
team-swiss-no-legal-pairing = the teams cannot all be paired with teams they have not met (C1)
team-colours-initial-colour = 4.3.1: neither team has played, so the first-team's number and the initial colour decide
team-colours-only-preference = 4.3.2: only one team has a colour preference
team-colours-both-preferences = 4.3.3: the two preferences fit
team-colours-only-strong = 4.3.4: only one preference is strong
team-colours-difference = 4.3.5: the lower colour difference has White
team-colours-last-different = 4.3.6: colours change from when they last differed
team-colours-first-team = 4.3.7: the first-team's preference
team-colours-first-team-alternates = 4.3.8: the first-team alternates
team-colours-other-alternates = 4.3.9: the other team alternates
team-comparison-lawful = this pair is in the lawful pairing
team-comparison-colours-reversed = the two meet with colours reversed: { $because }
team-comparison-impossible = not lawful: { $because }
team-comparison-worse = worse by { $criterion }: { $proposed } instead of { $lawful }
team-with-bye = team { $team } (score { $score }, { $played } matches played)
team-impossible-have-met = C1: team { $first } and team { $second } have met, or the event keeps them apart
team-impossible-others = C3: with this pair the other teams cannot all be paired
team-impossible-no-bye = every team has an opponent: an even number is paired
team-impossible-bye-before = C2: team { $team } has had the bye or won without playing
team-impossible-without = C3: without team { $team } the others cannot all be paired
team-criterion-bye = the bye (3.4)
team-criterion-c4 = C4, the number of upfloaters
team-criterion-c5 = C5, the scores of the upfloaters
team-criterion-c6 = C6, upfloaters left for the following scoregroup
team-criterion-c7 = C7, upfloaters that floated last round
team-criterion-sets = the order of the sets of upfloaters (3.5.4)
team-criterion-c8 = C8, teams without the colour they prefer
team-criterion-c9 = C9, teams without the colour they strongly prefer
team-criterion-c10 = C10, opponents of upfloaters that floated last round
team-criterion-order = the order of the pairings (3.6.3)
team-described = team { $team } ({ $score } { team-score-unit }, { GIVEN($had) ->
    [yes] had { $had }
   *[no] no match yet
})
team-score-unit = { $unit ->
    [match] MP
   *[game] GP
}
team-match = { $white } has White against { $black }: { $colours }
team-bye = { $team } has no opponent: of the teams that may have the bye (C2) and without which the others can be paired, it has the lowest score, then the most matches played, then the largest number (3.4)
team-pulled-up = Scoregroup: team { $team } is pulled up to the teams with { $score }, which need { $needs } (C4) with scores { $scores } (C5); the next scoregroup is left to need { $next_needs } (C6), { $floated } floated last round (C7), and of such sets it is the first by number (3.5.4)
team-natural = Opponents: the first in the order of the pairings (3.6.3), upper half against lower by number
team-instead = Opponents: by the order of the pairings (3.6.3) team { $of } would meet team { $natural }, but this is { $against }


unlawful-met-before = C1: { $one } and { $other } met before, in round { $round }
unlawful-kept-apart = C1: { $one } and { $other } are kept apart by the event
unlawful-second-bye = C2: { $number } must not have the bye again
unlawful-colours-clash = C3: { $one } and { $other } must both have the same colour
unlawful-not-paired = { $number } is not paired correctly: each has one opponent, and at most one has the bye
unlawful-worse = { $criterion }: { $played } where { $possible } is possible; lawful: { $lawful }
unlawful-criterion = { $criterion } ({ criterion }){ GIVEN($bracket) ->
    [yes] {" "}in the bracket of { $bracket }
   *[no] {""}
}
unlawful-later = equal by all criteria, but decided by { $rule }; lawful: { $lawful }
unlawful-order = art. { $article } in the bracket of { $bracket }: { $played } as played, { $possible } as lawful
unlawful-wrong-colours = { $white } and { $black } should have the other colours, by { $rule }
unlawful-colours-article = art. { $article }
unlawful-colours-of-teams = C.04.6 art. { $because }
unlawful-not-by-table = the table pairs { $expected }; { $played } was played
table-nobody-with = nobody with { $number }
table-nothing = nothing
league-nothing-after = nothing after match day { $day }
league-game-in = a game in round { $round }
league-line-up = a line-up of { $players }
league-line-up-of-six = a line-up of six of team { $team } on match day { $day }
league-nobody-with = nobody with team { $team } on match day { $day }
league-fixture = team { $home } at home against team { $away } on match day { $day }
league-nothing-by = nothing by team { $team }
league-other-opponent = team { $team } against team { $other }
league-at-the-venue-of = the match at the venue of team { $team }
league-printed-game = { nobody-or-white }-{ nobody-or-black } ({ $printed } of team { $home } at home and team { $away })
nobody-or-white = { GIVEN($white) ->
    [yes] { $white }
   *[no] nobody
}
nobody-or-black = { GIVEN($black) ->
    [yes] { $black }
   *[no] nobody
}
league-game = { $player } { $colour ->
    [white] with white{" "}
    [black] with black{" "}
   *[none] {""}
}{ GIVEN($opponent) ->
    [yes] against { $opponent }
   *[no] nobody
}


misplaced-list = { $reason }
misplaced-place = { $number } has the stated place { $stated }; by { $list } the place is { $lawful }
misplaced-no-place = { $number } has no stated place; by { $list } the place is { $lawful }
misplaced-level = { $numbers } are level by { $list } and stated on places { $stated }: they share place { $lawful }, or have { $lawful } to { $last } one each
misplaced-board-points = { $number } has { $stated } stated board points; the results give { $lawful }
misplaced-season-length = a season of { $teams } teams has { $lawful } rounds, { $announced } are announced
misplaced-points = { $number } has { $stated } stated points; the results give { $lawful }
misplaced-points-only = { $list } (points only; no list is stated)
not-judged-system = pairings of "{ $system }" (record 192) are not checked
not-judged-rounds = more rounds than a double round robin has
not-judged-running = the event is not over
not-judged-results-missing = results are missing
not-judged-no-places = no places are stated
check-round = round { $round }: { $verdict }
check-standings = standings: { $verdict }
check-lawful = lawful
check-not-lawful = not lawful: { $fault }
check-not-judged = not judged: { $reason }
check-by-points-only = lawful by points only; no list is stated (record 202 or 212)
check-summary = rounds: { $lawful } lawful, { $not_lawful } not lawful, { $not_judged } not judged; standings: { $standings ->
    [lawful] lawful
    [not_lawful] not lawful
   *[not_judged] not judged
}
check-nothing-judged = nothing was judged


tie-breaks-none = the list of tie-breaks is empty: expected codes such as PTS,BH/C1,BH
tie-breaks-buchholz = { $code } is a Buchholz, which is forbidden where the pairings were set before the start
tie-breaks-of-teams = { $code } is for teams, and the event has none
tie-breaks-unfit-lot = the lot ({ $drawn }) is not drawn among exactly those who share a place


tie-break = { $name ->
    [MP] Match points
    [MPTS] Match points
    [GP] Game points
    [GPTS] Game points
    [PTS] Points
    [DE] Direct encounter
    [EDE] Extended direct encounter
    [WIN] Number of wins
    [WON] Games won over the board
    [BWG] Games won with Black
    [BPG] Games played with Black
    [PS] Progressive score
    [REP] Rounds elected to play
    [STD] Standard points
    [BH] Buchholz
    [FB] Fore Buchholz
    [AOB] Average of opponents' Buchholz
    [SB] Sonneborn-Berger
    [EMMSB] Sonneborn-Berger: match points against opponents with their match points
    [EMGSB] Sonneborn-Berger: game points against opponents with their match points
    [EGMSB] Sonneborn-Berger: match points against opponents with their game points
    [EGGSB] Sonneborn-Berger: game points against opponents with their game points
    [KS] Koya system
    [SSSC] Score strength combination
    [RTNG] Rating
    [TPN] Pairing number
    [ARO] Average rating of opponents
    [TPR] Tournament performance rating
    [PTP] Perfect tournament performance
    [APRO] Average of opponents' tournament performance ratings
    [APPO] Average of opponents' perfect tournament performances
    [BC] Board count
    [TBR] Top board results
    [BBE] Bottom board elimination
    [P] Matches played
    [W] Matches won
    [D] Matches drawn
   *[L] Matches lost
}{ $score ->
    [MP] { " " }(match points)
    [GP] { " " }(game points)
   *[none] { "" }
}{ $cut ->
    [C1] , without the lowest value
    [C2] , without the two lowest values
    [M1] , without the highest and the lowest value
    [M2] , without the two highest and the two lowest values
   *[none] { "" }
}


match-final = final
match-third-place = third-place match
match-semi-final = semi-final { $number }
match-quarter-final = quarter-final { $number }
match-round-of = round of { $places }, match { $number }
due-game = game { $number }
due-colour-choice = the choice of colour
due-sprint = the ChessSprint
due-ruling = the referee's ruling
duel-match-decided = it is already decided
duel-not-due = it waits for { $due }, not for { $given }
duel-sprint-not-drawn = a ChessSprint ends only with a winner: a drawn game starts the next one
duel-not-in-match = seed { $seed } does not play in it
duel-unknown-board = it has no board { $board } here: boards are 1 to { $boards }
duel-board-decided = board { $board } already has its result
knockout-unknown-match = the bracket has no { $id }
knockout-not-ready = the { $id } does not have two competitors yet, or is a walkover
knockout-duel = the { $id } refuses the input: { $refusal }
bracket-empty = a knockout needs at least 1 competitor, none given
bracket-too-many = a knockout takes at most { $most } competitors, { $competitors } given


programme-too-few = an event needs at least 2 competitors, { $competitors } entered
programme-empty = a programme needs at least one phase
programme-after-knockout = nothing can follow a knockout: its places are final
programme-too-many-finalists = { $finalists } finalists are more than the { $competitors } competitors
programme-too-many-rounds = a Swiss of { $rounds } rounds cannot be paired with { $competitors } competitors: nobody meets an opponent twice
division-not-pro = the Pro Division needs a CR-ELO of { $least } or more at the close of entries, { GIVEN($rating) ->
    [yes] the player has { $rating }
   *[no] the player is unrated
}
division-born-after-event = someone born in { $born } cannot play in an event of { $year }
division-unknown = "{ $text }" is not a division: expected Pro, U8 to U20, M20 to M75, M80+, G8 to G20, W20 to W75 or W80+
line-up-named-twice = { $player } is named twice: a player has one board
line-up-not-a-member = { $player } does not belong to the team
line-up-too-many = { $named } players are named for { $boards } boards
league-match-unknown-round = a league match has rounds 1 to { $rounds }, not { $round }
league-match-unknown-board = a round of a league match has boards 1 to { $boards }, not { $board }
league-match-already-recorded = round { $round }, board { $board } already has its result
season-no-such-fixture = team { $home } has no home match against team { $away } in this season
season-already-recorded = the match of team { $home } at home against team { $away } already has its result
season-match-unfinished = the match of team { $home } at home against team { $away } has games without a result
season-incomplete-lots = a draw of lots names every team of the season once
season-lots-needed = lots must decide who of the teams { $tied } qualifies
season-too-many-places = { $places } places for { $teams } teams
intramural-too-many = an Intramural round robin takes at most { $most } players, { $players } given
intramural-no-such-match = { $white } does not have White against { $black } in this event
intramural-already-recorded = the match of { $white } against { $black } already has its result


rate-pooled = game { $games } towards a first rating
rate-first-rating = first rating
unrated-forfeit = a forfeit is never rated
unrated-one-side-never-moved = a game counts only once both sides have moved
unrated-opponent-unrated = a game against an unrated player is not rated
unrated-mismatch = a gap of 600 points or more with a player above 2600 is not rated
rating-no-such-account = account { $account } is not in this ledger of { $accounts } accounts
rating-against-oneself = account { $account } cannot play against itself
sprint-chain-empty = a ChessSprint chain has at least one game
sprint-chain-played-on = game { $game } of the ChessSprint chain was won, so no game can follow it
sprint-chain-undecided = the last game of the ChessSprint chain is a draw: it continues until a game is won
no-legends-not-world-championship = only a World Championship makes legends
no-legends-not-finished = the World Championship is not finished
tie-breaks-unknown = "{ $text }" is not a tie-break: expected { $expected }



entry-place = { $file }{ GIVEN($line) ->
    [yes] , line { $line }
   *[no] { "" }
}{ GIVEN($column) ->
    [yes] , column { $column }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] {" "}({ $heading })
   *[no] { "" }
}


entry-fault-empty = { entry-place }: the file is empty
entry-fault-too-long = { entry-place }: the file is too long; an entry list has at most { $limit } MB
entry-fault-too-many-rows = { entry-place }: the table has more than { $limit } rows
entry-fault-too-many-columns = { entry-place }: the table has more than { $limit } columns
entry-fault-unknown-format = { entry-place }: the file is no entry list; a spreadsheet (.xlsx, .ods), a CSV file, a report file (TRF) or FIDE’s rating list was expected
entry-fault-damaged = { entry-place }: the spreadsheet is damaged; open it, and save it anew
entry-fault-protected = { entry-place }: a password protects the spreadsheet; save it without one
entry-fault-old-spreadsheet = { entry-place }: this is a spreadsheet of Excel 97 to 2003; save it as .xlsx
entry-fault-no-such-sheet = { entry-place }: the spreadsheet has no such sheet
entry-fault-open-quotation = { entry-place }: a quotation mark is never closed{ entry-found }
entry-fault-broken-xml = { entry-place }: the XML ends too early or is broken
entry-fault-record = { entry-place }: found { $found }, expected { $expected }
entry-fault-no-list-headings = { entry-place }: the headings of FIDE’s rating list were expected
entry-fault-no-headings = { entry-place }: no row has headings that are known; say what each column has
entry-fault-no-name = { entry-place }: no column has the players’ names; say which one does
entry-fault-field-twice = { entry-place }: an earlier column is already the { entry-field }
entry-fault-no-entries = { entry-place }: there are no players in it
entry-found = { GIVEN($found) ->
    [yes] : { $found }
   *[no] { "" }
}


entry-fault-row-too-long = { entry-place }: the row has more cells than the { $columns } headings, such as { $found }; a comma in a name needs quotation marks
entry-fault-row-too-short = { entry-place }: the row has { $found } of { $columns } cells; the rest is taken as empty
entry-fault-name-missing = { entry-place }: the row has no name: { $found }


entry-fault-unseen-character = { entry-place }: the text holds the character { $character }, which nobody sees: { $found }
entry-fault-text-too-long = { entry-place }: the text is longer than { $limit } characters: { $found }
entry-fault-failed-formula = { entry-place }: a formula failed: { $found }
entry-fault-fide-id = { entry-place }: { $found } is no FIDE ID; a number of at most nine digits was expected
entry-fault-rating = { entry-place }: { $found } is no rating; a whole number from { $least } to { $most } was expected, or nothing
entry-fault-zero-rating = { entry-place }: the rating 0 is taken as unrated
entry-fault-no-date = { entry-place }: { $found } is no date; a date such as 23.07.1976 or 1976-07-23 was expected, or a year
entry-fault-no-such-day = { entry-place }: { $found } is no day of the calendar
entry-fault-birth-year = { entry-place }: { $found } is no date of birth; a year from { $first } to { $last } was expected
entry-fault-month-first = { entry-place }: the dates of this column make sense only with the month first, and are read so
entry-fault-sex = { entry-place }: { $found } is no sex; m, w, f or nothing was expected
entry-fault-title = { entry-place }: { $found } is no title of FIDE; GM, IM, FM, CM, WGM, WIM, WFM, WCM, AGM, AIM, AFM, ACM or nothing was expected
entry-fault-federation = { entry-place }: { $found } is no federation; FIDE’s three letters were expected, such as NED, or the country’s name
entry-fault-email = { entry-place }: { $found } does not look like an e-mail address
entry-fault-phone = { entry-place }: { $found } does not look like a phone number
entry-fault-byes = { entry-place }: { $found } is no list of rounds; numbers such as 1, 3 were expected
entry-fault-no-such-round = { entry-place }: { $found } names a round that the event does not have; it has { $rounds }
entry-fault-category = { entry-place }: { $found } is no category of this event; { GIVEN($played) ->
    [yes] one of { $played } was expected
   *[no] a code of at most 16 characters was expected
}


entry-fault-not-listed = { entry-place }: the rating list does not have the FIDE ID { $found }
entry-fault-listed-name = { entry-place }: { $found } is { $listed } in the rating list, by the FIDE ID
entry-fault-listed-birth = { entry-place }: the year of birth is { $found } here and { $listed } in the rating list


entry-duplicate-fide-id = { entry-place }: { $name } has the FIDE ID of { entry-other }
entry-duplicate-name-and-birth = { entry-place }: { $name } has the name and the year of birth of { entry-other }
entry-duplicate-near-name = { entry-place }: { $name } may be { entry-other }
entry-other = { GIVEN($other_line) ->
    [yes] { $other } of line { $other_line }
   *[no] { $other }, who is number { $player }
}


entry-column-left-out = { entry-place }: the column is left out
register-text = { $fault ->
    [too_long] the { entry-field } is longer than { $fault-max } characters
    [blank] the { entry-field } is blank
   *[unseen] the { entry-field } holds the character { CODE_POINT($fault-unseen) }, which nobody sees
}
entry-field = { $field ->
    [surname] family name
    [given_names] given names
    [surname_first] name, family name first
    [given_first] name, given names first
    [fide_id] FIDE ID
    [national_id] national ID
    [federation] federation
    [club] club
    [team] team
    [born] date of birth
    [sex] sex
    [title] title
    [rating_standard] standard rating
    [rating_rapid] rapid rating
    [rating_blitz] blitz rating
    [rating_national] national rating
    [category] category
    [email] e-mail address
    [phone] phone number
    [handle] name online
    [byes] byes asked for
   *[note] note
}
entry-confidence = { $confidence ->
    [told] as you said
    [remembered] as last time
    [certain] by its heading
    [likely] probably, by its heading
    [guessed] guessed from its cells
   *[unknown] not known
}



input-fault = { $file }:{ $line }: { GIVEN($last) ->
    [yes] columns { $first }-{ $last }
   *[no] column { $first }
}: found { $found }, expected { $expected }


found-text = "{ $text }"
found-nothing = nothing
found-end-of-file = the end of the file
found-utf-16 = the byte order mark of a UTF-16 file
found-not-utf-8 = the byte { $byte }, which is not UTF-8
found-control-character = the control character '{ $character }'
expected-utf-8 = text saved as UTF-8
expected-text = text
expected-fixed-columns = text in fixed columns, filled with blanks


found-empty-table = an empty table
found-open-quotation = a quotation mark without its partner
found-cells = { $cells ->
    [1] 1 cell
   *[other] { $cells } cells
}
found-no-column = no column "{ $column }"
found-nothing-in-column = nothing in column "{ $column }"
found-text-in-column = "{ $text }" in column "{ $column }"
found-no-rows = a header without players
expected-header = a header line with the columns { $columns }
expected-known-column = one of the columns { $columns }
expected-new-column = a column that the header does not have yet
expected-closing-quotation = a quotation mark that closes the quotation
expected-cells = { found-cells }, as in the header
expected-rows = one line per player after it


expected-id = an id
expected-new-id = an id that line { $line } does not have
expected-listed-id = the id of a player on the list
expected-birth-year = the year of birth, such as 1990
expected-birth-year-or-nothing = a year of birth of four digits, or nothing
expected-rating-or-nothing = a rating from 1 to { $most }, or nothing if unrated
expected-whole-rating = a rating in whole points, or nothing if unrated
expected-sex-or-nothing = f, m or nothing
expected-choice = open, pro or nothing
expected-other-entry = an entry that the rules allow: { $refusal }
expected-other-player = another player than White
expected-game-result = 1-0, 0-1, 1/2, +/- or -/+, with * if one side never moved
expected-event-number = the number of the event
expected-new-game = a game that line { $line } does not have; games of one day that are alike are numbered in a column "game"


expected-day = a day that exists, as YYYY/MM/DD, of the years 1900 to 2200
expected-short-day = a day that exists, as YY/MM/DD
expected-days-in-order = days in order: the event is to run from { $start } to { $end }
expected-day-after-birth = a day not before { $year }, the year of birth of { $player }
expected-day-after-line = a day not before { $day } of line { $line }: the games in the order played
expected-day-after-round = a day not before { $day } of round { $round }


expected-player-record = at least one player (a record 001)
expected-record-code = a record's code of three digits or capitals and a blank
expected-one-record = one such record; line { $line } is the first
expected-blanks = blanks between the fields
expected-number = { $meaning ->
    [count] a number
    [start_number] a start number
    [opponent] an opponent's number
    [team] a team's number
    [fide_number] a FIDE number
    [rating] a rating
    [place] a place
   *[round] a round
} from { $least } to { $most }
expected-points = points with at most one decimal, such as 5.5
expected-points-symbol = one of W D L A P X
expected-rounds-at-most = at most { $most } rounds
expected-rounds-stated = { $rounds } rounds, as another record states
expected-colour-drawn = { $white } or { $black }, the colour drawn before round 1
expected-colour-stated = { $colour ->
    [white] white
   *[black] black
}, as another record states


expected-player-name = the player's name
expected-sex = m or w
expected-birth = a date of birth from 1900 on that exists, as YYYY/MM/DD with 00 for what is unknown
expected-own-number = a number of its own; line { $line } has this one already
expected-round-colour = the colour w, b or -
expected-no-colour = - for a round without opponent
expected-paired-colour = the colour w or b of a paired game
expected-bye = one of the byes U, F, H or Z, since there is no opponent
expected-result = one of the results 1 = 0 W D L + -, since there is an opponent


expected-team-name = the team's name
expected-new-team-name = the name of a team that no other record has
expected-new-team-number = a number that no other team has
expected-free-player = a player who is in no other team
expected-forfeit-signs = +- or -+ or --
expected-board-colours = the colours of the boards, such as WBWBWB


expected-new-number = a number that the record does not name yet: nobody meets himself
expected-two-numbers = two numbers at least, of those who must not meet
expected-new-virtual-points = a player whose virtual points are not stated yet
expected-last-number = a number not below { $first }
expected-last-round = a round not before round { $first }
expected-asked-bye = one of the byes F, H or Z
expected-free-competitor = a competitor whom no other record has in round { $round }


expected-abnormal-kind = one of the results W D L A P X F H U Z, or points for a bonus or penalty
expected-abnormal-points = points with their decimal, such as 1.5 or -0.5, and then the round
expected-abnormal-round = the round, after match points and points
expected-abnormal-record = points, the round and whom they concern, such as 299 0.0 -1.0 3 12
expected-abnormal-numbers = the round and then the numbers of those concerned


found-himself = number { $player } against himself
found-opponent = opponent { $opponent }
found-opponent-in-round = opponent { $opponent } in round { $round }
found-same-colour = { $colour ->
    [white] white
   *[black] black
} for { $player } and for { $opponent } in round { $round }
found-results = { $result } for { $player } and { $other } for { $opponent } in round { $round }
found-win = a win
found-draw = a draw
found-loss = a loss
found-unrated-win = an unrated win
found-unrated-draw = an unrated draw
found-unrated-loss = an unrated loss
found-forfeit-win = a forfeit win
found-forfeit-loss = a forfeit loss
found-no-result = no result
found-bye = a bye
found-fide-number = the FIDE number { $number }
found-birth = a birth in { $year }
found-pairing = a pairing of round { $round }
expected-player-number = the number of a player (a record 001)
expected-team-number = the number of a team (a record 310 or 013)
expected-other-number = another player's number
expected-mutual-opponent = an opponent whose own record names { $player }; that of { $opponent } names { GIVEN($other) ->
    [yes] { $other }
   *[no] nobody
}
expected-both-colours = one white and one black
expected-fitting-results = results that fit together
expected-birth-before-event = a year not after { $year }, in which the event begins
expected-announced-round = a round up to { $rounds }, as announced
expected-announced-rounds = at most the { $rounds } rounds announced
expected-round-robin-rounds = at most { $most } rounds, those of a round robin of { $competitors }
expected-earned-points = { $points }, which the results of { $rounds } rounds are worth
expected-match-points = { $points }, the match points of { $rounds } rounds


found-forfeit-played = a forfeited match in round { $round }, though { $player } of team { $team } has played against { $opponent }
found-forfeit-pending = a forfeited match in round { $round }, though { $player } of team { $team } is to play against { $opponent }
found-forfeit-other-team = a forfeited match in round { $round }, though { $player } of team { $team } was paired with { $opponent }, who is not of team { $other }
found-forfeit-won = a forfeited match in round { $round }, though { $player } of team { $team } won without playing
found-forfeit-bye = a forfeited match in round { $round }, though { $player } of team { $team } had the bye
found-team-bye = the bye of team { $team } in round { $round }
found-team-bye-opponent = the bye of team { $team } in round { $round }, though its { $player } has { $opponent }
found-team-bye-forfeit = the bye of team { $team } in round { $round }, though it has team { $opponent } there
found-team-bye-again = the bye of team { $team } in round { $round } after that in round { $before }
expected-other-team = another team: none meets itself
expected-paired-round = a round up to { $rounds }, the last one in the players' records
expected-no-match = no such record before a round is paired in the players' records
expected-free-team = a team that no other record 330 names in round { $round }
expected-no-game = a match of which no game was played
expected-paired-teams = the two teams that the players' records pair
expected-winning-team = a team that has the points where its players have theirs
expected-team-with-opponent = a team that has an opponent in the players' records
expected-team-without-opponent = a team without an opponent in that round
expected-first-team-bye = a team that has not had the bye before (C2)


found-competitors = the end of the file after competitor { $competitors }
found-round-robin-over = { $found }, and all { $rounds } rounds of that are paired
found-rounds-over = { $found }, and all of these rounds are paired
found-no-teams = { $found } in a file without teams
found-missing-result = no result of { $white } against { $black } in round { $round }
found-missing-team-result = no result of a game of team { $team }
found-all-byes = a bye in round { $round }, as for everybody
expected-competitors-at-least = 2 competitors at least
expected-competitors-at-most = { $most } competitors at most
expected-open-round-robin = a round robin with a round to be paired
expected-paired-system = a system that is paired from a report file: { input-systems }
expected-checked-system = a system whose pairings are checked: { input-systems }, CUSTOM_LEAGUE_ROUNDROBIN
input-systems = FIDE_DUTCH (_2025, _2026, _BAKU), FIDE_TEAM (_TYPEA or _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN or BERGER_ROUNDROBIN (TEAM_ or DOUBLE before ROUNDROBIN, _G2 at the end)
expected-rounds = the number of rounds before it (record 142 or XXR): the last round has rules of its own
expected-more-rounds = more rounds than are paired
expected-drawn-colour = the colour drawn by lot before round 1 (record 152 with W or B, or XXC with white1 or black1)
expected-result-before-pairing = one of the results 1 = 0 W D L + -, before the next round is paired
expected-present-player = a player at least for whom that round is open
expected-present-team = a team at least for whom that round is open
expected-halves = a win worth two draws and a loss worth nothing, as acceleration needs
expected-teams = teams (records 310 or 013), or a system of players


found-empty-list = an empty list
expected-tie-break-list = tie-breaks such as PTS,BH/C1,BH
expected-tie-break = { $codes-n ->
    [1] { $codes }
   *[other] one of { $codes }
}{ $scores ->
    [yes] ; for teams with :MP or :GP before the stroke
   *[no] { "" }
}
expected-new-tie-break = a tie-break that is not in the list yet, as { $same } is
expected-no-buchholz = no Buchholz, which is forbidden where the pairings were set before the start
expected-players-tie-break = a tie-break for players, since the event has no teams


table-entries = Entry list
table-start-list = Starting rank list
table-yes = yes
table-fed = FED
table-team = Team
table-bye-in = round { $round }: { $bye }
table-medal = Medal
table-medals = Medals
table-rated-games = Rated games
table-standings-of = { $after }, { $category }
table-wall-chart = Wall chart
table-struck = does not count: one of the two left before half of the matches
table-grid = Cross-table by opponents
table-by-opponent = By opponent
table-pairings-by-name = Pairings of round { $round } by name
table-matches = Matches of round { $round }
table-by-match = By match
table-version = { $pairings }, version { $version }

table-download = Download:
paper-print = Print:
paper-is = { $paper ->
    [slips] Result slips
    [boards] Board cards
    [numbers] Start numbers
    [crew] Crew list
    [diplomas] Diplomas
    [links] Link cards
    [incidents] Incident report
    [log] Log of the desk
    [wall_chart] Wall chart
   *[start_list] Starting rank list
}
paper-none = There is nothing to print yet.
paper-back = Back
paper-follow = Follow this board: moves, clocks and results
paper-referee = Referee
paper-diploma = Diploma
paper-place = { $place ->
    [1] First place
    [2] Second place
   *[3] Third place
}

organiser-fact = { $fact ->
    [configured] the plan was changed
    [entered] players were entered
    [joined] late entries were numbered
    [changed] the data of the player were changed
    [withdrawn] the player has withdrawn
    [returned] the player came back
    [bye_given] a bye was given
    [bye_cancelled] a bye was cancelled
    [check_in_opened] the check-in was opened
    [ticked] a tick was set or cleared
    [checked_in] the check-in of the player was changed
    [check_in_closed] the check-in was closed
    [entries_closed] the entries were closed
    [entries_reopened] the entries were opened again
    [settings_changed] the settings were changed
    [numbered] start numbers were given
    [colour_drawn] the colour was drawn
    [lots_drawn] lots were drawn
    [paired] the round was paired
    [changed_by_hand] the pairing was changed by hand
    [round_dropped] the round was taken back
    [changes_opened] changes by hand were begun
    [changes_closed] changes by hand were ended
    [changes_dropped] changes by hand were taken back
    [published] the round was published
    [laid] games were put on boards
    [court_taken] results came from a court
    [result_set] a result was set
    [held_settled] the held result was decided on
    [protest_ruled] the protest was ruled on
    [created] the event was created
    [result_corrected] a result was corrected
    [team_entered] a team was entered
    [team_changed] a team was changed
    [team_withdrawn] a team has withdrawn
    [team_bye_given] a bye was given to a team
    [tournament_made] a tournament was made
    [tournament_dropped] a tournament was taken back
    [struck] a competitor left the round robin: his results count for nobody
    [games_added] games became due
    [games_withdrawn] games were taken back
    [colour_chosen] a colour was chosen
    [match_ruled] a match was ruled on
    [protested] a protest was filed
    [line_up_sealed] a line-up was sealed
    [postponed] a match has another time
    [deducted] points were taken from a team
    [window_set] a match has its window
    [time_proposed] a player proposed a time
    [time_agreed] players agreed on a time
    [hour_started] a player started the hour
    [result_claimed] a player reported a result
    [result_disputed] a player disputed a result
    [moves_kept] the moves of a game were given
    [announced] results were announced
    [finished] the event ended
    [resumed] the event goes on
   *[other] something was changed
}
game-pgn = PGN of the game, which has its result
game-told = The game is entered


register-search = Name, number or FIDE ID
register-found = { $persons ->
    [one] 1 person
   *[other] { $persons } persons
}
register-more = the first { $persons }: type more of the name
register-nobody = The register has nobody yet. The entry list of an event enters players.
register-no-club = The register has no club yet. A player's club is entered with the player.
register-short = Short name
register-mark = Mark
register-mark-two = Mark two to merge them.
register-compare = Compare and merge
register-merge = Merge
register-exchange = Exchange
register-do-merge = Merge the two
register-goes = No. { $number } goes
register-stays = No. { $number } stays
register-becomes = Merged
register-look-again = Somebody else has changed one of the two meanwhile. Nothing was merged: look again.
register-merge-means = No. { $into } keeps its data and takes from no. { $from } what it lacks. In results no. { $from } is the same person from then on, and the rating list changes with them. This cannot be taken back.
register-clubs-means = { $persons ->
    [0] The club that goes has no persons.
    [one] 1 person changes the club.
   *[other] { $persons } persons change the club.
} The players of both are of one club from then on. In running tournaments press “{ organiser-clubs-apart }” again. This cannot be taken back.
register-club-means = { $persons ->
    [0] No person has this club.
    [one] 1 person has this club and takes its new name.
   *[other] { $persons } persons have this club and take its new name.
}
register-merged = { $name }: the two are one now.
register-forget = Forget this person
register-forget-means = The register deletes all data. Pairings, results, files and boards show “Player { $player }” from then on. Without the year of birth, the rating list changes if the player was a junior. This cannot be taken back.
register-forget-remains = A rehearsal's folder is deleted, too. Set-up files and safety copies on the server's machine keep the name until somebody deletes it there. They are listed once the person is forgotten.
register-sure = { $name } is to be forgotten
register-is-forgotten = Player { $player } is forgotten
register-rehearsal-gone = The folder of the rehearsal is deleted.
register-remain = { $files ->
    [0] No file on the server's machine is known to have the name still. If a set-up file of your own has it, delete it there.
   *[other] These may still have the name on the server's machine. Delete the person in the set-up, with the pairings that name him, and delete the safety copies. Do the same in your own set-up file.
}


register-list-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
register-list-packed = FIDE's rating list of { $day }, { register-list-players }
register-list-given = FIDE's rating list, given on { $day }, { register-list-players }
register-list-none = FIDE's rating list is not here yet. With it, an import fills in what a file lacks, and players can be looked up.
register-list-file = FIDE's rating list as a file
register-list-what = The file from ratings.fide.com (text or XML), packed or not.
register-list-reading = Reading the list…
register-list-taken = FIDE's rating list is there: { register-list-players }.
register-fide = FIDE
register-from-fide = from FIDE's rating list
register-in-list = In FIDE's rating list
register-entered = entered already
register-is-it = The register has this player, or one of the same name. Is it the same person?
register-another = Another person
