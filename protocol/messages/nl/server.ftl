# Wat de server op zijn eigen computer en aan apparaten vertelt.

narrow-lanes = banen van { $lane } m zijn smaller dan de 1,25 m van een standaardveld (CR-2.1-4)

## A round that was put on

pairings-not-put-on = { court }: de indeling uit het configuratiebestand is niet overgenomen: { $why }. Het veld gaat verder met zijn eigen partijen; `referee-server round FILE` deelt de volgende ronde in terwijl het draait.

## The poster for line judges

poster-title = Lijnrechters: meld u hier aan
poster-head = Lijnrechters
poster-network = Maak verbinding met de wifi van de hal.
poster-scan = { $codes ->
    [one] Scan de code.
   *[other] Scan de eerste code. Gaat er niets open, scan dan de tweede.
}
poster-name = Typ uw naam, en toon de hoofdarbiter het nummer op uw telefoon.
poster-alone = Deze server luistert alleen op zijn eigen computer, dus geen telefoon bereikt hem: start hem zonder --listen.

## The preview of a link to a game

share-title = { GIVEN($result) ->
    [yes] { $white } { score } { $black }
   *[no] { $white } – { $black }
}
share-about = { GIVEN($by) ->
    [yes] { termination }. { share-place }
   *[no] { share-place }
}
share-place = { GIVEN($event) ->
    [yes] { $event }, ronde { $round }, bord { $board }
   *[no] ronde { $round }, bord { $board }
}

## The console of the running server

console-spectators = Toeschouwers:
console-judges = Telefoons van lijnrechters (poster om te printen: /poster):
console-head = Pagina van de hoofdarbiter:
console-organiser = Pagina van de organisatoren (inschrijvingen, indelingen, standen):
console-programs = Borden en terminals van arbiters:
console-codes = Codes, elk voor één apparaat, één keer, binnen { $minutes } minuten:
console-for-codes = { $codes ->
    [0] Codes
   *[other] Meer codes
}: referee-server devices code --role board{ $folder } (of judge, head, organiser)
console-how-to-stop = Stop met Ctrl-C.
console-folder = Datamap: { $folder }
console-stopping = Stoppen: apparaten krijgen bericht, het logboek wordt gesloten.
console-demo = DEMO: de zetten komen uit echte partijen; klokken, lopen, overtredingen, claims en uitvallende
    telefoons zijn verzonnen. Binnen een minuut: straffen gemeld en ingelost, een melding op de
    verkeerde baan gecorrigeerd, een late melding, vragen beantwoord, een telefoon en zes borden
    onbereikbaar, een uitslag verzegeld, de volgende ronde.
    Bekijk alles achteraf met `referee-server report` op de datamap hierboven.
console-rehearsal = OEFENING: alles van het evenement is hier, en niets ervan komt in het evenement.
    Gesimuleerde borden spelen de partijen die de wedstrijdleiding klaarzet en de ploeg start. Laat de echte borden uit.
    De volgende oefening begint weer met het evenement zoals het dan is.
