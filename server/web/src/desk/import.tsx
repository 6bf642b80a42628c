// Entries from a file: its columns matched, each row as it would be entered, every fault; then all of it or nothing.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { render, say } from "../messages";
import { ListFile } from "./fide";
import type { Organiser } from "./organiser";
import { chosenAgain, Instead, Key, Sheet } from "./parts";
import { listed, type Named, refused } from "./texts";
import { bornText } from "./persons";
import { FIELDS } from "./choices";
import type { Becomes, ColumnField, Previewed } from "../wire";

/** The organiser's choices about a file; a row is a new person, left out, or a person of the register by number. */
interface Choices {
  sheet?: number;
  columns?: string[];
  rows: Record<number, "new" | "without" | number>;
}

function queryOf(file: File, { sheet, columns, rows }: Choices): string {
  const query = new URLSearchParams({ file: file.name });
  const lines = (of: "new" | "without") => Object.entries(rows).flatMap(([line, choice]) => (choice === of ? [line] : [])).join(",");
  const same = Object.entries(rows).flatMap(([line, choice]) => (typeof choice === "number" ? [`${line}:${choice}`] : [])).join(",");
  if (sheet !== undefined) query.set("sheet", `${sheet}`);
  if (columns) query.set("columns", columns.join(","));
  for (const [name, value] of [["same", same], ["new", lines("new")], ["without", lines("without")]] as const) if (value) query.set(name, value);
  return query.toString();
}

