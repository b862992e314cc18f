import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropIndex, groupBounds, moneyWriter, moveEntry } from './lineItem.ts';

describe('moveEntry', () => {
  it('moves an entry and keeps the order of the other entries', () => {
    expect(moveEntry(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveEntry(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('keeps all entries for any source and target index', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.integer(), fc.integer(), (list, from, to) => {
        expect(moveEntry(list, from, to).toSorted()).toEqual(list.toSorted());
      }),
    );
  });
});

describe('dropIndex', () => {
  const rows = [0, 40, 80].map((top) => ({ top, bottom: top + 40 }));

  it('returns the index of the row whose middle the pointer has passed', () => {
    expect(dropIndex(rows, 0, 10)).toBe(0);
    expect(dropIndex(rows, 0, 59)).toBe(0);
    expect(dropIndex(rows, 0, 61)).toBe(1);
    expect(dropIndex(rows, 0, 500)).toBe(2);
    expect(dropIndex(rows, 2, 61)).toBe(2);
    expect(dropIndex(rows, 2, 59)).toBe(1);
    expect(dropIndex(rows, 2, -5)).toBe(0);
  });
});

describe('groupBounds', () => {
  it('returns the first and last index of adjacent lines in the same group', () => {
    const groups = ['#TK-1', '#TK-1', '#TK-2', '#TK-2', '#TK-2', '#TK-1'];
    expect(groupBounds(groups, 0)).toEqual([0, 1]);
    expect(groupBounds(groups, 3)).toEqual([2, 4]);
    expect(groupBounds(groups, 5)).toEqual([5, 5]);
    expect(groupBounds([undefined, undefined], 1)).toEqual([0, 1]);
  });
});

describe('moneyWriter', () => {
  it('uses the minor units of the currency', () => {
    expect(moneyWriter('en-US', 'USD').write(123_456)).toBe('$1,234.56');
    expect(moneyWriter('en-US', 'JPY').write(1234)).toBe('¥1,234');
    expect(moneyWriter('en-US', 'KWD').minorUnits).toBe(1000);
  });

  it('formats amounts in the given locale and writes a dash for an undefined amount', () => {
    expect(moneyWriter('es-ES', 'EUR').write(-1050)).toMatch(/^-10,50\s€$/);
    expect(moneyWriter('en-US', 'USD').write(undefined)).toBe('–');
  });

  it('formats unit prices with all of their decimals', () => {
    const { write, writePrice } = moneyWriter('en-US', 'USD');
    expect([writePrice(65.5), writePrice(6550), writePrice(null)]).toEqual(['$0.655', '$65.50', '–']);
    expect(write(6550)).toBe('$65.50');
    expect(moneyWriter('en-US', 'JPY').writePrice(12.5)).toBe('¥12.5');
  });
});
