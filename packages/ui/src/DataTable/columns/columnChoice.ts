import type { Density } from '../../theme/themeChoice.ts';
import {
  type ChosenWidth,
  type ColumnPin,
  chosenWidths,
  columnPins,
  type DataTableColumn,
} from '../model/types.ts';

/** The user's column settings. A stored choice may be old and contain columns that no longer exist. */
export interface ColumnChoice {
  /** Ids of all columns, including hidden columns. Empty for the table's default order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Width by column id, in px if the user resized the column. Columns not listed keep their own width. */
  readonly widths: ReadonlyMap<string, ChosenWidth | number>;
  /** Pinned edge by column id. Columns not listed scroll. */
  readonly pins: ReadonlyMap<string, ColumnPin>;
  readonly density: Density;
}

/** Default column settings, before the user changes anything. */
export const noColumnChoice: ColumnChoice = {
  order: [],
  hidden: [],
  widths: new Map(),
  pins: new Map(),
  density: 'comfortable',
};

/** Format version of the stored JSON. Increase it when this code can no longer read older JSON. */
const VERSION = 1;

/** Minimum valid width in px of a stored choice; less than any width the user can set by resizing. */
const MIN_COLUMN_WIDTH_PX = 24;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const entriesOf = <Value>(object: unknown, isValue: (value: unknown) => value is Value) =>
  new Map(Object.entries(object ?? {}).filter((entry): entry is [string, Value] => isValue(entry[1])));

const isWidth = (value: unknown): value is ChosenWidth | number =>
  chosenWidths.some((width) => width === value) ||
  (typeof value === 'number' && value >= MIN_COLUMN_WIDTH_PX);

const isPin = (value: unknown): value is ColumnPin => columnPins.some((pin) => pin === value);

/** Reads the JSON of `writeColumnChoice` and ignores unknown content. Never throws. */
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

/** Writes a choice as JSON. Returns null if the choice equals `noColumnChoice`. */
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
    // Omitted if no column is pinned.
    pins: pins.size > 0 ? Object.fromEntries(pins) : undefined,
    density,
  });
}

/**
 * Returns the columns in the chosen order. A column that the choice does not list is placed after its predecessor in the
 * table's own order.
 */
export function orderColumns<Column extends { id: string }>(
  columns: readonly Column[],
  { order }: Pick<ColumnChoice, 'order'>,
): Column[] {
  const chosenIds = new Set(order);
  const ordered = [...chosenIds].flatMap((id) => columns.find((column) => column.id === id) ?? []);
  for (const [index, column] of columns.entries()) {
    const before = columns[index - 1];
    // The predecessor is already in the list at this point.
    if (!chosenIds.has(column.id)) ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

/** Sort rank of a pin: start-pinned columns first, scrolling columns next, end-pinned columns last. */
const pinOrder = (pin: ColumnPin | undefined) => (pin === 'start' ? 0 : pin === 'end' ? 2 : 1);

/** Returns all columns in display order, with the pinned columns at their edges. */
export const columnsInDisplayOrder = <Column extends { id: string }>(
  columns: readonly Column[],
  choice: Pick<ColumnChoice, 'order' | 'pins'>,
): Column[] =>
  orderColumns(columns, choice).toSorted(
    (a, b) => pinOrder(choice.pins.get(a.id)) - pinOrder(choice.pins.get(b.id)),
  );

/**
 * Applies a choice to the columns of a `DataTable`: order, pinned edges, hidden columns and named widths. Memoize the
 * result. Widths in px go to `columnWidths`; see `resizedWidths`.
 */
export function arrangeColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  choice: Pick<ColumnChoice, 'order' | 'hidden' | 'widths' | 'pins'>,
): DataTableColumn<Row>[] {
  return (
    columnsInDisplayOrder(columns, choice)
      // The row header is always shown, because without it the user cannot distinguish the rows.
      .filter(({ id, isRowHeader }) => isRowHeader || !choice.hidden.includes(id))
      .map((column) => {
        const width = choice.widths.get(column.id);
        const pin = choice.pins.get(column.id);
        const namedWidth =
          typeof width === 'string' && column.widths ? { width: column.widths[width] } : undefined;
        return namedWidth || pin ? { ...column, ...namedWidth, ...(pin && { pin }) } : column;
      })
  );
}

/** Returns the px widths of a choice, for `columnWidths` of `DataTable`. Memoize the result. */
export const resizedWidths = ({ widths }: Pick<ColumnChoice, 'widths'>): Map<string, number> =>
  new Map([...widths].filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

/** Returns a copy of a choice with new px widths, as reported by `onColumnWidthsChange` of `DataTable`. */
export function withResizedWidths(choice: ColumnChoice, widths: ReadonlyMap<string, number>): ColumnChoice {
  const namedWidth = [...choice.widths].filter(([, width]) => typeof width === 'string');
  return { ...choice, widths: new Map([...namedWidth, ...widths]) };
}
