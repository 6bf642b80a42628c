# The register of persons and clubs over all events.

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

## FIDE's rating list

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
