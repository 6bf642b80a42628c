# De terminal van de hoofdarbiter en de lijnrechters.

you = u
confirm = ja, doe het
confirm-all-the-same = ja, toch
own-words = anders, in eigen woorden
scope-all = alle velden
colours-reversed = kleuren omgekeerd, of gewisseld met bord
no-penalty = Er staat geen straf open.
nothing-to-decide = Er wacht niets op een beslissing.
mark-lost = Over de gemarkeerde vraag is al beslist. Omhoog of Omlaag markeert de volgende.
no-court = Nog geen veld gezien: het verschijnt zodra er verbinding is.
old-picture = verouderd
no-presses = Nog geen tik. Elke tik staat hier: hier bewaard, op de server, verwerkt.
nothing-to-undo = U hebt geen tik om ongedaan te maken.
undo-later = De server heeft de tik nog niet: die wordt ongedaan gemaakt zodra hij er is.
repeated = Dezelfde tik nog eens binnen een seconde telt één keer.
not-that-board = De uitslag van dat bord is in een andere fase; kies uit de genoemde borden.
number-acted = Het nummer alleen is genoeg: Enter is niet nodig.
no-board-there = Geen bord van dit veld heeft dat nummer.
no-link-no-countdown = Geen verbinding: de andere schermen kunnen niet aftellen. Tel hardop en druk op G, dan op v bij uw GO: het telt vanaf uw toets.
nobody-waits = Daar wacht geen bord op zijn start.
picture-has-no-game = Op dat bord is geen partij bekend.
choose-a-call = Er staat geen melding open. Om een ingeloste of vervallen melding te annuleren: L, haar regel, v.
nothing-to-split = Die melding is van één arbiter: alleen wat twee arbiters meldden, kan worden gesplitst.
nothing-to-void = Het log heeft nog geen regel.
stays-open = De vraag blijft tot de klok op tafel de tijd toont: y zodra dat zo is, e voor een aflezing.
not-a-clock = verwacht: de tijd van Wit en die van Zwart, zoals  4:32 4:03 w  (- laat een klok zoals hij is; w of b loopt), of die van één kant, zoals  w 8:30  of  +1:00 w  (waar de klok bekend is)
not-a-reading = verwacht: alleen de tijd van Wit en die van Zwart, zoals  4:32 4:03  (- waar een klok niet is afgelezen)
not-lanes = verwacht: banen zoals  1-6  of  1,2,5  (leeg is alle)
cannot-swap = Beide borden hebben een partij nodig om spelers te wisselen.
needs-words = Hier zijn enkele woorden nodig; Esc verlaat alles.
would-come-to = Het gevolg, zoals het systeem nu zegt (er is nog niets gedaan)
undone-later = De server heeft de tik nog niet, dus het gevolg kan niet worden getoond: de tik wordt ongedaan gemaakt zodra hij er is.
not-an-answer = Die toets is hier geen antwoord: de antwoorden staan er; Esc verlaat.
not-a-position = verwacht: een stelling in FEN-notatie zoals  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
not-a-square = verwacht: een veld van het bord zoals  e8
not-a-move = verwacht: een zet zoals  e2e4  of  e7e8q  (leeg: hij is al gedaan)
esc-leaves = Dit is de eerste vraag; Esc verlaat die.
undo-reason = per ongeluk gedrukt
nothing-agreed = Er is nog geen uitslag bevestigd: e voert er een in; wat geen bord doorgaf, vraagt een tweede arbiter.
nothing-alike = Geen vraag hier geldt voor meer borden.
annul-decision = annuleer die beslissing
what-now = Wat nu?
after-the-outage = tijden na de uitval
pressed-before = eerder{ " " }
no-clock = -:--
empty-board = geen partij
nothing-to-call = Hier is niets te melden.
device-columns = Apparaat       Verbinding  Laatst Vertr Klok  +- Batt. Houdt Rol    Waar
now = nu
device-act-done = Gedaan: de lijst toont het.
is-in-already = Dit apparaat is al toegelaten: a wijzigt rol of banen, h draagt de rol over, x sluit het uit.
disk-full = { " " }| SCHIJF VAN SERVER VOL
no-copy = { " " }| GEEN VEILIGHEIDSKOPIE
only-asks = Dit apparaat vraagt alleen om toegang: g laat het toe, d wijst het af.
no-duty-to-hand-over = Dit apparaat is afgelost en heeft geen dienst om over te dragen: a geeft het er een.
let-in-or-not = g, Enter laat het toe als lijnrechter van dit veld, alle banen; d wijst het af.
this-court = dit veld
all-lanes = alle
no-lane = geen
in-order = in orde
not-in-order = niet in orde
measured = gemeten
not-a-width = verwacht: centimeters zoals  84,5
nothing-to-waive = Aan het gemarkeerde bord is niets afgekeurd dat zijn start tegenhoudt.
waiting-help = Geen toets nodig: het gaat vanzelf verder  ? hulp  q stopt
keys-by-help = ? toont alle toetsen
column-board = { GIVEN($court) ->
    [yes] V{ $court } Bd
   *[no] { " " }Bd
}
column-phase = Partij
column-white = { "   " }Wit   waar open
column-black = { "   " }Zwart waar open
column-notes = { " " }Te doen; spelers
silent = ZWIJGT
open-calls = Open meldingen, de dringendste eerst
your-presses = Uw tikken, de laatste eerst
stop-columns = Speler                Naam                  Stopwatch
go-columns = { " " }Bd  Partij    Gereed  Lijst     Wit - Zwart
except = behalve
all-started = Geen bord van dit veld wacht op zijn start.
only-left-out = Alleen weggelaten borden wachten op hun start: het nummer neemt er een weer op.
nothing-against = Er is geen reden tegen de start bekend.
nothing-against-now = er is geen reden meer tegen
against-not-known = De redenen tegen een start zijn niet bekend: er is geen lijst van apparaten gekomen.
still-played = niet afgelopen
enter = Enter
only-side-acted = { side } is meteen genomen als enige mogelijke speler. u maakt het ongedaan.
no-such-key = { $key } doet hier niets: de laatste regel noemt de toetsen, ? noemt ze alle.
not-read = “{ $typed }” is niet begrepen: { $expected }
device-refused = Geweigerd: { $text }
would-be-refused = Het zou worden GEWEIGERD: { $text }
and-more = en nog { $more } regels
link-lost = Geen verbinding met het veld: { $why }. Ga door: elke tik wordt hier bewaard tot de verbinding terug is.
shut-out = UITGESLOTEN: { $why }. Tikken blijven bewaard: stop (q) en start opnieuw, met --code of door toegang te vragen.
by-own-clock = { $at } eigen klok
from-first-key = vanaf { $at }, uw eerste toets
scope-board = alleen { board }
scope-marked-board = alleen { board }, het gemarkeerde
scope-court = alles van { court }
asking-in-short = nummer { $number } { $name }
all-alike = alle { $boards } gelijk
nobody-to-stop = Op { board } heeft niemand een stop in te lossen: s start daar toch een stopwatch.
versus = { $white } - { $black }
players-by-colour = Wit { $white }, Zwart { $black }
more-penalties = { "  " }+{ $more } meer: C
told-before = { board } { $said }, { $ago } geleden
court-in-short = { court }: { $running } bezig, { $open } straffen open, { $asked } te beslissen (. gaat erheen)
of-round = ronde { $round }{ " " }
round-waits = { court } wacht: { $reasons }.
games-left = over: { $left }   te verzegelen: { $confirmed }

