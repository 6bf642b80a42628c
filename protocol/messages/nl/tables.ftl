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
table-struck = telt niet: een van beide trok zich terug voor de helft van de wedstrijden
table-grid = Kruistabel per tegenstander
table-by-opponent = Per tegenstander
table-pairings-by-name = Indeling van ronde { $round } op naam
table-matches = Wedstrijden van ronde { $round }
table-by-match = Per wedstrijd
table-version = { $pairings }, versie { $version }

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
    [log] Logboek van de toernooileiding
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

organiser-fact = { $fact ->
    [configured] het plan is gewijzigd
    [entered] spelers zijn ingeschreven
    [joined] late inschrijvingen kregen een nummer
    [changed] de gegevens van de speler zijn gewijzigd
    [withdrawn] de speler heeft zich teruggetrokken
    [returned] de speler is teruggekomen
    [bye_given] een bye is gegeven
    [bye_cancelled] een bye is ingetrokken
    [check_in_opened] de aanmelding is geopend
    [ticked] een vinkje is gezet of gewist
    [checked_in] de aanwezigheid van de speler is gewijzigd
    [check_in_closed] de aanmelding is gesloten
    [entries_closed] de inschrijving is gesloten
    [entries_reopened] de inschrijving is heropend
    [settings_changed] de instellingen zijn gewijzigd
    [numbered] startnummers zijn gegeven
    [colour_drawn] de kleur is geloot
    [lots_drawn] er is geloot
    [paired] de ronde is ingedeeld
    [changed_by_hand] de indeling werd met de hand gewijzigd
    [round_dropped] de ronde is teruggenomen
    [changes_opened] handmatige wijzigingen zijn begonnen
    [changes_closed] handmatige wijzigingen zijn beëindigd
    [changes_dropped] handmatige wijzigingen zijn teruggenomen
    [published] de ronde is gepubliceerd
    [laid] partijen zijn op borden gezet
    [court_taken] er kwamen uitslagen van een veld
    [result_set] een uitslag is ingevoerd
    [held_settled] over de aangehouden uitslag is beslist
    [protest_ruled] over het protest is beslist
    [created] het toernooi is aangemaakt
    [result_corrected] een uitslag is gecorrigeerd
    [team_entered] een team is ingeschreven
    [team_changed] een team is gewijzigd
    [team_withdrawn] een team heeft zich teruggetrokken
    [team_bye_given] een team kreeg een bye
    [tournament_made] een toernooi is gevormd
    [tournament_dropped] een toernooi is teruggenomen
    [struck] een deelnemer verliet het rondetoernooi: zijn uitslagen tellen voor niemand
    [games_added] er zijn partijen bijgekomen
    [games_withdrawn] partijen zijn teruggenomen
    [colour_chosen] een kleur is gekozen
    [match_ruled] een match is beslist
    [protested] een protest is ingediend
    [line_up_sealed] een opstelling is verzegeld
    [postponed] een match heeft een andere tijd
    [deducted] een team zijn punten afgetrokken
    [window_set] een match heeft zijn periode
    [time_proposed] een speler stelde een tijd voor
    [time_agreed] spelers spraken een tijd af
    [hour_started] een speler startte het uur
    [result_claimed] een speler meldde een uitslag
    [result_disputed] een speler betwistte een uitslag
    [moves_kept] de zetten van een partij werden gegeven
    [announced] uitslagen zijn bekendgemaakt
    [finished] het toernooi is afgelopen
    [resumed] het toernooi gaat verder
   *[other] er is iets gewijzigd
}
game-pgn = PGN van de partij met haar uitslag
game-told = De partij is ingevoerd
