// FIDE's rating list: its day, a new file of it, and a player who is looked up in it.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { type Organiser, useAnswer } from "./organiser";
import { Key } from "./parts";
import { dateText } from "./texts";
import type { FideList, ListedPlayer } from "../wire";

const PATH = "/api/v1/fide-list";

/** The list in words: by the day when FIDE packed it, else by the day when it was given. */
function listText({ packed, given, players }: FideList): string {
  if (packed) return say("register-list-packed", { day: dateText(packed), players });
  return say("register-list-given", { day: dateText(new Date(given).toISOString().slice(0, 10)), players });
}

/** The list that the server has, and a field for a new one. */
export function ListFile({ organiser, onTaken }: { organiser: Organiser; onTaken?: () => void }) {
  const known = useAnswer<FideList | null>(organiser, PATH);
  const [taken, setTaken] = useState<FideList>();
  const list = taken ?? known;
  const [isBusy, setIsBusy] = useState(false);
  const give = async (file: File) => {
    setIsBusy(true);
    const found = await organiser.sendFile<FideList>("PUT", `${PATH}?file=${encodeURIComponent(file.name)}`, file);
    setIsBusy(false);
    organiser.no.value = found.no;
    if (found.no) return;
    setTaken(found.done);
    organiser.done.value = say("register-list-taken", { players: found.done.players });
    onTaken?.();
  };
  if (list === undefined) return null;
  return (
    <div class="bar fide-list">
      <p class="quiet" role="status">
        {isBusy ? say("register-list-reading") : list ? listText(list) : say("register-list-none")}
      </p>
      <label>
        {say("register-list-file")}
        <input
          type="file"
          title={say("register-list-what")}
          accept=".zip,.txt,.xml"
          disabled={isBusy}
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            if (file) void give(file);
          }}
        />
      </label>
    </div>
  );
}

/** A search of FIDE's list; nothing where there is no list. */
export function LookUp({ organiser, take }: { organiser: Organiser; take: (found: ListedPlayer) => void }) {
  const list = useAnswer<FideList | null>(organiser, PATH);
  const [search, setSearch] = useState("");
  // a letter or two are the beginnings of thousands of names
  const isEnough = search.trim().length >= 3;
  const found = useAnswer<ListedPlayer[]>(organiser, isEnough ? `${PATH}/players?search=${encodeURIComponent(search)}` : undefined);
  if (!list) return null;
  return (
    <div class="look-up">
      <label>
        {say("register-look-up")}
        <input type="search" value={search} autocomplete="off" onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      {found && (
        <ul class="members">
          {found.slice(0, 8).map((player) => (
            <li key={player.fide_id}>
              <Key
                onPress={() => {
                  setSearch("");
                  take(player);
                }}
              >
                {[player.name, player.title, player.federation, player.born, player.start_rating, player.fide_id].filter(Boolean).join(" · ")}
              </Key>
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && <p class="quiet">{say("register-not-listed")}</p>}
    </div>
  );
}