## Lists, and what surrounds a sentence

or = { $first } of { $second }
and = { $first } en { $second }
on-board = { GIVEN($board) ->
    [yes] { board }, { $what }
   *[no] { game }, { $what }
}
on-court = { court }, { $what }
side-of-board = { board } { side }
side-letter = { $side ->
    [white] W
   *[black] Z
}
player = speler { $player }
time = { TIME($ms) }
boards-list = { $n ->
    [one] bord { $lanes }
   *[other] borden { $lanes }
}
boards-of-court = { court }: { $boards }
boards-asked = { $boards }: { $asks }
ruling-with-rule = { $ruling } ({ $rule })
by-server = server
unseen-line = #{ LINE($fact) }
earlier-line = de regel van #{ LINE($fact) }

## Clocks, results, states

clock-of-side = { side } { $clock }
clocks-now = De klokken tonen { $times }{ GIVEN($running) ->
    [yes] ; { $running ->
        [white] die van Wit loopt.
       *[black] die van Zwart loopt.
    }
   *[no] .
}
position-would-be = { board }{ to-move }: { $fen }
players-would-be = { board }: Wit { $players-white } (was { $was-white }), Zwart { $players-black } (was { $was-black })
stopwatch = { GIVEN($tenths) ->
    [yes] { $tenths ->
        [0] VRIJ, { TENTHS($tenths) } s
       *[other] { TENTHS($tenths) } s
    }
   *[no] loopt
}
debt = { $debt ->
    [half_run] H
    [full_run] L
    [correction] C
   *[take_back] T
}
whereabouts-in-short = { $at ->
    [behind_line] lijn
    [at_board] brd
    [outward] heen
    [homeward] trg.
    [away] weg
   *[unknown] ?
}
turn = { GIVEN($metres) ->
    [yes] { turned } { $metres } m
   *[no] { turned }
}
turned = { $mode ->
    [line] lijn
    [cone] kegel
   *[wall] muur
}
phase-shown = { $phase ->
    [waiting] { $ready ->
        [yes] gereed
       *[no] wacht
    }
    [countdown] { GIVEN($count) ->
        [yes] { $count ->
            [3] -- 3 --
            [2] -- 2 --
            [1] -- 1 --
            [0] { $is_linked ->
                [yes] ** GO **
               *[no] al GO?
            }
           *[other] klaar
        }
       *[no] telt af
    }
    [running] loopt
    [paused] PAUZE
   *[finished] { GIVEN($result) ->
        [yes] { score }
       *[no] einde
    }
}
penalty-state = { $penalty ->
    [called] gemeld
    [due] NU STOP
    [asked] vraag
    [serving] in stop
    [served] ingelost
    [voided] geannul.
   *[lapsed] vervall.
}
scored = { score } { result }
ended-in-short = { score } { termination }
was-score = was { $before }
result-state = { $how ->
    [decided] beslist
    [ruled] vastgesteld
    [corrected] gecorrigeerd
   *[other] { $state ->
        [open] geen uitslag
        [entered] ingevoerd
        [confirmed] bevestigd
        [differs] VERSCHILT
       *[sealed] verzegeld
    }
}
result-in-full = { board }, { $players }{ with-end }{ with-state }{ with-entries }
with-end = { GIVEN($result) ->
    [yes] : { scored }, { termination }
   *[no] { "" }
}
with-state = { GIVEN($state) ->
    [yes] { GIVEN($corrector) ->
        [yes] ; { $state } door { $corrector }, { was-score }
       *[no] ; { $state }
    }
   *[no] { "" }
}
with-entries = { GIVEN($entered) ->
    [yes] ; ingevoerd: { $entered }
   *[no] { "" }
}
list-state = { $state ->
    [in_order] in orde
    [looked_at] bekeken
    [left] { $left } open
   *[fails] { $fails } FOUT
}
list-in-full = Checklist van { board }: { $list }
failed-so = { $blocks ->
    [yes] { failed } (FOUT, w staat het toe)
   *[no] { $waived ->
        [yes] { failed } (toegestaan)
       *[no] { failed } (genoteerd)
    }
}

