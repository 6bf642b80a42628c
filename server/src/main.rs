//! The court server's command line.

fn main() {}
