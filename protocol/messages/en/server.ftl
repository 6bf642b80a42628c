# What the server tells at its own machine and to devices.

narrow-lanes = lanes of { $lane } m are narrower than the 1.25 m of a standard court (CR-2.1-4)

## A round that was put on

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
    [yes] { $white } { score } { $black }
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

## The console of the running server

console-spectators = Spectators:
console-judges = Line judges' phones (a poster to print: /poster):
console-head = The head referee's page:
console-organiser = Organisers' page (entries, pairings, standings):
console-programs = Boards and referees' terminals:
console-codes = Codes, each for one device, once, within { $minutes } minutes:
console-for-codes = { $codes ->
    [0] Codes
   *[other] More codes
}: referee-server devices code --role board{ $folder } (or judge, head, organiser)
console-how-to-stop = Stop with Ctrl-C.
console-folder = Data folder: { $folder }
console-stopping = Stopping: devices are told, the journal is closed.
console-demo = DEMO: the moves are real games; clocks, runs, faults, claims and failing phones are made up.
    Within a minute: penalties called and served, a call on the wrong lane corrected, a late call,
    questions answered, a phone and six boards out of reach, a result sealed, the next round.
    See all of it afterwards with `referee-server report` on the data folder above.
console-rehearsal = REHEARSAL: everything of the event is here, and nothing of it reaches the event.
    Simulated boards play the games that the desk lays and the crew starts. Leave the real boards off.
    The next rehearsal begins again with the event as it is then.
console-rehearsal-epoch = a rehearsal
console-recovered = Recovered: { $found }
console-enrolled = { $device } ({ $name }) is enrolled as { role }
console-enrolled-next = { $device } ({ $name }) is enrolled. Code for the next { role }: { $code }
console-phone-asks = phone { $number } ({ $name }) asks to come in: the head referee lets it in, or `referee-server devices grant { $number }` here
console-many-phones-ask = { $count } phones have asked to come in within a minute, the last of them from { $network }: `referee-server devices asking` shows the waiting ones
console-disk-full = THE DISK IS FULL: { $kb } kB of records still fit into the reserve. Start nothing new, finish the running games, and free some space on the disk of the data folder (and of the journal's second copy)
console-disk-has-room = There is room on the disk again
console-folder-is-open = others may list the data folder { $folder }: { $why }
console-few-files = this system lets the server open few files: at most { $followers } spectators at a time (with a higher limit, `ulimit -n`, there is room for { $most })
console-clock-off = this machine's clock is { LASTED($off) } { $how ->
    [late] behind
   *[early] ahead of
} court time, which goes on as it was; set the machine's clock when the event is over
console-new-epoch-key = epoch.key was not in the data folder, and a new one is made: devices can no longer prove which servers wrote before this one
console-advice = { $name }: { $advice }
console-records-read = { court }: { $records } records read
console-no-recording = nothing can be recorded on { court }: { $why }
console-journal-read = Reading the journal: { $records } records
console-journal-indexed = Indexing the journal: { $done } of { $of } records
console-journal-restored = Restoring the journal from its index: { $records } records
console-devices-lost = devices.json { $known ->
    [0] knows no device
   *[other] ends before { $next }
} and the journal names { $device }: the list was lost or is an older copy. Stop the server and put the last copy back, or enrol the missing devices anew (in { $folder })
console-names-entered-again = { $file } is not there; the names were entered again from the set-up file
console-names-unread = { $why }; until then { $names ->
    [0] players have only their numbers
   *[other] names come from the set-up file
}

## Commands that ask the running server

server-none = no server runs on the data folder { $folder }: start it, or name another folder with --data-dir
server-silent = the server on { $folder } does not answer: { $why }
server-unanswered = { $why }. If the request has reached it, it may have been carried out: repeat it with --request { $request }, it is carried out once.
server-contact-unwritten = could not write { $file }: { $why }
server-other-answer = the server answered something else
server-no-device = there is no { $device }; `devices list` shows them
server-wrong-secret = this is not the secret of the running server
server-stops = the server stops
server-register-changes = the register of persons changes at the moment: send the file again
server-failed = the server could not read or write its files; its log gives the reason
server-too-many-events = all { $most } events of this installation are taken
server-no-such-link = this link is not valid (any more): ask the organiser for a new one
server-link-too-often = too many acts by this link: try again in some seconds
server-no-fide-list = { $file } is not FIDE's rating list, or it is cut off: its text or XML from ratings.fide.com was expected, packed or not
server-body-too-slow = the file or request did not arrive in time
server-no-room-for-body = too much is being sent to the server; try again in a minute
server-file-not-whole = the file did not arrive whole, or is longer than { $megabytes } MB
server-taken-unknown = player { $number } of the file ({ $name }) is not on the entry list, or shares the name there: enter the players of the file first
server-taken-players = the file has teams, and this event is one of players: choose teams in the settings of the event first
taken-pairs-players = the file has teams, and its system pairs players: a team event has a team system in record 192, such as FIDE_TEAM
taken-boards = a match of the file has { $boards } boards: here a match of teams has { $expected }
taken-bye-points = the team with the pairing-allocated bye has { $found } board points in the file: here { $expected }
server-long-pgn = the PGN is longer than { $kilobytes } kB: no game is that long
server-one-game = the PGN of one game was expected, and { $games } were found
server-unfinished = the game has no result: have the site write it out once it is over
server-other-result = the moves end { $found }, and the report says { $reported }
server-other-start = the game begins with another position
devices-state = { $state ->
    [revoked] revoked
    [connected] connected
   *[away] away
}
devices-none = No device is enrolled yet.
devices-none-asks = No phone asks to come in.
devices-done = Done.
devices-revoked = { $device } ({ $name }) is revoked.
devices-code = { $code }  enrols one { role }, once, within { $minutes } minutes
round-hint = Have these results sealed, or repeat the command with --despite REASON to go on without.
exported = Games: { $games }, records: { $records }.
exported-until = { $damage }; everything before it was written