## Rows and lines of the screens

board-title = { board }: { game } ronde { $round }{ in-chain }, { $phase }{ with-limit }; geeft door: { evidence }
in-chain = { GIVEN($chain) ->
    [yes] , { $chain }
   *[no] { "" }
}
with-limit = { GIVEN($left) ->
    [yes] , tijdslimiet over { $left }
   *[no] { "" }
}
game-of-chain = sprintpartij { $chain_game }
limit-in-short = limiet { $left }
nothing-on-board = { court }, { board }: { empty-board }
place-and-debts = { whereabouts }, nog open: { $debts }
position-line = halve zet { $ply }{ with-last }{ with-placed }{ with-offers }  { GIVEN($fen) ->
    [yes] { $fen }
   *[no] stelling niet bekend
}
with-last = { GIVEN($last) ->
    [yes] , laatste { $last }
   *[no] { "" }
}
with-placed = { GIVEN($placed) ->
    [yes] , geplaatst { $placed }
   *[no] { "" }
}
with-offers = { GIVEN($offers) ->
    [yes] , { $offers }
   *[no] { "" }
}
offer-lies = kaart van { side }
reds-in-short = { side-letter } { $n } rood
summary-sheet = kaarten van { side }: { $are_missing ->
    [yes] { GIVEN($cards) ->
        [yes] { $cards }; andere voordat deze terminal startte
       *[no] getoond voordat deze terminal startte
    }
   *[no] { $cards }
}
card-of-sheet = { $at } { card }, { offence } ({ $judge })
call-so-far = : { $fault }, { $ago } geleden{ with-time-left }{ $marks }
with-time-left = { GIVEN($left) ->
    [yes] , nog { $left }
   *[no] { "" }
}
call-marks = { $unexpected ->
    [yes] , niet te verwachten
   *[no] { "" }
}{ $earlier ->
    [yes] , voor eerder
   *[no] { "" }
}{ $witnesses ->
    [0] { "" }
    [1] { "" }
   *[other] , { $witnesses } arbiters
}
call-in-short = { board } { side } { $name }: { $words }, { $ago } geleden
in-its-place = { $call }, door
waits-for-stop = { $is_due ->
    [yes] NU STOP: houd hem bij de lijn, { $seconds } s
   *[no] gemeld: bij zijn volgende loop, { $seconds } s
}
stop-runs = { $is_paused ->
    [yes] nog { $left } (onderbroken), { stops }
   *[no] nog { $left }, { stops }
}
stops = { $penalties ->
    [one] 1 straf{ restarted }
   *[other] { $penalties } straffen{ restarted }
}
restarted = { $restarts ->
    [0] { "" }
   *[other] , te vroeg weg x{ $restarts }
}
when-and-cost = { $back ->
    [ago] { TIME($back-time) } eerder
    [after_ply] loop na halve zet { $back-ply }
   *[none] { GIVEN($ago) ->
        [yes] { $ago } geleden
       *[no] nu
    }
} | { sanction }
against-the-start = { $n ->
    [one] 1 reden tegen de start (uw reden gaat voor):
   *[other] { $n } redenen tegen de start (uw reden gaat voor):
}
pause-shown = { $several ->
    [yes] Onderbroken borden: de pauze staat op { screens-shown }.
   *[no] De pauze staat op { screens-shown }.
}
screens-shown = { GIVEN($not_on) ->
    [yes] { $n ->
        [one] 1 scherm, NIET op: { $not_on }
       *[other] { $n } schermen, NIET op: { $not_on }
    }
   *[no] { $n ->
        [one] het enige scherm
       *[other] alle { $n } schermen
    }
}
boards-hidden = { $n ->
    [one] { "   " }1 bord verborgen: , . ander veld
   *[other] { "   " }{ $n } borden verborgen: , . ander veld
}
round-shown = { GIVEN($others) ->
    [yes] Ronde { $round } (niet verzegeld: { $others }; [ ]){ "   " }
   *[no] Ronde { $round } ([ ] andere){ "   " }
}
unsealed-of-round = { $n } van ronde { $round }
no-round = { $later ->
    [yes] De borden hebben geen latere ronde: n deelt de volgende in, uit een bestand of van de wedstrijdleiding.
   *[no] Er is geen eerdere ronde.
}
court-answers = { court }: { $text }.
would-be-sealed = { $n ->
    [one] 1 partij zou worden verzegeld, zoals die hier staat (er is nog niets gedaan)
   *[other] { $n } partijen zouden worden verzegeld, elk zoals die hier staat (er is nog niets gedaan)
}
row-of-log = { $rows ->
    [0] Er is nog niets gebeurd.
   *[other] Nieuwste eerst; regel { $row } van { $rows } is gemarkeerd
}
author-in-log = { GIVEN($ruling) ->
    [yes] { " " }[{ $by }; { $rule }: { $ruling }]
   *[no] { " " }[{ $by }]
}
late-calls-of = Late meldingen op { board }: { players-by-colour }
demo = { " " }| DEMO
rehearsal = { " " }| OEFENING

