# Het verslag van een evenement.

sentence = { $text }.

## Facts that the report words otherwise than their ruling

fact-attached = { $boards-n ->
    [0] { $device } is { role }.
   *[other] { $device } is { role } voor { boards }.
}
fact-relieved = { $relieved ->
    [yes] { GIVEN($by) ->
        [yes] { $device } droeg zijn dienst over aan { $by } en let op geen enkel bord.
       *[no] { $device } droeg zijn dienst over en let op geen enkel bord.
    }
   *[no] { $device } heeft weer dienst.
}
fact-revoked = { $device } heeft geen rol meer.
fact-came-back = De server was weg; hij was voor het laatst aan het werk om { $away_from }.
fact-stale = { $stale ->
    [yes] { $device } zwijgt.
   *[no] { $device } is terug.
}
fact-interrupted = Het bord staat stil vanaf de uitval.
fact-counting = { $by_voice ->
    [yes] GO met de stem om { $go_at }{ to-go-on }{ although }
   *[no] Aftellen naar GO om { $go_at }{ to-go-on }{ although }
}
to-go-on = { $resumes ->
    [yes] , om verder te gaan
   *[no] { "" }
}
although = { GIVEN($reasons) ->
    [yes] , ondanks: { $reasons }. Reden: { $reason }.
   *[no] .
}
fact-paired = De partij is ingedeeld{ although }
fact-taken-off = De partij is vóór het begin van het bord gehaald.
fact-arranged = { $arranged-invited_by ->
    [white] Zij spelen om { $arranged-at }; { white } nodigde { black } uit.
   *[black] Zij spelen om { $arranged-at }; { black } nodigde { white } uit.
}
fact-annulled = De start is geannuleerd: { $reason }.
fact-paused = Het bord is onderbroken: { $reason }.
fact-result-ruled = Uitslag vastgesteld, { result }: { $reason }.
fact-result-entered = { $confirms ->
    [yes] Uitslag ingevoerd met het recht om te bevestigen: { with-termination }.
   *[no] Uitslag ingevoerd: { with-termination }.
}
with-termination = { GIVEN($by) ->
    [yes] { result }, { termination }
   *[no] { result }
}
fact-result-corrected = { GIVEN($was) ->
    [yes] Verzegelde uitslag gecorrigeerd, eerst: { was }, nu: { result }. Reden: { $reason }.
   *[no] Verzegelde uitslag gecorrigeerd, nu: { result }. Reden: { $reason }.
}
fact-clock-set = { GIVEN($to_run) ->
    [yes] Klokken ingesteld op { set-times }, klok die loopt: { to-run }. Reden: { $reason }.
   *[no] Klokken ingesteld op { set-times }. Reden: { $reason }.
}
fact-position-set = Stelling vastgesteld op { $fen }: { $reason }.
fact-players-set = { $players-white } speelt met Wit en { $players-black } met Zwart, waar { white } en { black } stonden: { $reason }.
fact-evidence-set = Het bord geeft vanaf nu door: { evidence }.
fact-call-split = { $call } staat op zichzelf.
fact-call-voided = { $served ->
    [yes] { $calls } geannuleerd, al ingelost: { $reason }.
   *[no] { $calls } geannuleerd: { $reason }.
}
fact-voided = { $fact } geannuleerd: { $reason }.
fact-answered = { $asked } { $answer ->
    [yes] Ja.
    [no] Nee.
    [confirm] Bevestigd.
   *[decline] Geweigerd.
}
fact-results-decided = { $answer ->
    [yes] Van de ingevoerde uitslagen ({ $entered }) telt de laatste: { result }.
   *[no] { GIVEN($by) ->
        [yes] Alle invoer ingetrokken: { $entered }. Het einde geldt: { result }, { termination }.
       *[no] Alle invoer ingetrokken: { $entered }.
    }
}
fact-asked = { GIVEN($record) ->
    [yes] Vraag aan de hoofdarbiter: { $question } ({ $record })
   *[no] Vraag aan de hoofdarbiter: { $question }
}
fact-reopened = De partij is weer open en staat stil.
fact-corrected = { side } heeft gecorrigeerd.
fact-taken-back = Halve zet { $ply } van { side } is teruggenomen.
fact-joined = Eén melding met { $call }: een tweede getuige.
fact-stop-began = { $again ->
    [yes] De stopwatch van { side } loopt opnieuw, tot { $until }.
   *[no] De stopwatch van { side } loopt, tot { $until }.
}
fact-stop-served = { $unwatched ->
    [yes] { side } is vrij; ingelost zonder toezicht: { $penalties }.
   *[no] { side } is vrij; ingelost: { $penalties }.
}
fact-unlawful = { GIVEN($uci) ->
    [yes] { SQUARES($uci) } van { side } is onreglementair: { wrong }.
   *[no] Het indrukken door { side } is onreglementair: { wrong }.
}
wrong = { $wrong ->
    [illegal] zo beweegt geen stuk
    [king_in_check] zijn koning bleef schaak staan
    [no_move] er is niets gezet
    [undeclared] niemand zei welk stuk de pion werd
   *[unexchanged] de gepromoveerde pion is niet verwisseld
}
fact-ran-out = Alleen ter informatie, de tijd van het systeem liep af: { GIVEN($at-white) ->
    [yes] { GIVEN($at-black) ->
        [yes] klok van { white } om { $at-white }, klok van { black } om { $at-black }
       *[no] klok van { white } om { $at-white }
    }
   *[no] klok van { black } om { $at-black }
}.
fact-checked = { failed }: { $passed ->
    [yes] niet meer
   *[no] vastgesteld
}.
fact-waived = { failed }, toegestaan: { $reason }.
fact-amended = Wat later bekend werd, vervangt wat eerder was afgeleid.
fact-stop-watched = Er wordt op de stop van { side } gelet.
fact-clock-undone = De laatste wijziging aan de klok op tafel is ongedaan gemaakt, of was niet gedaan.
to-set = Wit { changed-white }, Zwart { changed-black }
changed-white = { GIVEN($left-white) ->
    [yes] { CLOCK($left-white) }
   *[no] { $added-white ->
        [0] als daarvoor
       *[other] { SIGNED($added-white) }
    }
}
changed-black = { GIVEN($left-black) ->
    [yes] { CLOCK($left-black) }
   *[no] { $added-black ->
        [0] als daarvoor
       *[other] { SIGNED($added-black) }
    }
}
late-calls = { $calls }: { $asked }
window-missed = { $asked } (Afgesproken: { $at }.)

