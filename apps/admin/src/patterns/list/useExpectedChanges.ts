import { useCallback, useMemo, useState } from 'react';

export type ExpectedChange<Row> = Partial<Row> | 'removed';

function withChanges<Row extends { id: string }>(
  rows: readonly Row[],
  changes: ReadonlyMap<string, ExpectedChange<Row>>,
): readonly Row[] {
  if (changes.size === 0) return rows;
  return rows.flatMap((row) => {
    const change = changes.get(row.id);
    if (change === undefined) return [row];
    return change === 'removed' ? [] : [{ ...row, ...change }];
  });
}

/** Shows changes before the server confirms them (optimistic updates). Rows without a change keep their identity. */
export function useExpectedChanges<Row extends { id: string }>(loaded: readonly Row[]) {
  const [changes, setChanges] = useState<ReadonlyMap<string, ExpectedChange<Row>>>(new Map());
  const rows = useMemo(() => withChanges(loaded, changes), [loaded, changes]);
  const expect = useCallback(
    async (ids: Iterable<string>, change: ExpectedChange<Row>, work: Promise<unknown>) => {
      const changed = [...ids];
      setChanges((current) => new Map([...current, ...changed.map((id) => [id, change] as const)]));
      try {
        await work;
      } finally {
        setChanges((current) => new Map([...current].filter(([id]) => !changed.includes(id))));
      }
    },
    [],
  );
  return { rows, expect, isChanging: (id: string) => changes.has(id) };
}
