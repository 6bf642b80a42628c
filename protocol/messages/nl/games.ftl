# Vastgelegde partijen en de meldingen van bordapparaten.

pgn-finding = { $file }{ GIVEN($line) ->
    [yes] , regel { $line }
   *[no] { "" }
}{ GIVEN($game) ->
    [yes] , { game }
   *[no] { "" }
}{ GIVEN($ply) ->
    [yes] , halve zet { $ply }
   *[no] { "" }
}{ GIVEN($text) ->
    [yes] { " " }{ $text }
   *[no] { "" }
}: { flaw }
flaw = { $flaw ->
    [encoding] geen UTF-8 en geen UTF-16; namen worden als Latin-1 gelezen en kunnen verkeerd gespeld zijn
    [no_game] geen partij gevonden; verwacht: tags zoals [White "…"] en zetten
    [cut_off] het bestand eindigt midden in een teken; het vervolg ontbreekt
    [unreadable] het bestand kan niet worden gelezen
    [too_large] het bestand is te groot; splits het
    [broken_tag] geen tag; verwacht: [Naam "waarde"]
    [repeated_tag] deze tag staat er twee keer; de eerste telt
    [open_comment] dit commentaar wordt nooit gesloten; verwacht: { "}" }, zetten erin worden niet gelezen
    [open_variation] deze variant wordt nooit gesloten; verwacht: ), zetten erin worden niet gelezen
    [stray_bracket] een haakje waar geen hoort; overgeslagen
    [clock] geen tijd; verwacht: h:mm:ss, de kloktijd blijft onbekend
    [repeated_clock] nog een tijd voor dezelfde halve zet; de eerste telt
    [move_number] het zetnummer klopt niet; misschien ontbreekt een halve zet
    [not_a_move] geen zet; de partij wordt tot hier bewaard
    [illegal_move] onreglementair in deze stelling; de partij wordt tot hier bewaard
    [ambiguous_move] meer dan één stuk kan deze zet doen; de partij wordt tot hier bewaard
    [variant] een schaakvariant die hier niet wordt gespeeld; geen zet wordt bewaard
    [start_position] geen mogelijke beginstelling; geen zet wordt bewaard
    [contradictory_result] de uitslag in de tags en die na de zetten verschillen
   *[result_against_board] de uitslag klopt niet met het bord, waar { GIVEN($flaw-winner) ->
        [yes] { $flaw-winner ->
            [white] Wit mat heeft gezet
           *[black] Zwart mat heeft gezet
        }
       *[no] de partij remise is
    }
}
pgn-unreadable = { $path }: { $why }; verwacht: een PGN-bestand of een map ermee
pgn-too-large = { $path }: groter dan { $most } bytes; splits het bestand
pgn-empty-folder = { $path }: geen bestand in deze map eindigt op .pgn

control-tagged = de vastgelegde partij heeft { $found } voor { side }, de regels van deze partij geven { $expected }: de klokken zullen verschillen
control-clocked = { side } heeft { $found } na de eerste zet van de vastgelegde partij, volgens de regels van deze partij { $expected }: de klokken zullen verschillen
tags-reversed = de kleuren zijn verwisseld: verwacht [White "{ $white }"] en [Black "{ $black }"] (IM-1-1)
tag-differs = { GIVEN($found) ->
    [yes] [{ $tag } "{ $found }"] is niet { $tag ->
        [Site] de website van de match
       *[other] de ingedeelde speler
    }
   *[no] geen tag { $tag } noemt { $tag ->
        [Site] de website van de match
       *[other] een speler
    }
}: verwacht "{ $expected }" (IM-1-1)

