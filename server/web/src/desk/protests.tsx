// Protests: filed for a player, and ruled on.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { type Organiser, useView } from "./organiser";
import { Form, Key, Panel, Select, Sheet, sorted, Text } from "./parts";
import { timeText } from "./texts";
import type { EntryListView, OverviewView, ProtestRow } from "../wire";

export function Protests({ organiser, overview: { protests } }: { organiser: Organiser; overview: OverviewView }) {
  const [open, setOpen] = useState<number | "new">();
  const chosen = protests.find(({ protest }) => protest === open);
  return (
    <div class={`beside ${open !== undefined ? "is-open" : ""}`}>
      <div class="beside-main">
        <div class="bar">
          <h2>{say("organiser-tab", { tab: "protests", waits: 0 })}</h2>
          <Key class="act" onPress={() => setOpen("new")}>
            {say("organiser-new-protest")}
          </Key>
        </div>
        <Sheet
          caption={say("organiser-tab", { tab: "protests", waits: 0 })}
          rows={protests}
          keyOf={({ protest }) => protest}
          none={say("organiser-no-protests")}
          columns={[
            { head: say("organiser-no"), cell: ({ protest }) => protest, class: "num" },
            { head: say("organiser-time"), cell: ({ at }) => timeText(at), class: "num" },
            {
              head: say("organiser-name"),
              cell: ({ protest, by }) => (
                <button type="button" class="link" onClick={() => setOpen(protest)}>
                  {organiser.nameOf(by)}
                </button>
              ),
              by: ({ by }) => organiser.nameOf(by),
            },
            { head: say("organiser-protest"), cell: ({ text }) => text || say("organiser-disputes") },
            { head: say("organiser-ruling"), cell: ({ ruling }) => (ruling ? `${say("organiser-ruled", { upheld: ruling[0] })}: ${ruling[1]}` : <b>{say("organiser-not-ruled")}</b>) },
          ]}
        />
      </div>
      {open === "new" ? <New organiser={organiser} onClose={() => setOpen(undefined)} /> : chosen && <Ruling key={chosen.protest} organiser={organiser} row={chosen} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function New({ organiser, onClose }: { organiser: Organiser; onClose: () => void }) {
  const list = useView<EntryListView>(organiser, "/entries");
  const [by, setBy] = useState(0);
  const [text, setText] = useState("");
  const players = sorted(list?.players.map(({ player }) => player.person) ?? [], (person) => organiser.nameOf(person));
  const file = async () => {
    if (!(await organiser.act({ protest: { by, game: null, text } }, say("organiser-told-protest", { name: organiser.nameOf(by) })))) onClose();
  };
  return (
    <Panel title={say("organiser-new-protest")} onClose={onClose}>
      <Form onSubmit={() => void file()}>
        <Select label={say("organiser-protest-by")} of={[0, ...players]} text={(person) => (person === 0 ? "–" : organiser.nameOf(person))} value={by} choose={setBy} />
        <Text label={say("organiser-protest")} value={text} max={400} required onType={setText} />
        <Key submits class="yes" disabled={by === 0 || text.trim() === ""}>
          {say("organiser-file")}
        </Key>
      </Form>
    </Panel>
  );
}

function Ruling({ organiser, row, onClose }: { organiser: Organiser; row: ProtestRow; onClose: () => void }) {
  const [upheld, setUpheld] = useState<"yes" | "no">("no");
  const [text, setText] = useState("");
  const rule = async () => {
    if (!(await organiser.act({ rule_protest: { protest: row.protest, upheld: upheld === "yes", text } }, say("organiser-told-ruled")))) onClose();
  };
  return (
    <Panel title={say("organiser-protest-number", { protest: row.protest, name: organiser.nameOf(row.by) })} onClose={onClose}>
      <p>{row.text || say("organiser-disputes")}</p>
      {row.ruling ? (
        <p>
          <b>{say("organiser-ruled", { upheld: row.ruling[0] })}</b>: {row.ruling[1]}
        </p>
      ) : (
        <Form onSubmit={() => void rule()}>
          <Select label={say("organiser-ruling")} of={["no", "yes"] as const} text={(upheld) => say("organiser-ruled", { upheld: upheld === "yes" })} value={upheld} choose={setUpheld} />
          <Text label={say("organiser-words")} value={text} max={400} required onType={setText} />
          <Key submits class="yes" disabled={text.trim() === ""}>
            {say("organiser-rule")}
          </Key>
        </Form>
      )}
    </Panel>
  );
}
