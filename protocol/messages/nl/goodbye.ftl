# Afscheid: waarom een sessie eindigt, met de volgende stap.

bye-stopping = de server stopt; het apparaat bewaart wat het zag en komt vanzelf terug
bye-not-kept = de server kon de aanmelding niet bewaren: kijk op zijn terminal, en probeer het dan opnieuw met een nieuwe code
bye-replaced = hetzelfde apparaat opende een andere sessie; deze eindigt
bye-made-room = veel telefoons van dit netwerk vragen tegelijk, en deze maakte plaats: ze vraagt vanzelf opnieuw
bye-nobody-let-in = niemand heeft deze telefoon binnen { $minutes } minuten toegelaten: vraag het opnieuw
bye-denied = de hoofdarbiter liet deze telefoon niet toe: spreek met hem, en vraag het dan opnieuw
bye-reassigned = de rechten van dit apparaat zijn veranderd: het maakt vanzelf opnieuw verbinding
bye-asks-elsewhere = wie om toegang vraagt, wacht bij de poort: begin daar met een hello
bye-unknown-device = deze server kent het apparaat niet: meld het aan met een code van de terminal van de server
bye-wrong-code = deze code is verkeerd, gebruikt of verlopen; vraag een nieuwe bij de terminal van de server
bye-full = er kunnen voor dit evenement geen apparaten meer worden aangemeld: start het volgende in een eigen datamap
bye-revoked = de aanmelding van dit apparaat is ingetrokken: meld het opnieuw aan met een code van de terminal van de server
bye-wait = wacht tot de hoofdarbiter deze telefoon heeft toegelaten
bye-version = dit apparaat spreekt versies { $theirs-min } tot { $theirs-max } en deze server { $ours-min } tot { $ours-max }: werk de oudste van de twee bij
bye-bad-hello = hello, { $what ->
    [name] naam
   *[software] software
}: { $fault ->
    [too_long] langer dan { $fault-max } tekens
    [blank] leeg
   *[unseen] bevat het teken { CODE_POINT($fault-unseen) }, dat niemand ziet
}; het moet één regel zijn van hooguit { $most } zichtbare tekens
bye-many-boots = de hello noemt { $n } opstarts; hooguit { $most } zijn mogelijk: laat iemand naar de outbox van dit apparaat kijken
bye-unproven = dit apparaat zegt dat het epoche { $epoch } heeft gezien en heeft er geen bewijs van (deze server schrijft epoche { $own }): zijn geheugen is beschadigd of hoort bij een ander evenement; wis het en meld het apparaat opnieuw aan
bye-fenced = dit apparaat heeft epoche { $epoch } gezien en deze server schrijft epoche { $own }: een andere server heeft het overgenomen
bye-other-courts = dit apparaat is niet aangemeld voor { court }; het is voor { $courts-n ->
    [one] veld { $courts }
   *[other] velden { $courts }
}
bye-no-list = een bordapparaat heeft niets aan de lijst van apparaten
bye-hello-twice = de hello is al gezegd; open een nieuwe sessie voor een andere
bye-no-hello-first = een sessie begint met een hello
bye-no-hello = er kwam geen hello binnen 5 seconden; een sessie begint ermee
bye-unnamed-boot = een verzoek van { $boot }, die de hello niet noemde: maak opnieuw verbinding en noem die
bye-gap = verzoek { $n } van { $boot } kwam waar verzoek { $expected } werd verwacht: maak opnieuw verbinding en ga daar verder
bye-unreadable = een bericht kon niet worden gelezen: { $error }
bye-binary-wanted = deze sessie spreekt court.v1.msgpack: stuur binaire berichten
bye-text-wanted = deze sessie spreekt court.v1.json: stuur tekstberichten
bye-no-utf8 = een tekstbericht dat geen UTF-8 is: stuur JSON als UTF-8, of spreek court.v1.msgpack
bye-bad-frame = een frame dat WebSockets (RFC 6455) niet toestaan: { $error }
bye-not-served = { court } draait hier niet: meld het apparaat aan met een code voor een ander veld
bye-slow-reader = er wachtten meer antwoorden van { court } dan dit apparaat opnam: maak opnieuw verbinding, dan komen de andere
bye-no-outcome = het logboek bevat geen uitkomst van { $request }: maak opnieuw verbinding
bye-outcome-lost = de uitkomst van { $request } kon niet worden opgezocht: { $error }
bye-court-stopped = { court } is gestopt: { $error }
