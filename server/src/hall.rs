//! A hall: the whole server, started and stopped as one thing.
//!
//! Two threads have a runtime each. The court's runs sessions, gate and courts, so that a request changes
//! threads only to the journal's writer and back. The public's runs followers, pages and questions. It
//! never holds the court up: courts release into its queues without waiting.
//!
//! ```no_run
//! use referee_server::config::Event;
//! use referee_server::hall::{Hall, HallOptions};
//! let hall = Hall::start(HallOptions::new("/var/lib/court", Event::default()), &mut |line| println!("{line}"))?;
//! println!("devices: {}, public: {}", hall.court_addr(), hall.public_addr());
//! hall.stop();
//! # Ok::<(), referee_server::hall::StartError>(())
//! ```

mod options;
mod start_error;
mod threads;

use crate::access::device_list;
use crate::access::gate::{GateHandle, GateTask, Listed, Screen, Shown};
use crate::access::{Code, DEVICES_MAX, Device, Grant, hex};
use crate::clock::{ClockStart, CourtClock, Reading};
use crate::config::{CourtPlan, Event};
use crate::control::{Control, Secret};
use crate::copies::{Copies, Places};
use crate::court::task::{CourtHandle, CourtHandles, CourtTask};
use crate::court::{COURTS_MAX, Layout};
use crate::desks::{Desks, FromCourt};
use crate::disk_reserve;
use crate::epoch_key::EpochKey;
use crate::feed::Feed;
use crate::feed::task::{FeedHandle, FeedSender, FeedTask};
use crate::goodbye;
use crate::http::{CourtEntry, PublicWorld, court_routes, public_routes};
use crate::names;
use crate::net::announce::Announcement;
use crate::net::budget::{PUBLIC, STRANGERS, SocketLimiter};
use crate::net::descriptors::Shares;
use crate::net::listen::{self, bind};
use crate::past::{self, Moment, Past};
use crate::player_links::PlayerLinks;
use crate::presence::task::PresenceTask;
use crate::record::{Replayed, replay};
use crate::recovery::{self, Found};
use crate::rounds::{self, Rounds};
use crate::screens::Screens;
use crate::session::task::{Allowances, SessionWorld};
use crate::terminal::say;
use crate::uptime::Uptime;
use court_protocol::{
    Ask, BoardNo, CourtId, DeviceId, Epoch, Goodbye, Millis, Plain, StreamId, Verdict,
};
pub use options::HallOptions;
use referee_core::{Command, CourtState};
use referee_journal::os_disk::OsDisk;
use referee_journal::private;
use referee_journal::{Journal, JournalHandle, JournalOptions, Progress};
use referee_messages::{say, words};
pub use start_error::StartError;
use std::collections::BTreeMap;
use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener as StdListener};
use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use threads::{give_way, runtime_thread};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Handle};
use tokio::sync::{Mutex, mpsc as mpsc_async, oneshot, watch};
use tokio_util::sync::CancellationToken;

/// A running hall. Dropping it stops it.
#[derive(Debug)]
pub struct Hall {
    court_addr: SocketAddr,
    public_addr: SocketAddr,
    clock: CourtClock,
    gate: GateHandle,
    courts: CourtHandles,
    journal_handle: JournalHandle,
    journal: Option<Journal>,
    court_thread: Option<(Handle, JoinHandle<()>)>,
    public_thread: Option<JoinHandle<()>>,
    announcement: Option<Announcement>,
    stop_public: CancellationToken,
    stop: CancellationToken,
}

