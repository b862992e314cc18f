import type { ReactNode } from 'react';
import type { MenuItem } from '../Menu/MenuItems.tsx';

/** Places of a card, which a row becomes under 768 px: two lines at the start, two at the end, a line of details. */
export const phoneSlots = ['title', 'subtitle', 'meta', 'status', 'value'] as const;

/** Place of a cell on a phone's card. */
export type PhoneSlot = (typeof phoneSlots)[number];

/** Heights of a row: 48 and 40 px. */
export const tableDensities = ['regular', 'compact'] as const;

/** Density of a DataTable. */
export type TableDensity = (typeof tableDensities)[number];

/** Widths that a person can give a column instead of its own. */
export const chosenWidths = ['narrow', 'wide'] as const;

/** Width that a person gave a column. */
export type ChosenWidth = (typeof chosenWidths)[number];

/** Whether rows can be selected. */
export type TableSelectionMode = 'none' | 'multiple';

/** One column. Keep the array stable between renders (module scope or useMemo): new columns build every cell anew. */
export interface DataTableColumn<Row> {
  id: string;
  /** Text of the header, also what a screen reader says before the cell. */
  header: string;
  /**
   * What stands in the cell, built once for a row object. Nothing (null, undefined, '') reads N/A.
   * A part with `data-card="hidden"` is left out of cards.
   */
  cell: (row: Row) => ReactNode;
  /** The cell that names the row; typeahead looks for its text. Exactly one column has it. */
  isRowHeader?: boolean | undefined;
  /** `end` for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** px or a CSS length; columns without one share the rest evenly. */
  width?: number | string | undefined;
  /** What a person may choose instead of `width`; without them there is no choice. See `arrangeColumns`. */
  widths?: Readonly<Record<ChosenWidth, number | string>> | undefined;
  /** Its header is a button that asks for another order. */
  isSortable?: boolean | undefined;
  /** Place on a phone's card. Without one the cell takes a line of its own, after its header. */
  phoneSlot?: PhoneSlot | undefined;
  /** Place among the cells of the slot `meta`, which share one line; equal ones keep the columns' order. */
  phoneOrder?: number | undefined;
  isHiddenOnPhone?: boolean | undefined;
}

/** The column that rows are ordered by. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** State of the remote data that a DataTable shows. */
export type DataTableStatus =
  | { kind: 'loading' }
  | { kind: 'ready' /** New rows are on their way: the old ones stay, dimmed. */; isRefreshing?: boolean }
  | { kind: 'failed'; message: string; onRetry: () => void }
  | { kind: 'empty'; title: string; description?: string; icon?: ReactNode; action?: ReactNode };

/** The menu behind the last cell of each row; one for the table, loaded when a pointer or the focus comes near. */
export interface DataTableRowMenu<Row> {
  /** Accessible name of the button and of the menu, such as "Actions for #TK-10482". */
  label: (row: Row) => string;
  /** Built when the menu opens. */
  items: (row: Row) => readonly MenuItem[];
  onAction: (id: string, row: Row) => void;
}
