# De pagina van de lijnrechter.

judge-title = Lijnrechter
judge-needs = De pagina van de lijnrechter heeft JavaScript nodig. Roep de hoofdarbiter anders met de hand.

## The link

judge-link = { $is ->
    [newcomer] Niet aangemeld
    [connecting] Verbinden…
    [asking] Wachten op de hoofdarbiter
    [up] { $unsent ->
        [0] Live, alles verzonden
       *[other] Live, verzendt { $unsent }
    }
    [down] Al { $seconds } s geen verbinding
   *[stopped] Gestopt
}
judge-kept = { $unsent } hier bewaard
judge-go-on = Ga door: tikken worden hier bewaard
judge-spoken-live = Live.
judge-spoken-down = Geen verbinding. Tikken worden hier bewaard. { $why }
judge-trouble = { $trouble ->
    [refused] Opslag geweigerd: tikken staan alleen op deze pagina, sluit die niet
   *[full] Opslag vol: tikken staan alleen op deze pagina, sluit die niet
}
judge-relieved = AFGELOST: uw dienst is overgedragen
judge-relieved-why = Afgelost: een andere telefoon heeft uw banen. Vanaf hier wordt niets gemeld tot de hoofdarbiter deze telefoon weer een dienst geeft.
judge-too-much = Er wacht te veel op verzending: er wordt niets meer aangenomen. Zeg het tegen de hoofdarbiter.
judge-clock-off = De klok van deze telefoon loopt { $unit ->
    [minutes] { $off } min
    [hours] { $off } uur
   *[days] { $off ->
        [one] { $off } dag
       *[other] { $off } dagen
    }
} { $fast ->
    [yes] voor
   *[no] achter
}: de systeemklok telt

## Enrolment

judge-name = Uw naam
judge-name-first = Schrijf eerst uw naam: daaraan herkent de hoofdarbiter u.
judge-ask = Vraag de hoofdarbiter om toegang
judge-code = Of een code, als u er een hebt
judge-enrol = Meld aan met deze code
judge-asking-title = Vraag de hoofdarbiter om u toe te laten
judge-asking = Wordt gevraagd…
judge-number = Uw nummer is
judge-let-in = Deze pagina gaat vanzelf verder zodra u bent toegelaten.
judge-stop-asking = Stop met vragen
judge-unsent = { $unsent ->
    [one] { $unsent } tik is hier bewaard; die wordt verzonden zodra deze telefoon is toegelaten.
   *[other] { $unsent } tikken zijn hier bewaard; ze worden verzonden zodra deze telefoon is toegelaten.
}
judge-here = Werk hier
judge-taken = Het werk gaat door in een ander tabblad
judge-taken-why = De pagina van de lijnrechter is op deze telefoon in een ander tabblad geopend. Er mag er maar één melden.
judge-in-this-tab = Werk in dit tabblad

## The bars

judge-court = veld
judge-go-to-court = ga naar { court }
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
judge-cancel = Annuleer
judge-ok = OK
judge-go-on-looking = blijf kijken
judge-undo = Ongedaan
judge-replace = Vervang
judge-go = GO
judge-go-unheard = GO?

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
judge-answers = { $buzzes ->
    [yes] Bij een tik licht de rand van het scherm op. Trillen en een piep kunnen ook.
   *[no] Bij een tik licht de rand van het scherm op. Een piep kan ook; deze telefoon kan niet trillen.
}
judge-answers-by = { $answers ->
    [sound] Geluid
    [buzz] Trillen
   *[none] Alleen licht
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
judge-stop = { $open ->
    [1] STOP
   *[other] STOP ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] over lijn
    [late] { judge-seconds }
   *[no] { "" }
}
judge-called = { $open ->
    [1] gemeld
   *[other] gemeld ×{ $open }
}
judge-set-clock = zet klok
judge-entries-differ = invoer anders
judge-result-state = { $state ->
    [open] { "" }
    [entered] ingevoerd
    [confirmed] bevestigd
    [decided] beslist
    [ruled] vastgesteld
    [differs] verschilt
   *[sealed] verzegeld
}
judge-silent = zwijgt
# where somebody runs, without a link
judge-unknown = ?
judge-before-start = { $ready ->
    [yes] gereed
   *[no] niet gestart
}
# where and how a runner turns, if it is not a line 14 m from the board
judge-turns = { GIVEN($line_m) ->
    [yes] { " " }op { $line_m } m
   *[no] { "" }
}{ $run_mode ->
    [cone] , kegel
    [wall] , muur
   *[line] { "" }
}
judge-countdown = aftellen
judge-go-said = GO gezegd?
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
judge-seconds = { $seconds } s
judge-free = vrij
judge-left-early = te vroeg weg?

## The states of a press and of a wish