impl Hall {
    /// Starts a hall. Blocks until both listeners are open and every court is restored from its
    /// journal. `progress` receives a line for each long step and each repair of the journal.
    ///
    /// # Errors
    /// A sentence for the person at the server.
    #[expect(clippy::needless_pass_by_value, reason = "made for this one call, often in place")]
    pub fn start(options: HallOptions, progress: &mut dyn FnMut(&str)) -> Result<Self, StartError> {
        let folder = options.data.display().to_string();
        // durably, so that no power cut takes the journal's folder with its own
        OsDisk::create(&options.data)
            .map_err(|source| StartError::Folder { folder: folder.clone(), source })?;
        if let Err(error) = private::shut_folder(&options.data) {
            // a folder of somebody else: the files in it are the server's own all the same
            let why = error.to_string();
            progress(&say!("console-folder-is-open", folder, why));
        }
        if let Some(mirror) = &options.mirror
            && is_same_folder(mirror, &options.data)
        {
            return Err(StartError::MirrorOfItself { folder });
        }
        // ports first: a port in use is found before anything is touched
        if options.court == options.public && options.court.port() != 0 {
            return Err(StartError::OnePort { port: options.court.port() });
        }
        let court_listener = bind(options.court, "--court-port")?;
        let public_listener = bind(options.public, "--public-port")?;
        listen::keep_little(&public_listener)?;
        listen::take_little(&public_listener)?;
        listen::take_little(&court_listener)?;
        listen::ask_for_life(&public_listener)?;
        let shares = Shares::now(DEVICES_MAX);
        if let Some(note) = shares.note() {
            progress(&note);
        }
        let (court_addr, public_addr) =
            (court_listener.local_addr()?, public_listener.local_addr()?);

        let mut journal_options = JournalOptions::new(&options.data);
        journal_options.mirror.clone_from(&options.mirror);
        let (mut journal, report) =
            Journal::open(&journal_options, &mut |step| progress(&sentence(step)))?;
        for note in report.notes() {
            progress(&note);
        }
        let history = journal.history();
        let handle = journal.handle();
        let last = report.heads.iter().map(|head| head.at).max();
        let reading = options.clock.map_or_else(Reading::now, Reading::manual);
        let (uptime, before) = Uptime::open(&options.data)?;
        let kept = before.map(|before| before.clock);
        let start = ClockStart::going_on(reading, kept, last, options.speed);
        if let Some(ahead) = start.wall_ahead {
            let how = if ahead < Millis::ZERO { "late" } else { "early" };
            progress(&say!("console-clock-off", off = ahead.0.abs(), how));
        }
        let clock = match options.clock {
            Some(hand) => CourtClock::manual(hand, start, options.speed),
            None => CourtClock::start(start, options.speed),
        };
        let (epoch_key, is_new) = EpochKey::open(&options.data, options.mirror.as_deref())?;
        if is_new && !report.heads.is_empty() {
            progress(&say!("console-new-epoch-key"));
        }
        if let Some(why) = &options.confirm {
            confirm(&handle, &clock, why)?;
        }
        let about = Arc::new(names::event(&options.event.about, &options.data, progress));
        let look = about.look.sheet();
        // a damaged set-up is written anew, and its players are entered as at the first start
        let last_start = Event::kept(&options.data).ok().flatten().unwrap_or_default();
        options.event.keep(&options.data)?;
        let persons = &options.event.persons;
        let had_one = !report.heads.is_empty();
        let names =
            names::names(&about, persons, &last_start.persons, &options.data, had_one, progress);

        let mut replayed = BTreeMap::new();
        for plan in &options.event.courts {
            for advice in referee_core::setup::advice(&plan.setup) {
                let advice = words().say(&advice);
                progress(&say!("console-advice", name = plan.setup.name, advice));
            }
            let mut said = 0;
            let mut court = replay(&history, plan.court, &mut |n_records| {
                if n_records >= said + 100_000 {
                    said = n_records;
                    progress(&say!("console-records-read", court = plan.court, records = said));
                }
            })?;
            if let Some(setup) = court.state.setup()
                && *setup != plan.setup
            {
                let was = format!("{:?}, {} boards on a {}", setup.name, setup.boards, setup.kind);
                return Err(StartError::OtherSetup { court: plan.court, folder, was });
            }
            // what is ruled from now on belongs to the writer's term
            court.state.begin_epoch(handle.epoch(), court.state.seq());
            replayed.insert(plan.court, court);
        }

        let before = before.map(|before| before.known(clock.now()));
        let known = before.map(|before| before.until).max(last);
        let found = known.map(|known| Found {
            records: report.heads.iter().map(|head| head.seq.0).sum(),
            away: clock.now() - known,
            in_doubt: kept != clock.kept(),
        });
        let (tell_recovered, told_recovered) = mpsc_async::channel(COURTS_MAX);
        let (stop, stop_public) = (CancellationToken::new(), CancellationToken::new());
        let highest = replayed.values().map(|court| court.highest_device).max();
        let highest = highest.unwrap_or(DeviceId(0));
        let enrolled = device_list::read(&options.data)?;
        if let Some(lack) = device_list::lack(&enrolled, highest, &options.data) {
            progress(&lack);
        }
        let secret = Secret::new(secret()?);
        let control = Control::open(&options.data, secret.clone(), court_addr)?;
        let courts = options.event.courts.iter();
        let layout = Layout(courts.map(|plan| (plan.court, plan.setup.boards)).collect());

        let (presence_task, presence) = PresenceTask::new(clock);
        let recovery_presence = presence.clone();
        let mut court_tasks = Vec::new();
        let (mut own_feeds, mut public_feeds) = (Feeds::default(), Feeds::default());
        let mut handles: BTreeMap<CourtId, CourtHandle> = BTreeMap::new();
        let mut states: BTreeMap<CourtId, CourtState> = BTreeMap::new();
        let public_clock = clock.delayed(about.public_delay.unwrap_or(Millis::ZERO));
        for (id, Replayed { state, .. }) in replayed {
            let feed = |state: CourtState| {
                let feed = Feed::new(id, state, names.clone(), options.speed);
                FeedTask::new(feed.of_event(about.view()), history.clone())
            };
            let own = own_feeds.add(id, feed(state.clone()));
            let public = if about.public_delay.is_some() {
                let shown = Moment::Instant(public_clock.now());
                let (task, sender, handle) = feed(past::replay(&history, id, shown)?);
                (task.delayed(public_clock), sender, handle)
            } else {
                feed(state.clone())
            };
            let senders = vec![own, public_feeds.add(id, public)];
            let (task, court) = CourtTask::new(
                id,
                state.clone(),
                clock,
                handle.clone(),
                history.clone(),
                senders,
                presence.clone(),
            );
            court_tasks.push(match found {
                Some(_) => task.telling(tell_recovered.clone()),
                None => task,
            });
            handles.insert(id, court);
            states.insert(id, state);
        }
        let courts = CourtHandles::new(handles, layout.clone());
        let show = |shown: Shown<'_>| match shown {
            Shown::Enrolled { device, next } => {
                let name = Plain(&device.name).to_string();
                let (device, role) = (device.id, device.grant.role);
                say(match next {
                    None => say!("console-enrolled", device, name, role),
                    Some(Code { code, grant: Grant { role, .. }, .. }) => {
                        say!("console-enrolled-next", device, name, role, code)
                    }
                });
            }
            Shown::Asks(asking) => {
                let name = Plain(&asking.name).to_string();
                say(say!("console-phone-asks", number = asking.number, name));
            }
            Shown::ManyAsk { count, network } => {
                say(say!("console-many-phones-ask", count, network = network.to_string()));
            }
        };
        let (gate_task, gate) = GateTask::new(
            &options.data,
            enrolled,
            highest,
            courts.clone(),
            Box::new(random),
            Screen { show: Box::new(show), is_terminal: options.terminal },
            (presence.clone(), clock),
        );

