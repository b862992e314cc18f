import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  coverage,
  deselectRows,
  emptySelection,
  extendTo,
  isSameSet,
  type Selection,
  selectRows,
  toggleRow,
} from '../model/selection.ts';
import { createSelectionStore } from './selectionStore.ts';

const order = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const sorted = ({ ids }: Selection) => [...ids].toSorted().join('');

describe('toggleRow', () => {
  it('adds and removes rows, and keeps the last added row as the anchor', () => {
    const added = toggleRow(toggleRow(emptySelection, 'b'), 'd');
    expect(sorted(added)).toBe('bd');
    expect(toggleRow(added, 'b')).toMatchObject({ anchor: 'd' });
    expect(sorted(toggleRow(added, 'd'))).toBe('b');
  });

  it('restores the selection when called twice for the same row', () => {
    fc.assert(
      fc.property(fc.subarray(order), fc.constantFrom(...order), (ids, id) => {
        const start: Selection = { ids: new Set(ids) };
        expect(isSameSet(toggleRow(toggleRow(start, id), id).ids, start.ids)).toBe(true);
      }),
    );
  });
});

describe('extendTo', () => {
  it('moves the end of the range and keeps other selected rows', () => {
    const start = toggleRow(toggleRow(emptySelection, 'a'), 'c');
    const longer = extendTo(start, 'f', order);
    expect(sorted(longer)).toBe('acdef');
    expect(sorted(extendTo(longer, 'd', order))).toBe('acd');
    expect(sorted(extendTo(longer, 'b', order))).toBe('abc');
  });

  it('adds only the row itself when the anchor is on another page', () => {
    expect(sorted(extendTo({ ids: new Set(['x']), anchor: 'x' }, 'c', order))).toBe('cx');
  });

  it('starts a new selection after select all', () => {
    expect(sorted(extendTo(selectRows(emptySelection, order), 'c', order))).toBe('c');
  });

  it('selects exactly the rows between the first toggled row and the last row', () => {
    const row = fc.constantFrom(...order);
    fc.assert(
      fc.property(row, fc.array(row, { minLength: 1 }), (anchor, path) => {
        const end = path.reduce(
          (selection, id) => extendTo(selection, id, order),
          toggleRow(emptySelection, anchor),
        );
        const [from = 0, to = 0] = [order.indexOf(anchor), order.indexOf(path.at(-1) ?? anchor)].toSorted();
        expect(sorted(end)).toBe(order.slice(from, to + 1).join(''));
      }),
    );
  });
});

describe('selection of all rows on screen', () => {
  it('keeps the selected rows of other pages', () => {
    const all = selectRows({ ids: new Set(['x']) }, order);
    expect(all.ids.size).toBe(order.length + 1);
    expect(sorted(deselectRows(all, order))).toBe('x');
  });

  it('has the coverage none, some or all', () => {
    expect(coverage(new Set(), order)).toBe('none');
    expect(coverage(new Set(['x']), order)).toBe('none');
    expect(coverage(new Set(['a']), order)).toBe('some');
    expect(coverage(new Set([...order, 'x']), order)).toBe('all');
    expect(coverage(new Set(), [])).toBe('none');
  });
});

describe('createSelectionStore', () => {
  it('notifies only the rows whose selection changed', () => {
    const store = createSelectionStore(new Set(['a', 'b']));
    const woken: string[] = [];
    for (const id of order) store.row(id).subscribe(() => woken.push(id));
    const listener = vi.fn();
    store.subscribe(listener);
    store.replace({ ids: new Set(['b', 'c']) });
    expect(woken.toSorted()).toEqual(['a', 'c']);
    expect(listener).toHaveBeenCalledOnce();
    store.replace({ ids: new Set(['b', 'c']), anchor: 'c' });
    expect(listener).toHaveBeenCalledOnce();
    expect(store.row('c').getSnapshot()).toBe(true);
  });

  it('returns the same subscription for repeated calls with the same id', () => {
    const store = createSelectionStore();
    const first = store.row('a');
    expect(store.row('a')).toBe(first);
    const stop = first.subscribe(() => {});
    stop();
    expect(first.getSnapshot()).toBe(false);
  });
});
