# Woorden van de pagina’s die een sessie met het veld hebben.

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
judge-taken = Deze pagina gaat door in een ander tabblad
judge-taken-why = Ze is in een ander tabblad van deze browser geopend. Er mag er maar één voor dit apparaat spreken.
judge-in-this-tab = Verder in dit tabblad

## The bars

judge-court = veld
judge-go-to-court = ga naar { court }
judge-cancel = Annuleer
judge-undo = Ongedaan
judge-go = GO
judge-go-unheard = GO?

## The judge's line, and how the page looks and answers

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

judge-stop = { $open ->
    [1] STOP
   *[other] STOP ×{ $open }
}
judge-stop-more = { $missed ->
    [crossed] over lijn
    [late] { judge-seconds }
   *[no] { "" }
}
judge-result-state = { $state ->
    [open] { "" }
    [entered] ingevoerd
    [confirmed] bevestigd
    [decided] beslist
    [ruled] vastgesteld
    [differs] verschilt
   *[sealed] verzegeld
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
judge-seconds = { $seconds } s

## The states of a press and of a wish

judge-state = { $state ->
    [keeping] wordt bewaard
    [kept] hier bewaard
    [server] op de server
    [refused] geweigerd
   *[ruled] verwerkt
}
judge-head-decides = voorgelegd aan de hoofdarbiter
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

## What a press was

judge-told-call = { fault }, { $name } ({ side })
judge-told-moved = was baan { $lane }: { fault }
judge-told-taken-back = teruggenomen: { $what }
judge-taken-back-reason = teruggenomen door de lijnrechter

## Rows of what can be seen

judge-seen-draw-card = { GIVEN($cards) ->
    [yes] Remisekaart gelegd (nog { $cards })
   *[no] Remisekaart gelegd
}
judge-claims = Claimt: { claim }
judge-claims-own-flag = Claimt: zijn eigen vlag is gevallen
judge-exchanged = Pion op { $square } verwisseld: { piece }
judge-declares = Kondigt aan: { piece }

## Results

judge-result = Uitslag
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
    [open] { GIVEN($result) ->
        [yes] { score }, { termination }.{ " " }
       *[no] { "" }
    }Niemand heeft een uitslag ingevoerd.
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
judge-failed = { GIVEN($side) ->
    [yes] { side }: { judge-item }
   *[no] { judge-item }
}: niet in orde, { $effect ->
    [blocks] het bord moet wachten
    [waived] toegestaan
   *[noted] genoteerd
}