        let (desks, desk_tasks) = Desks::open(&handle, &history, [clock, public_clock], &stop)?;
        let desks = Arc::new(desks);
        let from_courts: Vec<FromCourt> = own_feeds
            .handles
            .iter()
            .map(|(court, feed)| FromCourt::new(*court, feed.clone(), Arc::clone(&desks)))
            .collect();
        let rounds = Arc::new(Rounds {
            event: options.event.clone(),
            data: options.data.clone(),
            courts: courts.clone(),
            feeds: own_feeds.handles.clone(),
            all_feeds: Mutex::new(
                own_feeds.handles.values().chain(public_feeds.handles.values()).cloned().collect(),
            ),
            names: watch::Sender::new(names),
            desks: Arc::clone(&desks),
            turn: Mutex::default(),
        });
        if let Some(second) = options.copy_to.as_ref().filter(|second| !second.is_dir()) {
            let folder = second.display().to_string();
            progress(&say!("copy-failed", folder, kind = "gone", why = ""));
        }
        // a demonstration is made anew at every start
        let keeps_copies = !options.demo;
        let copies = Arc::new(Copies {
            places: Places {
                data: options.data.clone(),
                mirror: options.mirror.clone(),
                second: options.copy_to.clone(),
                journal: handle.clone(),
            },
            clock,
            desks: Arc::clone(&desks),
            feeds: own_feeds.handles.clone(),
            presence: presence.clone(),
            last: Mutex::default(),
        });
        let names = rounds.names.subscribe();
        let (named, names_shown) = oneshot::channel();
        let screens = Arc::new(Screens::default());
        let past = Arc::new(Past::new(history));
        let world = Arc::new(SessionWorld {
            listener: court_addr,
            gate: gate.clone(),
            machine_secret: secret,
            courts: courts.clone(),
            rounds: rounds.clone(),
            desks: Arc::clone(&desks),
            player_links: Arc::new(PlayerLinks::open(&options.data, epoch_key)?),
            feeds: Arc::new(own_feeds.handles),
            presence,
            allowances: Allowances::default(),
            clock,
            journal: handle.clone(),
            copies: Arc::clone(&copies),
            epoch_key,
            public: public_addr,
            about: Arc::clone(&about),
            screens: Arc::clone(&screens),
            past: Arc::clone(&past),
            stop: stop.clone(),
        });
        let own_tasks = own_feeds.tasks;
        let (reserve, reserve_presence) = (handle.clone(), world.presence.clone());
        let (control_gate, control_stop, court_stop) = (gate.clone(), stop.clone(), stop.clone());
        let court_thread = runtime_thread("court", Builder::new_current_thread(), async move {
            let feeds: Vec<_> = own_tasks
                .into_iter()
                .map(|feed| tokio::spawn(feed.run(court_stop.clone().cancelled_owned())))
                .collect();
            let courts: Vec<_> = court_tasks
                .into_iter()
                .map(|court| tokio::spawn(court.run(before, court_stop.clone())))
                .collect();
            for desk in desk_tasks {
                tokio::spawn(desk.run());
            }
            for results in from_courts {
                tokio::spawn(results.run());
            }
            if keeps_copies {
                let stop = court_stop.clone();
                tokio::spawn(async move { stop.run_until_cancelled(copies.watch()).await });
            }
            let uptime = tokio::spawn(uptime.run(clock, court_stop.clone()));
            let gate = tokio::spawn(gate_task.run());
            let presence = tokio::spawn(presence_task.run(court_stop.clone()));
            if let Some(found) = found {
                tokio::spawn(recovery::tell(
                    found,
                    told_recovered,
                    |line| say(line),
                    recovery_presence,
                ));
            }
            let look = move || reserve.room();
            let stop = court_stop.clone();
            let reserve =
                tokio::spawn(disk_reserve::watch(look, |line| say(line), reserve_presence, stop));
            rounds.show_names().await;
            let _nobody_waits = named.send(());
            let control = tokio::spawn(control.serve(control_gate, layout, rounds, control_stop));
            let limiter = SocketLimiter::new(STRANGERS.at_most(shares.strangers));
            accept(court_listener, court_routes(world), limiter, court_stop).await;
            for court in courts.into_iter().chain(feeds) {
                // a court that broke an invariant has logged it
                let _ended = court.await;
            }
            let _ended = control.await;
            let _ended = reserve.await;
            let _ended = presence.await;
            let _ended = uptime.await;
            gate.abort();
        })?;
        let public_world = PublicWorld {
            feeds: Arc::new(public_feeds.handles),
            courts: Arc::new(options.event.courts.iter().map(entry).collect()),
            clock: public_clock,
            listener: public_addr,
            about,
            screens,
            look: look.into(),
            past,
            desks,
            names,
        };
        let public_tasks = public_feeds.tasks;
        let public_stop = stop_public.clone();
        let workers = std::thread::available_parallelism().map_or(1, |n| n.get() - 1).max(1);
        let mut builder = Builder::new_multi_thread();
        builder.worker_threads(workers).on_thread_start(give_way);
        let (_, public_thread) = runtime_thread("public", builder, async move {
            let feeds: Vec<_> = public_tasks
                .into_iter()
                .map(|feed| tokio::spawn(feed.run(public_stop.clone().cancelled_owned())))
                .collect();
            // the first spectator too reads a hidden player's start number, not that of the register
            let _stopped = names_shown.await;
            let limiter = SocketLimiter::new(PUBLIC.at_most(shares.followers));
            accept(public_listener, public_routes(public_world), limiter, public_stop).await;
            for feed in feeds {
                let _ended = feed.await;
            }
        })?;

