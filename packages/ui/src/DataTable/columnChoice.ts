import type { ChosenWidth, DataTableColumn, TableDensity } from './types.ts';

/** How a person wants a table to be. May name columns that are gone: nobody knows when it was made. */
export interface ColumnChoice {
  /** Ids of all columns, hidden ones too; empty for the table's own order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** By column; one that is missing keeps its own width. */
  readonly widths: ReadonlyMap<string, ChosenWidth>;
  readonly density: TableDensity;
}

/** The table as it comes. */
export const noColumnChoice: ColumnChoice = { order: [], hidden: [], widths: new Map(), density: 'regular' };

/** A later form that this code can't read gets another number. */
const VERSION = 1;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Reads what `writeColumnChoice` wrote; what is not understood is left out. Never throws. */
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

/** Writes a choice as JSON; null if there is nothing to keep. */
export function writeColumnChoice({ order, hidden, widths, density }: ColumnChoice): string | null {
  if (order.length === 0 && hidden.length === 0 && widths.size === 0 && density === 'regular') return null;
  return JSON.stringify({ version: VERSION, order, hidden, widths: Object.fromEntries(widths), density });
}

/** Columns in the chosen order. One that the choice does not know yet comes after the one that it follows by itself. */
export function orderColumns<Column extends { id: string }>(
  columns: readonly Column[],
  { order }: Pick<ColumnChoice, 'order'>,
): Column[] {
  const known = new Set(order);
  const ordered = [...known].flatMap((id) => columns.find((column) => column.id === id) ?? []);
  for (const [index, column] of columns.entries()) {
    const before = columns[index - 1];
    // All before it are in by now.
    if (!known.has(column.id)) ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

/** Columns as they are chosen, for `DataTable`: ordered, without the hidden ones, in their widths. Memoise the result. */
export function arrangeColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  choice: ColumnChoice,
): DataTableColumn<Row>[] {
  return (
    orderColumns(columns, choice)
      // A row without a name could not be told from another.
      .filter(({ id, isRowHeader }) => isRowHeader || !choice.hidden.includes(id))
      .map((column) => {
        const chosen = choice.widths.get(column.id);
        return chosen && column.widths ? { ...column, width: column.widths[chosen] } : column;
      })
  );
}
