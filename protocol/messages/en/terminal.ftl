# The head referee's and the line judges' terminal.

you = you
confirm = yes, do it
confirm-all-the-same = yes, all the same
own-words = other, in your words
scope-all = all courts
colours-reversed = colours reversed, or exchanged with board
no-penalty = No penalty is open.
nothing-to-decide = Nothing waits for a decision.
mark-lost = The marked question is decided already. Up or Down marks the next one.
no-court = No court has been seen yet: it appears as soon as the link stands.
old-picture = out of date
no-presses = No press yet. Each press is listed here: kept here, on the server, ruled.
nothing-to-undo = You have no press to undo.
undo-later = The server does not have the press yet: it is undone as soon as it arrives.
repeated = The same press again within a second counts once.
not-that-board = The result of that board is at another stage; the boards named can be chosen.
number-acted = The number alone is enough: no Enter is needed.
no-board-there = No board of this court has that number.
no-link-no-countdown = No link: the other screens cannot count down. Count aloud and press G, then v, at your GO: it counts from your key.
nobody-waits = No board there waits for its start.
picture-has-no-game = No game is known on that board.
choose-a-call = No call is open. To annul one that was served or has lapsed: L, its line, v.
nothing-to-split = That call is one referee's: only what two referees called can be split.
nothing-to-void = The log has no line yet.
stays-open = The question stays until the clock on the table shows the time: y once it does, e to enter a reading.
not-a-clock = expected White's time and Black's, such as  4:32 4:03 w  (- leaves one as it is; w or b runs), or one side's, such as  w 8:30  or  +1:00 w  (where its clock is known)
not-a-reading = expected White's time and Black's and no more, such as  4:32 4:03  (- where one was not read)
not-lanes = expected lanes such as  1-6  or  1,2,5  (empty is all)
cannot-swap = Both boards need a game to exchange their players.
needs-words = A few words are needed here; Esc leaves it all.
would-come-to = The effect, as the court says now (nothing is done yet)
undone-later = The server does not have the press yet, so the effect cannot be shown: it is undone as soon as it arrives.
not-an-answer = That key is no answer here: the answers are listed; Esc leaves.
not-a-position = expected a position in FEN notation such as  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
not-a-square = expected a square such as  e8
not-a-move = expected a move such as  e2e4  or  e7e8q  (empty: it is made already)
esc-leaves = This is the first question; Esc leaves it.
undo-reason = pressed in error
nothing-agreed = No result is confirmed yet: e enters one; what no board reported needs a second referee.
nothing-alike = No question here is asked of several boards.
annul-decision = annul that decision
what-now = What now?
after-the-outage = times after the outage
pressed-before = earlier{ " " }
no-clock = -:--
empty-board = no game
nothing-to-call = There is nothing to call here.
device-columns = Device         Reached     Heard  Delay Clock +- Batt. Kept  Role   Where
now = now
device-act-done = Done: the list shows it.
is-in-already = This device is in already: a changes its role or lanes, h hands its role over, x shuts it out.
disk-full = { " " }| SERVER'S DISK FULL
no-copy = { " " }| NO SAFETY COPY
only-asks = This device only asks to come in: g lets it in, d sends it away.
no-duty-to-hand-over = This device is relieved and has no duty to hand over: a gives it one.
let-in-or-not = g, Enter lets it in as a line judge of this court, all lanes; d sends it away.
this-court = this court
all-lanes = all
no-lane = none
in-order = in order
not-in-order = not in order
measured = measured
not-a-width = expected centimetres such as  84.5
nothing-to-waive = Nothing failed at the marked board that keeps it from its start.
waiting-help = No key is needed: it goes on by itself  ? help  q quits
keys-by-help = ? lists every key
column-board = { GIVEN($court) ->
    [yes] C{ $court } Bd
   *[no] { " " }Bd
}
column-phase = Game
column-white = { "   " }White at   owes
column-black = { "   " }Black at   owes
column-notes = { " " }To do; players
silent = SILENT
open-calls = Open calls, the most urgent first
your-presses = Your presses, the last first
stop-columns = Runner                Name                  Stopwatch
go-columns = { " " }Bd  Game      Sweep   List      White - Black
except = except
all-started = No board of this court waits for its start.
only-left-out = No board but those left out waits for its start: its number takes one in again.
nothing-against = No reason against the start is known.
nothing-against-now = no reason against it is left
against-not-known = The reasons against a start are not known: no list of devices has come.
still-played = not ended
enter = Enter
only-side-acted = { side } was taken at once as the only possible player. u undoes it.
no-such-key = { $key } does nothing here: the last line names the keys, ? all of them.
not-read = "{ $typed }" was not understood: { $expected }
device-refused = Refused: { $text }
would-be-refused = It would be REFUSED: { $text }
and-more = and { $more } more lines
link-lost = No link to the court: { $why }. Go on: every press is kept here until it is back.
shut-out = SHUT OUT: { $why }. Presses are kept: quit (q) and start again, with --code or asking to come in.
by-own-clock = { $at } own clock
from-first-key = from { $at }, your first key
scope-board = { board } only
scope-marked-board = { board } only, the marked one
scope-court = all of { court }
asking-in-short = number { $number } { $name }
all-alike = all { $boards } alike
nobody-to-stop = Nobody on { board } has a stop to serve: s starts a stopwatch there all the same.
versus = { $white } - { $black }
players-by-colour = White { $white }, Black { $black }
more-penalties = { "  " }+{ $more } more: C
told-before = { board } { $said }, { $ago } ago
court-in-short = { court }: { $running } running, { $open } penalties open, { $asked } to decide (. goes there)
of-round = round { $round }{ " " }
round-waits = { court } waits: { $reasons }.
games-left = Games left: { $left }   to seal: { $confirmed }

