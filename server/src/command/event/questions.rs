//! The ten questions of a new event on the command line, in the words of the organiser's page.

use crate::tables::Value;
use court_protocol::{CourtId, Millis, Ruleset, code};
use referee_desk::views::NewEventView;
use referee_desk::{
    Category, CourtPlan, CrewMember, Day, Duty, Format, PersonId, Plan, Refusal, SystemChoice,
};
use referee_entries::fold;
use referee_messages::{say, words};
use referee_tournament::event::Date;
use std::io::{self, BufRead, Write};

/// The answer that leaves a setting empty.
const NOTHING: &str = "-";
/// The answer that takes the usual answers of all questions that are left.
const ALL_USUAL: &str = ".";

const RULEBOOKS: [Ruleset; 5] =
    [Ruleset::Classic, Ruleset::Walk, Ruleset::Sprint, Ruleset::Speed, Ruleset::Intramural];
const FORMATS: [Format; 3] = [Format::Players, Format::Teams, Format::League];
const SYSTEMS: [SystemChoice; 5] = [
    SystemChoice::Recommended,
    SystemChoice::Swiss,
    SystemChoice::RoundRobin,
    SystemChoice::DoubleRoundRobin,
    SystemChoice::Knockout,
];
const DUTIES: [Duty; 6] = [
    Duty::Organiser,
    Duty::ChiefArbiter,
    Duty::HeadReferee,
    Duty::LineJudge,
    Duty::PairingsOfficer,
    Duty::Announcer,
];

/// A plan as it was answered. The members of its crew are not in the register yet.
#[derive(Debug)]
pub(super) struct Answered {
    pub(super) plan: Plan,
    /// Family name and given names of each member of [`Plan::crew`], in order.
    pub(super) crew: Vec<[String; 2]>,
}

/// Asks the questions, shows the plan, and asks whether to create it.
///
/// `None` if the answer is no, or the input ended before it.
///
/// # Errors
/// If the terminal cannot be read or written.
pub(super) fn ask(
    usual: NewEventView,
    answers: &mut dyn BufRead,
    screen: &mut dyn Write,
) -> io::Result<Option<Answered>> {
    let NewEventView { plan, recommended } = usual;
    let courts = plan.courts.clone();
    let days = plan.days.clone();
    let plan = Plan { courts: Vec::new(), days: Vec::new(), ..plan };
    let answered = Answered { plan, crew: Vec::new() };
    let mut asked = Dialogue { answers, screen, answered, told: Vec::new(), takes_usual: false };
    asked.writes(&say!("organiser-only-name"))?;
    asked.writes(&say!("events-how-to-answer", nothing = NOTHING, rest = ALL_USUAL))?;
    let is_answered = asked.event()?
        && asked.rulebook()?
        && asked.competitors()?
        && asked.days(&days)?
        && asked.categories()?
        && asked.system(|days| recommended[days.clamp(1, 3) - 1].rounds)?
        && asked.finals(|days| recommended[days.clamp(1, 3) - 1].finalists)?
        && asked.times()?
        && asked.courts(&courts)?
        && asked.crew()?
        && asked.late()?
        && asked.check_in()?
        && asked.is_confirmed()?;
    Ok(is_answered.then_some(asked.answered))
}

/// True as long as the input goes on.
type GoesOn = io::Result<bool>;

struct Dialogue<'a> {
    answers: &'a mut dyn BufRead,
    screen: &'a mut dyn Write,
    answered: Answered,
    /// The settings of each question, as they are shown before the event is created.
    told: Vec<(String, Vec<String>)>,
    /// True if every question that is left has its usual answer.
    takes_usual: bool,
}

/// The kind of answer that a question expects.
#[derive(Clone, Copy)]
enum Expected {
    Number,
    YesOrNo,
    Day,
    Time,
    Choice,
    /// Any text: the plan alone judges it.
    Text,
}

impl Expected {
    const fn code(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::YesOrNo => "yes_or_no",
            Self::Day => "day",
            Self::Time => "time",
            Self::Choice => "choice",
            Self::Text => "text",
        }
    }
}

