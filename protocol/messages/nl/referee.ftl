# De pagina van de hoofdarbiter.

referee-title = Hoofdarbiter
referee-needs = De pagina van de hoofdarbiter heeft JavaScript nodig. Gebruik anders de terminal.
referee-no-head = Dit apparaat heeft een andere rol: { role }. Deze pagina vraagt de code van een hoofdarbiter, of een hoofdarbiter geeft dit apparaat zijn rol (Apparaten, Dienst).
referee-ask-hint = Hij laat dit apparaat toe met een andere rol en kan het daarna de rol van hoofdarbiter geven (Apparaten, Dienst).
referee-to-judge = Naar de pagina van de lijnrechters
referee-board-word = Bord
referee-parts = Delen van de pagina
referee-tab = { $tab ->
    [inbox] Inbox { $open }
    [round] Ronde
    [devices] { $asking ->
        [0] Apparaten
       *[other] Apparaten ({ $asking } nieuw)
    }
    [screens] Schermen
   *[log] Log
}
referee-hint = Tik een bord aan, of beantwoord wat wacht.
referee-server = De server
referee-unproven = { $name } noemt zonder bewijs epoche { $epoch } van een andere server. Het is afgewezen; verder verandert er niets. Kijk naar het apparaat en sluit het zo nodig uit.
referee-players = { $white } – { $black }
referee-state = { $state ->
    [empty] geen partij
    [asks] wacht op u
    [sealed] verzegeld
    [differs] invoer verschilt
    [confirmed] bevestigd, niet verzegeld
    [entered] uitslag ingevoerd
    [over] afgelopen
    [penalty] straf
    [silent] zwijgt
    [ready] gereed
    [waiting] niet gestart
    [countdown] aftellen
    [paused] onderbroken
   *[running] loopt
}

## Inbox

referee-more-changes = en nog { $more }
referee-waiting = { $open ->
    [0] Niets wacht op u
   *[other] Wacht op u: { $open }
}
referee-owed = { $penalties ->
    [one] 1 straf is niet ingelost
   *[other] { $penalties } straffen zijn niet ingelost
}
referee-alike = Dezelfde vraag: { $boards }
referee-to-all = { $answer }, voor alle
referee-all-the-same = Toch: { $act }
referee-on-record = { $record }{ $is_silent ->
    [yes] ; de registratie zegt het niet
   *[no] { "" }
}
referee-of-round = Ronde { $round }
referee-dated = Telt vanaf uw eerste tik, { $seconds } s geleden.

## Round

referee-round = { $over } van { $games } partijen afgelopen
referee-entered = Uitslag ingevoerd, niet bevestigd: { $boards }
referee-except = Borden om te starten
referee-all-ready = { $boards }: gereed
referee-hindrances = De start moet wachten:
referee-despite = Toch starten, omdat
referee-start = 3 · 2 · 1 · GO: { $boards }
referee-of-boards = { $act }: { $boards }
referee-next-round = Volgende ronde: het bestand met de partijen
referee-put-on = Partijen van { $file } klaarzetten
referee-put-on-published = Deel de ronde van de wedstrijdleiding in
referee-abort = Stop het aftellen: { $boards }
referee-stop-all = Onderbreek { $boards }
referee-seal = Verzegel { $boards }
referee-all-courts = alle velden
referee-no-countdown = Geen verbinding: andere schermen tellen niet mee af. Tel hardop, en druk bij het bord op “{ verb-go }”.
referee-on-screens = Op { $on } { $on ->
    [one] scherm van een arbiter
   *[other] schermen van arbiters
}{ GIVEN($not_on) ->
    [yes] , nog niet op: { $not_on }
   *[no] { "" }
}
referee-earlier = Eerdere rondes: { $games ->
    [one] 1 uitslag is niet verzegeld
   *[other] { $games } uitslagen zijn niet verzegeld
}
referee-earlier-game = Ronde { $round }, { $board }: { referee-state }

## One board

