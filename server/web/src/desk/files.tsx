// The quiet row below a table: the table as a file, and its papers.
import { say } from "../messages";
import type { Organiser } from "./organiser";
import type { PaperKind } from "./paper";

/** A table of the server: its address without its end, and its name where the row has several. */
export interface TableFile {
  path: string;
  name?: string;
  /** The rest of the address. */
  query?: string;
}
/** Another file: its name on the key, and its address. */
export interface OtherFile {
  name: string;
  path: string;
}

export function Files({ organiser, tables, others = [], papers = [], at = (path) => organiser.at(path) }: {
  organiser: Organiser;
  tables: TableFile[];
  others?: OtherFile[];
  papers?: PaperKind[];
  /** The whole address of a path; of the open event without it. */
  at?: (path: string) => string;
}) {
  const key = (name: string, adds: string | undefined, path: string) => (
    <button key={path} type="button" class="link" onClick={() => void organiser.keepFile(at(path))}>
      {name}
      {adds && <span class="unseen"> {adds}</span>}
    </button>
  );
  return (
    <p class="files">
      <span>
        {say("table-download")}
        {tables.map(({ path, name, query = "" }) => (
          <span key={path}>
            {name} {["csv", "xlsx"].map((end) => key(end.toUpperCase(), name, `${path}.${end}${query}`))}
          </span>
        ))}
        {others.map(({ name, path }) => key(name, undefined, path))}
      </span>
      {papers.length > 0 && (
        <span>
          {say("paper-print")}
          {papers.map((paper) => (
            <button key={paper} type="button" class="link" onClick={() => (organiser.paper.value = { paper })}>
              {say("paper-is", { paper })}
            </button>
          ))}
        </span>
      )}
    </p>
  );
}