impl Dialogue<'_> {
    fn plan(&self) -> &Plan {
        &self.answered.plan
    }

    fn writes(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.screen, "{line}")
    }

    /// Begins a question: its number and name.
    fn question(&mut self, n: u8) -> io::Result<()> {
        let name = say!("organiser-question", n);
        let head = if (1..=10).contains(&n) { format!("{n}. {name}") } else { name };
        if !self.takes_usual {
            self.writes(&format!("\n{head}"))?;
        }
        self.told.push((head, Vec::new()));
        Ok(())
    }

    fn tell(&mut self, setting: String) {
        self.told.last_mut().expect("a setting belongs to a question").1.push(setting);
    }

    /// The next answer, without blanks around it; `None` at the end of the input.
    fn answer(&mut self, prompt: &str) -> io::Result<Option<String>> {
        if self.takes_usual {
            return Ok(Some(String::new()));
        }
        write!(self.screen, "  {prompt}: ")?;
        self.screen.flush()?;
        let mut line = Vec::new();
        if self.answers.read_until(b'\n', &mut line)? == 0 {
            self.writes("")?;
            return Ok(None);
        }
        let answer = String::from_utf8_lossy(&line).trim().to_owned();
        self.takes_usual = answer == ALL_USUAL;
        Ok(Some(if self.takes_usual { String::new() } else { answer }))
    }

    /// Asks for one setting until its answer can be read and the plan can have it. Enter keeps what
    /// `shown` says.
    fn asks(
        &mut self,
        label: &str,
        (expected, hint): (Expected, &str),
        shown: impl Fn(&Plan) -> String,
        set: impl Fn(&mut Plan, &str) -> Option<()>,
    ) -> GoesOn {
        let hint = if hint.is_empty() { String::new() } else { format!(" ({hint})") };
        let prompt = format!("{label}{hint} [{}]", shown(self.plan()));
        loop {
            let Some(answer) = self.answer(&prompt)? else { return Ok(false) };
            if answer.is_empty() {
                break;
            }
            let mut plan = self.plan().clone();
            let given = if answer == NOTHING { "" } else { &answer };
            let wrong = match set(&mut plan, given) {
                None => say!("events-no-answer", answer, expected = expected.code()),
                Some(()) => match plan.fault() {
                    None => {
                        self.answered.plan = plan;
                        break;
                    }
                    Some((setting, _)) => {
                        words().say(&Refusal::BadPlan { setting, found: answer }.message())
                    }
                },
            };
            self.writes(&format!("  {wrong}"))?;
        }
        let shown = shown(self.plan());
        if !shown.is_empty() {
            self.tell(format!("{label}: {shown}"));
        }
        Ok(true)
    }

    fn text(&mut self, label: &str, hint: &str, of: fn(&mut Plan) -> &mut String) -> GoesOn {
        let shown = |plan: &Plan| of(&mut plan.clone()).clone();
        self.asks(label, (Expected::Text, hint), shown, |plan, answer| {
            answer.clone_into(of(plan));
            Some(())
        })
    }

    fn texts(&mut self, label: &str, hint: &str, of: fn(&mut Plan) -> &mut Vec<String>) -> GoesOn {
        let shown = |plan: &Plan| of(&mut plan.clone()).join(", ");
        self.asks(label, (Expected::Text, hint), shown, |plan, answer| {
            *of(plan) = listed(answer).map(str::to_owned).collect();
            Some(())
        })
    }

    fn yes_or_no(&mut self, label: &str, of: fn(&mut Plan) -> &mut bool) -> GoesOn {
        let shown = |plan: &Plan| yes_or_no(*of(&mut plan.clone()));
        self.asks(label, (Expected::YesOrNo, ""), shown, |plan, answer| {
            *of(plan) = is_yes(answer)?;
            Some(())
        })
    }

    fn small(&mut self, label: &str, of: fn(&mut Plan) -> &mut u8) -> GoesOn {
        let shown = |plan: &Plan| of(&mut plan.clone()).to_string();
        self.asks(label, (Expected::Number, ""), shown, |plan, answer| {
            *of(plan) = u8::try_from(number(answer)?).unwrap_or(u8::MAX);
            Some(())
        })
    }

    fn choice<T: Copy + PartialEq>(
        &mut self,
        label: &str,
        all: &[T],
        named: impl Fn(T) -> String,
        of: fn(&mut Plan) -> &mut T,
    ) -> GoesOn {
        let names: Vec<String> = all.iter().map(|one| named(*one)).collect();
        let shown = |plan: &Plan| named(*of(&mut plan.clone()));
        self.asks(label, (Expected::Choice, &numbered(&names)), shown, |plan, answer| {
            *of(plan) = all[chosen(&names, answer)?];
            Some(())
        })
    }

    fn event(&mut self) -> GoesOn {
        self.question(0)?;
        loop {
            if !self.text(&say!("organiser-name"), "", |plan| &mut plan.name)? {
                return Ok(false);
            }
            if !self.plan().name.is_empty() {
                break;
            }
            // the name has no usual answer
            self.takes_usual = false;
            self.writes(&format!("  {}", say!("organiser-only-name")))?;
        }
        Ok(self.text(&say!("organiser-city"), "", |plan| &mut plan.city)?
            && self.text(&say!("organiser-federation"), "HUN", |plan| &mut plan.federation)?
            && self.text(&say!("organiser-season"), &say!("organiser-season-such"), |plan| {
                &mut plan.season
            })?)
    }

    fn rulebook(&mut self) -> GoesOn {
        self.question(1)?;
        let named = |ruleset| say!("ruleset", ruleset = code(&ruleset));
        Ok(self
            .choice(&say!("organiser-rulebook"), &RULEBOOKS, named, |plan| &mut plan.rulebook)?
            && self.yes_or_no(&say!("organiser-rated"), |plan| &mut plan.rated)?
            && (!self.plan().rated
                || self.yes_or_no(&say!("organiser-rapid-and-blitz"), |plan| {
                    &mut plan.rapid_and_blitz
                })?)
            && self.yes_or_no(&say!("organiser-world-championship"), |plan| {
                &mut plan.is_world_championship
            })?)
    }

    fn competitors(&mut self) -> GoesOn {
        self.question(2)?;
        let named = |format| say!("organiser-format", format = code(&format));
        self.choice(&say!("organiser-competitors"), &FORMATS, named, |plan| &mut plan.format)
    }

    /// Days until one is left empty. `usual` is the usual first day.
    fn days(&mut self, usual: &[Day]) -> GoesOn {
        self.question(3)?;
        let mut starts = usual.first().map_or(0, |day| day.starts);
        for n in 0.. {
            self.answered.plan.days.extend(usual.get(n).filter(|_| n == self.plan().days.len()));
            let shown = move |plan: &Plan| {
                plan.days.get(n).map_or_else(String::new, |day| Value::Day(day.date).text("."))
            };
            let set = move |plan: &mut Plan, answer: &str| {
                plan.days.truncate(n);
                if !answer.is_empty() {
                    plan.days.push(Day { date: date(answer)?, starts });
                }
                Some(())
            };
            if !self.asks(&say!("organiser-day", n = n + 1), (Expected::Day, ""), shown, set)? {
                return Ok(false);
            }
            let Some(_) = self.plan().days.get(n) else { break };
            let shown = move |plan: &Plan| {
                plan.days.get(n).map_or_else(String::new, |day| Value::Time(day.starts).text("."))
            };
            let set = move |plan: &mut Plan, answer: &str| {
                plan.days.get_mut(n)?.starts = minutes(answer)?;
                Some(())
            };
            if !self.asks(&say!("organiser-starts"), (Expected::Time, ""), shown, set)? {
                return Ok(false);
            }
            starts = self.plan().days[n].starts;
        }
        Ok(true)
    }

    fn categories(&mut self) -> GoesOn {
        self.question(4)?;
        let shown = |plan: &Plan| codes(&plan.categories);
        let set = |plan: &mut Plan, answer: &str| {
            plan.categories = listed(answer).map(Category::from).collect();
            Some(())
        };
        let label = say!("organiser-categories");
        Ok(self.asks(&label, (Expected::Text, "U12, U16, 18+"), shown, set)?
            && (self.plan().format != Format::Players
                || self.yes_or_no(&say!("organiser-major"), |plan| &mut plan.is_major)?))
    }

    fn system(&mut self, usual: impl Fn(usize) -> u8) -> GoesOn {
        self.question(5)?;
        let named = |system| say!("tournament-system", system = code(&system));
        let rounds = |plan: &Plan| match plan.rounds {
            Some(rounds) => rounds.to_string(),
            None => say!("organiser-usual", usual = usual(plan.days.len())),
        };
        let set_rounds = |plan: &mut Plan, answer: &str| {
            plan.rounds = match answer {
                "" => None,
                answer => Some(u8::try_from(number(answer)?).unwrap_or(u8::MAX)),
            };
            Some(())
        };
        Ok(self.choice(&say!("organiser-how"), &SYSTEMS, named, |plan| &mut plan.system)?
            && self.asks(&say!("organiser-rounds"), (Expected::Number, ""), rounds, set_rounds)?
            && self.texts(
                &say!("organiser-tie-breaks"),
                &say!("organiser-usual-list"),
                |plan| &mut plan.tie_breaks,
            )?
            && self.yes_or_no(&say!("organiser-accelerated"), |plan| &mut plan.accelerated)?)
    }

    fn finals(&mut self, usual: impl Fn(usize) -> u16) -> GoesOn {
        self.question(6)?;
        let none = say!("organiser-no-finals");
        let shown = |plan: &Plan| match plan.finals.finalists {
            Some(0) => none.clone(),
            Some(finalists) => finalists.to_string(),
            None => say!("organiser-usual", usual = usual(plan.days.len())),
        };
        let set = |plan: &mut Plan, answer: &str| {
            plan.finals.finalists = match answer {
                "" => None,
                answer => Some(u16::try_from(number(answer)?).unwrap_or(u16::MAX)),
            };
            Some(())
        };
        let hint = format!("0: {none}");
        Ok(self.asks(&say!("organiser-finalists"), (Expected::Number, &hint), shown, set)?
            && self.yes_or_no(&say!("organiser-held-back"), |plan| &mut plan.finals.held_back)?)
    }

    fn times(&mut self) -> GoesOn {
        self.question(7)?;
        let base = |plan: &Plan| (plan.times.base.0 / 60_000).to_string();
        let increment = |plan: &Plan| (plan.times.increment.0 / 1_000).to_string();
        let round = |plan: &Plan| plan.times.round_minutes.to_string();
        let set_base = |plan: &mut Plan, answer: &str| {
            plan.times.base = Millis::minutes(number(answer)?.into());
            Some(())
        };
        let set_increment = |plan: &mut Plan, answer: &str| {
            plan.times.increment = Millis::seconds(number(answer)?.into());
            Some(())
        };
        let set_round = |plan: &mut Plan, answer: &str| {
            plan.times.round_minutes = u16::try_from(number(answer)?).unwrap_or(u16::MAX);
            Some(())
        };
        let a_number = (Expected::Number, "");
        Ok(self.asks(&say!("organiser-minutes"), a_number, base, set_base)?
            && self.asks(&say!("organiser-increment"), a_number, increment, set_increment)?
            && self.asks(&say!("organiser-round-minutes"), a_number, round, set_round)?)
    }

    /// Courts until one is left empty. `usual` are those of the hall.
    fn courts(&mut self, usual: &[CourtPlan]) -> GoesOn {
        self.question(8)?;
        let mut left = usual.iter();
        loop {
            let n = self.plan().courts.len();
            let usual = left.next();
            self.answered.plan.courts.extend(usual.cloned());
            let shown = move |plan: &Plan| {
                plan.courts.get(n).map_or_else(String::new, |court| court.court.0.to_string())
            };
            let set = move |plan: &mut Plan, answer: &str| {
                let boards = plan.courts.get(n).map_or(CourtPlan::BOARDS_MAX, |court| court.boards);
                plan.courts.truncate(n);
                if !answer.is_empty() {
                    let court = CourtId(u16::try_from(number(answer)?).unwrap_or(u16::MAX));
                    plan.courts.push(CourtPlan { court, boards, first_for: Vec::new() });
                }
                Some(())
            };
            if !self.asks(&say!("organiser-court"), (Expected::Number, ""), shown, set)? {
                return Ok(false);
            }
            match (self.plan().courts.len() > n, usual) {
                (true, _) => {}
                (false, Some(_)) => continue,
                (false, None) => return Ok(true),
            }
            let shown = move |plan: &Plan| plan.courts[n].boards.to_string();
            let set = move |plan: &mut Plan, answer: &str| {
                plan.courts[n].boards = u8::try_from(number(answer)?).unwrap_or(u8::MAX);
                Some(())
            };
            if !self.asks(&say!("organiser-boards"), (Expected::Number, ""), shown, set)? {
                return Ok(false);
            }
            if self.plan().categories.is_empty() {
                continue;
            }
            let shown = move |plan: &Plan| codes(&plan.courts[n].first_for);
            let set = move |plan: &mut Plan, answer: &str| {
                plan.courts[n].first_for = listed(answer).map(Category::from).collect();
                Some(())
            };
            if !self.asks(&say!("organiser-first-for"), (Expected::Text, ""), shown, set)? {
                return Ok(false);
            }
        }
    }

    /// Members of the crew until a family name is left empty.
    fn crew(&mut self) -> GoesOn {
        self.question(9)?;
        loop {
            let Some(family) = self.answer(&say!("organiser-family"))? else { return Ok(false) };
            if family.is_empty() || family == NOTHING {
                return Ok(true);
            }
            let Some(given) = self.answer(&say!("organiser-given"))? else { return Ok(false) };
            let n = self.plan().crew.len();
            // the register gives the number once the event is to be created
            let member = CrewMember { person: PersonId(0), duty: Duty::ChiefArbiter, court: None };
            self.answered.plan.crew.push(member);
            let name = format!("{family}, {given}");
            self.answered.crew.push([family, given]);
            self.tell(name.trim_end_matches(", ").to_owned());
            let names: Vec<String> =
                DUTIES.iter().map(|duty| say!("organiser-duty", duty = code(duty))).collect();
            let shown = |plan: &Plan| say!("organiser-duty", duty = code(&plan.crew[n].duty));
            let set = |plan: &mut Plan, answer: &str| {
                plan.crew[n].duty = DUTIES[chosen(&names, answer)?];
                Some(())
            };
            let label = say!("organiser-duty-is");
            if !self.asks(&label, (Expected::Choice, &numbered(&names)), shown, set)? {
                return Ok(false);
            }
            if self.plan().courts.len() < 2 {
                continue;
            }
            let shown = |plan: &Plan| match plan.crew[n].court {
                Some(court) => court.0.to_string(),
                None => say!("organiser-whole-hall"),
            };
            let set = |plan: &mut Plan, answer: &str| {
                plan.crew[n].court = match answer {
                    "" => None,
                    answer => Some(CourtId(u16::try_from(number(answer)?).ok()?)),
                };
                Some(())
            };
            if !self.asks(&say!("organiser-court"), (Expected::Number, ""), shown, set)? {
                return Ok(false);
            }
        }
    }

    fn late(&mut self) -> GoesOn {
        self.question(10)?;
        Ok(self.small(&say!("organiser-half-points"), |plan| &mut plan.byes.half_points)?
            && self.small(&say!("organiser-not-in-last"), |plan| &mut plan.byes.not_in_last)?
            && self.small(&say!("organiser-late-until"), |plan| &mut plan.late.until_round)?
            && self.yes_or_no(&say!("organiser-late-half"), |plan| &mut plan.late.half_points)?)
    }

    fn check_in(&mut self) -> GoesOn {
        self.question(11)?;
        let hint = say!("organiser-ticks-such");
        self.texts(&say!("organiser-ticks"), &hint, |plan| &mut plan.ticks)
    }

    /// Shows the plan, and asks whether the event is to be created.
    fn is_confirmed(&mut self) -> GoesOn {
        self.writes("")?;
        for (question, settings) in std::mem::take(&mut self.told) {
            self.writes(&format!("{question}: {}", settings.join(" · ")))?;
        }
        self.writes("")?;
        self.takes_usual = false;
        let prompt = format!("{} [{}]", say!("organiser-create"), yes_or_no(true));
        loop {
            let Some(answer) = self.answer(&prompt)? else { return Ok(false) };
            match is_yes(&answer) {
                _ if answer.is_empty() => return Ok(true),
                Some(is_yes) => return Ok(is_yes),
                None => {
                    let expected = Expected::YesOrNo.code();
                    self.writes(&say!("events-no-answer", answer, expected))?;
                }
            }
        }
    }
}