        journal.check_in_background(|checked| {
            for note in checked.notes() {
                tracing::warn!("{note}");
            }
        })?;
        let announcement = options.announce.then(|| Announcement::start(court_addr, public_addr));
        let hall = Self {
            court_addr,
            public_addr,
            clock,
            gate,
            courts,
            journal_handle: handle,
            journal: Some(journal),
            court_thread: Some(court_thread),
            public_thread: Some(public_thread),
            announcement,
            stop_public,
            stop,
        };
        for plan in &options.event.courts {
            if let Some(refusal) = hall.journal_handle.refusal(StreamId::from(plan.court)) {
                let why = refusal.to_string();
                progress(&say!("console-no-recording", court = plan.court, why));
                hall.courts.stop(plan.court, refusal);
            } else {
                hall.lay_out(plan, &states[&plan.court], &options, progress)?;
            }
        }
        Ok(hall)
    }

    /// The address for devices and referees.
    pub const fn court_addr(&self) -> SocketAddr {
        self.court_addr
    }

    /// The address for spectators.
    pub const fn public_addr(&self) -> SocketAddr {
        self.public_addr
    }

    pub const fn clock(&self) -> CourtClock {
        self.clock
    }

    pub const fn journal(&self) -> &JournalHandle {
        &self.journal_handle
    }

    pub fn courts(&self) -> Vec<CourtId> {
        self.courts.ids()
    }

    /// The boards of each court.
    pub fn boards(&self) -> BTreeMap<CourtId, Vec<BoardNo>> {
        let courts = self.courts.layout().0.iter();
        courts.map(|(court, boards)| (*court, (1..=*boards).map(BoardNo).collect())).collect()
    }

    /// Opens a one-time code.
    ///
    /// # Panics
    /// When the hall has stopped.
    pub fn open_code(&self, grant: Grant) -> Code {
        let gate = self.gate.clone();
        self.wait(async move { gate.open_code(grant).await }).expect("the gate is open")
    }

    /// Everyone who ever enrolled.
    ///
    /// # Panics
    /// When the hall has stopped.
    pub fn devices(&self) -> Vec<Listed> {
        let gate = self.gate.clone();
        self.wait(async move { gate.list().await }).expect("the gate is open")
    }

    /// Takes a device's token away and ends its session; `None` when there is no such device.
    pub fn revoke(&self, device: DeviceId) -> Option<Device> {
        let gate = self.gate.clone();
        self.wait(async move { gate.revoke(device).await })
    }

    /// Has something ruled for the server's own machine, with the head referee's rights. What it came to,
    /// once that is durable.
    ///
    /// # Errors
    /// Why the court has stopped.
    pub fn by_server(&self, court: CourtId, ask: Ask) -> Result<Option<Verdict>, Goodbye> {
        self.command(court, Command::Server { ask })
    }

    /// Stops everything: sessions are told, what is under way becomes durable, the journal is
    /// checkpointed. Blocks.
    pub fn stop(mut self) {
        self.end();
    }

    fn command(&self, court: CourtId, command: Command) -> Result<Option<Verdict>, Goodbye> {
        let handle = self.courts.get(court).cloned();
        self.wait(async move {
            match handle {
                Some(court) => court.command(command).await,
                None => Err(goodbye::stopping()),
            }
        })
    }

    /// Lays a court out as planned, and puts the games on it that are not there. A court on which
    /// they cannot be put goes on with those it has, and `progress` hears why.
    fn lay_out(
        &self,
        plan: &CourtPlan,
        state: &CourtState,
        options: &HallOptions,
        progress: &mut dyn FnMut(&str),
    ) -> Result<(), StartError> {
        let court = plan.court;
        let ruled = |verdict: Result<Option<Verdict>, Goodbye>| match verdict {
            Ok(Some(Verdict::Refused { refusal })) => Err(StartError::Refused { court, refusal }),
            Ok(_) => Ok(()),
            Err(goodbye) => Err(StartError::Stopped(goodbye)),
        };
        if state.setup().is_none() {
            ruled(self.command(
                court,
                Command::Open {
                    court,
                    setup: plan.setup.clone(),
                    demo: options.demo,
                    speed: options.speed,
                },
            ))?;
        }
        let (games, otherwise) = rounds::at_start(plan, state);
        if let Some(otherwise) = otherwise {
            progress(&otherwise);
        }
        if games.is_empty() {
            return Ok(());
        }
        match self.by_server(court, Ask::Pair { games, despite: None }) {
            Ok(Some(Verdict::Refused { refusal, .. })) => {
                progress(&rounds::refused_at_start(court, &refusal));
                Ok(())
            }
            Ok(_) => Ok(()),
            Err(goodbye) => Err(StartError::Stopped(goodbye)),
        }
    }

    /// Runs something on the court's runtime and waits for it on this thread.
    fn wait<T: Send + 'static>(&self, task: impl Future<Output = T> + Send + 'static) -> T {
        let (handle, _) = self.court_thread.as_ref().expect("it is there until the hall ends");
        let (done, result) = mpsc::sync_channel(1);
        handle.spawn(async move {
            // who asked waits for it
            let _waits = done.send(task.await);
        });
        result.recv().expect("the court's runtime runs as long as the hall")
    }

    fn end(&mut self) {
        self.announcement = None;
        self.stop.cancel();
        if let Some((_, thread)) = self.court_thread.take() {
            // a thread that broke an invariant has logged it
            let _ended = thread.join();
        }
        // the feeds have shown everything that was released
        self.stop_public.cancel();
        if let Some(thread) = self.public_thread.take() {
            let _ended = thread.join();
        }
        if let Some(journal) = self.journal.take() {
            journal.close();
        }
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        self.end();
    }
}

