//! The headings of columns in English, German, French, Dutch and Spanish, as federations, pairing
//! programs and forms write them.

use crate::field::Field;
use crate::fold::fold;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The meaning of a heading: a field, or a column of no use to an entry.
pub(crate) type Meaning = Option<Field>;

/// Headings by meaning, folded. A heading that contains one of them among other words, such as the
/// question of a form, is taken for the longest one it contains; those after the bar only stand alone.
const HEADINGS: &[(Meaning, &str)] = &[
    (
        Some(Field::Surname),
        "surname, last name, family name, lastname, familyname, nachname, familienname, zuname, nom de famille, \
         achternaam, familienaam, apellido, apellidos, primer apellido | nom, sname",
    ),
    (
        Some(Field::GivenNames),
        "first name, given name, given names, first names, forename, forenames, firstname, christian name, \
         vorname, vornamen, rufname, prenom, prenoms, voornaam, voornamen, roepnaam, nombre de pila, nombres | \
         nombre, given, first",
    ),
    (
        Some(Field::SurnameFirst),
        "surname first name, last name first name, surname given name, surname given names, name surname first, \
         name vorname, nachname vorname, familienname vorname, nom prenom, nom et prenom, nom prenoms, \
         achternaam voornaam, naam voornaam, apellidos y nombre, apellidos nombre, apellido y nombre, \
         apellido nombre | \
         name, playername, player, spieler, spielername, naam, speler, joueur, jugador, deelnemer, teilnehmer, \
         participant, participante, nomcomplet",
    ),
    (
        Some(Field::GivenFirst),
        "full name, fullname, your name, name of the player, player name, players name, first name surname, \
         first name last name, first and last name, name and surname, vorname nachname, vor und nachname, \
         vorname und nachname, vollstandiger name, ganzer name, dein name, ihr name, prenom nom, prenom et nom, \
         nom complet, votre nom, nom du joueur, voornaam achternaam, voor en achternaam, volledige naam, \
         uw naam, je naam, naam van de speler, nombre completo, nombre y apellidos, nombre y apellido, \
         nombre apellidos, su nombre, tu nombre, nombre del jugador",
    ),
    (
        Some(Field::FideId),
        "fide id, fideid, fide number, fide no, fide nr, fide code, id fide, fide nummer, fidenummer, numero fide, \
         code fide, codefide, codigo fide, n fide, no fide, identifiant fide, fide identifier, fide kennung, \
         id number | fide id fin, fin",
    ),
    (
        Some(Field::NationalId),
        "national id, national number, federation id, membership number, member number, member id, membership no, \
         licence number, license number, licence no, ecf code, ecf id, uscf id, us chess id, national code, \
         mitgliedsnummer, mitglieds nr, mitgliedsnr, spielernummer, passnummer, pkz, nationale id, \
         numero de licence, n licence, no licence, licence ffe, code ffe, nr ffe, n ffe, no ffe, numero national, \
         lidnummer, bondsnummer, knsb nummer, relatienummer, stamnummer, \
         numero de licencia, n de licencia, numero de socio, licencia, id nacional, codigo nacional | \
         licence, license, zps, id nat, ident number, ident nr, nrffe, knsb, kbsb, frbe, idnat, ident",
    ),
    (
        Some(Field::Federation),
        "federation, country, nation, nationality, foderation, verband, land, nationalitat, staat, federacion, pais, \
         nationalite, pays, federatie, nationaliteit, nacionalidad | fed, flag country, cc",
    ),
    (
        Some(Field::Club),
        "club, chess club, club name, verein, schachverein, vereinsname, schachklub, klub, vereniging, schaakclub, \
         schaakvereniging, clubnaam, cercle, nom du club, equipo club, asociacion | club city, vereinort",
    ),
    (Some(Field::Team), "team, team name, mannschaft, equipe, ploeg, equipo, teamnaam | tm"),
    (
        Some(Field::Born),
        "date of birth, birth date, birthdate, birthday, year of birth, birth year, born, dob, yob, \
         geburtsdatum, geburtstag, geburtsjahr, geboren, jahrgang, geb datum, \
         date de naissance, annee de naissance, ne le, nee le, ne e le, naissance, \
         geboortedatum, geboortejaar, geboren op, fecha de nacimiento, ano de nacimiento, nacimiento, \
         nacido, f nacimiento | birth, geb, gebdat, b day, bday, nee, ne, f nac, fnac, year, jahr",
    ),
    (
        Some(Field::Sex),
        "sex, gender, geschlecht, sexe, genre, geslacht, sexo, genero | g s, s, m f, m w, m v, h f, mf, mw",
    ),
    (
        Some(Field::Title),
        "title, chess title, fide title, titel, fide titel, schachtitel, titre, titre fide, titulo, titulo fide | tit, ti",
    ),
    (
        Some(Field::RatingStandard),
        "rating, fide rating, elo rating, elo fide, fide elo, standard rating, rating standard, classical rating, \
         elo zahl, elo standard, standard elo, classement elo, classement fide, elo classique, cadence lente, \
         elo estandar, elo internacional, elo clasico, rating fide, wertzahl, wertungszahl | \
         elo, rtg, rtgi, rtg i, irtg, elo i, eloi, std, srtng, standard, std rating, fide",
    ),
    (
        Some(Field::RatingRapid),
        "rapid rating, fide rapid, rapid elo, elo rapid, rapidrating, rating rapid, schnellschach elo, elo schnellschach, \
         elo rapide, classement rapide, rapide, elo rapido, rapido, rapid | rrtng, rpd",
    ),
    (
        Some(Field::RatingBlitz),
        "blitz rating, fide blitz, blitz elo, elo blitz, blitzrating, rating blitz, elo relampago, blitz | brtng, btz",
    ),
    (
        Some(Field::RatingNational),
        "national rating, rating national, national elo, elo national, ecf rating, ecf grade, uscf rating, \
         us chess rating, nationale elo, nationale wertung, dwz, ingo, elo ffe, classement national, \
         knsb rating, nationale rating, clubrating, elo nacional, elo feda, rating nacional | \
         rtgn, rtg n, nrtg, nat, elon, elo n, grade, nwz, twz",
    ),
    (
        Some(Field::Category),
        "category, section, division, age group, group, kategorie, klasse, altersklasse, gruppe, startgruppe, categorie, \
         categorie d age, leeftijdscategorie, groep, leeftijdsgroep, categoria, grupo, seccion | cat, gr, ak, typ, type",
    ),
    (
        Some(Field::Email),
        "email, e mail, email address, e mail address, mail address, mailadresse, e mail adresse, email adresse, \
         adresse e mail, adresse email, courriel, adresse mail, e mailadres, emailadres, correo electronico, correo, \
         direccion de correo electronico | mail",
    ),
    (
        Some(Field::Phone),
        "phone, phone number, telephone, mobile, mobile number, cell phone, telefon, telefonnummer, handy, handynummer, \
         mobilnummer, numero de telephone, portable, telefoon, telefoonnummer, mobiel nummer, gsm, telefono, \
         numero de telefono, movil | tel, mobil",
    ),
    (
        Some(Field::Handle),
        "lichess, chess com, lichess username, lichess name, chess com username, online name, username, user name, \
         benutzername, pseudo, identifiant lichess, gebruikersnaam, nombre de usuario, usuario | handle, nick",
    ),
    (
        Some(Field::Byes),
        "bye, byes, bye requested, byes requested, requested byes, bye rounds, freilos, freilose, spielfrei, \
         bye demande, byes demandes, exempt, rondes absentes, absent, absences, absence, abwesend, \
         bye aangevraagd, vrije ronde, vrije rondes, afwezig, bye solicitado, descanso, descansos, ausencias, ausente",
    ),
    (
        Some(Field::Note),
        "note, notes, remark, remarks, comment, comments, message, anything else, bemerkung, bemerkungen, anmerkung, \
         anmerkungen, kommentar, nachricht, remarque, remarques, commentaire, commentaires, opmerking, opmerkingen, \
         observacion, observaciones, comentario, comentarios, notas, nota | info",
    ),
    // of no use to an entry
    (
        None,
        "timestamp, zeitstempel, horodateur, tijdstempel, marca temporal, marca de tiempo, start number, startnummer, \
         start nr, starting rank, numero de depart, numero inicial, consent, privacy, datenschutz, einwilligung, \
         proteccion de datos, k factor, games | \
         no, nr, n, num, rank, rk, rg, rang, snr, sno, k, sk, rk k, bk, sgm, rgm, bgm, gms, wtit, otit, foa, flag, \
         w title, o title, foa title, rapid games, blitz games, rapid k, blitz k, pos, points, pts, punkte, tb1, tb2, tb3, \
         mgl nr, status, dwz index, index, spielberechtigung, nv",
    ),
];