## Lists, and what surrounds a sentence

or = { $first } or { $second }
and = { $first } and { $second }
on-board = { GIVEN($board) ->
    [yes] { board }, { $what }
   *[no] { game }, { $what }
}
on-court = { court }, { $what }
side-of-board = { board } { side }
side-letter = { $side ->
    [white] W
   *[black] B
}
player = player { $player }
time = { TIME($ms) }
boards-list = { $n ->
    [one] board { $lanes }
   *[other] boards { $lanes }
}
boards-of-court = { court }: { $boards }
boards-asked = { $boards }: { $asks }
ruling-with-rule = { $ruling } ({ $rule })
by-server = server
unseen-line = #{ LINE($fact) }
earlier-line = the line of #{ LINE($fact) }

## Clocks, results, states

clock-of-side = { side } { $clock }
clocks-now = The clocks show { $times }{ GIVEN($running) ->
    [yes] ; { $running ->
        [white] White's runs.
       *[black] Black's runs.
    }
   *[no] .
}
position-would-be = { board }{ to-move }: { $fen }
players-would-be = { board }: White { $players-white } (was { $was-white }), Black { $players-black } (was { $was-black })
stopwatch = { GIVEN($tenths) ->
    [yes] { $tenths ->
        [0] FREE, { TENTHS($tenths) } s
       *[other] { TENTHS($tenths) } s
    }
   *[no] runs
}
debt = { $debt ->
    [half_run] H
    [full_run] R
    [correction] C
   *[take_back] T
}
whereabouts-in-short = { $at ->
    [behind_line] line
    [at_board] brd
    [outward] out
    [homeward] home
    [away] away
   *[unknown] ?
}
turn = { GIVEN($metres) ->
    [yes] { turned } { $metres } m
   *[no] { turned }
}
turned = { $mode ->
    [line] line
    [cone] cone
   *[wall] wall
}
phase-shown = { $phase ->
    [waiting] { $ready ->
        [yes] ready
       *[no] waiting
    }
    [countdown] { GIVEN($count) ->
        [yes] { $count ->
            [3] -- 3 --
            [2] -- 2 --
            [1] -- 1 --
            [0] { $is_linked ->
                [yes] ** GO **
               *[no] GO said?
            }
           *[other] get set
        }
       *[no] counting
    }
    [running] running
    [paused] PAUSED
   *[finished] { GIVEN($result) ->
        [yes] { score }
       *[no] ended
    }
}
penalty-state = { $penalty ->
    [called] called
    [due] DUE
    [asked] asked
    [serving] serving
    [served] served
    [voided] annulled
   *[lapsed] lapsed
}
scored = { score } { result }
ended-in-short = { score } { termination }
was-score = was { $before }
result-state = { $how ->
    [decided] decided
    [ruled] ruled
    [corrected] corrected
   *[other] { $state ->
        [open] no result
        [entered] entered once
        [confirmed] confirmed
        [differs] DIFFERS
       *[sealed] sealed
    }
}
result-in-full = { board }, { $players }{ with-end }{ with-state }{ with-entries }
with-end = { GIVEN($result) ->
    [yes] : { scored }, { termination }
   *[no] { "" }
}
with-state = { GIVEN($state) ->
    [yes] { GIVEN($corrector) ->
        [yes] ; { $state } by { $corrector }, { was-score }
       *[no] ; { $state }
    }
   *[no] { "" }
}
with-entries = { GIVEN($entered) ->
    [yes] ; entered: { $entered }
   *[no] { "" }
}
list-state = { $state ->
    [in_order] in order
    [looked_at] looked at
    [left] { $left } left
   *[fails] { $fails } FAIL
}
list-in-full = List of { board }: { $list }
failed-so = { $blocks ->
    [yes] { failed } (FAILS, w waives it)
   *[no] { $waived ->
        [yes] { failed } (waived)
       *[no] { failed } (noted)
    }
}