/// Feeds of one runtime.
#[derive(Default)]
struct Feeds {
    tasks: Vec<FeedTask>,
    handles: BTreeMap<CourtId, FeedHandle>,
}

impl Feeds {
    fn add(&mut self, id: CourtId, feed: (FeedTask, FeedSender, FeedHandle)) -> FeedSender {
        let (task, sender, handle) = feed;
        self.tasks.push(task);
        self.handles.insert(id, handle);
        sender
    }
}

fn entry(plan: &CourtPlan) -> CourtEntry {
    CourtEntry { court: plan.court, name: plan.setup.name.clone() }
}

/// True if two paths lead to one folder.
fn is_same_folder(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    real(one) == real(other)
}

async fn accept(
    listener: StdListener,
    routes: axum::Router,
    limiter: SocketLimiter,
    stop: CancellationToken,
) {
    match TcpListener::from_std(listener) {
        Ok(listener) => listen::serve(listener, routes, limiter, stop).await,
        Err(error) => tracing::error!("a listener could not be served: {error}"),
    }
}

fn sentence(step: Progress) -> String {
    match step {
        Progress::Reading(records) => say!("console-journal-read", records),
        Progress::Indexing { done, of } => say!("console-journal-indexed", done, of),
        Progress::Restoring(records) => say!("console-journal-restored", records),
    }
}

fn confirm(journal: &JournalHandle, clock: &CourtClock, why: &str) -> Result<Epoch, StartError> {
    let (done, result) = mpsc::sync_channel(1);
    journal.confirm(
        clock.now(),
        why,
        Box::new(move |epoch| {
            // the start waits for it
            let _waits = done.send(epoch);
        }),
    );
    Ok(result.recv().expect("the journal answers every question")?)
}

fn secret() -> Result<String, io::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(hex(&bytes))
}

fn random(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gave random bytes when the hall started");
}