export function Import({ organiser, onClose }: { organiser: Organiser; onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [choices, choose] = useState<Choices>({ rows: {} });
  const [preview, show] = useState<Previewed>();
  const [isBusy, setIsBusy] = useState(false);
  const asked = useRef(0);
  const read = async (file: File, choices: Choices) => {
    setIsBusy(true);
    const mine = ++asked.current;
    const found = await organiser.upload<Previewed>(`/entries/previews?${queryOf(file, choices)}`, file);
    // an answer about earlier choices says nothing any more
    if (mine !== asked.current) return;
    setIsBusy(false);
    organiser.no.value = found.no;
    if (!found.no) show(found.done);
  };
  const change = (changed: Partial<Choices>) => {
    const whole = { ...choices, ...changed };
    choose(whole);
    if (file) void read(file, whole);
  };
  const entering = preview?.rows.filter(({ becomes }) => becomes === "new" || (typeof becomes === "object" && "same" in becomes)).length ?? 0;
  const enter = async () => {
    if (!file) return;
    setIsBusy(true);
    const no = await organiser.enterFile(`/entries/imports?${queryOf(file, choices)}`, file, say("organiser-told-imported", { players: entering, file: file.name }));
    setIsBusy(false);
    if (no) void read(file, choices);
    else onClose();
  };
  const faults = preview?.faults ?? [];
  /** The names of persons and boards, and of teams that the file brings. */
  const named: Named = {
    nameOf: (person) => organiser.nameOf(person),
    boards: organiser.boards,
    teamName: (number) => preview?.teams.find(({ team }) => team === number)?.name ?? organiser.teamName(number),
  };
  const others = (line: number) => preview?.duplicates.filter((each) => each.line === line && "known" in each.of) ?? [];
  /** A value of a row, and a sign if FIDE's list gave it. */
  const value = (text: ComponentChildren, listed: ColumnField[], ...fields: ColumnField[]) => (
    <>
      {text} {fields.some((field) => listed.includes(field)) && <small title={say("register-from-fide")}>{say("register-fide")}</small>}
    </>
  );
  const code = (becomes: Becomes) => (typeof becomes === "string" ? becomes : (Object.keys(becomes)[0] as string));
  return (
    <Instead
      title={say("organiser-import")}
      onClose={onClose}
      keys={
        <>
          <input
            type="file"
            aria-label={say("organiser-import-file")}
            accept=".xlsx,.ods,.csv,.tsv,.txt,.trf,.xml"
            onClick={chosenAgain}
            onChange={async ({ currentTarget: { files } }) => {
              const [chosen] = files ?? [];
              if (!chosen) return;
              // the bytes of this moment: the preview and the import have the same, also if the file is changed meanwhile
              const file = new File([await chosen.arrayBuffer()], chosen.name);
              setFile(file);
              choose({ rows: {} });
              show(undefined);
              void read(file, { rows: {} });
            }}
          />
          {preview && preview.sheets.length > 1 && (
            <select aria-label={say("organiser-sheet")} value={preview.matching.sheet} onChange={(event) => change({ sheet: Number(event.currentTarget.value), columns: undefined, rows: {} })}>
              {preview.sheets.map((sheet, place) => (
                <option key={sheet} value={place}>
                  {sheet}
                </option>
              ))}
            </select>
          )}
          <Key class="yes" disabled={!preview?.can_enter || preview.refused !== null || entering === 0} still={isBusy} onPress={() => void enter()}>
            {say("organiser-import-enter", { players: entering })}
          </Key>
        </>
      }
    >
      <ListFile organiser={organiser} onTaken={() => file && void read(file, choices)} />
      {!preview && <p class="quiet">{isBusy ? say("organiser-loading") : say("organiser-import-what")}</p>}
      {preview?.can_enter && preview.refused && (
        <p class="refused" role="alert">
          {refused(named, preview.refused.refusal)}
        </p>
      )}
      {faults.length > 0 && (
        <div class="faults" role="alert">
          <h3>{say("organiser-import-faults", { faults: faults.filter(({ is_doubt }) => !is_doubt).length, doubts: faults.filter(({ is_doubt }) => is_doubt).length })}</h3>
          <ul>
            {faults.map(({ message, is_doubt }, place) => (
              <li key={place} class={is_doubt ? "doubt" : ""}>
                {render(message)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {preview && preview.matching.columns.length > 0 && (
        <div class="columns" role="group" aria-label={say("organiser-columns")}>
          {preview.matching.columns.map(({ letters, heading, samples, field, confidence }, place) => (
            <label key={letters} class={field ? "" : "is-unused"}>
              <b>
                {letters} {heading}
              </b>
              <select
                value={field ?? ""}
                onChange={({ currentTarget: { value } }) => {
                  const columns = preview.matching.columns.map((column) => column.field ?? "");
                  columns[place] = value as ColumnField | "";
                  change({ columns });
                }}
              >
                <option value="">{say("organiser-column-unused")}</option>
                {FIELDS.map((field) => (
                  <option key={field} value={field}>
                    {say("entry-field", { field })}
                  </option>
                ))}
              </select>
              <small>{say("entry-confidence", { confidence })}</small>
              <small>{samples.slice(0, 2).join(" · ")}</small>
            </label>
          ))}
        </div>
      )}
      {preview && (
        <div class="tables">
          <Sheet
            caption={say("organiser-import")}
            rows={preview.rows}
            keyOf={({ line }) => line}
            look={({ becomes }) => (becomes === "open" ? "is-open" : becomes === "left_out" ? "is-out" : "")}
            columns={[
              { head: say("organiser-line"), cell: ({ line }) => line, by: ({ line }) => line, class: "num" },
              { head: say("organiser-name"), cell: ({ person }) => listed(person), by: ({ person }) => listed(person) },
              { head: say("organiser-born"), cell: ({ person: { born }, listed }) => value(bornText(born), listed, "born"), class: "num" },
              { head: say("organiser-title-head"), cell: ({ data: { title }, listed }) => value(title ?? "", listed, "title") },
              {
                head: say("organiser-rtg"),
                full: say("organiser-rating"),
                cell: ({ data: { rating }, is_cr_elo, listed }) =>
                  is_cr_elo ? (
                    <>
                      {rating ?? ""} <small>{say("organiser-cr-elo")}</small>
                    </>
                  ) : (
                    value(rating ?? "", listed, "rating_standard", "rating_rapid", "rating_blitz")
                  ),
                by: ({ data: { rating } }) => rating,
                class: "num",
              },
              { head: say("organiser-category"), cell: ({ data: { categories } }) => categories?.join(", ") ?? "" },
              { head: say("organiser-federation"), cell: ({ person: { federation }, listed }) => value(federation ?? "", listed, "federation") },
              { head: say("organiser-sex"), cell: ({ person: { sex }, listed }) => value(sex ? say("organiser-sex-is", { sex }) : "", listed, "sex") },
              { head: say("organiser-club"), cell: ({ person: { club } }) => club ?? "" },
              ...(preview.teams.length > 0 ? [{ head: say("organiser-team-head"), cell: ({ person: { team } }: Previewed["rows"][number]) => team ?? "", by: ({ person: { team } }: Previewed["rows"][number]) => team }] : []),
              {
                head: say("organiser-becomes"),
                by: ({ becomes }) => code(becomes),
                cell: ({ line, becomes, person: { family } }) => (
                  <select
                    aria-label={`${say("organiser-becomes")}, ${family}`}
                    value={String(choices.rows[line] ?? "")}
                    onChange={({ currentTarget: { value } }) => {
                      const { [line]: _, ...rows } = choices.rows;
                      change({ rows: value === "" ? rows : { ...rows, [line]: value === "new" || value === "without" ? value : Number(value) } });
                    }}
                  >
                    <option value="">{say("organiser-becomes-is", { becomes: code(becomes) })}</option>
                    {others(line).map(({ other, of }) => (
                      <option key={other} value={"known" in of ? of.known : ""}>
                        {say("organiser-same-as", { other })}
                      </option>
                    ))}
                    <option value="new">{say("organiser-becomes-is", { becomes: "new" })}</option>
                    <option value="without">{say("organiser-becomes-is", { becomes: "left_out" })}</option>
                  </select>
                ),
              },
            ]}
          />
        </div>
      )}
    </Instead>
  );
}