## Devices

no-list = { $is_up ->
    [yes] De lijst van apparaten is onderweg.
   *[no] Geen verbinding: welke apparaten er zijn, is niet bekend tot die terug is.
}
unproven = { $name } noemt epoche { $epoch } van een andere server, zonder bewijs. Het is afgewezen; verder verandert niets. Kijk naar het apparaat; x sluit het uit
this-one = { $name } (dit)
role-in-short = { $role ->
    [organiser] org.
    [board] bord
    [judge] lijn
    [deputy] plv.
   *[head] hoofd
}
reach = { $reach ->
    [live] live
    [stale] ZWIJGT
    [asleep] slaapt
    [unreachable] VERBROKEN
   *[away] weg
}
as-it-is = { role }, zoals het is
device-offered = { $name } ({ reach })
asks-to-come-in = VRAAGT toegang: nummer { $number } “{ $name }” al { $age } ({ $software })
device-in-full = { $name }: { $duty }{ GIVEN($on) ->
    [yes] , nu bij veld { $on }
   *[no] { "" }
}{ GIVEN($end) ->
    [yes] , { line-of }{ GIVEN($stands) ->
        [yes] , { $stands }
       *[no] { "" }
    }
   *[no] { "" }
}; { $device }; { $software }
relieved-duty = { role }, { $courts }, afgelost, geen baan
duty = { GIVEN($lanes) ->
    [yes] { role }, { $courts }, { $lanes }
   *[no] { role }, { $courts }, alle banen
}
reached-in-full = { $reach ->
    [live] Live; { kept-there }
    [stale] ZWIJGT: verbonden, laatste bericht { age-ago }; { kept-there }
    [asleep] Slaapt, laatste bericht { age-ago }: scherm uit, niets is defect; { kept-there }
    [unreachable] VERBROKEN: geen verbinding, laatste bericht { age-ago }; { kept-there }
   *[away] { GIVEN($age) ->
        [yes] Weg: laatste bericht { age-ago }, geen start wacht erop; { kept-there }
       *[no] Weg: niets gehoord sinds de start van de server, geen start wacht erop; { kept-there }
    }
}
age-ago = { GIVEN($age) ->
    [yes] { $age } geleden
   *[no] lang geleden
}
kept-there = { $unsent ->
    [0] bewaart geen tikken
    [one] BEWAART 1 TIK DIE HIER NIET IS
   *[other] BEWAART { $unsent } TIKKEN DIE HIER NIET ZIJN
}
hand-over-has = Dan heeft { $to }: { $duty }. { $from } heeft geen dienst.

