'use client';

import { useMemo, useState } from 'react';
import type { ColumnWidthProps, DataTableColumn } from '../model/types.ts';

/** Default minimum and maximum column width in px when resizing. */
const LIMITS = { min: 64, max: 800 };

export interface ColumnResize {
  /** Shows a width during a drag. Undefined shows the stored width again. */
  readonly show: (column: string, width: number | undefined) => void;
  /**
   * Reports a width to the owner; undefined resets the column to its own width. Returns the width after applying the
   * limits.
   */
  readonly keep: (column: string, width: number | undefined) => number | undefined;
}

const none: ReadonlyMap<string, number> = new Map();

/** Returns the displayed column widths and the functions that change them; undefined if columns can't be resized. */
export function useColumnWidths(
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'minWidth' | 'maxWidth'>[],
  { columnWidths = none, onColumnWidthsChange }: ColumnWidthProps,
): { widths: ReadonlyMap<string, number>; resize: ColumnResize | undefined } {
  const [dragged, setDragged] = useState<{ column: string; width: number }>();
  const widths = useMemo(
    () => (dragged ? new Map(columnWidths).set(dragged.column, dragged.width) : columnWidths),
    [columnWidths, dragged],
  );
  if (!onColumnWidthsChange) return { widths, resize: undefined };

  const withinLimits = (id: string, width: number) => {
    const { minWidth = LIMITS.min, maxWidth = LIMITS.max } = columns.find((column) => column.id === id) ?? {};
    return Math.round(Math.min(Math.max(width, minWidth), maxWidth));
  };
  return {
    widths,
    resize: {
      show: (column, width) =>
        setDragged(width === undefined ? undefined : { column, width: withinLimits(column, width) }),
      keep(column, width) {
        setDragged(undefined);
        const next = new Map(columnWidths);
        const storedWidth = width === undefined ? undefined : withinLimits(column, width);
        if (storedWidth === undefined) next.delete(column);
        else next.set(column, storedWidth);
        onColumnWidthsChange(next);
        return storedWidth;
      },
    },
  };
}
