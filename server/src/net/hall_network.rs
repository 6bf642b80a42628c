//! The hall's own network: whose addresses are people and devices here, not visitors from afar.
//!
//! Of the hall are this machine, private and link-local addresses, and the networks of the machine's
//! own interfaces, whatever their addresses: a hall may have public ones, in IPv6 nearly always.

use std::net::IpAddr;
use std::time::{Duration, Instant};

/// The interfaces are read again when they are older: a laptop may join the hall's network late.
const READ_AGAIN: Duration = Duration::from_mins(1);
/// The bits of an IPv6 network that devices share; an interface may name only its own address.
const IPV6_BITS: u8 = 64;

/// An address of an interface, and how many of its bits are the network's.
type Interface = (IpAddr, u8);

/// The networks of this machine's interfaces, as they were read last.
#[derive(Debug)]
pub(super) struct HallNetwork {
    read: fn() -> Vec<Interface>,
    interfaces: Vec<Interface>,
    at: Option<Instant>,
}

impl Default for HallNetwork {
    fn default() -> Self {
        Self { read: of_this_machine, interfaces: Vec::new(), at: None }
    }
}

impl HallNetwork {
    /// True if an address is of the hall.
    pub(super) fn contains(&mut self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        let is_own = match address {
            IpAddr::V4(v4) => v4.is_loopback() || v4.is_private() || v4.is_link_local(),
            IpAddr::V6(v6) => {
                v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local()
            }
        };
        if is_own {
            return true;
        }
        if self.at.is_none_or(|at| at.elapsed() >= READ_AGAIN) {
            (self.interfaces, self.at) = ((self.read)(), Some(Instant::now()));
        }
        self.interfaces.iter().any(|interface| is_in(*interface, address))
    }
}

fn is_in((own, bits): Interface, address: IpAddr) -> bool {
    match (own, address) {
        (IpAddr::V4(own), IpAddr::V4(address)) => {
            let differs = (own.to_bits() ^ address.to_bits()).leading_zeros();
            bits > 0 && differs >= u32::from(bits)
        }
        (IpAddr::V6(own), IpAddr::V6(address)) => {
            let differs = (own.to_bits() ^ address.to_bits()).leading_zeros();
            bits > 0 && differs >= u32::from(bits.min(IPV6_BITS))
        }
        _ => false,
    }
}

/// Where the system does not tell, the hall has private and link-local addresses only.
fn of_this_machine() -> Vec<Interface> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let addresses = interfaces.into_iter().map(|interface| match interface.addr {
        if_addrs::IfAddr::V4(v4) => (v4.ip.into(), v4.prefixlen),
        if_addrs::IfAddr::V6(v6) => (v6.ip.into(), v6.prefixlen),
    });
    addresses.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    impl HallNetwork {
        /// A machine with these interfaces.
        pub(in crate::net) fn with(read: fn() -> Vec<Interface>) -> Self {
            Self { read, ..Self::default() }
        }
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn the_networks_of_the_machines_own_interfaces_are_the_halls_in_ipv4_and_ipv6() {
        let mut hall = HallNetwork::with(|| {
            vec![(address("198.51.100.7"), 24), (address("2001:db8:1:2::5"), 128)]
        });
        for own in ["198.51.100.200", "2001:db8:1:2:ffff::9", "192.168.1.9", "fe80::1", "::1"] {
            assert!(hall.contains(address(own)), "{own}");
        }
        for foreign in ["198.51.101.7", "2001:db8:1:3::5", "203.0.113.9"] {
            assert!(!hall.contains(address(foreign)), "{foreign}");
        }
        assert!(!of_this_machine().is_empty(), "every machine has its loopback");
    }
}
