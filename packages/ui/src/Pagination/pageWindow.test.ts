import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_WINDOW, pageRange, pageWindow } from './pageWindow.ts';

const pages = fc.integer({ min: 1, max: 1_000_000 });

describe('pageWindow', () => {
  it.each([
    [1, 25, [1, 2, 3, 'gap', 25]],
    [2, 25, [1, 2, 3, 'gap', 25]],
    [3, 25, [1, 2, 3, 4, 'gap', 25]],
    [4, 25, [1, 'gap', 3, 4, 5, 'gap', 25]],
    [13, 25, [1, 'gap', 12, 13, 14, 'gap', 25]],
    [22, 25, [1, 'gap', 21, 22, 23, 'gap', 25]],
    [23, 25, [1, 'gap', 22, 23, 24, 25]],
    [24, 25, [1, 'gap', 23, 24, 25]],
    [25, 25, [1, 'gap', 23, 24, 25]],
    [1, 1, [1]],
    [1, 0, [1]],
    [9, 3, [1, 2, 3]],
    [-4, 5, [1, 2, 3, 4, 5]],
    [3, 6, [1, 2, 3, 4, 'gap', 6]],
    [4, 6, [1, 'gap', 3, 4, 5, 6]],
  ] as const)('returns the items for page %i of %i', (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });

  it('contains at most five page numbers in order, including the first, last and current page', () => {
    fc.assert(
      fc.property(pages, pages, (page, count) => {
        const numbers = pageWindow(page, count).filter((item) => item !== 'gap');
        expect(numbers.length).toBeLessThanOrEqual(PAGE_WINDOW);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(count);
        expect(numbers).toContain(Math.min(page, count));
      }),
    );
  });

  it('contains the neighbors of the current page, and a gap exactly where page numbers are omitted', () => {
    fc.assert(
      fc.property(pages, pages, (page, count) => {
        const current = Math.min(page, count);
        const items = pageWindow(page, count);
        if (current > 1) expect(items).toContain(current - 1);
        if (current < count) expect(items).toContain(current + 1);
        for (const [index, item] of items.entries()) {
          const before = items[index - 1];
          const after = items[index + 1];
          if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1);
          else if (before !== undefined && before !== 'gap') expect(item - before).toBe(1);
        }
      }),
    );
  });
});

describe('pageRange', () => {
  it.each([
    [1, 10, 248, { from: 1, to: 10, pageCount: 25 }],
    [25, 10, 248, { from: 241, to: 248, pageCount: 25 }],
    [1, 10, 0, { from: 0, to: 0, pageCount: 1 }],
    [99, 10, 11, { from: 11, to: 11, pageCount: 2 }],
    [1, 50, 50, { from: 1, to: 50, pageCount: 1 }],
  ])(
    'returns the rows of page %i with %i rows per page and %i rows in total',
    (page, size, count, expected) => {
      expect(pageRange(page, size, count)).toEqual(expected);
    },
  );

  it('covers each row exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2000 }), (size, count) => {
        const { pageCount } = pageRange(1, size, count);
        let expected = 1;
        for (let page = 1; page <= pageCount; page += 1) {
          const { from, to } = pageRange(page, size, count);
          expect(from).toBe(expected);
          expect(to).toBeGreaterThanOrEqual(from);
          expected = to + 1;
        }
        expect(expected - 1).toBe(count);
      }),
    );
  });
});
