# Recorded games, and the reports of board agents.

pgn-finding = { $file }{ GIVEN($line) ->
    [yes] , line { $line }
   *[no] { "" }
}{ GIVEN($game) ->
    [yes] , { game }
   *[no] { "" }
}{ GIVEN($ply) ->
    [yes] , ply { $ply }
   *[no] { "" }
}{ GIVEN($text) ->
    [yes] { " " }{ $text }
   *[no] { "" }
}: { flaw }
flaw = { $flaw ->
    [encoding] neither UTF-8 nor UTF-16; names are read as Latin-1 and may be spelt wrong
    [no_game] no game found; expected tags such as [White "…"] and moves
    [cut_off] the file ends in the middle of a character; what followed is missing
    [unreadable] the file cannot be read
    [too_large] the file is larger than any that is read; split it
    [broken_tag] not a tag; expected [Name "value"]
    [repeated_tag] this tag stands there twice; the first counts
    [open_comment] this comment is never closed; expected { "}" }, moves in it are not read
    [open_variation] this variation is never closed; expected ), moves in it are not read
    [stray_bracket] a bracket where none belongs; passed over
    [clock] not a time; expected h:mm:ss, the clock stays missing
    [repeated_clock] another time for the same half-move; the first counts
    [move_number] the move number does not fit; a half-move may be missing
    [not_a_move] not a move; the game is kept up to here
    [illegal_move] not legal in this position; the game is kept up to here
    [ambiguous_move] more than one piece can make this move; the game is kept up to here
    [variant] a variant of chess that is not played here; no move is kept
    [start_position] not a possible starting position; no move is kept
    [contradictory_result] the result in the tags and the one after the moves differ
   *[result_against_board] the result differs from the board, where { GIVEN($flaw-winner) ->
        [yes] { $flaw-winner ->
            [white] White has mated
           *[black] Black has mated
        }
       *[no] the game is drawn
    }
}
pgn-unreadable = { $path }: { $why }; expected a PGN file or a folder of them
pgn-too-large = { $path }: larger than { $most } bytes; split the file
pgn-empty-folder = { $path }: no file of this folder ends in .pgn

control-tagged = the recorded game has { $found } for { side }, the rules of this game give { $expected }: their clocks will differ
control-clocked = { side } has { $found } after the first move of the recorded game, by the rules of this game { $expected }: their clocks will differ
tags-reversed = the colours are reversed: expected [White "{ $white }"] and [Black "{ $black }"] (IM-1-1)
tag-differs = { GIVEN($found) ->
    [yes] [{ $tag } "{ $found }"] is not { $tag ->
        [Site] the site of the match
       *[other] who is paired
    }
   *[no] no { $tag } tag names { $tag ->
        [Site] the site of the match
       *[other] a player
    }
}: expected "{ $expected }" (IM-1-1)

## A board agent
agent-no-link = no link to the court: { $why }{ GIVEN($tries) ->
    [yes] { $tries ->
        [1] ; trying again
       *[other] ; { $tries } tries so far
    }
   *[no] { "" }
}
agent-linked = linked to { $courts } as { $device } for { $boards-n ->
    [0] all boards
   *[other] { boards }
}
agent-looking = looking for the court at { $address }
agent-refused = { court }, { board }: refused: { $why }
agent-recorded = { court }, { board }: { GIVEN($rulings) ->
    [yes] { $rulings }
   *[no] recorded
}
agent-not-made = { court }, { board }: the court has ended the game; { $count } recorded reports after its end were not made
agent-differs = { court }, { boards }: { $differs }
agent-tag-differs = { $file }, { game }: { $differs }
agent-all-played = every recorded game is played: this agent ends. The next round needs its file
agent-no-round = no game of round { $round } is here: nothing is played
agent-runs-presumed = the runs seen here do not count: the court presumes that they are made; `runs = "reported"` in the [[pairing]] has them count
agent-not-taken = line { $line } was not taken: { $why }: { $text }
agent-lines-lost = { $lines ->
    [one] 1 line of standard input was not taken, as told above
   *[other] { $lines } lines of standard input were not taken, as told above
}
agent-line-too-long = it is longer than a report can be
agent-line-unread = { $why }; expected { "{" }"board":3,"seen":…{ "}" }
agent-out-of-order = line { $line } says what was seen before the last report of { court }, { board }: it is reported as seen right after that
piped-ago = "ago_ms" is { $ago }; expected 0 to { $most }, a day
agent-position-unseen = the position has not been seen yet: type the move square by square, such as e2e4, and without its clock
agent-held-full = { $reports } reports wait already for this device to be let in
agent-held = this device was never let in, so its court is not known: reports are held, not on disk yet, until the court lets it in
agent-held-in-vain = { reports-counted } of a device that was never let in: not kept, and not sent
reports-counted = { $reports ->
    [one] 1 report
   *[other] { $reports } reports
}
agent-outbox = outbox in { $folder }: { reports-counted } waiting
agent-outbox-torn = its last entry was never finished and is left out ({ $bytes } bytes): a report in it was not sent; if the court does not know this device any more, it was its token: get a new code
agent-outbox-damaged = { $bytes } damaged bytes in it were left out
agent-waiting = { reports-counted } waiting for the court
agent-no-game = no game to play; the lines above say why
agent-check-needs-games = --check needs PGN files
agent-checked = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
}, { $cut } cut short

## The board of a line, and what is typed there
address-no-court = there is no { court } for this device; it reports for court { $courts }
address-which-board = which board? begin the line with its number, such as 3 e4
address-no-board = there is no { board } for this device; it reports for { $each }
address-of = { boards } of { court }
address-which-court = which court? this device reports for court { $courts }{ $typed ->
    [yes] , and a typed line names none: pipe JSON Lines in, or enrol a device for each court
   *[no] : add "court"
}
typed-nothing = what happened there? type help for what can be typed
typed-too-much = { $word } is too much
typed-whose = whose? expected w or b, found { $word }
typed-no-move = { $word } is no legal move here; an illegal one that was made is typed like e2e5
typed-no-clock = { $word } is not a clock; expected 4:32 or 1:04:32.5
typed-square = on which square? expected one such as e8
typed-one-of = { $asks ->
    [piece] which piece?
    [subject] of what?
    [claim] what?
   *[agreement] on what? flag w|b, noflag, on, or
} expected one of { $names }
