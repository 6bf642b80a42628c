//! The rules of play, tried from outside: every test is a game sheet and what the court says to it.

mod sheet;

mod amendments;
mod authority;
mod calls;
mod claims;
mod clocks;
mod corrections;
mod course;
mod devices;
mod draw_claims;
mod endings;
mod evidence;
mod flags;
mod illegal_moves;
mod moves;
mod offers;
mod pauses;
mod penalties;
mod properties;
mod readiness;
mod requests;
mod restart;
mod results;
mod rules_page;
mod runs;
mod sheets_page;
mod speed_clocks;
mod speed_disputes;
mod speed_moves;
mod speed_promotions;
mod speed_words;
mod start;
mod views;
