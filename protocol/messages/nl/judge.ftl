# De pagina van de lijnrechter.

judge-title = Lijnrechter
judge-needs = De pagina van de lijnrechter heeft JavaScript nodig. Roep de hoofdarbiter anders met de hand.

## The link

judge-relieved-why = Afgelost: een andere telefoon heeft uw banen. Vanaf hier wordt niets gemeld tot de hoofdarbiter deze telefoon weer een dienst geeft.

## The bars

judge-more = Meer
judge-more-act = Meer…
judge-then-touch = tik dan een baan aan
judge-ready-act = Gereed
judge-log = Log
judge-my-line = Lijn
judge-chief = ARBITER
judge-hint = { $mode ->
    [more] Tik een baan aan: al het andere dat u daar kunt melden.
    [chief] Tik de baan aan waar de hoofdarbiter moet komen.
    [replace] Tik de juiste baan aan voor “{ $what }”; houd vast voor een andere overtreding.
    [note] Tik een bord aan: wat de spelers daar zeggen en doen.
   *[call] Tik een baan aan als de speler omkeert zonder over de lijn te gaan. Houd vast voor meer.
}
judge-ok = OK
judge-go-on-looking = blijf kijken
judge-replace = Vervang

## The judge's line, and how the page looks and answers

judge-which-line = Uw lijn
judge-line-why = Bij welke lijn staat u? De hoofdarbiter ziet het.
judge-order = Baan 1 ligt
judge-first-lane = { $right ->
    [yes] rechts
   *[no] links
}
judge-which-lanes = Uw banen: tik de banen aan waar u niet op let
judge-duty = De hoofdarbiter gaf u de banen { $lanes }.
judge-to-the-lanes = { $chosen ->
    [yes] Naar de banen
   *[no] Kies eerst uw lijn
}
judge-screen-on = { $held ->
    [yes] Deze pagina houdt het scherm aan. Laat deze open: een verborgen pagina hoort niets.
   *[no] Deze pagina kan het scherm niet aanhouden. Zet de automatische vergrendeling op “nooit” (Instellingen, Beeldscherm), zet het scherm helder, en laat deze pagina open.
}

## The lanes

judge-waiting = Wachten op het veld…
judge-lane = Baan { $lane }
judge-lane-word = Baan
judge-touch = { side }: { $means ->
    [call] niet over de lijn
    [more] meer
    [chief] roep de hoofdarbiter
   *[replace] het was hier
}
judge-everything-of-lane = alles van baan { $lane }
judge-no-game-name = geen partij
judge-serving = in stop
judge-stands-still = staat stil
judge-called = { $open ->
    [1] gemeld
   *[other] gemeld ×{ $open }
}
judge-set-clock = zet klok
judge-entries-differ = invoer anders
judge-silent = zwijgt
# where somebody runs, without a link
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] gereed
   *[no] niet gestart
}
judge-paused = onderbroken
judge-time-left = over
judge-where = { $at ->
    [away] weg
    [outward] heen
    [homeward] terug
   *[other] bord
}
judge-reds = { $reds } rood
judge-stopwatch = stopwatch van baan { $lane }, { $name }
judge-start-stopwatch = start de stopwatch van baan { $lane }, { $name }
judge-free = vrij
judge-left-early = te vroeg weg?

## The states of a press and of a wish

judge-of-lane = baan { $lane }, { $what }

## What a press was

judge-told = { $what }, { $name }
judge-told-chief = hoofdarbiter geroepen
judge-told-ready = { $lanes ->
    [1] baan { $lane }
   *[other] { $lanes } banen
} { $ready ->
    [yes] gereed
   *[no] niet gereed
}
judge-told-check = { $lanes ->
    [1] { "" }
   *[other] { $lanes } banen,{ " " }
}{ judge-item-of }: { finding }
judge-told-waived = toegestaan: { judge-item }: { $reason }
judge-told-cards = { $name } ziet de kaarten
judge-told-pause = onderbroken: { $reason }
judge-told-result = { GIVEN($by) ->
    [yes] uitslag { score }, { termination }
   *[no] uitslag { score }
}
judge-told-clock-set = { $undo ->
    [yes] gedaan of niet nodig
   *[no] de klok is ingesteld
}
judge-told-stopwatch = stopwatch gestart
judge-told-left-early = te vroeg weg