referee-board-is = { $name }: { referee-state }
referee-part = { $part ->
    [play] Spel
    [penalties] Straffen
    [result] Uitslag
    [clock] Klokken
    [seen] Gezien
    [log] Log
   *[board] Met de hand
}
referee-part-gone = { $part }: daar valt niets meer te doen, de partij is intussen verder gegaan.
referee-pause-else = Onderbreek, andere reden
referee-penalty = { side }: { fault }, { $state ->
    [called] gemeld
    [due] nu in te lossen
    [asked] ter beslissing
    [serving] in de stop
    [served] ingelost
    [voided] geannuleerd
   *[lapsed] vervallen
}
referee-reason = Reden
referee-call = Meld een overtreding
referee-fault = Overtreding
referee-on-board = Op bord
referee-clock-of = { $known ->
    [yes] { side }, zoals 7:28 of +1:00
   *[no] { side }, zoals 7:28
}
referee-clock-now = { side } { $time }{ $runs ->
    [yes] { " " }(loopt)
   *[no] { "" }
}
referee-enlarge = groter of kleiner
referee-to-run = Klok die loopt
referee-as-it-is = zoals hij is
referee-not-a-time = Geen tijd: schrijf minuten en seconden, zoals 7:28, of ook uren, zoals 1:07:28.
referee-fen = De stelling in FEN
referee-not-a-position = Geen stelling in FEN, zoals 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
referee-seats = Wat er niet klopt
referee-colours = kleuren omgekeerd
referee-exchanged = gewisseld met { board }

## The log

referee-log = { $list ->
    [courts] Beslissingen en incidenten
    [all] Alles
    [then] Zoals toen bekend
   *[own] Mijn tikken
}
referee-log-new = { $lines ->
    [0] Niets nieuws
    [one] 1 nieuwe regel tonen
   *[other] { $lines } nieuwe regels tonen
}
referee-log-earlier = Eerdere regels

## Screens of the hall

referee-screens = Schermen in de hal
referee-screen = { $kind ->
    [hall] Beamer in de hal
   *[overlay] Beeld over de video
}
referee-screen-name = Naam van een ander scherm, na { $address }
referee-screen-shows = { $screen } toont: { $shows }
referee-screen-unknown = Nog niet bekend wat dit scherm toont: { $screen }.
referee-screen-set = Toon dit
referee-screen-refused = Niet ingesteld: { $why }
referee-screen-no-link = Niet ingesteld: geen verbinding met de server. Probeer het opnieuw.
referee-shows = Toont
referee-by-itself = vanzelf
referee-view = { $view ->
    [above] veld van boven
    [boards] borden
    [results] uitslagen
    [lower] één bord
    [strip] strook met alle borden
    [penalty] straf
    [table] tabel met uitslagen
   *[nothing] niets
}

## Devices

referee-no-devices = De lijst van apparaten is er nog niet.
referee-devices = Apparaten: { $devices }
referee-duty = { role }{ GIVEN($courts) ->
    [yes] , veld { $courts }
   *[no] { "" }
}{ GIVEN($lanes) ->
    [yes] , banen { $lanes }
   *[no] { "" }
}{ GIVEN($on) ->
    [yes] , nu bij veld { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , { line-of }{ GIVEN($at) ->
        [yes] , { $at }
       *[no] { "" }
    }
   *[no] { "" }
}
referee-relieved = { role }, afgelost
referee-device-in-full = { $device }, { $software }{ GIVEN($heard) ->
    [yes] ; { $heard } geleden gehoord
   *[no] { "" }
}{ GIVEN($error) ->
    [yes] ; zijn klok is op { $error } ms bekend
   *[no] { "" }
}
referee-duty-of = Dienst
referee-role = Rol
referee-lanes = Banen, zoals 1-6; leeg is alle
referee-not-lanes = Geen banen: schrijf 1-6, of 1,2,5.
referee-to-device = Aan
referee-revoke-why = De aanmelding eindigt: het heeft een code nodig of moet opnieuw vragen.
referee-this-device = Dit apparaat
referee-own-device = Dit is het apparaat in uw hand.
referee-let-in-else = Laat toe met andere dienst
referee-name = Naam
referee-reach = { $reach ->
    [live] live
    [stale] zwijgt
    [asleep] slaapt
    [unreachable] geen verbinding
   *[away] weg
}{ GIVEN($delay) ->
    [yes] , { $delay } ms
   *[no] { "" }
}{ GIVEN($battery) ->
    [yes] , batterij { $battery } %
   *[no] { "" }
}{ $unsent ->
    [0] { "" }
   *[other] , { $unsent } niet verzonden
}
referee-asks = Telefoon { $number } vraagt om toegang: { $name }
referee-let-in = Laat toe als { role }
