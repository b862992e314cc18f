import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { densities } from '../../theme/themeChoice.ts';
import { chosenWidths, columnPins, type DataTableColumn } from '../model/types.ts';
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
  test('returns the same column objects without a choice', () => {
    const arranged = arrangeColumns(columns, noColumnChoice);
    for (const [index, expected] of columns.entries()) expect(arranged[index]).toBe(expected);
  });

  test('orders and hides columns and sets their widths', () => {
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

  test('moves pinned columns to their edges', () => {
    const pins = new Map([
      ['company', 'start'],
      ['code', 'end'],
    ] as const);
    const arranged = arrangeColumns(columns, choose({ pins }));
    expect(ids(arranged)).toBe('company date hours code');
    expect(arranged.map(({ pin }) => pin)).toEqual(['start', undefined, undefined, 'end']);
  });

  test('leaves widths in px to resizedWidths', () => {
    const choice = choose({ widths: new Map<string, number | 'wide'>([['date', 222]]) });
    expect(arrangeColumns(columns, choice)[1]).toBe(columns[1]);
    expect(resizedWidths(choice)).toEqual(new Map([['date', 222]]));
  });

  test('never hides the row header and ignores a width that the column does not offer', () => {
    const arranged = arrangeColumns(
      columns,
      choose({ hidden: ['code', 'date', 'company', 'hours'], widths: new Map([['code', 'wide']]) }),
    );
    expect(arranged).toEqual([columns[0]]);
  });
});

test('withResizedWidths replaces all widths in px and keeps the named widths of other columns', () => {
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

describe('orderColumns after the columns changed', () => {
  test.each([
    ['one that is gone', ['hours', 'gone', 'company', 'date', 'code'], 'hours company date code'],
    ['one that is new stands after its own neighbour', ['hours', 'date', 'code'], 'hours date company code'],
    ['a new first one stands first', ['hours', 'company', 'date'], 'code hours company date'],
    ['all new but one', ['company'], 'code date company hours'],
    ['one named twice', ['hours', 'code', 'hours', 'company', 'date'], 'hours code company date'],
  ])('orderColumns orders columns that were added or removed: %s', (_, order, expected) => {
    expect(ids(orderColumns(columns, { order }))).toBe(expected);
  });
});

describe('the stored column choice', () => {
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
  ])('a stored column choice of %s is read as no choice', (text) => {
    expect(readColumnChoice(text)).toEqual(noColumnChoice);
  });

  test('is read without its invalid parts', () => {
    const text =
      '{"version":1,"order":["hours",3,null],"hidden":"all","widths":{"date":"wide","code":12,"__proto__":"wide"},"density":"tiny"}';
    const read = readColumnChoice(text);
    expect(read.order).toEqual(['hours']);
    expect(read.hidden).toEqual([]);
    expect(read.widths.get('date')).toBe('wide');
    expect(read.widths.has('code')).toBe(false);
    expect(read.density).toBe('comfortable');
  });

  test('is null for the default choice', () => {
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

describe('random column choices', () => {
  test('are read back exactly as written', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(readColumnChoice(writeColumnChoice(choice))).toEqual(choice);
      }),
    );
  });

  test('keep every current column exactly once, in the chosen order', () => {
    fc.assert(
      fc.property(anyChoice, fc.shuffledSubarray(columns), (choice, now) => {
        const ordered = orderColumns(now, choice);
        expect(new Set(ordered)).toEqual(new Set(now));
        expect(ordered).toHaveLength(now.length);
        const keptIds = choice.order.filter((columnId, index) => choice.order.indexOf(columnId) === index);
        const knownColumns = ordered.filter((candidate) => keptIds.includes(candidate.id));
        expect(knownColumns.map((knownColumn) => knownColumn.id)).toEqual(
          keptIds.filter((columnId) => now.some((column) => column.id === columnId)),
        );
      }),
    );
  });

  test('show the row header and no hidden columns', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const shown = arrangeColumns(columns, choice);
        expect(shown.some((shownColumn) => shownColumn.isRowHeader)).toBe(true);
        expect(
          shown.filter((shownColumn) => !shownColumn.isRowHeader && choice.hidden.includes(shownColumn.id)),
        ).toEqual([]);
      }),
    );
  });

  test('can be read from any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        arrangeColumns(columns, readColumnChoice(text));
      }),
    );
  });
});