## Lines

epoch-began = De server begon te schrijven als epoche { $epoch }.
refused = { GIVEN($asked) ->
    [yes] Geweigerd, { $asked }: { $why }.
   *[no] Geweigerd: { $why }.
}
something-seen = iets gezien tijdens het spel
no-longer = Niet meer: { $told }
instead = In plaats daarvan: { $told }
line = regel { $fact }
quoted = { $decided ->
    [stands] “{ $words }” ({ board }, gemeld door { $by }, gehandhaafd door { $head })
    [dropped] “{ $words }” ({ board }, gemeld door { $by }, geschrapt door { $head })
   *[no] “{ $words }” ({ board }, door { $by })
}
the-server = de servercomputer
the-court = het systeem
shown-code = code getoond op de server
player-of-side = { $side ->
    [white] Wit ({ $name })
   *[black] Zwart ({ $name })
}
player-in-results = { $name } ({ side })
card-for = { card }, { offence }
game-result = { game } { result }
called-times = { $fault } ({ $times })

## The page

page-title = { GIVEN($event) ->
    [yes] Incidentenverslag, { $event }
   *[no] Incidentenverslag
}
page-times = Tijden van de dag: { $zone }.
page-demo = Wat hier staat, is door programma's gespeeld.
page-nameless = Er ontbreken namen.
page-dash = Een streepje in de kolom met regels: geen spelregel gaat hierover. Stilte en uitval, en verzoeken die niets bestaands noemen, staan hier ter informatie.
page-results = { $court }: uitslagen en straffen
page-incidents = { $court }: wat er gebeurde
page-damage = Het logboek is beschadigd.
page-before-damage = { $damage }. Wat ervoor ligt, staat hieronder.
page-nothing = Niets te melden.
page-denied = Telefoons die niet zijn toegelaten
page-walkers = Kaarten van wandelaars
head-round = Ronde
head-board = Bord
head-player = Speler
head-points = Punten
head-how = Hoe
head-called = Tegen hem gemeld
head-served = Ingelost
head-illegal = Onregl. zetten
head-runs = Lopen
head-record = Nr.
head-time = Tijd
head-what = Wat
head-by = Door
head-rule = Regel
head-effect = Gevolg
head-number = Nummer
head-asked-as = Gevraagd als
head-program = Programma
head-decided-by = Beslist door
head-walker = Wandelaar
head-card = Kaart
head-judge = Rechter
not-over = niet afgelopen
not-served = ({ $n } niet ingelost)
state-open = geen uitslag ingevoerd
state-entered = ingevoerd door één arbiter
state-confirmed = bevestigd
state-differs = invoer verschilt
state-sealed = verzegeld
to-record = tot nr. { $record }
about-lines = over
later-lines = later
recorded = vastgelegd
boards-from-to = { $first } tot { $last }
kind-call = Melding
kind-claim = Claim
kind-ruling = Beslissing
kind-court = Het systeem
kind-amendment = Wijziging
kind-override = Toch gedaan
kind-result = Uitslag
kind-question = Vraag
kind-refusal = Weigering
kind-outage = Uitval
kind-device = Apparaat
day = { $weekday ->
    [1] maandag
    [2] dinsdag
    [3] woensdag
    [4] donderdag
    [5] vrijdag
    [6] zaterdag
   *[7] zondag
} { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }

## A game as PGN

pgn-remark = { GIVEN($moves) ->
    [yes] { $are_all ->
        [yes] vanaf hier geen reglementaire zetten van een bekende stelling: { $moves }
       *[no] enkele zetten vanaf hier zijn niet doorgegeven; wel doorgegeven: { $moves }
    }
   *[no] de zetten vanaf hier zijn niet doorgegeven
}

## The log of an event's desk

report-seed = startgetal { $seed }
report-protest = protest { $protest }
report-games = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
