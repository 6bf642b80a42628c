"""Compares the files that an event gives out, as independent programs read them, with its JSON.

`compare.py FOLDER`: the folder that the test of a weekend (`tests/tests/hall/acceptance`) has written. The TRF is
read by `trf` (of the registry PyPI), the PGN by `chess` (python-chess).
"""

import json
import sys
from pathlib import Path

import chess.pgn
import trf

BYES = {
    "pairing_allocated": "U",
    "full_point": "F",
    "half_point": "H",
    "zero_point": "Z",
}
SIGNS = {"1-0": "10", "0-1": "01", "1/2-1/2": "=="}
# the letters of games that are not rated
UNRATED = {"1": "W", "0": "L", "=": "D"}


def main(folder: Path) -> None:
    event = json.loads((folder / "event.json").read_text())
    names = {int(person): name for person, name in event["names"].items()}
    numbers = {row["competitor"]: row["number"] for row in event["standings"]["rows"]}
    points = {row["number"]: float(row["cells"][0]) for row in event["standings"]["rows"]}
    rounds = entries(event["rounds"], numbers)
    for edition in ("16", "26"):
        with (folder / f"weekend-{edition}.trf").open() as file:
            compare_report(trf.load(file), names, numbers, points, rounds)
    n_games = compare_games(folder / "weekend.pgn", event["rounds"], names)
    print(f"{len(points)} players, {len(rounds)} rounds, {n_games} games as PGN: as the event has them")


def entries(rounds: list, numbers: dict) -> list:
    """Of each round: opponent, colour and possible letters, by start number."""
    found = []
    for view in rounds:
        of = {}
        for table in view["tables"]:
            white, black = (numbers[table[side]["competitor"]] for side in ("white", "black"))
            score = table["games"][0]["result"]["score"]
            for number, opponent, colour, sign in (
                (white, black, "w", SIGNS[score][0]),
                (black, white, "b", SIGNS[score][1]),
            ):
                of[number] = (opponent, colour, sign + UNRATED[sign])
        for row in view["byes"]:
            of[numbers[row["side"]["competitor"]]] = (0, "-", BYES[row["bye"]])
        found.append(of)
    return found


def compare_report(report, names, numbers, points, rounds) -> None:
    persons = {number: person for person, number in numbers.items()}
    assert report.numplayers == len(report.players) == len(points), report.numplayers
    for player in report.players:
        number = player.startrank
        assert player.name == names[persons[number]], player
        assert player.points == points[number], (player, points[number])
        played = {game.round: game for game in player.games if game.startrank is not None}
        for at, of in enumerate(rounds, 1):
            opponent, colour, letters = of.get(number, (0, "-", "Z"))
            game = played.get(at)
            if game is None:
                assert letters == "Z", (player, at)
                continue
            assert (game.startrank, game.color) == (opponent, colour), (player, at, opponent)
            assert game.result.upper() in letters, (player, at, letters)


def compare_games(file: Path, rounds: list, names: dict) -> int:
    expected = {}
    for view in rounds:
        for table in view["tables"]:
            game = table["games"][0]
            sides = (names[game["white"]], names[game["black"]])
            expected[(view["round"], *sides)] = game["result"]["score"]
    n_games = 0
    with file.open() as text:
        while (game := chess.pgn.read_game(text)) is not None:
            assert not game.errors, game.errors
            tags = game.headers
            at = (int(tags["Round"].split(".")[0]), tags["White"], tags["Black"])
            assert expected.pop(at) == tags["Result"], (at, tags["Result"])
            board = game.end().board()
            if board.is_checkmate():
                assert board.result() == tags["Result"], at
            n_games += 1
    assert not expected, f"{len(expected)} games are not in {file}: {next(iter(expected))}"
    return n_games


if __name__ == "__main__":
    main(Path(sys.argv[1]))