console-rehearsal-epoch = een oefening
console-recovered = Hersteld: { $found }
console-enrolled = { $device } ({ $name }) is aangemeld als { role }
console-enrolled-next = { $device } ({ $name }) is aangemeld. Code voor de volgende { role }: { $code }
console-phone-asks = telefoon { $number } ({ $name }) vraagt om toegang: de hoofdarbiter laat die toe, of hier `referee-server devices grant { $number }`
console-many-phones-ask = { $count } telefoons vroegen binnen een minuut om toegang, de laatste vanaf { $network }: `referee-server devices asking` toont wie wacht
console-disk-full = DE SCHIJF IS VOL: er past nog { $kb } kB aan records in de reserve. Start niets nieuws, maak de lopende partijen af, en maak ruimte vrij op de schijf van de datamap (en van de tweede kopie van het logboek)
console-disk-has-room = Er is weer ruimte op de schijf
console-folder-is-open = anderen kunnen de inhoud van de datamap { $folder } zien: { $why }
console-few-files = dit systeem laat de server weinig bestanden openen: hooguit { $followers } toeschouwers tegelijk (met een hogere limiet, `ulimit -n`, is er plaats voor { $most })
console-clock-off = de klok van deze computer loopt { LASTED($off) } { $how ->
    [late] achter
   *[early] voor
} op de systeemtijd, die gewoon doorloopt; zet de klok van de computer gelijk als het evenement voorbij is
console-new-epoch-key = epoch.key stond niet in de datamap, er is een nieuwe gemaakt: apparaten kunnen niet meer bewijzen welke servers vóór deze schreven
console-advice = { $name }: { $advice }
console-records-read = { court }: { $records } records gelezen
console-no-recording = op { court } kan niets worden vastgelegd: { $why }
console-journal-read = Logboek lezen: { $records } records
console-journal-indexed = Logboek indexeren: { $done } van { $of } records
console-journal-restored = Logboek herstellen uit zijn index: { $records } records
console-devices-lost = devices.json { $known ->
    [0] kent geen enkel apparaat
   *[other] eindigt vóór { $next }
} en het logboek noemt { $device }: de lijst ging verloren of is een oudere kopie. Stop de server en zet de laatste kopie terug, of meld de ontbrekende apparaten opnieuw aan (in { $folder })
console-names-entered-again = { $file } is er niet; de namen zijn opnieuw ingevoerd uit het configuratiebestand
console-names-unread = { $why }; tot dan { $names ->
    [0] hebben spelers alleen hun nummer
   *[other] komen namen uit het configuratiebestand
}

## Commands that ask the running server

server-none = er draait geen server op de gegevensmap { $folder }: start hem, of noem een andere map met --data-dir
server-silent = de server op { $folder } antwoordt niet: { $why }
server-unanswered = { $why }. Heeft de opdracht hem bereikt, dan is hij misschien uitgevoerd: herhaal hem met --request { $request }, hij wordt één keer uitgevoerd.
server-contact-unwritten = { $file } kon niet worden geschreven: { $why }
server-other-answer = de server antwoordde iets anders
server-no-device = { $device } is er niet; `devices list` toont ze
server-wrong-secret = dit is niet het geheim van de draaiende server
server-stops = de server stopt
server-register-changes = het personenregister verandert op dit moment: stuur het bestand opnieuw
server-failed = de server kon zijn bestanden niet lezen of schrijven; zijn log geeft de reden
server-too-many-events = alle { $most } evenementen van deze installatie zijn in gebruik
server-no-such-link = deze link is niet (meer) geldig: vraag de organisator om een nieuwe
server-link-too-often = te veel handelingen via deze link: probeer het over enkele seconden opnieuw
server-no-fide-list = { $file } is niet de ratinglijst van de FIDE, of is afgebroken: de tekst of XML van ratings.fide.com werd verwacht, ingepakt of niet
server-body-too-slow = het bestand of verzoek kwam niet op tijd aan
server-no-room-for-body = er wordt nu te veel naar de server gestuurd; probeer het over een minuut opnieuw
server-file-not-whole = het bestand is niet volledig aangekomen, of is langer dan { $megabytes } MB
server-taken-unknown = speler { $number } van het bestand ({ $name }) staat niet op de deelnemerslijst, of zijn naam staat er meermaals: schrijf eerst de spelers van het bestand in
server-taken-players = het bestand heeft teams, en dit toernooi is er een van spelers: kies eerst teams in de instellingen van het toernooi
taken-pairs-players = het bestand heeft teams, en zijn systeem deelt spelers in: een teamtoernooi heeft in record 192 een systeem voor teams, zoals FIDE_TEAM
taken-boards = een wedstrijd van het bestand heeft { $boards } borden: hier heeft een teamwedstrijd er { $expected }
taken-bye-points = het team dat vrij is heeft in het bestand { $found } bordpunten: hier { $expected }
server-long-pgn = de PGN is langer dan { $kilobytes } kB: zo lang is geen partij
server-one-game = de PGN van één partij werd verwacht, { $games } werden gevonden
server-unfinished = de partij heeft geen uitslag: laat de site haar uitschrijven als zij afgelopen is
server-other-result = de zetten eindigen in { $found }, en { $reported } is gemeld
server-other-start = de partij begint met een andere stelling
devices-state = { $state ->
    [revoked] ingetrokken
    [connected] verbonden
   *[away] weg
}
devices-none = Er is nog geen apparaat aangemeld.
devices-none-asks = Geen telefoon vraagt om toegang.
devices-done = Klaar.
devices-revoked = { $device } ({ $name }) is ingetrokken.
devices-code = { $code }  meldt één { role } aan, één keer, binnen { $minutes } minuten
round-hint = Laat deze uitslagen verzegelen, of herhaal het commando met --despite REASON om zonder verder te gaan.
exported = Partijen: { $games }, records: { $records }.
exported-until = { $damage }; alles daarvoor is geschreven

