// FIDE's rating list: its day, a new file of it, and a player who is looked up in it.
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../messages";
import type { Organiser } from "./organiser";
import { Key } from "./parts";
import { dateText } from "./texts";
import type { FideList, ListedPlayer } from "../wire";

const PATH = "/api/v1/fide-list";

/** The list that the server has, and a field for a new one. */
export function ListFile({ organiser, onTaken }: { organiser: Organiser; onTaken?: () => void }) {
  const [list, setList] = useState<FideList | null>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => void organiser.get<FideList | null>(PATH).then((found) => found.no || setList(found.done)), []);
  const give = async (file: File) => {
    setIsBusy(true);
    const found = await organiser.sendFile<FideList>("PUT", `${PATH}?file=${encodeURIComponent(file.name)}`, file);
    setIsBusy(false);
    organiser.no.value = found.no;
    if (found.no) return;
    setList(found.done);
    organiser.done.value = say("register-list-taken", { players: found.done.players });
    onTaken?.();
  };
  if (list === undefined) return null;
  const given = list && new Date(list.given).toISOString().slice(0, 10);
  return (
    <div class="bar fide-list">
      <p class="quiet" role="status">
        {isBusy ? say("register-list-reading") : !list ? say("register-list-none") : list.packed ? say("register-list-packed", { day: dateText(list.packed), players: list.players }) : say("register-list-given", { day: dateText(given as string), players: list.players })}
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
  const [hasList, setHasList] = useState(false);
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<ListedPlayer[]>();
  const asked = useRef(0);
  useEffect(() => void organiser.get<FideList | null>(PATH).then((found) => setHasList(!found.no && found.done !== null)), []);
  useEffect(() => {
    const mine = ++asked.current;
    // a letter or two are the beginnings of thousands of names
    if (search.trim().length < 3) return setFound(undefined);
    void organiser.get<ListedPlayer[]>(`${PATH}/players?search=${encodeURIComponent(search)}`).then((outcome) => {
      // an answer about an earlier text says nothing any more
      if (mine === asked.current && !outcome.no) setFound(outcome.done);
    });
  }, [search]);
  if (!hasList) return null;
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