fn listed(answer: &str) -> impl Iterator<Item = &str> {
    answer.split(',').map(str::trim).filter(|part| !part.is_empty())
}

fn codes(categories: &[Category]) -> String {
    categories.iter().map(|category| &*category.0).collect::<Vec<_>>().join(", ")
}

/// A whole number; one that is too great for every setting is the greatest.
fn number(answer: &str) -> Option<u32> {
    let is_number = !answer.is_empty() && answer.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| answer.parse().unwrap_or(u32::MAX))
}

fn yes_or_no(yes: bool) -> String {
    say!("yes-or-no", answer = if yes { "yes" } else { "no" })
}

/// Yes or no by the beginning of the word in the terminal's language, or in English.
fn is_yes(answer: &str) -> Option<bool> {
    let answer = fold(answer);
    let is = |yes: bool, english: &str| {
        fold(&yes_or_no(yes)).starts_with(&answer) || english.starts_with(&answer)
    };
    match (answer.is_empty(), is(true, "yes"), is(false, "no")) {
        (false, true, false) => Some(true),
        (false, false, true) => Some(false),
        _ => None,
    }
}

fn numbered(names: &[String]) -> String {
    let named = |(name, n): (&String, usize)| format!("{n} {name}");
    names.iter().zip(1..).map(named).collect::<Vec<_>>().join(", ")
}

