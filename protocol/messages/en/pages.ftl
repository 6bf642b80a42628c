# Words that the public page and the judge's page share.

# the form of dates
pages-locale = en-GB
# the sign before the tenths
pages-decimal = .
# the direction of writing: ltr or rtl
pages-direction = ltr
pages-language = Language
pages-demo = DEMO
pages-player = { GIVEN($name) ->
    [yes] { $name }
   *[no] Player { $player }
}
pages-score = { $result ->
    [won] { $result-by ->
        [white] 1–0
       *[black] 0–1
    }
    [drawn] ½–½
   *[both_lost] 0–0
}
pages-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pages-limit = Match limit
pages-chain-game-why = Game { $chain_game } of this sprint: the same colours, the times that were left
pages-cards = { $cautions ->
    [0] { "" }
    [one] { $cautions } caution
   *[other] { $cautions } cautions
}{ $cautions ->
    [0] { "" }
   *[other] { $reds ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $reds ->
    [0] { "" }
   *[other] { $reds } red
}
pages-agreement = Both agree{ $on ->
    [no_flag_before] : no flag was down before that punch
    [play_on] { " " }to play on
    [first_flag] : { $on-side ->
        [white] White's flag fell first
       *[black] Black's flag fell first
    }
   *[result] : { $on-result ->
        [drawn] ½–½
        [both_lost] 0–0
       *[won] { $on-result-by ->
            [white] 1–0
           *[black] 0–1
        }
    }
}