## The check of a set-up file

setup-possible = { $file } is a possible set-up. Nothing was started.
setup-court = { court } "{ $name }": { $kind ->
    [basketball] basketball court
    [track] athletics track
   *[custom] venue of its own kind
}, { $boards } boards in lanes of { $lane } m, { $length } m long, { $sweep ->
    [yes] a sweep before each start
   *[no] started without a sweep
}; { $games ->
    [one] 1 game
   *[other] { $games } games
}
setup-game = { board }: { $players }; round { $round }, { game }; { ruleset }; { $time }{ $runs }; reports { $reports }{ setup-from }
setup-from = { GIVEN($fen) ->
    [yes] ; from { $fen }
   *[no] { "" }
}
setup-runs = ; runs of { $far } m, { $known ->
    [presumed] presumed at the next press, whatever a sensor reports
   *[reported] as sensors or judges report them
}
setup-both-turns = { $one } and { $other }
setup-time = { $first }, { setup-whose-clock }
setup-times = { white } { $first }, { black } { $second }, { setup-whose-clock }
setup-whose-clock = { $clock ->
    [court] by the court's clock
   *[table] by the clock on the table
}
setup-no-clocks = no clocks
setup-increment = { $initial } + { $increment } a move{ $first ->
    [yes] { "" }
   *[no] , none at the start
}
setup-players = { $players } players
setup-look = Worth a look:
setup-without-game = { court }: { boards } { $boards-n ->
    [one] has
   *[other] have
} no game
setup-rounds = { court }: its games are of rounds { $rounds }
setup-idle = without a game: { $names }

## The check of a journal

verify-journal = Journal in { $folder }
verify-read = { $records } records read
verify-stream = { verify-name }: { $records } records, epoch { $epoch }, the last of { $last }, chain { $chain }
verify-name = { $kind ->
    [event] event { $number }
   *[court] court { $number }
}
verify-damaged = DAMAGED. { $damage }
verify-damaged-stream = { verify-name }: DAMAGED. { $damage }
verify-nameless = DAMAGED. Names are missing: { $why }.
verify-tail = After the last record { $file } holds an unfinished write, from byte { $offset } on: a power cut leaves one, and nothing of it was confirmed. If no power was lost, the last records are damaged.
verify-whole = The journal is whole: { verify-size }.
verify-not-whole = The journal is damaged; { verify-size } are whole. Keep a copy of this folder as it is, then start the server: it repairs what the mirror holds, puts back what its index holds (at its second start where the damage is old), and names the courts that lack records.
verify-size = { $records } records, { $bodies } kB in { $log } kB of log
verify-different = DIFFERENT. { $difference }
verify-same = Both copies hold the same records.
verify-remedy = Keep a copy of both folders as they are, then start the server with both: each copy gets what it lacks from the other.

## A game that is tried

