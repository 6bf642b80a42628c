# Het register van personen en clubs over alle toernooien.

register-search = Naam, nummer of FIDE-ID
register-found = { $persons ->
    [one] 1 persoon
   *[other] { $persons } personen
}
register-more = de eerste { $persons }: typ meer van de naam
register-nobody = Het register is nog leeg. De deelnemerslijst van een toernooi voert spelers in.
register-no-club = Het register heeft nog geen club. De club van een speler wordt met de speler ingevoerd.
register-short = Korte naam
register-mark = Markeren
register-mark-two = Markeer er twee om ze samen te voegen.
register-compare = Vergelijken en samenvoegen
register-merge = Samenvoegen
register-exchange = Verwisselen
register-do-merge = De twee samenvoegen
register-goes = Nr. { $number } gaat
register-stays = Nr. { $number } blijft
register-becomes = Samengevoegd
register-look-again = Iemand anders heeft intussen een van de twee gewijzigd. Er is niets samengevoegd: kijk opnieuw.
register-merge-means = Nr. { $into } houdt zijn gegevens en neemt van nr. { $from } wat ontbreekt. In uitslagen is nr. { $from } voortaan dezelfde persoon, en de ratinglijst verandert mee. Dit kan niet ongedaan worden gemaakt.
register-clubs-means = { $persons ->
    [0] De club die gaat, heeft geen personen.
    [one] 1 persoon wisselt van club.
   *[other] { $persons } personen wisselen van club.
} De spelers van beide zijn voortaan van één club. Druk in lopende toernooien opnieuw op “{ organiser-clubs-apart }”. Dit kan niet ongedaan worden gemaakt.
register-club-means = { $persons ->
    [0] Niemand heeft deze club.
    [one] 1 persoon heeft deze club en krijgt de nieuwe naam.
   *[other] { $persons } personen hebben deze club en krijgen de nieuwe naam.
}
register-merged = { $name }: de twee zijn nu één.
register-forget = Deze persoon vergeten
register-forget-means = Het register wist alle gegevens. Indelingen, uitslagen, bestanden en borden tonen voortaan “Speler { $player }”. Zonder het geboortejaar verandert de ratinglijst als de speler een jeugdspeler was. Dit kan niet ongedaan worden gemaakt.
register-forget-remains = Ook de map van een oefening wordt gewist. Configuratiebestanden en veiligheidskopieën op de machine van de server houden de naam tot iemand hem daar wist. Ze worden genoemd zodra de persoon vergeten is.
register-sure = { $name } moet worden vergeten
register-is-forgotten = Speler { $player } is vergeten
register-rehearsal-gone = De map van de oefening is gewist.
register-remain = { $files ->
    [0] Op de machine van de server is geen bestand bekend dat de naam nog heeft. Staat hij in een eigen configuratiebestand, wis hem daar.
   *[other] Deze hebben de naam op de machine van de server misschien nog. Wis de persoon in de configuratie, met de indelingen die hem noemen, en wis de veiligheidskopieën. Doe hetzelfde in uw eigen configuratiebestand.
}

## De ratinglijst van de FIDE

register-list-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
register-list-packed = Ratinglijst van de FIDE van { $day }, { register-list-players }
register-list-given = Ratinglijst van de FIDE, gegeven op { $day }, { register-list-players }
register-list-none = Er is nog geen ratinglijst van de FIDE. Daarmee vult een import aan wat een bestand mist, en zijn spelers op te zoeken.
register-list-file = Ratinglijst van de FIDE als bestand
register-list-what = Het bestand van ratings.fide.com (tekst of XML), ingepakt of niet.
register-list-reading = De lijst wordt gelezen…
register-list-taken = De ratinglijst van de FIDE is er: { register-list-players }.
register-fide = FIDE
register-from-fide = uit de ratinglijst van de FIDE
register-in-list = In de ratinglijst van de FIDE
register-entered = al ingeschreven
register-is-it = Het register kent deze speler, of een met dezelfde naam. Is het dezelfde persoon?
register-another = Een andere persoon
