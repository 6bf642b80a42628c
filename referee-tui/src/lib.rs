//! The referee's terminal.