## The link

link-looking = VERBINDING: zoekt het veld{ kept }
link-asking = VRAAGT TOEGANG: nummer { $number }{ kept }
link-up = { $kept ->
    [0] live, alles verzonden
   *[other] live, { $kept } onderweg
}
link-down = AL { TIME($ms) } GEEN VERBINDING{ kept }; ga door
link-shut-out = UITGESLOTEN{ kept }
kept = { $kept ->
    [0] { "" }
   *[other] , { $kept } hier bewaard
}
relieved-in-short = AFGELOST
relieved = AFGELOST: uw dienst is overgedragen. Vanaf hier wordt niets gemeld tot de hoofdarbiter dit apparaat weer een dienst geeft.
asks-to-come-in-here = Deze terminal vraagt toegang als “{ $name }”. Het nummer is
tell-the-head-referee = Zeg tegen de hoofdarbiter: D, de regel met dit nummer, g. De terminal van de server toont het ook. Hier hoeft u niets te drukken; het gaat vanzelf verder.

## The reasons why a connection was lost

lost-not-enrolled = dit apparaat is niet aangemeld: geef het de eenmalige code van de terminal van de server
lost-no-connection = geen verbinding binnen 5 s
lost-no-welcome = de server antwoordde niet zoals een veldserver doet
lost-not-known = de server kent dit apparaat niet
lost-earlier-epoch = de server schrijft epoche { $epoch }, maar elders is epoche { $known } begonnen: zoek de andere server
lost-silent = de server heeft al 3 s niets gezegd
lost-blocked = de server heeft al 5 s niets aangenomen
lost-ended = de verbinding is beëindigd
lost-format = de server spreekt een andere versie van het protocol
lost-unreadable = een bericht van de server kon niet worden gelezen: { $error }

## Presses

