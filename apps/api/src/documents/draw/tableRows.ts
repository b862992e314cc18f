import { type TextStyleName, textStyles } from './text.ts';

/** Lines of text in one style. */
export interface Cell {
  style: TextStyleName;
  color?: string;
  lines: string[];
}

/** A row of a table: the texts of each column, below each other. */
export type Row = readonly Cell[][];

/** Space above and below the text of a row, in points. */
export const PADDING = 5;

const heightOfCell = (cell: readonly Cell[]) =>
  cell.reduce((sum, { style, lines }) => sum + lines.length * textStyles[style].lineHeight, 0);

export const heightOf = (row: Row): number => Math.max(...row.map(heightOfCell)) + 2 * PADDING;

/** Splits a row into the part that fits into `height` and the rest. The first part has the numbers. */
export function cutRow(row: Row, height: number): [now: Row, later: Row] {
  const [description = [], ...numbers] = row;
  const now: Cell[] = [];
  const later: Cell[] = [];
  let left = height;
  for (const cell of description) {
    const { lineHeight } = textStyles[cell.style];
    const fits = Math.max(0, Math.min(cell.lines.length, Math.floor(left / lineHeight)));
    now.push({ ...cell, lines: cell.lines.slice(0, fits) });
    later.push({ ...cell, lines: cell.lines.slice(fits) });
    // Texts after this one move to the rest of the row.
    left = fits < cell.lines.length ? 0 : left - fits * lineHeight;
  }
  return [
    [now, ...numbers],
    [later, ...numbers.map(() => [])],
  ];
}
