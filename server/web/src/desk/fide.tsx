// FIDE's rating list: its day, and a new file of it.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { type Organiser, useAnswer } from "./organiser";
import { dateText } from "./texts";
import { chosenAgain } from "./parts";
import type { FideList } from "../wire";

export const FIDE_LIST = "/api/v1/fide-list";

/** The list in words: by the day when FIDE packed it, else by the day when it was given. */
function listText({ packed, given, players }: FideList): string {
  if (packed) return say("register-list-packed", { day: dateText(packed), players });
  return say("register-list-given", { day: dateText(new Date(given).toISOString().slice(0, 10)), players });
}

/** The list that the server has, and a field for a new one. */
export function ListFile({ organiser, onTaken }: { organiser: Organiser; onTaken?: () => void }) {
  const known = useAnswer<FideList | null>(organiser, FIDE_LIST);
  const [taken, setTaken] = useState<FideList>();
  const list = taken ?? known;
  const [isBusy, setIsBusy] = useState(false);
  const give = async (file: File) => {
    setIsBusy(true);
    const found = await organiser.sendFile<FideList>("PUT", `${FIDE_LIST}?file=${encodeURIComponent(file.name)}`, file);
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
          onClick={chosenAgain}
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            if (file) void give(file);
          }}
        />
      </label>
    </div>
  );
}