press-writing = wordt geschreven
press-kept = hier bewaard
press-recorded = verwerkt
press-on-server = op de server
press-is-refused = GEWEIGERD
press-not-kept = NIET BEWAARD
press-aborted = afgebroken
will-be-undone = { " " }(wordt ongedaan gemaakt)
is-undone = { " " }(ongedaan gemaakt)
and-so = : { $text }
see-the-log = L toont het gevolg
to-be-decided = te beslissen
was-decided = beslist door { $by }: { $answer }
otherwise-decided = beslist door een andere handeling, L
taken-down = genoteerd
countdown-stopped = het aftellen is gestopt
press-refused = GEWEIGERD: { $text }
press-ruled = Beslist: { $rulings }
and-alike = Dat is de eerste van { $n }: de andere doen hetzelfde met de andere borden.
annulled-with = { $games ->
    [one] De start van 1 partij wordt teruggenomen, met { half-moves } en elke loop en melding sindsdien: die wacht weer, klokken als vóór GO.
   *[other] De start van { $games } partijen wordt teruggenomen, met { half-moves } en elke loop en melding sindsdien: ze wachten weer, klokken als vóór GO.
}
half-moves = { $half_moves ->
    [one] 1 halve zet
   *[other] { $half_moves } halve zetten
}
not-undone-abort = De laatste tik stopte het aftellen, dat gestopt blijft: G, s begint opnieuw.
not-undone-pause = De laatste tik onderbrak borden, die onderbroken blijven: G, r hervat ze.
not-undone-enter-result = De laatste tik voerde een uitslag in, die zo blijft staan: R, e voert een andere in.
not-undone-check = De laatste tik was een bevinding van de checklist, die blijft staan: G, c controleert opnieuw.
not-undone-seal = De laatste tik verzegelde uitslagen, die verzegeld blijven: R, x corrigeert er een.
not-undone-correct-result = De laatste tik corrigeerde een verzegelde uitslag, die blijft staan: R, x corrigeert opnieuw.
not-undone-void = De laatste tik annuleerde een regel, die geannuleerd blijft: meld opnieuw wat juist was.
not-undone-pair = De laatste tik deelde partijen in, dat blijft zo.
not-undone-arrange = { not-undone-pair }

## Prompts

not-at-this-board = { $has_game ->
    [yes] “{ $what }” komt niet meer: de partij op { board } is afgelopen.
   *[no] Er is geen partij op { board }: er is niets te melden.
}
nobody = { $verb ->
    [start] Daar wacht geen bord op zijn start (r: onderbroken borden gaan verder).
    [go] Daar wacht geen bord op zijn start en is er geen onderbroken.
    [resume] Daar is geen bord onderbroken.
    [pause] Daar loopt geen bord en telt er geen af.
    [annul] Daar heeft geen bord een start om te annuleren: geen partij loopt of is onderbroken.
    [abort] Er wordt niet afgeteld. Na GO wordt een start geannuleerd: G, x.
   *[other] { nobody-waits }
}
no-result = { $verb ->
    [correct_result] Er is nog geen uitslag verzegeld: e voert een andere in.
    [enter_result] Elke uitslag is verzegeld: x corrigeert een verzegelde.
   *[other] Elke partij is afgelopen: e voert een andere uitslag in, x corrigeert een verzegelde.
}
one-begun = BORD 1_ Enter bord 1, { $highest ->
    [10] 0 bord 10
    [11] 0 bord 10, 1 bord 11
   *[other] 0 bord 10, 1 bord 11, 2 bord 12
}; Backspace geen. Andere toets: bord 1.
head-referees = “{ $what }” is voor de hoofdarbiter: ! roept hem naar een bord.
prompt-closed = “{ $what }” is gesloten, er is niets van verzonden. { $why }
fault-offered = { $is_unexpected ->
    [yes] { fault } (niet te verwachten)
   *[no] { fault }
}
side-offered = { side } { $name }{ GIVEN($at) ->
    [yes] { " " }({ whereabouts })
   *[no] { "" }
}
corrects-decision = INTUSSEN BESLIST { by-one }. Enter corrigeert de beslissing; Esc verlaat.
decided-elsewhere = INTUSSEN BESLIST { by-one }. De beslissing geldt; Esc verlaat.
decided-so = INTUSSEN BESLIST door { $by }: { $answer }. De beslissing geldt; Esc verlaat.
by-one = { GIVEN($by) ->
    [yes] door { $by }
   *[no] elders
}
decided-help = { $can_be_voided ->
    [yes] v annuleert die beslissing  Esc verlaat
   *[no] Esc verlaat
}
end-not-reported = Er is geen einde van deze partij vastgelegd: het bord geeft niets door.
countdown-help = { $is_here ->
    [yes] a STOPT het aftellen: { $on }{ "  " }
   *[no] G, a STOPT het aftellen: { $on }{ "  " }
}
prompt-help = { $asks ->
    [typed] typ, Enter verzendt  Backspace wist een letter  Esc verlaat alles
    [confirm] { $needs_y ->
        [yes] { $is_result ->
            [yes] y voert toch in  Omlaag hoe het kwam  Backspace terug  Esc verlaat
           *[no] y doet het toch  Backspace één stap terug  Esc verlaat alles
        }
       *[no] { $is_result ->
            [yes] Enter voert in  Omlaag hoe het kwam  Backspace één stap terug  Esc verlaat
           *[no] Enter doet het  Backspace één stap terug  Esc verlaat alles
        }
    }
    [board] { $is_call ->
        [yes] het nummer, of Enter  Links eerder  Omlaag ander gevolg  Esc verlaat alles
       *[no] het nummer, of Enter voor het gemarkeerde  Backspace terug  Esc verlaat
    }
   *[letter] { $is_call ->
        [yes] letter  Links eerder  Omlaag ander gevolg  Backspace terug  Esc verlaat
       *[no] druk op een letter  Backspace één stap terug  Esc verlaat alles
    }
}