## The check of a set-up file

setup-possible = { $file } is een mogelijke configuratie. Er is niets gestart.
setup-court = { court } "{ $name }": { $kind ->
    [basketball] basketbalveld
    [track] atletiekbaan
   *[custom] eigen soort locatie
}, { $boards } borden in banen van { $lane } m, { $length } m lang, { $sweep ->
    [yes] controleronde vóór elke start
   *[no] start zonder controleronde
}; { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
setup-game = { board }: { $players }; ronde { $round }, { game }; { ruleset }; { $time }{ $runs }; geeft door: { $reports }{ setup-from }
setup-from = { GIVEN($fen) ->
    [yes] ; vanuit { $fen }
   *[no] { "" }
}
setup-runs = ; lopen van { $far } m, { $known ->
    [presumed] aangenomen bij het volgende indrukken, wat een sensor ook doorgeeft
   *[reported] zoals sensoren of lijnrechters ze doorgeven
}
setup-both-turns = { $one } en { $other }
setup-time = { $first }, { setup-whose-clock }
setup-times = { white } { $first }, { black } { $second }, { setup-whose-clock }
setup-whose-clock = { $clock ->
    [court] volgens de systeemklok
   *[table] volgens de klok op tafel
}
setup-no-clocks = geen klokken
setup-increment = { $initial } + { $increment } per zet{ $first ->
    [yes] { "" }
   *[no] , geen bij de start
}
setup-players = { $players } spelers
setup-look = Let op:
setup-without-game = { court }: { boards } { $boards-n ->
    [one] heeft
   *[other] hebben
} geen partij
setup-rounds = { court }: zijn partijen zijn van rondes { $rounds }
setup-idle = zonder partij: { $names }

## The check of a journal

verify-journal = Logboek in { $folder }
verify-read = { $records } records gelezen
verify-stream = { verify-name }: { $records } records, epoche { $epoch }, de laatste van { $last }, keten { $chain }
verify-name = { $kind ->
    [event] evenement { $number }
   *[court] veld { $number }
}
verify-damaged = BESCHADIGD. { $damage }
verify-damaged-stream = { verify-name }: BESCHADIGD. { $damage }
verify-nameless = BESCHADIGD. Er ontbreken namen: { $why }.
verify-tail = Na het laatste record bevat { $file } een onvoltooide schrijfactie, vanaf byte { $offset }: een stroomstoring laat zoiets achter, en niets ervan was bevestigd. Was er geen stroomstoring, dan zijn de laatste records beschadigd.
verify-whole = Het logboek is heel: { verify-size }.
verify-not-whole = Het logboek is beschadigd; heel zijn { verify-size }. Bewaar een kopie van deze map zoals ze is, en start dan de server: hij herstelt wat de spiegelkopie bevat, zet terug wat zijn index bevat (bij zijn tweede start als de schade oud is), en noemt de velden waarvan records ontbreken.
verify-size = { $records } records, { $bodies } kB in { $log } kB log
verify-different = VERSCHILLEND. { $difference }
verify-same = Beide kopieën bevatten dezelfde records.
verify-remedy = Bewaar een kopie van beide mappen zoals ze zijn, en start dan de server met beide: elke kopie krijgt van de andere wat ze mist.

## A game that is tried

try-unreadable = { $file }: { $why }; verwacht: een partijverslag of een PGN-bestand
try-too-long = { $file }: langer dan { $most } bytes; probeer minder partijen tegelijk
try-not-text = { $file }: geen tekst in UTF-8
try-no-pgn = { $file }: geen PGN-bestand, dat met tags zoals [White "…"] begint; een partijverslag hoort bij een match door de regel "ruleset: intramural"
try-misread = { $file }:{ $line }:{ $column }: gevonden { $found }, verwacht { $expected }
try-no-match = { $file }: geen Intramural-match daarin wordt online gespeeld; verwacht: `site` onder [rules] en een [[pairing]] van spelers met een `handle`
try-heading = { $file }, partij { $number }: { $white } - { $black }
try-wrong = FOUT { $file }, { $wrong }
try-wrong-tag = FOUT { $differs }
try-not-judged = NIET BEOORDEELD { $why }
try-match = { game } van ronde { $round }: { $white } - { $black }
try-no-players = [White "{ $white }"] en [Black "{ $black }"] passen niet beter bij de spelers van één match uit de configuratie dan bij een andere (IM-1-1); corrigeer de tags of de gebruikersnamen
try-unplayable = de zetten kunnen niet worden gespeeld; de regel hierboven zegt waarom
try-unplayed = kan niet worden gespeeld: gevonden { $found }, verwacht { $expected }
try-in-the-way = regel { $line }{ GIVEN($ply) ->
    [yes] , halve zet { $ply }
   *[no] { "" }
}: door de tekst daar is de partij onzeker vóór { CLOCK($limit) }; corrigeer het bestand en beoordeel het opnieuw
try-ply = halve zet { $number }, { $label }: { $why }
try-no-start = geen tag zegt wanneer de partij begon; voeg [UTCDate "2026.03.07"] en [UTCTime "18:00:00"] toe, of Date en StartTime
try-end-before-start = de tags EndDate en EndTime liggen vóór de start; corrigeer de verkeerde
try-end-too-early = volgens de klokken was de laatste zet voltooid op { CLOCK($last) }, volgens de tag EndTime was de partij afgelopen op { CLOCK($ended) }: corrigeer de verkeerde
try-no-day = [{ $tag } "{ $text }"] is geen dag; verwacht: een dag zoals "2026.03.07"
try-no-time = [{ $tag } "{ $text }"] is geen tijd van de dag in UTC; verwacht: een tijd zoals "18:00:00"
try-no-clock = er staat geen klok bij; voeg [%clk] of [%emt] toe, of laat de website de partij met klokken opslaan
try-no-control = de begintijd van de klok ontbreekt; voeg een tag TimeControl toe zoals "1800+5"
try-other-control = [TimeControl "{ $text }"] is niet één tijd voor de hele partij; verwacht: seconden en een increment zoals "1800+5"
try-clock-rises = de klok van { side } stijgt tot { CLOCK($after) }, meer dan het increment; corrigeer de klok of de tag TimeControl
try-clocks-differ = volgens [%clk] duurde het { CLOCK($by_clock) }, volgens [%emt] { CLOCK($used) }; laat de juiste staan
try-no-result = het bestand noemt geen uitslag, en een klok liep af op { CLOCK($at) }, vóór { CLOCK($limit) }; laat de website de partij volledig opslaan
try-no-flag = de tag Termination zegt dat de partij op tijd eindigde, en geen tag TimeControl geeft de begintijd van de klokken; voeg er een toe zoals "1800+5"
try-no-end = het bestand zegt { $score } na een laatste zet op { CLOCK($last) }, en niets zegt of dat vóór { CLOCK($limit) } was; voeg [EndDate "2026.03.07"] en [EndTime "18:55:00"] toe
try-nothing-after = zo aangenomen: na de laatste zet gebeurde er niets
try-result = uitslag: { $score } { result }, { $when ->
    [yes] op { CLOCK($at) }
   *[no] na de laatste zet
}
try-no-result-yet = uitslag: nog geen; de arbiter zegt wie wint (IM-3-3)
try-last-move = op { CLOCK($limit) }: { GIVEN($last) ->
    [yes] { $last } was de laatste zet die telt, op { CLOCK($at) }
   *[no] er was geen zet voltooid
}
try-position = stelling { $fen }
try-captured = { side } { $points }: { GIVEN($pieces) ->
    [yes] { $pieces }
   *[no] niets
}
try-piece = { piece } { $points } ({ $label })
try-not-counted = niet geteld: { $moves }
try-move-at = { $label } (op { CLOCK($at) })
try-close = KRAP { $label } ligt { CLOCK($off) } van de limiet, en de klokken tonen stappen van { CLOCK($step) }: vraag de website om haar eigen tijden
try-began = begonnen { $began }{ try-zone }; zetten tellen tot { CLOCK($limit) } daarna, { $until }{ try-zone }
try-zone = { $utc ->
    [yes] { " " }UTC
   *[no] { "" }
}
try-assumed = zo aangenomen: de klok van Wit startte toen; steeds liep een van beide klokken; naast een zet staat de resterende tijd met increment; stappen van { CLOCK($step) }
try-file-without-result = het bestand noemt geen uitslag{ try-why }
try-file-says = het bestand zegt { $score }{ try-why }
try-file-agrees = het bestand zegt { $score }{ try-why }: dat klopt
try-file-differs = FOUT het bestand zegt { $score }{ try-why }: dat klopt niet
try-why = { GIVEN($why) ->
    [yes] { " " }({ $why })
   *[no] { "" }
}

## Veiligheidskopieën

console-copy-made = Veiligheidskopie: { $file }{ GIVEN($second) ->
    [yes] , ook in { $second }
   *[no] { "" }
}
copy-not-read = { $file } kan niet gelezen worden: { $why }
copy-not-written = { $file } kan niet geschreven worden: { $why }
copy-is-none = { $file } is geen veiligheidskopie
copy-is-newer = { $file } heeft formaat { $found } en deze versie leest formaten tot { $ours }: open het met de versie die het schreef, of een latere
copy-is-damaged = { $file } is beschadigd: { $place }. Er is niets veranderd; neem de kopie van de andere plaats, of een eerdere
copy-cut-short = het eindigt na { $bytes } bytes, vóór de lijst van zijn delen
copy-seal-broken = bytes tussen zijn delen zijn niet wat er geschreven werd
copy-part-damaged = deel “{ $part }”: { $why }
copy-part-missing = het ontbreekt
copy-part-unknown = geen veiligheidskopie heeft zo’n deel
copy-part-other = de inhoud is niet wat er geschreven werd
copy-folder-not-empty = { $folder } is niet leeg: noem een lege map met --data-dir. Er is niets veranderd
copy-holds = { $file }: alles wat bevestigd was tot { $made }, { $records } records; { GIVEN($events) ->
    [yes] { $events }
   *[no] geen toernooi
}; { $persons ->
    [yes] met namen, apparaten en sleutels
   *[no] zonder namen, apparaten en sleutels; getypte teksten kunnen namen bevatten
}
copy-why-new-epoch = geopend uit de veiligheidskopie van { $since }; latere bevestigingen van de eerdere server kunnen ontbreken
copy-opened = De kopie is geopend in { $folder }, in epoche { $epoch }.
    BEVESTIGINGEN KUNNEN ONTBREKEN SINDS { $since }: vergelijk alles wat daarna gespeeld is met de notatieformulieren.
    SINDSDIEN VERVANGEN LINKS EN VERWIJDERDE APPARATEN ZIJN TERUG, en sindsdien aangemelde apparaten zijn onbekend: vervang, verwijder en meld ze opnieuw aan.
    Laat de eerdere server uit. Een apparaat dat deze gehoord heeft, stopt hem.
    Ga verder met: referee-server{ $option }
