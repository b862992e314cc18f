import type { ChosenWidth, DataTableColumn, TableDensity } from './types.ts';

/** A person's choice of columns. It may have been made long ago and name columns that no longer exist. */
export interface ColumnChoice {
  /** Ids of all columns, hidden ones too; empty for the table's own order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** By id of the column; a column that is missing here keeps its own width. */
  readonly widths: ReadonlyMap<string, ChosenWidth>;
  readonly density: TableDensity;
}

/** The choice of a person who has not chosen anything. */
export const noColumnChoice: ColumnChoice = { order: [], hidden: [], widths: new Map(), density: 'regular' };

/** Raise it when the JSON changes in a way that this code can't read. */
const VERSION = 1;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Reads the JSON of `writeColumnChoice` and ignores what it does not understand. Never throws. */
export function readColumnChoice(text: string | null): ColumnChoice {
  try {
    const { version, order, hidden, widths, density }: Record<string, unknown> = JSON.parse(text ?? '{}');
    if (version !== VERSION) return noColumnChoice;
    return {
      order: textsIn(order),
      hidden: textsIn(hidden),
      widths: new Map(
        Object.entries(widths ?? {}).filter(
          (entry): entry is [string, ChosenWidth] => entry[1] === 'narrow' || entry[1] === 'wide',
        ),
      ),
      density: density === 'compact' ? density : 'regular',
    };
  } catch {
    return noColumnChoice;
  }
}

/** Writes a choice as JSON. Null if it equals `noColumnChoice`. */
export function writeColumnChoice({ order, hidden, widths, density }: ColumnChoice): string | null {
  if (order.length === 0 && hidden.length === 0 && widths.size === 0 && density === 'regular') return null;
  return JSON.stringify({ version: VERSION, order, hidden, widths: Object.fromEntries(widths), density });
}

/** Columns in the chosen order. A column that the choice does not name yet stays behind its own predecessor. */
export function orderColumns<Column extends { id: string }>(
  columns: readonly Column[],
  { order }: Pick<ColumnChoice, 'order'>,
): Column[] {
  const known = new Set(order);
  const ordered = [...known].flatMap((id) => columns.find((column) => column.id === id) ?? []);
  for (const [index, column] of columns.entries()) {
    const before = columns[index - 1];
    // Its predecessor has been inserted by now.
    if (!known.has(column.id)) ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

/** Columns as chosen, for `DataTable`: in order, without the hidden ones, with their widths. Memoise the result. */
export function arrangeColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  choice: ColumnChoice,
): DataTableColumn<Row>[] {
  return (
    orderColumns(columns, choice)
      // Without its name a row could not be told from the others.
      .filter(({ id, isRowHeader }) => isRowHeader || !choice.hidden.includes(id))
      .map((column) => {
        const chosen = choice.widths.get(column.id);
        return chosen && column.widths ? { ...column, width: column.widths[chosen] } : column;
      })
  );
}
