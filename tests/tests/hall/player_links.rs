//! Players' personal links: their own view, their own acts, and links that are replaced.

use crate::event_desk::four_players;
use crate::{asked, start};
use court_tests::organiser::Organiser;
use court_tests::phone::Phone;
use serde_json::json;

#[tokio::test]
async fn a_player_sees_his_game_and_acts_for_himself_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let phone = Phone::of(&organiser, 1).await;
    let before = phone.sees().await;
    assert_eq!((&before["name"], &before["player"]["games"]), (&json!("Evening"), &json!([])));

    organiser.does(json!({ "pair": { "tournament": 1 } })).await;
    assert_eq!(phone.sees().await["player"]["games"], json!([]), "a draft is not for players");
    let seq = phone.sees().await["player"]["seq"].as_u64().expect("a number");
    let changes = format!("/changes?after={seq}");
    let publish = organiser.does(json!({ "publish": { "tournament": 1, "round": 1 } }));
    let ((status, changed), _) = tokio::join!(phone.says("GET", &changes, ""), publish);
    assert_eq!((status, &changed["seq"]), (200, &json!(seq + 1)));
    let page = phone.sees().await;
    let game = &page["player"]["games"][0];
    assert_eq!((&game["colour"], &game["opponent"]), (&json!("white"), &json!(3)));
    assert_eq!(page["names"], json!({ "1": "Berg, Ann", "3": "Dahl, Carl" }));
    assert_eq!(page["rating"]["rating"], 2400);

    let bye =
        |person: u32| json!({ "ask_bye": { "person": person, "round": 2, "bye": "half_point" } });
    let (status, done) = phone.does(bye(1)).await;
    assert_eq!(status, 200, "{done}");
    assert_eq!(phone.sees().await["player"]["away"], json!([[2, "half_point"]]));
    for act in [bye(2), json!({ "withdraw": { "person": 2 } }), json!("finish")] {
        let (status, refused) = phone.does(act).await;
        assert_eq!(status, 409, "{refused}");
        assert!(refused["refusal"]["not_yours"].is_object(), "{refused}");
    }
    hall.stop();
}

#[tokio::test]
async fn an_act_that_comes_again_is_done_once_and_each_player_counts_for_himself() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let (ann, bea) = (Phone::of(&organiser, 1).await, Phone::of(&organiser, 2).await);
    let protest = |by: u32| json!({ "protest": { "by": by, "text": "the sun blinds" } });
    let first = ann.does_numbered(1, &protest(1)).await;
    assert_eq!(ann.does_numbered(1, &protest(1)).await, first);
    assert!(ann.does_numbered(2, &protest(1)).await > first, "another number is another protest");
    bea.does_numbered(1, &protest(2)).await;
    let filed = organiser.reads("/api/v1/events/1").await;
    let by = filed["protests"].as_array().expect("a list").iter().map(|row| row["by"].as_u64());
    assert_eq!(by.collect::<Vec<_>>(), [Some(2), Some(1), Some(1)]);
    hall.stop();
}

#[tokio::test]
async fn an_organiser_hands_links_out_as_codes_with_the_address_that_phones_reach() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let origins = organiser.reads("/api/v1/origins").await;
    let links = organiser.reads("/api/v1/events/1/links").await;
    assert_eq!(links.as_array().map(Vec::len), Some(4));
    let (token, page) = (links[2]["token"].as_str(), links[2]["page"].as_str());
    let (token, page) = (token.expect("a token"), page.expect("an address"));
    assert_eq!(page, format!("{}/p#{token}", origins[0].as_str().expect("an address")));
    let code = links[2]["qr"].as_str().expect("a picture");
    assert!(code.starts_with("<svg") && code.len() < 20_000, "{} bytes", code.len());

    let one = "/api/v1/events/1/players/3/link";
    let proxy = organiser.reads(&format!("{one}?at=https://chess.example/cup/")).await;
    assert_eq!(proxy["page"], format!("https://chess.example/cup/p#{token}"));
    let (status, _) =
        organiser.says("GET", &format!("{one}?at=https://x@evil.example"), None).await;
    assert_eq!(status, 400, "nobody's name stands before a host");
    let (status, told) = organiser.says("GET", &format!("{one}?at=chess.example"), None).await;
    assert_eq!(status, 400);
    assert!(told.as_str().is_some_and(|text| text.contains("\"chess.example\"")), "{told}");
    let stranger = asked(hall.court_addr(), "GET", "/api/v1/events/1/links", "", "").await;
    assert!(stranger.starts_with("HTTP/1.1 403"), "{stranger}");
    let page = asked(hall.court_addr(), "GET", "/p", "", "").await;
    assert!(page.contains("personal.js"), "{page}");
    hall.stop();
}