/// The place of a choice, by its number or the beginning of its name.
fn chosen(names: &[String], answer: &str) -> Option<usize> {
    if let Some(n) = number(answer) {
        return (1..=names.len()).find(|place| *place == n as usize).map(|place| place - 1);
    }
    let (answer, names) = (fold(answer), names.iter().map(|name| fold(name)));
    let begin: Vec<(usize, String)> =
        names.enumerate().filter(|(_, name)| name.starts_with(&answer)).collect();
    let whole = begin.iter().find(|(_, name)| *name == answer);
    let only = || (begin.len() == 1 && !answer.is_empty()).then(|| &begin[0]);
    whole.or_else(only).map(|(place, _)| *place)
}

/// A day with the year first or last.
fn date(answer: &str) -> Option<Date> {
    let day_first = || {
        let mut parts = answer.split(['.', '/', '-']).map(str::trim);
        let [day, month, year] = [parts.next()?, parts.next()?, parts.next()?];
        Date::read(&format!("{year}/{month}/{day}")).filter(|_| parts.next().is_none())
    };
    Date::read(answer).or_else(day_first)
}

/// A time of day as minutes after midnight.
fn minutes(answer: &str) -> Option<u16> {
    let (hours, minutes) = answer.split_once([':', '.']).unwrap_or((answer, "00"));
    let (hours, minutes) = (number(hours)?, number(minutes)?);
    (hours < 24 && minutes < 60).then(|| u16::try_from(hours * 60 + minutes).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use referee_desk::views::new_event;

    /// The dialogue on a hall of one court: what the screen shows, and the plan.
    fn asked(answers: &str) -> (String, Option<Answered>) {
        let mut usual = new_event();
        let date = Date::new(2026, 11, 21).expect("a day");
        usual.plan.days = vec![Day { date, starts: 600 }];
        usual.plan.courts = vec![CourtPlan { court: CourtId(1), boards: 8, first_for: Vec::new() }];
        let mut screen = Vec::new();
        let answered = ask(usual, &mut answers.as_bytes(), &mut screen).expect("memory");
        (String::from_utf8(screen).expect("text"), answered)
    }

    fn plan(answers: &str) -> Plan {
        asked(answers).1.expect("the questions are answered").plan
    }

    #[test]
    fn a_name_and_a_dot_make_an_event_with_every_usual_answer() {
        let usual = plan("Open\n.\n\n");
        assert_eq!((&*usual.name, usual.rounds, usual.courts[0].boards), ("Open", None, 8));
        assert_eq!((usual.days.len(), usual.days[0].starts), (1, 600));
        assert_eq!(plan(&format!("Open\n{}", "\n".repeat(32))), usual, "Enter takes each");
    }

    #[test]
    fn every_question_can_be_answered() {
        let answers = [
            "Open",
            "Bad Ems",
            "GER",
            "2026/27", // the event
            "speed",
            "y",
            "n",
            "",  // the rulebook
            "1", // players
            "21.11.2026",
            "9:30",
            "2026-11-22",
            "",
            "", // two days
            "U12, 18+",
            "yes", // categories
            "2",
            "7",
            "BH/C1, SB",
            "", // system and rounds
            "0",
            "", // no finals
            "5",
            "3",
            "20", // times
            "2",
            "4",
            "U12",
            "", // a court
            "Berg",
            "Ann",
            "head",
            "", // the crew
            "2",
            "1",
            "4",
            "yes",
            "fee paid", // byes, late entries, ticks
            "y",
        ];
        // a question that is not asked takes no answer
        let (screen, answered) = asked(&(answers.join("\n") + "\n"));
        let Answered { plan, crew } = answered.unwrap_or_else(|| panic!("{screen}"));
        assert_eq!((&*plan.city, &*plan.federation, &*plan.season), ("Bad Ems", "GER", "2026/27"));
        assert_eq!(
            (plan.rulebook, plan.rated, plan.rapid_and_blitz),
            (Ruleset::Speed, true, false)
        );
        let days: Vec<_> = plan.days.iter().map(|day| (day.date.day(), day.starts)).collect();
        assert_eq!(days, [(21, 570), (22, 570)]);
        assert_eq!((codes(&plan.categories), plan.is_major), ("U12, 18+".to_owned(), true));
        assert_eq!((plan.system, plan.rounds), (SystemChoice::Swiss, Some(7)));
        assert_eq!(plan.tie_breaks, ["BH/C1", "SB"]);
        assert_eq!(plan.finals.finalists, Some(0));
        assert_eq!(
            (plan.times.base, plan.times.increment),
            (Millis::minutes(5), Millis::seconds(3))
        );
        let court = &plan.courts[0];
        assert_eq!(
            (court.court, court.boards, codes(&court.first_for)),
            (CourtId(2), 4, "U12".into())
        );
        assert_eq!(
            (crew, plan.crew[0].duty),
            (vec![["Berg".into(), "Ann".into()]], Duty::HeadReferee)
        );
        assert_eq!((plan.byes.half_points, plan.byes.not_in_last), (2, 1));
        assert_eq!((plan.late.until_round, plan.late.half_points), (4, true));
        assert_eq!(plan.ticks, ["fee paid"]);
        assert!(screen.contains("3. Days: Day 1: 2026-11-21 · First round at: 09:30"), "{screen}");
    }

    #[test]
    fn an_answer_that_cannot_be_read_is_named_and_asked_for_again() {
        let (screen, answered) = asked("\nOpen\n\n\n\nbridge\nspeed\nperhaps\nno\n.\nno\n");
        assert!(answered.is_none(), "{screen}");
        assert_eq!(screen.matches("Name []").count(), 2, "an event has a name");
        for wrong in ["“bridge” is not", "“perhaps” is not"] {
            assert_eq!(screen.matches(wrong).count(), 1, "{screen}");
        }
        assert!(screen.contains("The games are rated: no"), "{screen}");
    }

    #[test]
    fn a_setting_that_no_event_can_have_is_refused_with_the_answer() {
        let rounds = "Open\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n400\n9\n.\n\n";
        let (screen, answered) = asked(rounds);
        assert_eq!(answered.map(|answered| answered.plan.rounds), Some(Some(9)), "{screen}");
        assert!(screen.contains("\"400\" is not possible for the number of rounds"), "{screen}");
    }

    #[test]
    fn nothing_is_created_without_a_yes() {
        for answers in ["", "Open\n", "Open\n.\n", "Open\n.\nno\n", "Open\n.\nnever\n"] {
            assert!(asked(answers).1.is_none(), "{answers:?}");
        }
    }

    #[test]
    fn courts_of_the_hall_are_left_out_and_others_added() {
        let to_the_courts = format!("Open\n{}", "\n".repeat(22));
        let courts = |answers: &str| {
            let (screen, answered) = asked(&(to_the_courts.clone() + answers + ".\n\n"));
            let plan = answered.unwrap_or_else(|| panic!("{screen}")).plan;
            plan.courts.iter().map(|court| (court.court.0, court.boards)).collect::<Vec<_>>()
        };
        assert_eq!(courts(""), [(1, 8)]);
        assert_eq!(courts("-\n\n"), []);
        assert_eq!(courts("\n6\n3\n10\n"), [(1, 6), (3, 10)]);
        assert_eq!(courts("\n13\n12\n"), [(1, 12)], "a court has twelve boards");
    }
}
