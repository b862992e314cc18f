'use client';

import { useMemo, useState } from 'react';
import type { ColumnWidthProps, DataTableColumn } from './types.ts';

/** Narrowest and widest px that a column can be made if it does not say otherwise. */
const LIMITS = { min: 64, max: 800 };

/** Changes the width of a column. */
export interface ColumnResize {
  /** Shows a width while the pointer drags; undefined shows the kept one again. */
  readonly show: (column: string, width: number | undefined) => void;
  /** Passes a width on to the owner; undefined stands for the column's own. Returns the width within the limits. */
  readonly keep: (column: string, width: number | undefined) => number | undefined;
}

const none: ReadonlyMap<string, number> = new Map();

/** Widths of the columns as they are shown, and the functions that change them; undefined if they can't be changed. */
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
        const kept = width === undefined ? undefined : withinLimits(column, width);
        if (kept === undefined) next.delete(column);
        else next.set(column, kept);
        onColumnWidthsChange(next);
        return kept;
      },
    },
  };
}