#[tokio::test]
async fn a_link_outlives_the_server_until_it_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let path = Phone::of(&organiser, 1).await.path;
    hall.stop();

    let hall = start(folder.path());
    let organiser = Organiser::enrol(&hall).await;
    let old = Phone { court: hall.court_addr(), path };
    assert_eq!(old.sees().await["player"]["person"], 1);
    let others = Phone::of(&organiser, 2).await;
    let link = "/api/v1/events/1/players/1/link";
    let (status, new) = organiser.says("POST", link, None).await;
    assert_eq!(status, 200, "{new}");
    let (status, told) = old.says("GET", "", "").await;
    assert_eq!(status, 404);
    assert!(told.as_str().is_some_and(|text| text.contains("new one")), "{told}");
    others.sees().await;
    let path = new["path"].as_str().expect("a path").to_owned();
    hall.stop();

    let hall = start(folder.path());
    let phone = |path: String| Phone { court: hall.court_addr(), path };
    assert_eq!(phone(path.clone()).sees().await["player"]["person"], 1);
    // another player's number with this proof, half a proof, and none
    let forged = path.replacen("1-1-", "1-2-", 1);
    for wrong in [forged, path[..path.len() - 1].to_owned(), "/api/v1/players/1-1".to_owned()] {
        assert_eq!(phone(wrong.clone()).says("GET", "", "").await.0, 404, "{wrong}");
    }
    let stranger = asked(hall.court_addr(), "GET", link, "", "").await;
    assert!(stranger.starts_with("HTTP/1.1 403"), "{stranger}");
    hall.stop();
}

/// A game of Ann (White, `ann_b`) and Bea (`bea64`) on a site, with these tags and moves.
fn pgn(tags: &str, moves: &str) -> String {
    format!(
        "[Site \"https://lichess.org/abc\"]\n[UTCDate \"2026.03.07\"]\n[UTCTime \"18:00:00\"]\n\
         [TimeControl \"600\"]\n{tags}\n\n{moves}\n"
    )
}

