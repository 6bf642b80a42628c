# De pagina voor toeschouwers.

public-title = ChessRun-veld
public-needs = Deze pagina tekent een veld dat live is en heeft JavaScript nodig. Dezelfde feiten, als data: /api/v1/courts/1
public-demo-why = Een demonstratie: de zetten komen uit echte partijen, de klokken en de lopen zijn verzonnen.
public-connecting = Verbinden…
public-live = Live
public-lost = Al { $seconds } s geen verbinding. De klokken kunnen verouderd zijn; er wordt opnieuw geprobeerd.
public-stopped = Dit veld is gestopt: er wordt niets meer vastgelegd. Zo was de stand op het einde.
public-no-court = Wachten op het veld…
public-missing = { $kind ->
    [court] Dit veld is er hier niet.
   *[board] Dit bord is er op dit veld niet.
}
public-which-line = Bij welke lijn staat dit scherm?
public-no-game = geen partij
public-courts = Velden
public-board = Bord { $board }
public-round = Ronde { $round }
public-all-boards = Alle borden
public-to-move = aan zet
public-board-silent = bord zwijgt
public-start-unknown = start onbekend
public-phase = { $phase ->
    [waiting] niet gestart
    [countdown] start
   *[paused] onderbroken
}
public-news = Wat er gebeurde
public-moves = Zetten
public-no-moves = Nog geen zetten.
public-number = Nr.
public-moves-not-reported = zetten worden niet doorgegeven
public-chain-game = Partij { $chain_game }
public-runs = { GIVEN($runs) ->
    [yes] { $runs ->
        [one] { $runs } loop gedaan
       *[other] { $runs } lopen gedaan
    }
   *[no] lopen worden niet gemeld
}
public-credits = Tekeningen van de stukken: Colin M. L. Burnett (GPL-2.0-or-later). Vrije software, GPL-3.0-or-later.

## The round, and players worth a look

public-view = { $view ->
    [boards] Borden
    [above] Veld
    [results] Uitslagen
    [event] Toernooi
   *[news] Nieuws
}
public-views = Weergaven
public-notices = Bijzonderheden
public-of-finished = van { $games } afgelopen
public-running = bezig
public-in-the-round = in de ronde
public-stands = staat bij de lijn
public-stands-for = { GIVEN($fault) ->
    [yes] { $name } staat bij de lijn: { fault }
   *[no] { $name } staat bij de lijn
}
public-owes-stop = { $name }: { $seconds } s bij de lijn
public-due = { $seconds } s straf
public-low = { $name } heeft nog { $left }
public-claims = { side } claimt
public-clocks-stopped = klokken stilgezet
public-wins = wint
public-go = GO
public-metres = { GIVEN($metres) ->
    [yes] { $metres } m
   *[no] –
}
public-results = Uitslagen
public-result = Uitslag
public-find = Zoek een speler
public-nobody = { $everywhere ->
    [yes] Niemand op welk veld dan ook heet “{ $name }”.
   *[no] Niemand op dit veld heet “{ $name }”.
}
public-about = Wat is ChessRun?
public-flip = Draai de borden
public-coordinates = Coördinaten
public-mark = { $mark ->
    [ticking] klok loopt
    [crossed] over de lijn gemeld
    [estimated] plaats geschat
   *[stands] staat tien seconden
}
public-sleeps = Dit scherm kan zichzelf uitschakelen. Stel het apparaat zo in dat het aan blijft.
public-no-news = Er is nog niets gebeurd.
public-usual = { $lines ->
    [one] { $lines } zet of loop
   *[other] { $lines } zetten en lopen
}
public-follow = Volg { $name }
public-followed = U volgt { $name }
public-against = tegen { $name }
public-marks-of = { public-runs }, { public-metres } · { $served ->
    [0] geen straf ingelost
    [one] { $served } straf ingelost
   *[other] { $served } straffen ingelost
}{ $illegal ->
    [0] { "" }
    [one] {" "}· { $illegal } onreglementaire zet
   *[other] {" "}· { $illegal } onreglementaire zetten
}
public-not-up-to-date = Geen verbinding: dit is niet actueel.

## A board's page

public-now = { $then ->
    [yes] toen:
   *[no] nu:
}
public-steps = Stappen door de partij
public-step = { $to ->
    [Home] eerste stelling
    [ArrowLeft] één zet terug
    [ArrowRight] één zet vooruit
   *[End] laatste stelling
}
public-past-position = eerdere stelling
public-scale = { TIME($ms) }
public-thinking = tijd voor de zet
public-running-time = loop daarna
public-difference = { $ahead ->
    [white] Wit heeft { $time } meer
   *[black] Zwart heeft { $time } meer
}
public-pace = Loop van { side }: gemiddeld { SECONDS($mean) } s, snelste { SECONDS($best) } s
public-delayed = { $seconds } s later getoond
public-ways = Dit bord
public-flip-board = Draai
public-pgn = PGN
public-earlier = Partijen van eerdere ronden
public-share = Link
public-run-heading = Lopen en straffen
public-distance = Afstand gelopen
public-mean-run = Gemiddelde loop
public-best-run = Snelste loop
public-stood = Stilgestaan bij de lijn
public-clock-from-penalties = Kloktijd door straffen
public-seconds = { SECONDS($ms) } s
public-incidents = Wat er in deze partij gebeurde

## What is ChessRun?

about-lead = Schaken en lopen tegelijk: twee spelers, één bord, één klok, en na elke zet veertien meter naar de lijn.
about-title = { $part ->
    [court] Een veld vol borden
    [run] Zetten, drukken, lopen
    [clocks] De klok wacht niet
    [penalty] Tien seconden bij de lijn
    [claim] Stilzetten en claimen
   *[win] Het einde
}
about-text = { $part ->
    [court] De borden staan op de middenlijn van een basketbalveld. Elke speler heeft een baan achter zich, met een lijn aan het eind: de achterlijn.
    [run] Na een zet drukt de speler de klok in, loopt naar zijn lijn, gaat er met beide voeten over en komt terug: 28 meter. Dan mag hij weer zetten.
    [clocks] Terwijl een speler loopt, denkt zijn tegenstander na. Zet de tegenstander eerder, dan loopt de klok van de lopende speler tot hij terug is en heeft gezet.
    [penalty] Een speler die vóór de lijn omkeerde, staat er bij zijn volgende loop tien seconden stil achter.
    [claim] Een speler die een onreglementaire zet ziet, zet de klokken stil en claimt. Een arbiter beslist: de tegenstander van de overtreder krijgt een minuut erbij, en een tweede onreglementaire zet verliest.
   *[win] Schaakmat wint, en de gevallen vlag van de tegenstander ook. Remise wordt aangeboden met een kaart op het bord; elke speler heeft er twee.
}
about-marks = Zo leest u het veld
about-watch = Bekijk het veld
about-play = Speel Speed chess op één telefoon

## An event

public-event-which = Toernooi
public-event-parts = Onderdelen van het toernooi
public-event-part = { $part ->
    [pairings] Indeling
    [standings] Stand
    [timetable] Tijdschema
   *[medals] Medailles
}
public-event-rounds = Ronden
public-event-tournaments = Toernooien
public-event-category = Categorie
public-event-everybody = Iedereen
public-event-loading = Laden…
public-event-nothing = Hier is nog niets.
public-event-no-pairings = Er is nog geen indeling gepubliceerd.
public-event-held-back = De uitslagen worden achtergehouden tot ze bekend zijn gemaakt.
public-event-changed = Vet: gewijzigd sinds de vorige versie.
