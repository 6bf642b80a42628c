# Abschiede: warum eine Sitzung endet, mit dem nächsten Schritt.

bye-stopping = der Server wird beendet; das Gerät behält, was es gesehen hat, und kommt von selbst zurück
bye-not-kept = der Server konnte die Anmeldung nicht speichern: sehen Sie an seinem Terminal nach, dann versuchen Sie es mit einem neuen Code
bye-replaced = dasselbe Gerät hat eine andere Sitzung geöffnet; diese endet
bye-made-room = viele Telefone dieses Netzes fragen zugleich, und dieses hat Platz gemacht: es fragt von selbst wieder
bye-nobody-let-in = niemand hat dieses Telefon innerhalb von { $minutes } Minuten eingelassen: fragen Sie noch einmal
bye-denied = der Hauptschiedsrichter hat dieses Telefon nicht eingelassen: sprechen Sie mit ihm, dann fragen Sie noch einmal
bye-reassigned = die Rechte dieses Geräts haben sich geändert: es verbindet sich von selbst neu
bye-asks-elsewhere = wer um Einlass bittet, wartet am Eingangskanal: melden Sie sich dort
bye-unknown-device = dieser Server kennt das Gerät nicht: melden Sie es mit einem Code vom Terminal des Servers an
bye-wrong-code = dieser Code ist falsch, benutzt oder abgelaufen; holen Sie einen neuen am Terminal des Servers
bye-full = für diese Veranstaltung können keine Geräte mehr angemeldet werden: starten Sie die nächste in einem eigenen Datenordner
bye-revoked = die Anmeldung dieses Geräts wurde entzogen: melden Sie es neu an, mit einem Code vom Terminal des Servers
bye-wait = warten Sie, bis der Hauptschiedsrichter dieses Telefon eingelassen hat
bye-version = dieses Gerät spricht die Versionen { $theirs-min } bis { $theirs-max }, dieser Server { $ours-min } bis { $ours-max }: aktualisieren Sie das ältere
bye-bad-hello = in der Begrüßung, { $what ->
    [name] Name
   *[software] Software
}: { $fault ->
    [too_long] länger als { $fault-max } Zeichen
    [blank] leer
   *[unseen] das unsichtbare Zeichen { CODE_POINT($fault-unseen) }
}; es muss eine sichtbare Zeile von höchstens { $most } Zeichen sein
bye-many-boots = die Begrüßung nennt { $n } Neustarts; höchstens { $most } sind möglich: lassen Sie jemanden den Ausgang dieses Geräts ansehen
bye-unproven = dieses Gerät sagt, dass es Epoche { $epoch } gesehen hat, und hat keinen Beweis dafür (dieser Server schreibt Epoche { $own }): sein Speicher ist beschädigt oder von einer anderen Veranstaltung; löschen Sie ihn, und melden Sie das Gerät neu an
bye-fenced = dieses Gerät hat Epoche { $epoch } gesehen, und dieser Server schreibt Epoche { $own }: ein anderer Server hat übernommen
bye-other-courts = dieses Gerät ist nicht für { court } angemeldet; es ist für { $courts-n ->
    [one] Feld { $courts }
   *[other] die Felder { $courts }
}
bye-no-list = ein Brettgerät braucht die Liste der Geräte nicht
bye-hello-twice = die Begrüßung war schon da; öffnen Sie für eine andere eine neue Sitzung
bye-no-hello-first = eine Sitzung beginnt mit einer Begrüßung
bye-no-hello = innerhalb von 5 Sekunden kam keine Begrüßung; eine Sitzung beginnt mit einer
bye-unnamed-boot = eine Anfrage von { $boot }, den die Begrüßung nicht nannte: verbinden Sie sich neu, und nennen Sie ihn
bye-gap = Anfrage { $n } von { $boot } kam, wo Anfrage { $expected } erwartet war: verbinden Sie sich neu, und machen Sie dort weiter
bye-unreadable = eine Nachricht war nicht lesbar: { $error }
bye-binary-wanted = diese Sitzung spricht court.v1.msgpack: senden Sie binäre Nachrichten
bye-text-wanted = diese Sitzung spricht court.v1.json: senden Sie Textnachrichten
bye-no-utf8 = eine Textnachricht, die kein UTF-8 ist: senden Sie JSON als UTF-8, oder sprechen Sie court.v1.msgpack
bye-bad-frame = ein Rahmen, den WebSockets (RFC 6455) nicht erlauben: { $error }
bye-not-served = { court } wird hier nicht bedient: melden Sie das Gerät mit einem Code für ein anderes Feld an
bye-slow-reader = für { court } warteten mehr Antworten, als dieses Gerät annahm: verbinden Sie sich neu, dann kommen die übrigen
bye-no-outcome = das Journal enthält kein Ergebnis von { $request }: verbinden Sie sich neu
bye-outcome-lost = das Ergebnis von { $request } war nicht auffindbar: { $error }
bye-court-stopped = { court } arbeitet nicht mehr: { $error }