## Questions and answers

question-on-record = { $how ->
    [silent] { $question } | { $record }; de registratie zegt het niet
    [about] { $question } | { $record }
   *[after] { $question } | na { $record }
}
asked-of-all = Na de uitval staan { $n } partijen zoals ze het laatst bekend waren: gelden al hun tijden? Die van één bord stelt u op zijn eigen scherm in
yes-to-the-last = { $yes }: { scored }

## Screens and their keys

screen-overview = Overzicht
screen-board = Bord
screen-calls = C Melding
screen-stopwatch = Stop
screen-inbox = Inbox
screen-go = Go
screen-results = R Uitslag
screen-devices = D Appar.
screen-log = Log
screen-help = ?
help-overview = { $walks ->
    [yes] f overtr.  + kaart  s stopw.  p pauze  u terug  ! hoofdarb.  1-12 bord  HOOFDL.
   *[no] f overtr.  s stopwatch  p pauze  u terug  ! hoofdarb.  1-12 bord  HOOFDLETTERS
}
help-board = de letters hierboven gelden voor dit bord  1-12 ander bord  Esc overzicht
help-calls = { $walks ->
    [yes] { $faults } overtr. + kaart  Omh. Oml.: v annul.  r vervang  k splits  u terug
   *[no] { $faults } overtr.  Omh. Oml., dan: v annul.  r vervang  k splits  u terug
}
help-stopwatch = Omh. Oml. nr. kiest, Enter start  s bord  e te vroeg  f overtr.  u terug
help-inbox = Omhoog Omlaag kies  y ja  n nee  e wijzig/voer in  v annul.  a alle gelijk
help-go = 1-12 behalve y gereed n niet c lijst w mag s start v GO a stop x ann. r verder
help-results = e invoer: bord, uitslag, Enter  s verzegel  x corrigeer  w stel vast
help-devices = Omh. Oml. kies  g toelaten  d afwijzen  a rol, banen  h overdragen  x uitsl.
help-log = Omhoog Omlaag PgUp PgDn  v annuleert gemarkeerde regel  , . veld  Esc terug
help-help = Esc naar overzicht  HOOFDLETTERS wisselen van scherm  q stopt
# it fits 24 lines of 80 characters
help-page =
    HOOFDLETTERS wisselen van scherm, kleine handelen, Esc verlaat.  , . veld
    Borden    1 tot 12 zoals ze heten; 1 wacht op Enter, of 0 1 2 voor 10 11 12
    Overtred. f, de overtreding, w of b (Zwart), bord: wat, wie, waar, als altijd.
              Telt vanaf de f.  Links: 5, 10, 30, 60 s geleden of een zet eerder.
              Omlaag: ander gevolg.  C annuleer, vervang, splits  ! hoofdarbiter
    Rijen     > wiens klok loopt.  Waar: brd bord, heen en trg. lopend, lijn achter
              de lijn, weg, ? onbekend.  Open: H halve loop, L loop, C correctie,
              T zet terug, - niets.  !2: twee vragen, I beantwoordt ze.
    Wandelen  + kaart, c geel of r rood, waarvoor, wie, bord.  B, * toont ze
    Een tik   hier bewaard: op deze schijf.  op de server: veilig.  Daarna
              verwerkt, of GEWEIGERD met de reden. Twee keer binnen 1 s is één tik.
    Geen net  Ga door: alles wordt verzonden, met de tijd van uw toets. Aftellen
              vraagt verbinding: tel anders hardop en druk op G, v bij uw GO.
    Start     G: cijfers laten borden weg, c checklist, w sta toe, y gereed, s GO
              Uw reden gaat vóór die ertegen.  a stop, x annuleer, r hervat
    Uitslagen R, e, bord, uitslag, Enter (Omlaag: hoe); s zegel; [ ] ronde; n nieuw