#[tokio::test]
async fn im_1_1_a_player_challenges_by_the_handle_and_gives_the_pgn_of_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    organiser
        .creates(&json!({ "name": "Online", "rulebook": "intramural", "site": "lichess.org" }))
        .await;
    let persons = json!([
        { "family": "Berg", "given": "Ann", "handle": "ann_b" },
        { "family": "Costa", "given": "Bea", "handle": "bea64" },
    ]);
    let (_, numbers) = organiser.says("POST", "/api/v1/persons", Some(&persons)).await;
    let players = json!([{ "person": numbers[0] }, { "person": numbers[1] }]);
    organiser.does(json!({ "enter": { "players": players } })).await;
    organiser.does(json!({ "close_entries": { "seed": 7 } })).await;
    organiser.publishes(1, 1).await;
    let round = organiser.reads("/api/v1/events/1/tournaments/1/rounds/1").await;
    let game = &round["tables"][0]["games"][0];
    let [white, black] = ["white", "black"].map(|side| {
        let person = game[side].as_u64().expect("a player");
        if person == 1 { "ann_b" } else { "bea64" }
    });
    let (ann, bea) = (Phone::of(&organiser, 1).await, Phone::of(&organiser, 2).await);
    let page = ann.sees().await;
    assert_eq!(page["site"], "lichess.org");
    assert_eq!(page["handles"], json!({ "1": "ann_b", "2": "bea64" }));

    let path = format!("/games/{}/pgn", game["game"]);
    let names = format!("[White \"{white}\"]\n[Black \"{black}\"]");
    let moves = "1. e4 {[%clk 0:09:50]} e5 {[%clk 0:09:40]} 2. Qh5 {[%clk 0:09:30]} Ke7 \
                 {[%clk 0:09:00]} 3. Qxe5# {[%clk 0:09:10]}";
    let others = format!("[White \"{white}\"]\n[Black \"carl\"]");
    for (given, why) in [
        (pgn(&others, &format!("{moves} 1-0")), "[Black \"carl\"] is not who is paired"),
        (pgn(&names, "1. e4 {[%clk 0:09:50]} e5 {[%clk 0:09:40]} *"), "the game has no result"),
        (pgn(&names, "1. e4 e5 2. Ke3 1-0"), "Ke3"),
        (pgn(&names, "1. e4 1-0").repeat(2), "the PGN of one game was expected, and 2 were found"),
    ] {
        let (status, told) = ann.says("POST", &path, &given).await;
        assert_eq!(status, 422, "{told}");
        assert!(told.as_str().is_some_and(|text| text.contains(why)), "{told}");
    }
    // moves without tags are read as well
    for (given, why) in [
        ("1. e4 Zz9 2. d4 1-0", "Zz9"),
        ("1. e4 e5 0-1", "the moves end 0 – 1, and the report says 1 – 0"),
    ] {
        let report = json!({ "game": game["game"], "person": 1, "score": "1-0", "moves": given });
        let (status, told) = ann.does(json!({ "report_result": report })).await;
        assert_eq!(status, 422, "{told}");
        assert!(told.as_str().is_some_and(|text| text.contains(why)), "{told}");
    }
    let given = pgn(&names, &format!("{moves} 1-0"));
    let (status, told) = ann.says("POST", &path, &given).await;
    assert_eq!(status, 200, "{told}");
    let seen = &bea.sees().await["player"]["games"][0];
    assert_eq!((&seen["claimed"]["score"], &seen["has_moves"]), (&json!("1-0"), &json!(true)));
    let pgn_of_event = "/api/v1/events/1/tournaments/1/pgn";
    let before = organiser.reads(pgn_of_event).await;
    assert!(!before.as_str().expect("text").contains("Qxe5#"), "{before}");
    let answer =
        |score| json!({ "game": game["game"], "person": 2, "confirm": true, "score": score });
    let (status, told) = bea.does(json!({ "answer_result": answer("1/2-1/2") })).await;
    assert_eq!((status, told["refusal"]["other_result"].is_object()), (409, true), "{told}");
    let (status, told) = bea.does(json!({ "answer_result": answer("1-0") })).await;
    assert_eq!(status, 200, "{told}");
    let after = organiser.reads(pgn_of_event).await;
    let after = after.as_str().expect("text");
    assert!(after.contains("Berg, Ann") && after.contains("3. Qxe5# {[%clk 0:09:10]"), "{after}");
    assert!(!after.contains("ann_b"), "{after}");
    hall.stop();
}

#[tokio::test]
async fn an_organiser_enters_an_online_game_by_its_pgn() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    organiser.publishes(1, 1).await;
    let round = organiser.reads("/api/v1/events/1/tournaments/1/rounds/1").await;
    let game = &round["tables"][0]["games"][0]["game"];
    let path = format!("/api/v1/events/1/games/{game}/pgn");
    let (status, told) = organiser.sends(&path, pgn("", "1. d4 d5 1/2-1/2").as_bytes()).await;
    assert_eq!(status, 422, "another time control: {told}");
    assert!(told.as_str().is_some_and(|text| text.contains("10:00 + 0:00")), "{told}");
    let given = pgn("", "1. d4 d5 1/2-1/2").replace("\"600\"", "\"600+5\"");
    let (status, told) = organiser.sends(&path, given.as_bytes()).await;
    assert_eq!(status, 200, "{told}");
    let written = organiser.reads("/api/v1/events/1/tournaments/1/pgn").await;
    assert!(written.as_str().is_some_and(|text| text.contains("1. d4 d5 1/2-1/2")), "{written}");
    let (status, _) = organiser.sends(&path, given.as_bytes()).await;
    assert_eq!(status, 200, "the same again changes nothing that counts");
    hall.stop();
}

