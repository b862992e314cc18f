import type { DataTableColumnGroup } from '../model/abilities.ts';
import type { DataTableColumn } from '../model/types.ts';
import { pinsOf } from './pins.ts';

type GroupedColumn = Pick<DataTableColumn<never>, 'pin'> & { group?: { header: string } | undefined };

/** Neighbouring columns below one header. */
export interface ColumnGroup {
  /** Undefined for columns without a group. */
  readonly header: string | undefined;
  /** Index of the first column. */
  readonly start: number;
  readonly count: number;
}

/**
 * Returns the groups of columns, which together are all columns. A group ends where the pinned columns end, because its
 * header can't be on both sides of that line.
 */
export function groupsOf(columns: readonly GroupedColumn[]): readonly ColumnGroup[] {
  const pins = pinsOf(columns);
  const starts = columns.flatMap(({ group }, index) => {
    const isSame = columns[index - 1]?.group === group && pins[index - 1]?.side === pins[index]?.side;
    return index > 0 && isSame ? [] : [index];
  });
  return starts.map((start, index) => ({
    header: columns[start]?.group?.header,
    start,
    count: (starts[index + 1] ?? columns.length) - start,
  }));
}

/** Returns the `id` of the group's header for each column. */
export const groupIdsOf: DataTableColumnGroup['idsOf'] = (columns, id) =>
  groupsOf(columns).flatMap(({ header, start, count }) =>
    Array.from({ length: count }, () => (header === undefined ? undefined : `${id}-${start}`)),
  );
