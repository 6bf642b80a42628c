//! Everything that needs the whole house: harness, end-to-end tests, the seeded hall, benches.
