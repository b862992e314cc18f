import type { CSSProperties } from 'react';
import * as styles from '../layout/grid.css.ts';
import type { DataTableColumn } from '../model/types.ts';
import { pinsOf, pinVariable } from './pins.ts';

/** Width of a column, also used for the kit's own columns. */
export interface ColumnSize {
  /** CSS width. Undefined shares the remaining width of the frame. */
  readonly width: string | undefined;
  /** Minimum CSS width. In a narrower frame the columns scroll. */
  readonly minWidth: string;
}

type SizedColumn = Pick<DataTableColumn<never>, 'id' | 'width' | 'minWidth' | 'pin'>;

const inPixels = (width: number | string | undefined) => (typeof width === 'number' ? `${width}px` : width);

/** Returns the widths of all columns, including the checkbox column before and the row menu column after them. */
export function columnSizes(
  columns: readonly SizedColumn[],
  chosen: ReadonlyMap<string, number>,
  { isSelectable, hasRowMenu }: { isSelectable: boolean; hasRowMenu: boolean },
): ColumnSize[] {
  const widths = columns.map(({ id, width }) => inPixels(chosen.get(id) ?? width));
  // If every column has a width, the width of the last column is ignored. Otherwise the browser would widen all columns to
  // fill the frame, and no column would have the chosen width.
  const fillsFrame = chosen.size > 0 && !widths.includes(undefined);
  return [
    ...(isSelectable ? [fixed(styles.selectWidth)] : []),
    ...widths.map((width, index) => ({
      width: fillsFrame && index === widths.length - 1 ? undefined : width,
      minWidth: width ?? inPixels(columns[index]?.minWidth) ?? styles.sharedWidth,
    })),
    ...(hasRowMenu ? [fixed(styles.menuWidth)] : []),
  ];
}

const fixed = (width: string): ColumnSize => ({ width, minWidth: width });

/** Extracts the name of a CSS variable from `var(…)`. */
const nameOf = (variable: string) => variable.slice(4, -1);

/** Sum of the minimum widths, as a CSS length. */
export const sumOf = (sizes: readonly ColumnSize[]) =>
  sizes.length === 0 ? '0px' : `calc(${sizes.map(({ minWidth: least }) => least).join(' + ')})`;

/** CSS `grid-template` of the rows as cards on a phone and as two-line rows on a tablet. */
export interface CardTemplates {
  readonly card: string;
  readonly twoLines: string;
}

/**
 * CSS variables of the table: its minimum width, the widths as grid tracks (for rows laid out separately), the offsets of
 * pinned columns, and the templates of cards.
 */
export function tableVariables(
  sizes: readonly ColumnSize[],
  columns: readonly SizedColumn[],
  { isSelectable, templates }: { isSelectable: boolean; templates: CardTemplates },
): CSSProperties {
  const first = isSelectable ? 1 : 0;
  const pins = pinsOf(columns);
  const startCount = first + pins.filter((pin) => pin?.side === 'start').length;
  const endCount = pins.filter((pin) => pin?.side === 'end').length;
  const firstEnd = first + columns.length - endCount;
  // React accepts any custom property, but the generated names of vanilla-extract variables have no type.
  const variables: Record<string, string> = {
    [nameOf(styles.minTableWidth)]: sumOf(sizes),
    [nameOf(styles.pinnedStart)]: sumOf(sizes.slice(0, startCount)),
    [nameOf(styles.pinnedEnd)]: sumOf(sizes.slice(firstEnd)),
    [nameOf(styles.cardTemplate)]: templates.card,
    [nameOf(styles.twoLineTemplate)]: templates.twoLines,
    [nameOf(styles.tracks)]: sizes
      .map(({ width, minWidth: least }) => width ?? `minmax(${least}, 1fr)`)
      .join(' '),
  };
  for (const [index, pin] of pins.entries()) {
    const position = first + index;
    if (pin?.side === 'start') variables[pinVariable(index)] = sumOf(sizes.slice(0, position));
    if (pin?.side === 'end') variables[pinVariable(index)] = sumOf(sizes.slice(position + 1));
  }
  return { ...variables };
}