## Rows and lines of the screens

board-title = { board }: { game } round { $round }{ in-chain }, { $phase }{ with-limit }; reports { evidence }
in-chain = { GIVEN($chain) ->
    [yes] , { $chain }
   *[no] { "" }
}
with-limit = { GIVEN($left) ->
    [yes] , limit in { $left }
   *[no] { "" }
}
game-of-chain = sprint game { $chain_game }
limit-in-short = hour { $left }
nothing-on-board = { court }, { board }: { empty-board }
place-and-debts = { whereabouts }, owes { $debts }
position-line = half-move { $ply }{ with-last }{ with-placed }{ with-offers }  { GIVEN($fen) ->
    [yes] { $fen }
   *[no] position not known
}
with-last = { GIVEN($last) ->
    [yes] , last { $last }
   *[no] { "" }
}
with-placed = { GIVEN($placed) ->
    [yes] , placed { $placed }
   *[no] { "" }
}
with-offers = { GIVEN($offers) ->
    [yes] , { $offers }
   *[no] { "" }
}
offer-lies = { side }'s card
reds-in-short = { side-letter } { $n } red
summary-sheet = { side }'s cards: { $are_missing ->
    [yes] { GIVEN($cards) ->
        [yes] { $cards }; others before this terminal was started
       *[no] shown before this terminal was started
    }
   *[no] { $cards }
}
card-of-sheet = { $at } { card }, { offence } ({ $judge })
call-so-far = : { $fault }, { $ago } ago{ with-time-left }{ $marks }
with-time-left = { GIVEN($left) ->
    [yes] , { $left } left
   *[no] { "" }
}
call-marks = { $unexpected ->
    [yes] , unexpected
   *[no] { "" }
}{ $earlier ->
    [yes] , for earlier
   *[no] { "" }
}{ $witnesses ->
    [0] { "" }
    [1] { "" }
   *[other] , { $witnesses } referees
}
call-in-short = { board } { side } { $name }: { $words }, { $ago } ago
in-its-place = { $call }, by
waits-for-stop = { $is_due ->
    [yes] DUE: stop him at the line, { $seconds } s
   *[no] called: at his next return, { $seconds } s
}
stop-runs = { $is_paused ->
    [yes] { $left } left (paused), { stops }
   *[no] { $left } left, { stops }
}
stops = { $penalties ->
    [one] 1 penalty{ restarted }
   *[other] { $penalties } penalties{ restarted }
}
restarted = { $restarts ->
    [0] { "" }
   *[other] , left early x{ $restarts }
}
when-and-cost = { $back ->
    [ago] { TIME($back-time) } before
    [after_ply] run after half-move { $back-ply }
   *[none] { GIVEN($ago) ->
        [yes] { $ago } ago
       *[no] now
    }
} | { sanction }
against-the-start = { $n ->
    [one] 1 reason against the start (yours overrides it):
   *[other] { $n } reasons against the start (yours overrides them):
}
pause-shown = { $several ->
    [yes] Paused boards: their stop is on { screens-shown }.
   *[no] The stop is on { screens-shown }.
}
screens-shown = { GIVEN($not_on) ->
    [yes] { $n ->
        [one] 1 screen, NOT on: { $not_on }
       *[other] { $n } screens, NOT on: { $not_on }
    }
   *[no] { $n ->
        [one] the one screen there is
       *[other] all { $n } screens
    }
}
boards-hidden = { $n ->
    [one] { "   " }1 board hidden: , . other court
   *[other] { "   " }{ $n } boards hidden: , . other court
}
round-shown = { GIVEN($others) ->
    [yes] Round { $round } (not sealed: { $others }; [ ]){ "   " }
   *[no] Round { $round } ([ ] another){ "   " }
}
unsealed-of-round = { $n } of round { $round }
no-round = { $later ->
    [yes] The boards have no later round: n puts the next one on, from a file or the desk.
   *[no] There is no earlier round.
}
court-answers = { court }: { $text }.
would-be-sealed = { $n ->
    [one] 1 game would be sealed, as it stands here (nothing is done yet)
   *[other] { $n } games would be sealed, each as it stands here (nothing is done yet)
}
row-of-log = { $rows ->
    [0] Nothing has happened yet.
   *[other] Newest first; line { $row } of { $rows } is marked
}
author-in-log = { GIVEN($ruling) ->
    [yes] { " " }[{ $by }; { $rule }: { $ruling }]
   *[no] { " " }[{ $by }]
}
late-calls-of = Late calls on { board }: { players-by-colour }
demo = { " " }| DEMO
rehearsal = { " " }| REHEARSAL

