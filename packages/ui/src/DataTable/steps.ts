import { bodyOf, type Place, rowCountOf } from './places.ts';

/** Which control of a cell takes the focus when the keyboard comes to it. */
export type ChildEnd = 'first' | 'last';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** The controls of a cell that can take the focus, in their order. */
export function controlsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(focusable)].filter((control) => control.checkVisibility());
}

const headRowOf = (table: HTMLTableElement) => table.tHead?.rows[0];

/** Whether the table is written from right to left. */
export const isRightToLeft = (table: HTMLTableElement): boolean =>
  getComputedStyle(table).direction === 'rtl';

const rowAt = (table: HTMLTableElement, place: Place): HTMLTableRowElement | undefined =>
  place.section === 'head' ? headRowOf(table) : bodyOf(table)?.rows[place.row];

/** The element of a place: a cell, or the row itself. */
export function elementAt(table: HTMLTableElement, place: Place): HTMLElement | undefined {
  const row = rowAt(table, place);
  return place.column < 0 ? row : (row?.cells[place.column] ?? row);
}

/** Indexes of the cells of the place's row that are drawn: a phone's card leaves some out. */
function columnsAt(table: HTMLTableElement, place: Place): number[] {
  const columns: number[] = [];
  for (const cell of rowAt(table, place)?.cells ?? [])
    if (cell.checkVisibility()) columns.push(cell.cellIndex);
  return columns;
}

/** One step towards the end (1) or the start (−1) of the line: a row follows its last cell, headers go round. */
export function besides(table: HTMLTableElement, place: Place, step: 1 | -1): Place {
  const columns = columnsAt(table, place);
  const index = columns.indexOf(place.column);
  const outer = step > 0 ? 0 : columns.length - 1;
  const fallback = place.section === 'head' ? columns[outer] : -1;
  const column = place.column < 0 ? columns[outer] : (columns[index + step] ?? fallback);
  return { ...place, column: column ?? place.column };
}

/** One row down; a header leads to the first row. Undefined at the end. */
export function below(table: HTMLTableElement, place: Place): Place | undefined {
  const row = place.section === 'head' ? 0 : place.row + 1;
  return row < rowCountOf(table) ? { section: 'body', row, column: place.column } : undefined;
}

/** One row up; the first row leads to the header. Undefined at the end. */
export function above(table: HTMLTableElement, place: Place): Place | undefined {
  if (place.section === 'head') return undefined;
  if (place.row > 0) return { ...place, row: place.row - 1 };
  return headRowOf(table) ? { section: 'head', row: 0, column: Math.max(place.column, 0) } : undefined;
}

/** Home and End: the ends of the line, or of the whole table from a row or with Control. */
export function edge(
  table: HTMLTableElement,
  place: Place | undefined,
  end: 'start' | 'end',
  isWhole: boolean,
): Place | undefined {
  const count = rowCountOf(table);
  if (count === 0) return undefined;
  const row = end === 'start' ? 0 : count - 1;
  if (!place || place.column < 0) return { section: 'body', row, column: -1 };
  const line: Place = isWhole ? { section: 'body', row, column: 0 } : place;
  const columns = columnsAt(table, line);
  return { ...line, column: columns[end === 'start' ? 0 : columns.length - 1] ?? place.column };
}

/**
 * Page Up and Page Down: as many rows as the scrolled box shows.
 * Page Up stops at the first row; react-aria's goes on to the header.
 */
export function pageAway(table: HTMLTableElement, place: Place, step: 1 | -1): Place | undefined {
  const rows = bodyOf(table)?.rows;
  const from = elementAt(table, { ...place, column: -1 })?.getBoundingClientRect();
  if (!rows || rows.length === 0 || !from || (place.section === 'head' && step < 0)) return undefined;
  const page = visibleHeight(table);
  let row = place.section === 'head' ? 0 : place.row;
  while (rows[row + step]) {
    const rect = rows[row]?.getBoundingClientRect();
    if (!rect || (step > 0 ? rect.bottom >= from.top + page : rect.top <= from.bottom - page)) break;
    row += step;
  }
  return { section: 'body', row, column: place.column };
}

/** Height of the box that scrolls the table, in px. */
function visibleHeight(table: HTMLTableElement): number {
  const all = document.documentElement.clientHeight;
  for (let box = table.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
      return Math.min(box.clientHeight, all);
    }
  }
  return all;
}

/**
 * The next row whose header begins with the text, from the place's own row on and round the end.
 * From a cell it leads to the row header, from a row to the row.
 */
export function searchRow(
  table: HTMLTableElement,
  place: Place | undefined,
  text: string,
  headerColumn: number,
  collator: Intl.Collator,
): Place | undefined {
  const count = rowCountOf(table);
  const start = place?.section === 'body' ? place.row : 0;
  for (let offset = 0; offset < count; offset += 1) {
    const row = (start + offset) % count;
    const header = bodyOf(table)?.rows[row]?.cells[headerColumn]?.textContent?.trim() ?? '';
    if (collator.compare(header.slice(0, text.length), text) !== 0) continue;
    return { section: 'body', row, column: place && place.column >= 0 ? headerColumn : -1 };
  }
  return undefined;
}