judge-state = { $state ->
    [keeping] wordt bewaard
    [kept] hier bewaard
    [server] op de server
    [refused] geweigerd
   *[ruled] verwerkt
}
judge-head-decides = de hoofdarbiter beslist
judge-head-decided = de hoofdarbiter heeft beslist
judge-wish = { $fate ->
    [waiting] { GIVEN($lane) ->
        [yes] , moet naar baan { $lane }
       *[no] , moet worden teruggenomen
    }
    [asked] { GIVEN($lane) ->
        [yes] , naar baan { $lane }: de hoofdarbiter beslist
       *[no] , terugnemen: de hoofdarbiter beslist
    }
    [decided] { GIVEN($lane) ->
        [yes] , naar baan { $lane }: de hoofdarbiter heeft beslist
       *[no] , terugnemen: de hoofdarbiter heeft beslist
    }
    [granted] { GIVEN($lane) ->
        [yes] , nu op baan { $lane }
       *[no] , teruggenomen
    }
    [refused] { GIVEN($lane) ->
        [yes] , niet naar baan { $lane }: { $why }
       *[no] , niet teruggenomen: { $why }
    }
   *[idle] { GIVEN($lane) ->
        [yes] , niet verplaatst: meld het opnieuw op baan { $lane }
       *[no] , niets terug te nemen
    }
}
judge-spoken = { GIVEN($lane) ->
    [yes] Baan { $lane }, { $what }: { $state }. { $more }
   *[no] { $what }: { $state }. { $more }
}
judge-of-lane = baan { $lane }, { $what }

## What a press was

judge-told = { $what }, { $name }
judge-told-call = { fault }, { $name } ({ side })
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
judge-told-moved = was baan { $lane }: { fault }
judge-told-taken-back = teruggenomen: { $what }
judge-taken-back-reason = teruggenomen door de lijnrechter
judge-told-clock-set = de klok is ingesteld
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

judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Remisekaart gelegd (nog { $cards })
   *[no] Remisekaart gelegd
}
judge-claims = Claimt: { claim }
judge-claims-own-flag = Claimt: zijn eigen vlag is gevallen
judge-exchanged = Pion op { $square } verwisseld: { piece }
judge-declares = Kondigt aan: { piece }
judge-announced = Claimt remise door de stelling
judge-announced-move = De aangekondigde zet, als die nog niet is gedaan (g1f3)
judge-not-a-move = Geen zet: schrijf de twee velden, zoals g1f3, en a7a8q voor een nieuwe dame.

## The board

judge-clock-shows = de klok toont dat nu
judge-clock-is-set = Is ingesteld
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

judge-result = Uitslag
judge-no-result = Hier staat geen partij.
judge-players = { $white } (Wit) – { $black } (Zwart). { $entered }
judge-result-in-full = { $result ->
    [drawn] { $white } (Wit) en { $black } (Zwart) spelen remise.
    [both_lost] { $white } (Wit) en { $black } (Zwart) verliezen beiden.
   *[won] { $result-by ->
        [white] { $white } (Wit) wint van { $black } (Zwart).
       *[black] { $black } (Zwart) wint van { $white } (Wit).
    }
}
judge-entered = { $state ->
    [open] Niemand heeft een uitslag ingevoerd.
    [entered] Eén keer ingevoerd: { $said }.
    [confirmed] Bevestigd: { $said }.
    [differs] Invoer verschilt: { $said }.
    [sealed] De uitslag is verzegeld: alleen de hoofdarbiter corrigeert die. Roep hem als het niet klopt.
   *[other] { GIVEN($result) ->
        [yes] { score },{ " " }
       *[no] { "" }
    }{ $state ->
        [ruled] vastgesteld door de hoofdarbiter
       *[decided] beslist door de hoofdarbiter
    }{ GIVEN($said) ->
        [yes] ; ingevoerd: { $said }
       *[no] { "" }
    }.
}
judge-confirm-result = Bevestig de uitslag
judge-board = Bord { $board }
judge-cause = De oorzaak, als u die weet
judge-cause-unsaid = niet gezegd
judge-enter-result = Voer uitslag in
judge-another-result = Andere uitslag

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
judge-item = { $item ->
    [electronic_clock] Elektronische klok
    [table_width] Tafel hooguit 85 cm breed
    [no_backrest] Geen rugleuning
    [board_and_pieces] Bord en stukken volgens FIDE
    [endorsed_clock] Klok met FIDE-goedkeuring
    [standing] Ruimte om staand te spelen
    [captured_pieces] Geslagen stukken binnen bereik en zicht
    [shoes] Schoenen geschikt voor de vloer
   *[dress] Kleding: geen bloot bovenlijf
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
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: niet in orde, { $effect ->
    [blocks] het bord moet wachten
    [waived] toegestaan
   *[noted] genoteerd
}
judge-waive = Sta toe: { $reason }
judge-width = Breedte van de tafel, gemeten, in cm
judge-measured = Gemeten
