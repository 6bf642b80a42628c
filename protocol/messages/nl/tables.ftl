# Tabellen als bestand en op papier.

table-entries = Deelnemerslijst
table-start-list = Startranglijst
table-yes = ja
table-fed = FED
table-team = Team
table-bye-in = ronde { $round }: { $bye }
table-medal = Medaille
table-medals = Medailles
table-rated-games = Partijen voor rating
table-standings-of = { $after }, { $category }
table-wall-chart = Voortgangstabel
table-grid = Kruistabel per tegenstander
table-by-opponent = Per tegenstander
table-pairings-by-name = Indeling van ronde { $round } op naam
table-matches = Wedstrijden van ronde { $round }
table-by-match = Per wedstrijd

table-download = Downloaden:
paper-print = Afdrukken:
paper-is = { $paper ->
    [slips] Uitslagbriefjes
    [boards] Bordkaarten
    [numbers] Startnummers
    [crew] Medewerkerslijst
    [diplomas] Oorkondes
    [links] Linkkaarten
    [incidents] Incidentenverslag
    [wall_chart] Voortgangstabel
   *[start_list] Startranglijst
}
paper-none = Er is nog niets om af te drukken.
paper-back = Terug
paper-follow = Volg dit bord: zetten, klokken en uitslagen
paper-referee = Arbiter
paper-diploma = Oorkonde
paper-place = { $place ->
    [1] Eerste plaats
    [2] Tweede plaats
   *[3] Derde plaats
}
