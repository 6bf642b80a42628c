//! Federations: FIDE's codes, and the codes and names that people write instead.

use crate::fold::fold;

/// FIDE's codes.
const CODES: &str = "AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BHU BIH \
    BIZ BLR BOL BOT BRA BRN BRU BUL BUR CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB \
    CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI FID FIJ FIN FRA GAB GAM GCI GEO GEQ GER GHA \
    GRE GRL GRN GUA GUM GUY HAI HKG HON HUN INA IND IRI IRL IRQ ISL ISR ISV ITA IVB JAM JCI JOR JPN KAZ KEN \
    KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU LUX MAC MAD MAR MAS MAW MDA MDV MEX MGL MKD MLI \
    MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED NEP NGR NIG NIR NON NOR NRU NZL OMA PAK PAN PAR PER PHI PLE \
    PLW PNG POL POR PUR QAT ROU RSA RUS RWA SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI \
    SUR SVK SWE SWZ SYR TAN TJK TKM TLS TOG TPE THA TTO TUN TUR UAE UGA UKR URU USA UZB VAN VEN VIE VIN WLS \
    YEM ZAM ZIM";

/// Codes and names in the five languages by FIDE's code, folded. A flag's two letters and a passport's
/// three come first.
const OTHERS: &[(&str, &str)] = &[
    ("ALG", "dz, dza, algeria, algerien, algerie, algerije, argelia"),
    ("ARG", "ar, argentina, argentinien, argentine, argentinie"),
    ("AUS", "au, australia, australien, australie"),
    ("AUT", "at, austria, osterreich, oesterreich, autriche, oostenrijk"),
    ("BEL", "be, belgium, belgien, belgique, belgie, belgica"),
    ("BRA", "br, brazil, brasilien, bresil, brazilie, brasil"),
    ("BUL", "bg, bgr, bulgaria, bulgarien, bulgarie, bulgarije"),
    ("CAN", "ca, canada, kanada"),
    ("CHI", "cl, chl, chile, chili"),
    ("CHN", "cn, china, chine"),
    ("COL", "co, colombia, kolumbien, colombie"),
    ("CRO", "hr, hrv, croatia, kroatien, croatie, kroatie, croacia"),
    ("CUB", "cu, cuba, kuba"),
    (
        "CZE",
        "cz, czechia, czech republic, tschechien, tchequie, republique tcheque, tsjechie, chequia",
    ),
    ("DEN", "dk, dnk, denmark, danemark, daenemark, denemarken, dinamarca"),
    ("ENG", "england, angleterre, engeland, inglaterra"),
    ("ESP", "es, spain, spanien, espagne, spanje, espana"),
    ("FIN", "fi, finland, finnland, finlande, finlandia"),
    ("FRA", "fr, france, frankreich, frankrijk, francia"),
    ("GER", "de, deu, d, germany, deutschland, allemagne, duitsland, alemania"),
    ("GRE", "gr, grc, greece, griechenland, grece, griekenland, grecia"),
    ("HUN", "hu, hungary, ungarn, hongrie, hongarije, hungria"),
    ("INA", "id, idn, indonesia, indonesien, indonesie"),
    ("IND", "in, india, indien, inde"),
    ("IRI", "ir, irn, iran"),
    ("IRL", "ie, ireland, irland, irlande, ierland, irlanda"),
    ("ISL", "is, iceland, island, islande, ijsland, islandia"),
    ("ISR", "il, israel"),
    ("ITA", "it, italy, italien, italie, italia"),
    ("KSA", "sa, sau, saudi arabia"),
    ("LAT", "lv, lva, latvia, lettland, lettonie, letland, letonia"),
    ("LTU", "lt, lithuania, litauen, lituanie, litouwen, lituania"),
    ("LUX", "lu, luxembourg, luxemburg, luxemburgo"),
    ("MAR", "ma, morocco, marokko, maroc, marruecos"),
    ("MAS", "my, mys, malaysia"),
    ("MEX", "mx, mexico, mexiko, mexique"),
    ("MGL", "mn, mng, mongolia"),
    (
        "NED",
        "nl, nld, netherlands, the netherlands, holland, niederlande, pays bas, nederland, paises bajos, holanda",
    ),
    ("NOR", "no, norway, norwegen, norvege, noorwegen, noruega"),
    ("NZL", "nz, new zealand"),
    ("PHI", "ph, phl, philippines"),
    ("POL", "pl, poland, polen, pologne, polonia"),
    ("POR", "pt, prt, portugal"),
    ("PUR", "pr, pri, puerto rico"),
    ("ROU", "ro, rom, romania, rumanien, roumanie, roemenie, rumania"),
    ("RSA", "za, zaf, south africa, sudafrika, afrique du sud, zuid afrika, sudafrica"),
    ("RUS", "ru, russia, russland, russie, rusland, rusia"),
    ("SCO", "scotland, schottland, ecosse, schotland, escocia"),
    ("SGP", "sg, sin, singapore"),
    ("SLO", "si, svn, slovenia, slowenien, slovenie, eslovenia"),
    ("SRB", "rs, serbia, serbien, serbie, servie"),
    ("SRI", "lk, lka, sri lanka"),
    ("SUI", "ch, che, switzerland, schweiz, suisse, zwitserland, suiza"),
    ("SVK", "sk, slovakia, slowakei, slovaquie, slowakije, eslovaquia"),
    ("SWE", "se, sweden, schweden, suede, zweden, suecia"),
    ("TPE", "tw, twn, taiwan, chinese taipei"),
    ("TUR", "tr, turkey, turkei, turquie, turkije, turquia, turkiye"),
    ("UAE", "ae, are, united arab emirates"),
    ("UKR", "ua, ukraine, oekraine, ucrania"),
    ("URU", "uy, ury, uruguay"),
    ("USA", "us, united states, vereinigte staaten, etats unis, verenigde staten, estados unidos"),
    ("VIE", "vn, vnm, vietnam"),
    ("WLS", "wales, pays de galles, gales"),
];

/// FIDE's code of a federation.
pub(crate) fn federation(text: &str) -> Option<&'static str> {
    let folded = fold(text);
    let code = folded.to_ascii_uppercase();
    let known = CODES.split_ascii_whitespace().find(|known| *known == code);
    known.or_else(|| {
        let is = |names: &str| names.split(',').any(|name| name.trim() == folded);
        OTHERS.iter().find(|(_, names)| is(names)).map(|(code, _)| *code)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_name_stands_for_one_federation_that_fide_has() {
        let mut all = BTreeSet::new();
        for (code, names) in OTHERS {
            assert_eq!(federation(code), Some(*code));
            for name in names.split(',').map(str::trim) {
                assert_eq!(fold(name), name);
                assert!(all.insert(name), "{name} is there twice");
                assert!(!CODES.contains(&name.to_ascii_uppercase()) || name.len() != 3, "{name}");
            }
        }
        assert_eq!(federation("Österreich"), Some("AUT"));
        assert_eq!(federation("ned"), Some("NED"));
        assert_eq!(federation("XYZ"), None);
        assert_eq!(federation(""), None);
    }
}