## A lane's sheet

judge-close = Sluit
judge-back-to-lanes = terug naar de banen
judge-it-was-lane = Het was baan { $lane }
judge-what = Wat
judge-tab = { $tab ->
    [fault] Overtreding
    [seen] Gezien
    [board] Bord
   *[result] Uitslag
}
judge-who = Wie
judge-player = { $name } ({ side })
judge-no-game = Hier staat geen partij: er is niets te melden.
judge-when = Wanneer
judge-ago = { $seconds ->
    [0] nu
   *[other] { $seconds } s geleden
}
judge-costs = Gevolg
judge-unexpected = nu niet te verwachten
judge-another-fault = Andere overtreding
judge-call = Meld
judge-claim = Claim
judge-claims-else = Claimt iets anders
judge-nothing-seen = De partij loopt nu niet: er kan niets over worden gemeld.
judge-card-word = Kaart
judge-card = { card }: { offence }
judge-show = Toon
judge-show-cards = Toon kaarten van { side }: dan ziet iedereen ze
judge-cards-of = { $name } ({ side }): { pages-cards }

## Rows of what can be seen

judge-announced = Claimt remise door de stelling
judge-announced-move = De aangekondigde zet, als die nog niet is gedaan (g1f3)
judge-not-a-move = Geen zet: schrijf de twee velden, zoals g1f3, en a7a8q voor een nieuwe dame.

## The board

judge-clock-shows = de klok toont dat nu
judge-clock-is-set = { $undo ->
    [yes] Gedaan of niet nodig
   *[no] Is ingesteld
}
judge-chief-here = ROEP HOOFDARBITER naar dit bord
judge-ready = { $ready ->
    [yes] Toch niet gereed
   *[no] Gereed
}
judge-pause = Onderbreek: { $reason }
judge-limit = { GIVEN($white) ->
    [yes] { pages-limit }: { $time }; Wit { $white }, Zwart { $black }
   *[no] { pages-limit }: { $time }
}

## Results

judge-no-result = Hier staat geen partij.

## Readiness and the check-list

judge-sweep = Mijn banen zijn gereed, behalve…
judge-sweep-how = Tik de banen aan die niet gereed zijn
judge-sweep-lane = { $ready ->
    [yes] ✓
   *[no] ✕ niet
}
judge-lanes-ready = { $lanes ->
    [one] { $lanes } baan gereed
   *[other] { $lanes } banen gereed
}{ GIVEN($except) ->
    [yes] , niet { $except }
   *[no] { "" }
}
judge-lanes-not-ready = { $lanes ->
    [one] { $lanes } baan toch niet gereed
   *[other] { $lanes } banen toch niet gereed
}
judge-log-title = Mijn tikken
judge-log-empty = Nog geen.
judge-list = Checklist
judge-list-sweep = Checklist: tik aan wat op alle banen in orde is
judge-list-state = { $left ->
    [0] Checklist: alles is bekeken
   *[other] Checklist: nog { $left } te bekijken
}
judge-item-of = { GIVEN($side) ->
    [yes] { judge-item } ({ side })
   *[no] { judge-item }
}
judge-swept = { $passed } van { $lanes } in orde{ GIVEN($failed) ->
    [yes] , niet op { $failed }
   *[no] { "" }
}
judge-in-order = ✓ in orde
judge-not-in-order = ✕ niet
judge-waive = Sta toe: { $reason }
judge-width = Breedte van de tafel, gemeten, in cm
judge-measured = Gemeten