struct Dictionary {
    alone: BTreeMap<String, Meaning>,
    /// Phrases that a longer heading may contain.
    within: Vec<(String, Meaning)>,
}

static DICTIONARY: LazyLock<Dictionary> = LazyLock::new(|| {
    let (mut alone, mut within) = (BTreeMap::new(), Vec::new());
    for (meaning, headings) in HEADINGS {
        let (phrases, short) = headings.split_once('|').unwrap_or((headings, ""));
        for phrase in phrases.split(',').map(str::trim) {
            within.push((phrase.to_owned(), *meaning));
            alone.insert(phrase.to_owned(), *meaning);
        }
        for word in short.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            alone.insert(word.to_owned(), *meaning);
        }
    }
    Dictionary { alone, within }
});

/// The meaning of a heading that is one of the known ones.
pub(crate) fn exact(heading: &str) -> Option<Meaning> {
    DICTIONARY.alone.get(&fold(heading)).copied()
}

/// The meaning of a heading that contains a known one, such as the question of a form.
pub(crate) fn contained(heading: &str) -> Option<Meaning> {
    let heading = format!(" {} ", fold(heading));
    let found = DICTIONARY.within.iter().filter(|(phrase, _)| {
        let mut at = heading.match_indices(phrase.as_str()).map(|(at, _)| at);
        at.any(|at| {
            let around = (heading.as_bytes()[at - 1], heading.as_bytes()[at + phrase.len()]);
            around == (b' ', b' ')
        })
    });
    found.max_by_key(|(phrase, _)| phrase.len()).map(|(_, meaning)| *meaning)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_heading_has_two_meanings_and_each_is_folded() {
        let mut all = BTreeSet::new();
        for heading in HEADINGS.iter().flat_map(|(_, headings)| headings.split([',', '|'])) {
            let heading = heading.trim();
            assert_eq!(fold(heading), heading);
            assert!(heading.is_empty() || all.insert(heading), "{heading} is there twice");
        }
    }

    #[test]
    fn headings_of_federations_and_programs_are_known_in_five_languages() {
        for (heading, field) in [
            ("Last name", Field::Surname),
            ("Nachname", Field::Surname),
            ("Prénom", Field::GivenNames),
            ("Voornaam", Field::GivenNames),
            ("Apellidos y nombre", Field::SurnameFirst),
            ("Geburtsdatum", Field::Born),
            ("Né(e) le", Field::Born),
            ("Año de nacimiento", Field::Born),
            ("FIDE-ID", Field::FideId),
            ("N° FFE", Field::NationalId),
            ("DWZ", Field::RatingNational),
            ("RtgI", Field::RatingStandard),
            ("Geslacht", Field::Sex),
            ("Fédération", Field::Federation),
            ("E-mailadres", Field::Email),
        ] {
            let meaning = exact(heading).or_else(|| contained(heading));
            assert_eq!(meaning, Some(Some(field)), "{heading}");
        }
    }

    #[test]
    fn the_question_of_a_form_is_taken_for_the_longest_heading_in_it() {
        for (question, field) in [
            ("What is your date of birth?", Some(Field::Born)),
            ("Your FIDE ID (if you have one)", Some(Field::FideId)),
            ("Quel est votre nom de famille ?", Some(Field::Surname)),
            ("In welchen Runden möchtest du ein Freilos?", Some(Field::Byes)),
            ("¿Cuál es su club de ajedrez?", Some(Field::Club)),
            ("Wat is je rapid rating?", Some(Field::RatingRapid)),
            ("I consent to the publication of results", None),
        ] {
            assert_eq!(contained(question), Some(field), "{question}");
        }
        assert_eq!(contained("Do you need a parking place?"), None);
    }
}
