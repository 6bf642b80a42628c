//! Game sheets: keys in, asks and screens out.

mod acts;
mod large_screens;
mod outage;
mod screens;
mod sheet;