#[tokio::test]
async fn the_links_of_a_person_who_is_forgotten_end_with_him() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let (ann, bea) = (Phone::of(&organiser, 1).await, Phone::of(&organiser, 2).await);
    organiser.does(json!({ "withdraw": { "person": 1, "reason": "" } })).await;
    ann.sees().await;
    let was = organiser.reads("/api/v1/persons/1").await["person"].clone();
    let forget = json!({ "was": was });
    let (status, told) = organiser.says("POST", "/api/v1/persons/1/forgotten", Some(&forget)).await;
    assert_eq!(status, 200, "{told}");
    let nobody = Phone { court: hall.court_addr(), path: "/api/v1/players/1-9-AAAA".to_owned() };
    let refused = async |phone: &Phone| {
        let protest = json!({ "protest": { "by": 1, "text": "still here" } });
        let pgn = phone.says("POST", "/games/1000001/pgn", "[White \"q\"]\n\n1. e4 1-0").await;
        [phone.says("GET", "", "").await, phone.does(protest).await, pgn]
    };
    let found = refused(&ann).await;
    assert!(found.iter().all(|(status, _)| *status == 404), "{found:?}");
    assert_eq!(found, refused(&nobody).await, "as if he had never been there");
    bea.sees().await;
    let path = ann.path;
    hall.stop();

    let hall = start(folder.path());
    let ann = Phone { court: hall.court_addr(), path };
    assert_eq!(ann.says("GET", "", "").await.0, 404, "after a start, too");
    hall.stop();
}

#[tokio::test]
async fn a_link_that_acts_without_end_is_told_to_wait_and_no_other_one_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let (ann, bea) = (Phone::of(&organiser, 1).await, Phone::of(&organiser, 2).await);
    let mut answers = Vec::new();
    for n in 0..60 {
        let act = json!({ "protest": { "by": 1, "text": format!("number {n}") } });
        answers.push(ann.does(act).await);
    }
    let done = answers.iter().filter(|(status, _)| *status == 200).count();
    let (_, last) = answers.iter().find(|(status, _)| *status == 429).expect("too often");
    assert!(last.as_str().is_some_and(|text| text.contains("some seconds")), "{last}");
    assert_eq!(done, 3, "so many protests are open at once");
    ann.sees().await;
    let act = json!({ "protest": { "by": 2, "text": "the sun blinds" } });
    assert_eq!(bea.does(act).await.0, 200);
    hall.stop();
}

#[tokio::test]
async fn a_page_hides_the_rating_of_held_back_results_and_a_pgn_tells_no_handle_at_a_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let was = organiser.reads("/api/v1/persons/3").await["person"].clone();
    let mut is = was.clone();
    is["handle"] = json!("tomsecret");
    let change = json!({ "was": was, "is": is });
    assert_eq!(organiser.says("PUT", "/api/v1/persons/3", Some(&change)).await.0, 200);
    organiser.does(json!({ "pair": { "tournament": 1 } })).await;
    let held_back = json!({ "tournament": 1, "settings": { "rounds": 3, "held_back": true } });
    organiser.does(json!({ "set": held_back })).await;
    organiser.does(json!({ "publish": { "tournament": 1, "round": 1 } })).await;
    let phone = Phone::of(&organiser, 1).await;
    let game = phone.sees().await["player"]["games"][0]["game"].clone();
    let pgn = "[White \"q\"]\n[Black \"q\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n";
    let (status, told) = phone.says("POST", &format!("/games/{game}/pgn"), pgn).await;
    assert!(status == 409 && !told.to_string().contains("tomsecret"), "{status} {told}");

    organiser.does(json!({ "enter_result": { "game": game, "score": "1-0" } })).await;
    let page = phone.sees().await;
    assert_eq!(page["rating"], json!(null), "games and half points would tell the result");
    assert_eq!(page["player"]["games"][0]["result"], json!(null));
    organiser.does(json!({ "announce": { "tournament": 1 } })).await;
    assert_eq!(phone.sees().await["rating"]["games"], 1);
    hall.stop();
}
