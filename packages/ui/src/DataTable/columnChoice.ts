import type { Density } from '../theme/themeChoice.ts';
import { type ChosenWidth, type ColumnPin, chosenWidths, columnPins, type DataTableColumn } from './types.ts';

/** A person's choice of columns. It may have been made long ago and name columns that no longer exist. */
export interface ColumnChoice {
  /** Ids of all columns, hidden ones too; empty for the table's own order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** By id of the column, in px if it was resized; a column that is missing here keeps its own width. */
  readonly widths: ReadonlyMap<string, ChosenWidth | number>;
  /** By id of the column; the others scroll. */
  readonly pins: ReadonlyMap<string, ColumnPin>;
  readonly density: Density;
}

/** The choice of a person who has not chosen anything. */
export const noColumnChoice: ColumnChoice = {
  order: [],
  hidden: [],
  widths: new Map(),
  pins: new Map(),
  density: 'comfortable',
};

/** Raise it when the JSON changes in a way that this code can't read. */
const VERSION = 1;

/** Narrower than any width that a column is resized to, px. */
const LEAST_WIDTH = 24;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The entries of an object whose values pass a test. */
const entriesOf = <Value>(object: unknown, isValue: (value: unknown) => value is Value) =>
  new Map(Object.entries(object ?? {}).filter((entry): entry is [string, Value] => isValue(entry[1])));

const isWidth = (value: unknown): value is ChosenWidth | number =>
  chosenWidths.some((width) => width === value) || (typeof value === 'number' && value >= LEAST_WIDTH);

const isPin = (value: unknown): value is ColumnPin => columnPins.some((pin) => pin === value);

/** Reads the JSON of `writeColumnChoice` and ignores what it does not understand. Never throws. */
export function readColumnChoice(text: string | null): ColumnChoice {
  try {
    const { version, order, hidden, widths, pins, density }: Record<string, unknown> = JSON.parse(
      text ?? '{}',
    );
    if (version !== VERSION) return noColumnChoice;
    return {
      order: textsIn(order),
      hidden: textsIn(hidden),
      widths: entriesOf(widths, isWidth),
      pins: entriesOf(pins, isPin),
      density: density === 'compact' ? density : 'comfortable',
    };
  } catch {
    return noColumnChoice;
  }
}

/** Writes a choice as JSON. Null if it equals `noColumnChoice`. */
export function writeColumnChoice({ order, hidden, widths, pins, density }: ColumnChoice): string | null {
  const isDefault =
    order.length === 0 &&
    hidden.length === 0 &&
    widths.size === 0 &&
    pins.size === 0 &&
    density === 'comfortable';
  if (isDefault) return null;
  return JSON.stringify({
    version: VERSION,
    order,
    hidden,
    widths: Object.fromEntries(widths),
    // Left out where nothing is pinned.
    pins: pins.size > 0 ? Object.fromEntries(pins) : undefined,
    density,
  });
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

/** Where a pinned column stands: before or behind those that scroll. */
const pinOrder = (pin: ColumnPin | undefined) => (pin === 'start' ? 0 : pin === 'end' ? 2 : 1);

/** All columns as they stand in the table: in order, the pinned ones at their edges. */
export const columnsInPlace = <Column extends { id: string }>(
  columns: readonly Column[],
  choice: Pick<ColumnChoice, 'order' | 'pins'>,
): Column[] =>
  orderColumns(columns, choice).toSorted(
    (one, other) => pinOrder(choice.pins.get(one.id)) - pinOrder(choice.pins.get(other.id)),
  );

/**
 * Columns as chosen, for `DataTable`: in order, the pinned ones at their edges, without the hidden ones, with the widths
 * that have a name. Memoise the result. Widths in px go to `columnWidths`; see `resizedWidths`.
 */
export function arrangeColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  choice: Pick<ColumnChoice, 'order' | 'hidden' | 'widths' | 'pins'>,
): DataTableColumn<Row>[] {
  return (
    columnsInPlace(columns, choice)
      // Without its name a row could not be told from the others.
      .filter(({ id, isRowHeader }) => isRowHeader || !choice.hidden.includes(id))
      .map((column) => {
        const width = choice.widths.get(column.id);
        const pin = choice.pins.get(column.id);
        const named =
          typeof width === 'string' && column.widths ? { width: column.widths[width] } : undefined;
        return named || pin ? { ...column, ...named, ...(pin && { pin }) } : column;
      })
  );
}

/** The widths in px of a choice, for `columnWidths` of `DataTable`. Memoise the result. */
export const resizedWidths = ({ widths }: Pick<ColumnChoice, 'widths'>): Map<string, number> =>
  new Map([...widths].filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

/** A choice with other widths in px, as `onColumnWidthsChange` of `DataTable` gives them. */
export function withResizedWidths(choice: ColumnChoice, widths: ReadonlyMap<string, number>): ColumnChoice {
  const named = [...choice.widths].filter(([, width]) => typeof width === 'string');
  return { ...choice, widths: new Map([...named, ...widths]) };
}
