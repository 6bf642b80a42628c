//! A position as a picture, for previews of links: squares, the last move, and the pieces.
//!
//! The pieces are those of the pages (cburnett, by Colin M. L. Burnett, GPL-2.0-or-later), drawn by a
//! browser at the size they have here: that needs no program that draws vectors.

use std::io::Cursor;
use std::sync::LazyLock;

/// Width and height of the picture, in pixels.
pub const SIDE: usize = 8 * SQUARE;
const SQUARE: usize = 75;
/// Kings, queens, rooks, bishops, knights, pawns: White's above Black's.
const PIECES: &[u8] = include_bytes!("pieces.png");
const KINDS: &str = "kqrbnp";

type Colour = [u8; 3];
/// The squares, light and dark, as `tokens.css` has them, and those of the last move.
const SQUARES: [Colour; 2] = [[0xe9, 0xdc, 0xc3], [0xa9, 0x8a, 0x63]];
const MOVED: [Colour; 2] = [[0xd6, 0xd8, 0x79], [0xb0, 0xb2, 0x4f]];

/// The pieces' pixels: red, green, blue, opacity.
static SHEET: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut reader = png::Decoder::new(Cursor::new(PIECES)).read_info().expect("a picture");
    let size = reader.output_buffer_size().expect("a picture of some size");
    let mut pixels = vec![0; size];
    let info = reader.next_frame(&mut pixels).expect("a whole picture");
    assert_eq!((info.width as usize, info.height as usize), (6 * SQUARE, 2 * SQUARE));
    assert_eq!(info.color_type, png::ColorType::Rgba);
    pixels
});

/// A position as PNG, White's side below; the squares of its last move stand out.
///
/// # Panics
/// Never: the picture is written to memory.
pub fn draw(fen: &str, last: Option<&str>) -> Vec<u8> {
    let mut pixels = vec![0; SIDE * SIDE * 3];
    let moved = last.map_or([None, None], |uci| [square(uci, 0), square(uci, 2)]);
    for (place, piece) in board(fen).into_iter().enumerate() {
        let (column, row) = (place % 8, place / 8);
        let shade = (column + row) % 2;
        let of = if moved.contains(&Some(place)) { MOVED } else { SQUARES };
        fill(&mut pixels, column, row, of[shade], piece);
    }
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, SIDE as u32, SIDE as u32);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("written to memory");
    writer.write_image_data(&pixels).expect("written to memory");
    writer.finish().expect("written to memory");
    png
}

/// One square with its piece.
fn fill(pixels: &mut [u8], column: usize, row: usize, ground: Colour, piece: Option<char>) {
    let sprite = piece.and_then(|piece| {
        let kind = KINDS.find(piece.to_ascii_lowercase())?;
        Some((kind, usize::from(piece.is_ascii_lowercase())))
    });
    for y in 0..SQUARE {
        for x in 0..SQUARE {
            let to = 3 * ((row * SQUARE + y) * SIDE + column * SQUARE + x);
            let colour = sprite.map_or(ground, |(kind, side)| {
                let from = 4 * ((side * SQUARE + y) * 6 * SQUARE + kind * SQUARE + x);
                let [red, green, blue, opacity] = [0, 1, 2, 3].map(|n| SHEET[from + n]);
                let over = |own: u8, below: u8| {
                    let opacity = u16::from(opacity);
                    ((u16::from(own) * opacity + u16::from(below) * (255 - opacity)) / 255) as u8
                };
                [over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])]
            });
            pixels[to..to + 3].copy_from_slice(&colour);
        }
    }
}

/// The pieces of a FEN by square, from a8 to h1. Signs that are no pieces are empty squares.
fn board(fen: &str) -> [Option<char>; 64] {
    let mut board = [None; 64];
    let ranks = fen.split(' ').next().unwrap_or_default().split('/').take(8);
    for (row, rank) in ranks.enumerate() {
        let mut column = 0;
        for sign in rank.chars() {
            let empty = sign.to_digit(10).unwrap_or(0) as usize;
            if empty == 0 && column < 8 {
                board[8 * row + column] = Some(sign);
            }
            column += empty.max(1);
        }
    }
    board
}

/// The place of a square that a move in UCI names at this position of its text.
fn square(uci: &str, at: usize) -> Option<usize> {
    let [file, rank] = uci.as_bytes().get(at..at + 2)? else { return None };
    let column = usize::from(file.checked_sub(b'a')?);
    let row = usize::from(b'8'.checked_sub(*rank)?);
    (column < 8 && row < 8).then_some(8 * row + column)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(png: &[u8]) -> Vec<u8> {
        let mut reader = png::Decoder::new(Cursor::new(png)).read_info().expect("a picture");
        let mut pixels = vec![0; reader.output_buffer_size().expect("some size")];
        reader.next_frame(&mut pixels).expect("whole");
        pixels
    }

    #[test]
    fn a_picture_has_the_squares_the_last_move_and_the_pieces() {
        let png = draw("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1", Some("e2e4"));
        let pixels = pixels(&png);
        let at = |square_of: &str, x: usize, y: usize| {
            let place = square(square_of, 0).expect("a square");
            let from = 3 * ((place / 8 * SQUARE + y) * SIDE + place % 8 * SQUARE + x);
            [pixels[from], pixels[from + 1], pixels[from + 2]]
        };
        assert_eq!((at("a8", 0, 0), at("a1", 0, 0)), (SQUARES[0], SQUARES[1]));
        assert_eq!((at("e2", 0, 0), at("e4", 0, 0)), (MOVED[0], MOVED[0]));
        let middle = SQUARE / 2;
        assert!(at("e4", middle, middle).iter().all(|part| *part > 200), "a white pawn");
        assert!(at("e8", middle, SQUARE - 15).iter().any(|part| *part < 60), "the black king");
    }

    #[test]
    fn a_text_that_is_no_position_is_an_empty_board_and_nothing_breaks() {
        for fen in ["", "nonsense", "99999999/pppppppppppp/////////////", "☃/8/8"] {
            assert!(!draw(fen, Some("☃☃")).is_empty(), "{fen}");
        }
    }

    #[test]
    fn the_squares_have_the_colours_of_the_pages() {
        let tokens = include_str!("../../web/src/tokens.css");
        let [light, dark] = SQUARES;
        let [light_moved, dark_moved] = MOVED;
        for (name, [red, green, blue]) in [
            ("square-light", light),
            ("square-dark", dark),
            ("square-light-moved", light_moved),
            ("square-dark-moved", dark_moved),
        ] {
            let line = format!("--{name}: #{red:02x}{green:02x}{blue:02x};");
            assert!(tokens.contains(&line), "{line}");
        }
    }
}
