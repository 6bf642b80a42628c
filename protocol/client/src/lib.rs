//! The reconnecting link every device uses.