try-unreadable = { $file }: { $why }; expected a game sheet or a PGN file
try-too-long = { $file }: longer than { $most } bytes; try fewer games at once
try-not-text = { $file }: not text in UTF-8
try-no-pgn = { $file }: not a PGN file, which begins with tags such as [White "…"]; a sheet is one of a match by its line "ruleset: intramural"
try-misread = { $file }:{ $line }:{ $column }: found { $found }, expected { $expected }
try-no-match = { $file }: no Intramural match of it is played online; expected `site` under [rules] and a [[pairing]] of players with a `handle`
try-heading = { $file }, game { $number }: { $white } - { $black }
try-wrong = WRONG { $file }, { $wrong }
try-wrong-tag = WRONG { $differs }
try-not-judged = NOT JUDGED { $why }
try-match = { game } of round { $round }: { $white } - { $black }
try-no-players = [White "{ $white }"] and [Black "{ $black }"] are no more the players of one match of the set-up than of another (IM-1-1); correct the tags or the handles
try-unplayable = its moves cannot be played; the line above says why
try-unplayed = it cannot be played: found { $found }, expected { $expected }
try-in-the-way = line { $line }{ GIVEN($ply) ->
    [yes] , ply { $ply }
   *[no] { "" }
}: the text there leaves the game uncertain before { CLOCK($limit) }; correct the file and judge it again
try-ply = ply { $number }, { $label }: { $why }
try-no-start = no tags say when it began; add [UTCDate "2026.03.07"] and [UTCTime "18:00:00"], or Date and StartTime
try-end-before-start = its EndDate and EndTime tags lie before its start; correct the wrong one
try-end-too-early = by its clocks the last move was completed at { CLOCK($last) }, by its EndTime tag the game was over at { CLOCK($ended) }: correct the wrong one
try-no-day = [{ $tag } "{ $text }"] is no day; expected one such as "2026.03.07"
try-no-time = [{ $tag } "{ $text }"] is no time of the day in UTC; expected one such as "18:00:00"
try-no-clock = no clock stands beside it; add [%clk] or [%emt], or have the site write the game out with its clocks
try-no-control = the time that its clock began with is missing; add a TimeControl tag such as "1800+5"
try-other-control = [TimeControl "{ $text }"] is not one time for the whole game; expected seconds and an increment such as "1800+5"
try-clock-rises = { side }'s clock goes up to { CLOCK($after) } by more than the increment; correct the clock or the TimeControl tag
try-clocks-differ = by [%clk] it took { CLOCK($by_clock) }, by [%emt] { CLOCK($used) }; leave the right one
try-no-result = the file names no result, and a clock ran out at { CLOCK($at) }, before { CLOCK($limit) }; have the site write the game out whole
try-no-flag = its Termination tag says that it ended on time, and no TimeControl tag gives the time its clocks began with; add one such as "1800+5"
try-no-end = the file says { $score } after a last move at { CLOCK($last) }, and nothing says whether that was before { CLOCK($limit) }; add [EndDate "2026.03.07"] and [EndTime "18:55:00"]
try-nothing-after = taken as so: nothing happened after the last move
try-result = result: { $score } { result }, { $when ->
    [yes] at { CLOCK($at) }
   *[no] after the last move
}
try-no-result-yet = result: none yet; the referee says who won (IM-3-3)
try-last-move = at { CLOCK($limit) }: { GIVEN($last) ->
    [yes] { $last } was the last move that counts, at { CLOCK($at) }
   *[no] no move was completed
}
try-position = position { $fen }
try-captured = { side } { $points }: { GIVEN($pieces) ->
    [yes] { $pieces }
   *[no] nothing
}
try-piece = { piece } { $points } ({ $label })
try-not-counted = not counted: { $moves }
try-move-at = { $label } (at { CLOCK($at) })
try-close = CLOSE { $label } lies { CLOCK($off) } from the limit, and the clocks show steps of { CLOCK($step) }: ask the site for its own times
try-began = began { $began }{ try-zone }; moves count until { CLOCK($limit) } after that, { $until }{ try-zone }
try-zone = { $utc ->
    [yes] { " " }UTC
   *[no] { "" }
}
try-assumed = taken as so: White's clock started then; one clock or the other ran all the time; beside a move stands the time left with its increment; steps of { CLOCK($step) }
try-file-without-result = the file names no result{ try-why }
try-file-says = the file says { $score }{ try-why }
try-file-agrees = the file says { $score }{ try-why }: it agrees
try-file-differs = WRONG the file says { $score }{ try-why }: it does not agree
try-why = { GIVEN($why) ->
    [yes] { " " }({ $why })
   *[no] { "" }
}

## Safety copies

console-copy-made = Safety copy: { $file }{ GIVEN($second) ->
    [yes] , also in { $second }
   *[no] { "" }
}
copy-not-read = could not read { $file }: { $why }
copy-not-written = could not write { $file }: { $why }
copy-is-none = { $file } is no safety copy
copy-is-newer = { $file } is of format { $found }, and this version reads formats up to { $ours }: open it with the version that wrote it, or a later one
copy-is-damaged = { $file } is damaged: { $place }. Nothing was changed; take the copy from the other place, or an earlier one
copy-cut-short = it ends after { $bytes } bytes, before the list of its parts
copy-seal-broken = bytes between its parts are not those that were written
copy-part-damaged = part “{ $part }”: { $why }
copy-part-missing = it is missing
copy-part-unknown = no safety copy has such a part
copy-part-other = its content is not what was written
copy-folder-not-empty = { $folder } is not empty: name an empty folder with --data-dir. Nothing was changed
copy-holds = { $file }: all that was acknowledged until { $made }, { $records } records; { GIVEN($events) ->
    [yes] { $events }
   *[no] no event
}; { $persons ->
    [yes] with names, devices and keys
   *[no] without names, devices and keys; the texts that people typed may hold names
}
copy-why-new-epoch = opened from the safety copy of { $since }; later acknowledgements of the earlier server may be missing
copy-opened = The copy is open in { $folder }, in epoch { $epoch }.
    ACKNOWLEDGEMENTS MAY BE MISSING SINCE { $since }: compare all that was played after that with the score sheets.
    LINKS REPLACED AND DEVICES REVOKED SINCE THEN ARE BACK, and devices enrolled since then are unknown: replace, revoke and enrol them again.
    Leave the earlier server off. A device that has heard this one stops it.
    Go on with: referee-server{ $option }