## Verbs

verb-fault = Overtreding
verb-replace = Vervang
verb-undo = Maak ongedaan
verb-check = Checklist
verb-agree = Beiden zijn het eens
verb-declare = Kondigt een stuk aan
verb-exchange = Pion verwisseld
verb-interfere = Een toeschouwer sprak
verb-claim = Claim
verb-pause = Onderbreek
verb-resume = Hervat
verb-start = Start
verb-abort = Stop het aftellen
verb-round = Deel de volgende ronde in
verb-enter-result = Uitslag
verb-seal = Verzegel alle bevestigde uitslagen
verb-answer = Beslis
verb-answer-all = Beslis
verb-grant = Laat toe
verb-leave = Verlaat de terminal

## Questions of a prompt

step-fault = Welke overtreding?
step-fault-words = Welke overtreding? Typ die, Enter
step-card = Welke kaart?
step-offence = Waarvoor?
step-item = Welk punt?
step-finding = Hoe is het?
step-width = Hoe breed, in cm? Zoals 84,5, Enter
step-failed = Welk punt?
step-side = Wie?
step-board = Welk bord?
step-result = Welke uitslag?
step-claim = Wat wordt geclaimd?
step-claim-words = Welke onregelmatigheid? Typ die, Enter
step-claim-move = Welke zet kondigt hij aan? e2e4; leeg: al gedaan. Enter
step-scope = Hoe ver?
step-reason = Waarom?
step-reading = Wit Zwart, zoals 4:32 4:03, Enter
step-clock = Wit Zwart [w|b loopt]: 4:32 4:03 w; of één: +1:00 w, w 8:30. Enter
step-position = De stelling als FEN, Enter
step-players = Wat klopt er niet aan de spelers?
step-evidence = Wat geeft het door, en wiens klok geldt?
step-agreement = Wat zeggen beiden?
step-piece = Welk stuk?
step-square = Op welk veld? Zoals e8, Enter
step-interference = Waarover?
step-file = Welk bestand heeft de [[pairing]]-tabellen? Enter; leeg: van de wedstrijdleiding
step-name = Hoe heet het? Enter
step-role = Welke rol?
step-lanes = Welke banen? Zoals 1-6; leeg is alle (meldingen tellen op elke baan). Enter
step-device = Naar welk apparaat?
step-answer = Wat voor alle?
step-confirm = Zeker?

## Verbinding, postvak UIT en schijf van een apparaat

outbox-unread = postvak UIT in { $folder } kon niet worden gelezen
outbox-unwritten = postvak UIT kon niet worden geschreven: { $why }; er is niets verzonden, maak ruimte vrij en probeer het opnieuw
outbox-full = { $requests } verzoeken wachten op het veld; postvak UIT neemt er geen meer aan
outbox-in-use = { $folder } wordt door een ander programma gebruikt; stop het of noem een andere map voor dit postvak UIT
outbox-not-opened = { $folder }: postvak UIT kan niet worden geopend: { $why }
link-stopped = de verbinding met het veld is gestopt
link-missing = geen verbinding met het veld; dit wordt niet voor later bewaard, probeer het opnieuw zodra ze er is
start-failed = starten is mislukt
no-state-folder = dit systeem noemt geen map voor de gegevens van een programma; noem er een met { $option }
presses-kept = { $presses } tikken worden hier bewaard tot het veld weer bereikt wordt
terminal-not-taken = de terminal kon niet worden overgenomen
terminal-broke-off = de terminal kon niet verder
disk-silent = de schijf van deze machine antwoordt al lang niet
memory-unwritten = het geheugen van deze terminal kon niet worden geschreven: { $why }
file-unread = { $file } kon niet worden gelezen: { $why }
round-file-too-long = { $file } is langer dan { $most } KiB: laat alles behalve [[pairing]] weg
