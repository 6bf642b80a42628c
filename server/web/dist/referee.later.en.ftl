

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
