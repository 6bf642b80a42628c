# Goodbyes: why a session ends, with the next step.

bye-stopping = the server stops; the device keeps what it saw and comes back by itself
bye-not-kept = the server could not keep the enrolment: see its terminal, then try again with a new code
bye-replaced = the same device opened another session; this one ends
bye-made-room = many phones of this network ask at the same time, and this one made room: it asks again by itself
bye-nobody-let-in = nobody has let this phone in within { $minutes } minutes: ask again
bye-denied = the head referee did not let this phone in: talk to him, then ask again
bye-reassigned = what this device may do has changed: it connects again by itself
bye-asks-elsewhere = who asks to come in waits at the gate: say hello there
bye-unknown-device = this server does not know the device: enrol it with a code from the server's terminal
bye-wrong-code = this code is wrong, was used, or has run out; ask for a new one at the server's terminal
bye-full = no more devices can be enrolled for this event: start the next one in a data folder of its own
bye-revoked = this device's enrolment was revoked: enrol it anew with a code from the server's terminal
bye-wait = wait until the head referee has let this phone in
bye-version = this device speaks versions { $theirs-min } to { $theirs-max } and this server { $ours-min } to { $ours-max }: update the older one
bye-bad-hello = the hello's { $what ->
    [name] name
   *[software] software
} { $fault ->
    [too_long] is longer than { $fault-max } characters
    [blank] is blank
   *[unseen] holds the character { CODE_POINT($fault-unseen) }, which nobody sees
}: it must be one line of at most { $most } characters that can be seen
bye-many-boots = the hello names { $n } boots; at most { $most } are possible: let a person look at this device's outbox
bye-unproven = this device says that it has seen epoch { $epoch } and has no proof of it (this server writes epoch { $own }): its memory is damaged or another event's; clear it and enrol the device again
bye-fenced = this device has seen epoch { $epoch } and this server writes epoch { $own }: another server has taken over
bye-other-courts = this device is not enrolled for { court }; it is for { $courts-n ->
    [one] court { $courts }
   *[other] courts { $courts }
}
bye-no-list = a board agent has no use for the list of devices
bye-hello-twice = the hello was said already; open a new session for another
bye-no-hello-first = a session begins with a hello
bye-no-hello = no hello came within 5 seconds; a session begins with one
bye-unnamed-boot = a request of { $boot }, which the hello did not name: connect again and name it
bye-gap = request { $n } of { $boot } came where request { $expected } was expected: connect again and go on from there
bye-unreadable = a message could not be read: { $error }
bye-binary-wanted = this session speaks court.v1.msgpack: send binary messages
bye-text-wanted = this session speaks court.v1.json: send text messages
bye-no-utf8 = a text message that is no UTF-8: send JSON as UTF-8, or speak court.v1.msgpack
bye-bad-frame = a frame that WebSockets (RFC 6455) do not allow: { $error }
bye-not-served = { court } is not served here: enrol the device with a code for another court
bye-slow-reader = more answers of { court } waited than this device took in: connect again, the others are given then
bye-no-outcome = the journal holds no outcome of { $request }: connect again
bye-outcome-lost = the outcome of { $request } could not be looked up: { $error }
bye-court-stopped = { court } has stopped: { $error }