## Devices

no-list = { $is_up ->
    [yes] The list of devices is on its way.
   *[no] No link: which devices are there is not known until it is back.
}
unproven = { $name } names epoch { $epoch } of another server without proof. It was sent away; nothing else changes. Look at the device; x shuts it out
this-one = { $name } (this)
role-in-short = { $role ->
    [organiser] event
    [board] boards
    [judge] judge
    [deputy] deputy
   *[head] head
}
reach = { $reach ->
    [live] live
    [stale] STALE
    [asleep] asleep
    [unreachable] UNREACHABLE
   *[away] away
}
as-it-is = { role }, as it is
device-offered = { $name } ({ reach })
asks-to-come-in = ASKS to come in: number { $number } "{ $name }" for { $age } ({ $software })
device-in-full = { $name }: { $duty }{ GIVEN($on) ->
    [yes] , now on court { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , at { line-of }{ GIVEN($stands) ->
        [yes] , { $stands }
       *[no] { "" }
    }
   *[no] { "" }
}; { $device }; { $software }
relieved-duty = { role }, { $courts }, relieved, no lane
duty = { GIVEN($lanes) ->
    [yes] { role }, { $courts }, { $lanes }
   *[no] { role }, { $courts }, all lanes
}
reached-in-full = { $reach ->
    [live] Live; { kept-there }
    [stale] STALE: connected, last word { age-ago }; { kept-there }
    [asleep] Asleep since { age-ago }: its screen is off, nothing is broken; { kept-there }
    [unreachable] UNREACHABLE: no connection, last word { age-ago }; { kept-there }
   *[away] { GIVEN($age) ->
        [yes] Away: last word { age-ago }, no start waits for it; { kept-there }
       *[no] Away: not heard since the server was started, no start waits for it; { kept-there }
    }
}
age-ago = { GIVEN($age) ->
    [yes] { $age } ago
   *[no] long ago
}
kept-there = { $unsent ->
    [0] keeps no presses
    [one] KEEPS 1 PRESS THAT IS NOT HERE
   *[other] KEEPS { $unsent } PRESSES THAT ARE NOT HERE
}
hand-over-has = Then { $to } has: { $duty }. { $from } has none.

## The link

link-looking = LINK: looking for the court{ kept }
link-asking = ASKS TO COME IN: number { $number }{ kept }
link-up = { $kept ->
    [0] link: up, all sent
   *[other] link: up, { $kept } on the way
}
link-down = NO LINK for { TIME($ms) }{ kept }; go on
link-shut-out = SHUT OUT{ kept }
kept = { $kept ->
    [0] { "" }
   *[other] , { $kept } kept here
}
relieved-in-short = RELIEVED
relieved = RELIEVED: your duty was handed over. Nothing is called from here until the head referee gives this device a duty again.
asks-to-come-in-here = This terminal asks to come in as "{ $name }". Its number is
tell-the-head-referee = Tell the head referee: D, the line with this number, g. The server's terminal shows it too. Nothing is to be pressed here; it goes on by itself.

## The reasons why a connection was lost

lost-not-enrolled = this device is not enrolled: give it the one-time code from the server's terminal
lost-no-connection = no connection within 5 s
lost-no-welcome = the server did not answer as a court server does
lost-not-known = the server does not know this device
lost-earlier-epoch = the server writes epoch { $epoch }, but epoch { $known } has begun elsewhere: look for the other server
lost-silent = the server has said nothing for 3 s
lost-blocked = the server has taken nothing for 5 s
lost-ended = the connection ended
lost-format = the server speaks another version of the protocol
lost-unreadable = a message of the server could not be read: { $error }

## Presses

press-writing = being written
press-kept = kept here
press-recorded = ruled
press-on-server = on the server
press-is-refused = REFUSED
press-not-kept = NOT KEPT
press-aborted = aborted
will-be-undone = { " " }(will be undone)
is-undone = { " " }(undone)
and-so = : { $text }
see-the-log = L shows the effect
to-be-decided = to be decided
was-decided = decided by { $by }: { $answer }
otherwise-decided = decided by another act, L
taken-down = taken down
countdown-stopped = the countdown was stopped
press-refused = REFUSED: { $text }
press-ruled = Ruled: { $rulings }
and-alike = That is the first of { $n }: the others do the same to the other boards.
annulled-with = { $games ->
    [one] The start of 1 game is taken back, and with it { half-moves } and every run and call since: it waits again, clocks as before the GO.
   *[other] The start of { $games } games is taken back, and with it { half-moves } and every run and call since: they wait again, clocks as before the GO.
}
half-moves = { $half_moves ->
    [one] 1 half-move
   *[other] { $half_moves } half-moves
}
not-undone-abort = The last press stopped a countdown, which stays stopped: G, s starts it anew.
not-undone-pause = The last press paused boards, which stay paused: G, r resumes them.
not-undone-enter-result = The last press entered a result, which stands as entered: R, e enters another in its place.
not-undone-check = The last press was a finding of the check-list, which stands: G, c checks again.
not-undone-seal = The last press sealed results, which stay sealed: R, x corrects one of them.
not-undone-correct-result = The last press corrected a sealed result, which stands: R, x corrects it again.
not-undone-void = The last press annulled a line, which stays annulled: call again what was right.
not-undone-pair = The last press arranged games, which stand.
not-undone-arrange = { not-undone-pair }

## Prompts

not-at-this-board = { $has_game ->
    [yes] "{ $what }" comes no more: the game on { board } has ended.
   *[no] No game is on { board }: there is nothing to call.
}
nobody = { $verb ->
    [start] No board there waits for its start (r: paused boards go on).
    [go] No board there waits for its start or is paused.
    [resume] No board there is paused.
    [pause] No board there runs or counts down.
    [annul] No board there has a start to annul: no game runs or is paused.
    [abort] No countdown runs. After its GO a start is annulled: G, x.
   *[other] { nobody-waits }
}
no-result = { $verb ->
    [correct_result] No result is sealed yet: e enters another one in its place.
    [enter_result] Every result is sealed: x corrects a sealed one.
   *[other] Every game has ended: e enters another result, x corrects a sealed one.
}
one-begun = BOARD 1_ Enter board 1, { $highest ->
    [10] 0 board 10
    [11] 0 board 10, 1 board 11
   *[other] 0 board 10, 1 board 11, 2 board 12
}; Backspace none. Another key: board 1.
head-referees = "{ $what }" is the head referee's: ! calls him to a board.
prompt-closed = "{ $what }" is closed, nothing of it was sent. { $why }
fault-offered = { $is_unexpected ->
    [yes] { fault } (unexpected)
   *[no] { fault }
}
side-offered = { side } { $name }{ GIVEN($at) ->
    [yes] { " " }({ whereabouts })
   *[no] { "" }
}
corrects-decision = DECIDED MEANWHILE { by-one }. Enter corrects the decision; Esc leaves it.
decided-elsewhere = DECIDED MEANWHILE { by-one }. The decision stands; Esc leaves it.
decided-so = DECIDED MEANWHILE by { $by }: { $answer }. The decision stands; Esc leaves it.
by-one = { GIVEN($by) ->
    [yes] by { $by }
   *[no] elsewhere
}
decided-help = { $can_be_voided ->
    [yes] v annuls that decision  Esc leaves it
   *[no] Esc leaves it
}
end-not-reported = No end of this game is on record: its board reports nothing.
countdown-help = { $is_here ->
    [yes] a ABORTS the countdown: { $on }{ "  " }
   *[no] G, a ABORTS the countdown: { $on }{ "  " }
}
prompt-help = { $asks ->
    [typed] type, Enter sends it  Backspace takes a letter back  Esc leaves it all
    [confirm] { $needs_y ->
        [yes] { $is_result ->
            [yes] y enters it all the same  Down how it came about  Backspace back  Esc leaves
           *[no] y does it all the same  Backspace one step back  Esc leaves it all
        }
       *[no] { $is_result ->
            [yes] Enter enters it  Down how it came about  Backspace one step back  Esc leaves
           *[no] Enter does it  Backspace one step back  Esc leaves it all
        }
    }
    [board] { $is_call ->
        [yes] its number alone, or Enter  Left earlier  Down other cost  Esc leaves it all
       *[no] its number alone, or Enter for the marked one  Backspace back  Esc leaves it all
    }
   *[letter] { $is_call ->
        [yes] press a letter  Left earlier  Down other cost  Backspace back  Esc leaves
       *[no] press a letter  Backspace one step back  Esc leaves it all
    }
}

## Questions and answers

question-on-record = { $how ->
    [silent] { $question } | { $record }; the court's record does not tell
    [about] { $question } | { $record }
   *[after] { $question } | after { $record }
}
asked-of-all = After the outage { $n } games stand as they were last known: do all their times stand? One board's are set on its own screen
yes-to-the-last = { $yes }: { scored }

## Screens and their keys

screen-overview = Overview
screen-board = Board
screen-calls = Calls
screen-stopwatch = Stopwatch
screen-inbox = Inbox
screen-go = Go
screen-results = Results
screen-devices = Devices
screen-log = Log
screen-help = ?
help-overview = { $walks ->
    [yes] f fault  + card  s stopwatch  p pause  u undo  ! chief  1 to 12 board  CAPITALS
   *[no] f fault  s stopwatch  p pause  u undo  ! chief  1 to 12 board  CAPITALS screen
}
help-board = the letters above act on this board  1 to 12 other board  Esc overview
help-calls = { $walks ->
    [yes] { $faults } fault  + card  Up Down, then: v annul  r replace  k split  u undo
   *[no] { $faults } fault  Up Down, then: v annul  r replace  k split  u undo
}
help-stopwatch = Up Down number choose, Enter starts  s by board  e left early  f fault  u undo
help-inbox = Up Down choose  y yes  n no  e edit/enter  v annul  a all alike
help-go = 1-12 except y ready n not c check w waive s start v GO a abort x annul r resume
help-results = e enter: board, result, Enter  s seal confirmed  x correct a sealed one  w rule
help-devices = Up Down choose  g let in  d send away  a role, lanes  h hand over  x shut out
help-log = Up Down PgUp PgDn scroll  v annul the marked line  , . other court  Esc back
help-help = Esc back to the overview  CAPITALS change the screen  q leaves
# it fits 24 lines of 80 characters
help-page =
    CAPITALS change the screen, small letters act, Esc leaves.  , . other court
    Boards    1 to 12 as they are called; 1 waits for Enter, or 0 1 2 for 10 11 12
    Fault     f, the fault, w or b, the board: what, who, where, as in every act.
              It counts from the f.  Left: 5, 10, 30, 60 s ago or a move before.
              Down: another cost.  C annul, replace, split  ! head referee
    Rows      > whose clock runs.  At: brd board, out and home running, line behind
              the line, away, ? not known.  Owes: H half run, R full run, C must
              correct, - nothing.  !2: two questions, I answers them.
    Walk      + card, c caution or r red, what for, who, board.  B, * shows them
    A press   kept here: on this disk.  on the server: safe, not ruled yet.  ruled,
              or REFUSED with the reason. The same twice within 1 s is one press.
    No link   Go on: all is sent in order, dated when you pressed. Only a countdown
              needs the link: without it count aloud and press G, v at your GO.
    Start     G: digits leave boards out, c check-list, w waive, y ready, s 3-2-1-GO
              Your reason overrides those against it.  a abort, x annul, r resume
    Results   R, e, board, result, Enter (Down: how); s seals; [ ] round; n next one

## Verbs

verb-fault = Fault
verb-replace = Replace
verb-undo = Undo
verb-check = Check-list
verb-agree = Both agree
verb-declare = Declares a piece
verb-exchange = Pawn exchanged
verb-interfere = A bystander spoke
verb-claim = Claim
verb-pause = Pause
verb-resume = Resume by 3, 2, 1
verb-start = Start 3, 2, 1, GO
verb-abort = Abort the GO
verb-round = Put the next round on
verb-enter-result = Result
verb-seal = Seal all confirmed results
verb-answer = Decide
verb-answer-all = Decide
verb-grant = Let in
verb-leave = Leave the terminal

## Questions of a prompt

step-fault = Which fault?
step-fault-words = Which infringement? Type it, Enter
step-card = Which card?
step-offence = What for?
step-item = Which item?
step-finding = How is it?
step-width = How wide, in cm? Such as 84.5, Enter
step-failed = Which one?
step-side = Who?
step-board = Which board?
step-result = Which result?
step-claim = What is claimed?
step-claim-words = Which irregularity? Type it, Enter
step-claim-move = Which move does he announce? e2e4; empty: it is made. Enter
step-scope = How far?
step-reason = Why?
step-reading = White Black, such as 4:32 4:03, Enter
step-clock = White Black [w|b runs]: 4:32 4:03 w; or one: +1:00 w, w 8:30. Enter
step-position = The position as FEN, Enter
step-players = How are they wrong?
step-evidence = What does it report, and whose clock rules?
step-agreement = What do both say?
step-piece = Which piece?
step-square = On which square? Such as e8, Enter
step-interference = What about?
step-file = Which file has its [[pairing]] tables? Enter; empty: that of the desk
step-name = What is it called? Enter
step-role = Which role?
step-lanes = Which lanes? Such as 1-6; empty is all (a judge's calls count on any). Enter
step-device = To which device?
step-answer = What for all of them?
step-confirm = Sure?

## The link, the outbox and the disk of a device

outbox-unread = could not read the outbox in { $folder }
outbox-unwritten = the outbox could not be written: { $why }; nothing was sent, free some space and try again
outbox-full = { $requests } requests wait for the court; the outbox takes no more
outbox-in-use = { $folder } is in use by another program; stop it or name another folder for this one's outbox
outbox-not-opened = { $folder }: the outbox cannot be opened: { $why }
link-stopped = the link to the court has been stopped
link-missing = there is no link to the court; this is not kept for later, try again once it stands
start-failed = could not start
no-state-folder = this system names no folder for a program's state; name one with { $option }
presses-kept = { $presses } presses are kept here until the court is reached again
terminal-not-taken = could not take the terminal over
terminal-broke-off = the terminal could not go on
disk-silent = this machine's disk has not answered for a long time
memory-unwritten = this terminal's memory could not be written: { $why }
file-unread = could not read { $file }: { $why }
round-file-too-long = { $file } is longer than { $most } KiB: leave all but [[pairing]] out