## A board agent
agent-no-link = geen verbinding met het veld: { $why }{ GIVEN($tries) ->
    [yes] { $tries ->
        [1] ; nieuwe poging
       *[other] ; tot nu toe { $tries } pogingen
    }
   *[no] { "" }
}
agent-linked = verbonden met { $courts } als { $device } voor { $boards-n ->
    [0] alle borden
   *[other] { boards }
}
agent-looking = zoekt het veld op { $address }
agent-refused = { court }, { board }: geweigerd: { $why }
agent-recorded = { court }, { board }: { GIVEN($rulings) ->
    [yes] { $rulings }
   *[no] vastgelegd
}
agent-not-made = { court }, { board }: de partij is op het veld afgelopen; { $count } vastgelegde meldingen na het einde zijn niet gedaan
agent-differs = { court }, { boards }: { $differs }
agent-tag-differs = { $file }, { game }: { $differs }
agent-all-played = alle opgenomen partijen zijn gespeeld: deze agent stopt. De volgende ronde heeft haar bestand nodig
agent-no-round = er is hier geen partij van ronde { $round }: er wordt niets gespeeld
agent-runs-presumed = de hier geziene runs tellen niet: op het veld gelden ze als gelopen; met `runs = "reported"` in de [[pairing]] tellen ze
agent-not-taken = regel { $line } is niet aangenomen: { $why }: { $text }
agent-lines-lost = { $lines ->
    [one] 1 regel van de standaardinvoer is niet aangenomen, zie boven
   *[other] { $lines } regels van de standaardinvoer zijn niet aangenomen, zie boven
}
agent-line-too-long = ze is langer dan een melding kan zijn
agent-line-unread = { $why }; verwacht: { "{" }"board":3,"seen":…{ "}" }
agent-out-of-order = regel { $line } meldt iets van vóór de laatste melding van { court }, { board }: het wordt gemeld als meteen daarna gezien
piped-ago = "ago_ms" is { $ago }; verwacht: 0 tot { $most }, een dag
agent-position-unseen = de stelling is nog niet bekend: typ de zet veld voor veld, zoals e2e4, en zonder klok
agent-held-full = { $reports } meldingen wachten al tot dit apparaat wordt toegelaten
agent-held = dit apparaat is nog nooit toegelaten, dus zijn veld is niet bekend: meldingen worden vastgehouden, nog niet op schijf, tot het wordt toegelaten
agent-held-in-vain = { reports-counted } van een apparaat dat nooit is toegelaten: niet bewaard en niet verzonden
reports-counted = { $reports ->
    [one] 1 melding
   *[other] { $reports } meldingen
}
agent-outbox = postvak UIT in { $folder }: { reports-counted } wachtend
agent-outbox-torn = het laatste item is nooit voltooid en wordt weggelaten ({ $bytes } bytes): een melding erin is niet verzonden; als de server dit apparaat niet meer kent, was het zijn sleutel: haal een nieuwe code
agent-outbox-damaged = { $bytes } beschadigde bytes erin zijn weggelaten
agent-waiting = { reports-counted } wachtend op het veld
agent-no-game = geen partij om te spelen; de regels hierboven zeggen waarom
agent-check-needs-games = --check heeft PGN-bestanden nodig
agent-checked = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $plies ->
    [one] 1 halve zet
   *[other] { $plies } halve zetten
}, { $cut } afgekapt

## Het bord van een regel, en de invoer
address-no-court = { court } is er niet voor dit apparaat; het meldt voor veld { $courts }
address-which-board = welk bord? begin de regel met het nummer, zoals 3 e4
address-no-board = { board } is er niet voor dit apparaat; het meldt voor { $each }
address-of = { boards } van { court }
address-which-court = welk veld? dit apparaat meldt voor veld { $courts }{ $typed ->
    [yes] , en een getypte regel noemt er geen: voer JSON Lines in, of meld voor elk veld een apparaat aan
   *[no] : voeg "court" toe
}
typed-nothing = wat gebeurde daar? typ help voor de mogelijke invoer
typed-too-much = { $word } is te veel
typed-whose = van wie? verwacht: w of b, gevonden: { $word }
typed-no-move = { $word } is hier geen reglementaire zet; een onreglementaire die is gedaan, typt u zoals e2e5
typed-no-clock = { $word } is geen kloktijd; verwacht: 4:32 of 1:04:32.5
typed-square = op welk veld? verwacht: een veld zoals e8
typed-one-of = { $asks ->
    [piece] welk stuk?
    [subject] waarover?
    [claim] wat?
   *[agreement] waarop? flag w|b, noflag, on, of
} verwacht: een van { $names }
