//! Game sheets: keys in, asks and screens out.

mod acts;
mod deciding;
mod devices;
mod equipment;
mod large_screens;
mod log;
mod numbers;
mod outage;
mod previews;
mod rule_systems;
mod screens;
mod sheet;
mod starts;
mod walking;
