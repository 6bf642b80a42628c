//! Game sheets: keys in, asks and screens out.

mod acts;
mod authors;
mod closed;
mod countdowns;
mod deciding;
mod devices;
mod equipment;
mod large_screens;
mod log;
mod narrow;
mod numbers;
mod outage;
mod previews;
mod rounds;
mod rule_systems;
mod screens;
mod sheet;
mod starts;
mod walking;
mod warnings;
