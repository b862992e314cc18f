import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { densities } from '../theme/themeChoice.ts';
import {
  arrangeColumns,
  type ColumnChoice,
  noColumnChoice,
  orderColumns,
  readColumnChoice,
  resizedWidths,
  withResizedWidths,
  writeColumnChoice,
} from './columnChoice.ts';
import { chosenWidths, columnPins, type DataTableColumn } from './types.ts';

const column = (id: string, more: Partial<DataTableColumn<object>> = {}): DataTableColumn<object> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
});
const columns = [
  column('code', { isRowHeader: true }),
  column('date', { width: 100, widths: { narrow: 80, wide: 160 } }),
  column('company'),
  column('hours'),
];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');
const choose = (part: Partial<ColumnChoice>): ColumnChoice => ({ ...noColumnChoice, ...part });

describe('arrangeColumns', () => {
  test('without a choice gives the very columns', () => {
    const arranged = arrangeColumns(columns, noColumnChoice);
    for (const [index, one] of columns.entries()) expect(arranged[index]).toBe(one);
  });

  test('orders, hides and sets widths', () => {
    const arranged = arrangeColumns(
      columns,
      choose({
        order: ['hours', 'code', 'company', 'date'],
        hidden: ['company'],
        widths: new Map([['date', 'wide']]),
      }),
    );
    expect(ids(arranged)).toBe('hours code date');
    expect(arranged[2]?.width).toBe(160);
  });

  test('puts pinned columns at their edges', () => {
    const pins = new Map([
      ['company', 'start'],
      ['code', 'end'],
    ] as const);
    const arranged = arrangeColumns(columns, choose({ pins }));
    expect(ids(arranged)).toBe('company date hours code');
    expect(arranged.map(({ pin }) => pin)).toEqual(['start', undefined, undefined, 'end']);
  });

  test('leaves widths in px to the table', () => {
    const choice = choose({ widths: new Map<string, number | 'wide'>([['date', 222]]) });
    expect(arrangeColumns(columns, choice)[1]).toBe(columns[1]);
    expect(resizedWidths(choice)).toEqual(new Map([['date', 222]]));
  });

  test('never hides the row header, and leaves a width alone that the column does not offer', () => {
    const arranged = arrangeColumns(
      columns,
      choose({ hidden: ['code', 'date', 'company', 'hours'], widths: new Map([['code', 'wide']]) }),
    );
    expect(arranged).toEqual([columns[0]]);
  });
});

test('a width in px takes the place of a named one; the other named ones stay', () => {
  const choice = choose({
    widths: new Map<string, number | 'narrow' | 'wide'>([
      ['date', 'wide'],
      ['hours', 'narrow'],
      ['company', 300],
    ]),
  });
  expect(withResizedWidths(choice, new Map([['date', 90]])).widths).toEqual(
    new Map<string, number | 'narrow'>([
      ['date', 90],
      ['hours', 'narrow'],
    ]),
  );
});

describe('after the columns changed', () => {
  test.each([
    ['one that is gone', ['hours', 'gone', 'company', 'date', 'code'], 'hours company date code'],
    ['one that is new stands after its own neighbour', ['hours', 'date', 'code'], 'hours date company code'],
    ['a new first one stands first', ['hours', 'company', 'date'], 'code hours company date'],
    ['all new but one', ['company'], 'code date company hours'],
    ['one named twice', ['hours', 'code', 'hours', 'company', 'date'], 'hours code company date'],
  ])('%s', (_, order, expected) => {
    expect(ids(orderColumns(columns, { order }))).toBe(expected);
  });
});

describe('what is kept', () => {
  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    '{}',
    '{"version":2,"order":["hours"]}',
    '{"version":"1"}',
  ])('%s reads as no choice', (text) => {
    expect(readColumnChoice(text)).toEqual(noColumnChoice);
  });

  test('is read as far as it is understood', () => {
    const text =
      '{"version":1,"order":["hours",3,null],"hidden":"all","widths":{"date":"wide","code":12,"__proto__":"wide"},"density":"tiny"}';
    const read = readColumnChoice(text);
    expect(read.order).toEqual(['hours']);
    expect(read.hidden).toEqual([]);
    expect(read.widths.get('date')).toBe('wide');
    expect(read.widths.has('code')).toBe(false);
    expect(read.density).toBe('comfortable');
  });

  test('is nothing for the table as it comes', () => {
    expect(writeColumnChoice(noColumnChoice)).toBeNull();
  });
});

const id = fc.oneof(fc.constantFrom('code', 'date', 'company', 'hours', 'gone', '__proto__'), fc.string());
const anyChoice: fc.Arbitrary<ColumnChoice> = fc.record({
  order: fc.array(id),
  hidden: fc.array(id),
  widths: fc
    .array(fc.tuple(id, fc.oneof(fc.constantFrom(...chosenWidths), fc.integer({ min: 24, max: 2000 }))))
    .map((entries) => new Map(entries)),
  pins: fc.array(fc.tuple(id, fc.constantFrom(...columnPins))).map((entries) => new Map(entries)),
  density: fc.constantFrom(...densities),
});

describe('whatever is chosen', () => {
  test('comes back as it was kept', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(readColumnChoice(writeColumnChoice(choice))).toEqual(choice);
      }),
    );
  });

  test('every column is there once in the order, whatever there is now', () => {
    fc.assert(
      fc.property(anyChoice, fc.shuffledSubarray(columns), (choice, now) => {
        const ordered = orderColumns(now, choice);
        expect(new Set(ordered)).toEqual(new Set(now));
        expect(ordered).toHaveLength(now.length);
        const kept = choice.order.filter((one, index) => choice.order.indexOf(one) === index);
        const known = ordered.filter((one) => kept.includes(one.id));
        expect(known.map((one) => one.id)).toEqual(
          kept.filter((one) => now.some((column) => column.id === one)),
        );
      }),
    );
  });

  test('the row header is shown, and nothing that is hidden', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const shown = arrangeColumns(columns, choice);
        expect(shown.some((one) => one.isRowHeader)).toBe(true);
        expect(shown.filter((one) => !one.isRowHeader && choice.hidden.includes(one.id))).toEqual([]);
      }),
    );
  });

  test('any text at all is read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        arrangeColumns(columns, readColumnChoice(text));
      }),
    );
  });
});
