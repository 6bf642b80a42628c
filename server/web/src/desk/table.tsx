// A table as the server has it for files and paper, on the screen.
import { say } from "../messages";
import { type Organiser, useView } from "./organiser";
import { type Column, Sheet } from "./parts";
import { cellOf } from "./texts";
import type { TableSheet } from "../wire";

/** The most letters of a column that stays on one line, such as of days and times. */
const SHORT_TEXT = 12;

/** A table of the event in the reader's language, by its address without the end. */
export const useTable = (organiser: Organiser, path: string | undefined, query = ""): TableSheet | undefined => useView<TableSheet>(organiser, path && `${tablePath(path)}${query}`);
export const tablePath = (path: string): string => `${path}.json?language=${document.documentElement.lang}`;

/** The look of each column: numbers, texts that stay on one line, or other texts. */
export function looksOf({ columns, rows }: TableSheet): string[] {
  const isAll = (column: number, test: (cell: string | number) => boolean) => rows.every((row) => test(row[column] as string | number));
  return columns.map((head, column) => {
    // a direct encounter that decides nothing is a dash
    if (isAll(column, (cell) => typeof cell === "number" || cell === "" || cell === "-")) return `num ${head === say("organiser-pts") ? "points" : ""}`;
    return isAll(column, (cell) => `${cell}`.length <= SHORT_TEXT) ? `short ${/\d/.test(head) ? "cross" : ""}` : "long";
  });
}

export const shown = (cell: string | number): string => (typeof cell === "number" ? cellOf(`${cell}`) : cell);

/** The table; its heads sort its numbers and its long texts, unless its rows belong together. */
export function Table({ table, none, isFixed = false, look }: { table: TableSheet; none?: string; isFixed?: boolean; look?: (cells: (string | number)[]) => string }) {
  const looks = looksOf(table);
  const words = new Map(table.legend as [string, string][]);
  type Row = { cells: (string | number)[]; at: number };
  const columns = table.columns.map((head, column): Column<Row> => {
    const look = looks[column];
    const isBestFirst = words.has(head) || look?.includes("points");
    return {
      id: `${column}`,
      head,
      full: words.get(head),
      cell: ({ cells }) => shown(cells[column] ?? ""),
      by: isFixed || look?.startsWith("short") ? undefined : ({ cells }) => (isBestFirst && typeof cells[column] === "number" ? -cells[column] : cells[column]),
      class: look,
    };
  });
  return (
    <>
      <Sheet caption={table.title} columns={columns} rows={table.rows.map((cells, at) => ({ cells, at }))} keyOf={({ at }) => at} look={look && (({ cells }) => look(cells))} none={none} />
      <Legend table={table} />
    </>
  );
}

/** The heads and rows as the server has them: each column has its look, and changed rows are marked. */
export function Rows({ table: { columns, rows, changed }, looks }: { table: TableSheet; looks: string[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((head, column) => (
            <th key={column} scope="col" class={looks[column]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          <tr key={at} class={changed.includes(at) ? "is-changed" : ""}>
            {cells.map((cell, column) => (
              <td key={column} class={looks[column]}>
                {shown(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The abbreviations below a table, each with its name. */
export function Legend({ table: { legend } }: { table: TableSheet }) {
  if (legend.length === 0) return null;
  return (
    <dl class="short-forms">
      {legend.map(([short, name]) => (
        <div key={short}>
          <dt>{short}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}
