# A player's page, by his personal link.

personal-title = My games
personal-needs = A player's page needs JavaScript. Without it, look at the pairings on the wall.
personal-gone = This link is not valid (any more). Ask the organiser for a new one.
personal-link = { $standing ->
    [live] Up to date at { $at }
    [connecting] { GIVEN($at) ->
        [yes] Asking the server; this page is of { $at }
       *[no] Asking the server…
    }
   *[down] { GIVEN($at) ->
        [yes] No connection: this page is of { $at }
       *[no] No connection
    }
}{ $waits ->
    [0] { "" }
    [one] {" "}· { $waits } request is not sent yet: keep this page open
   *[other] {" "}· { $waits } requests are not sent yet: keep this page open
}
personal-link-spoken = { $standing ->
    [live] Connected
    [connecting] Connecting
   *[down] No connection: this page may be old
}
personal-no = No
personal-out = The pairing of round { $round } is out.
personal-seen = Seen
personal-sound = { $on ->
    [yes] Sound is on
   *[no] Sound when a pairing is out
}
personal-sound-why = The phone sounds, buzzes and flashes only while this page is open and the screen is on.
personal-next = Next game
personal-now = Your game
personal-no-next = { $state ->
    [finished] The event is over.
    [withdrawn] You have withdrawn from the event.
   *[waits] No pairing for you is out yet.
}
personal-round = { $part ->
    [0] Round { $round }, ChessSprint
    [1] Round { $round }
   *[other] Round { $round }, part { $part }
}
personal-board = Court { $court }, board { $board }{ $wave ->
    [1] { "" }
   *[other] {" "}(wave { $wave })
}
personal-no-board = Board not known yet
personal-end = at { line-of } of this lane
personal-against = against { $opponent }
personal-when = Time: { $at }
personal-started = Started at { $at }
personal-choose-colour = Choose your colour for the ChessSprint
personal-window = To be played from { $from } to { $to }
personal-challenge = { GIVEN($site) ->
    [yes] Challenge { $handle } on { $site }
   *[no] Challenge { $handle }
}{ GIVEN($own) ->
    [yes] { "; " }you play as { $own }
   *[no] { "" }
}
personal-site = Played on { $site }
personal-hour = { $own ->
    [yes] { $opponent ->
        [yes] The hour runs.
       *[no] You are ready. The hour runs once your opponent is, too.
    }
   *[no] { $opponent ->
        [yes] Your opponent is ready. The hour runs once you start it.
       *[no] The hour has not started. It runs once both of you start it.
    }
}
personal-start-hour = Start the hour
personal-agree = Time proposed to the opponent
personal-agree-send = Propose the time
personal-proposed = { $own ->
    [yes] You proposed { $at }. It counts once your opponent agrees.
   *[no] Your opponent proposes { $at }.
}
personal-agree-to = Agree to this time
personal-claimed = { $own ->
    [yes] You reported { $score }.
   *[no] { $opponent } reported { $score }.
} { $disputed ->
    [yes] This is disputed: a referee decides.
   *[no] { $own ->
        [yes] It counts once { $opponent } confirms it, or by itself at { $deadline }.
       *[no] Is it right?
    }
}
personal-answer = Answer to the reported result
personal-confirm = It is right
personal-dispute = Dispute the result
personal-dispute-why = The organiser is told that the result is wrong, and a referee decides. Dispute it?
personal-report = Result
personal-outcome = { $outcome ->
    [won] I won
    [lost] I lost
   *[drawn] Draw
} ({ $score })
personal-game-link = Link to the game, if there is one
personal-choose = Choose
personal-report-send = Report the result
personal-report-why = You report: { $outcome }. Is that right?
personal-report-other = Report another result
personal-pgn = or the PGN of the game, as the site writes it out
personal-pgn-send = Report by the PGN
personal-standing = Standing
personal-no-place = No results are announced yet.
personal-place = Place { $rank } of { $of }{ GIVEN($points) ->
    [yes] , points: { $points }
   *[no] { "" }
}
personal-rating = Rating
personal-rating-line = { GIVEN($rating) ->
    [yes] { $rating }
   *[no] unrated
}; rated games: { $games }, points: { $points }{ GIVEN($opponents) ->
    [yes] , average of opponents { $opponents }
   *[no] { "" }
}
personal-results = Results
personal-no-results = No game of yours has a result yet.
personal-runs = runs: { $runs }
personal-away = Byes and absences
personal-bye-in = Round { $round }: { $bye }
personal-cancel = Cancel
personal-ask-bye = Bye or absence
personal-ask = Ask for it
personal-protests = Protests
personal-protest = Protest
personal-protest-about = About
personal-protest-filed = You dispute this result: see the protests.
personal-disputed = The result is disputed.
personal-game = Round { $round } against { $opponent }
personal-no-game = no game
personal-file = File the protest
personal-ruling = { $upheld ->
    [yes] Upheld
   *[no] Not upheld
}: { $text }
personal-no-ruling = No ruling yet
personal-withdraw = Withdraw from the event
personal-withdraw-why = You are not paired any more. Only the organiser can take this back. Withdraw?
personal-withdraw-yes = Withdraw
personal-line-up = Line-up for round { $round } against team { $opponent }
personal-named = { $named } of { $boards } named
personal-seal = Seal the line-up
personal-seal-why = A sealed line-up stays as it is, and nobody sees it before line-ups are opened. Seal it?
personal-sealed = Sealed. Nobody else sees it before line-ups are opened.
personal-done = { $act ->
    [dispute] The result is disputed.
    [confirm] The result is confirmed.
    [report] The result is reported.
    [colour] The colour is chosen.
    [hour] You have started the hour.
    [time] The time is proposed.
    [agree] The time is agreed.
    [ask] It is entered in the list.
    [cancel] It is cancelled: you play.
    [protest] The protest is filed.
    [withdraw] You have withdrawn.
   *[seal] The line-up is sealed.
}
