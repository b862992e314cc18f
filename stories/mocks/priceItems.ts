import {
  createPriceItem,
  listPriceItems,
  type PriceItem,
  type PriceItemInput,
  retirePriceItem,
  updatePriceItem,
} from '@derrick/domain/priceItems';
import { mockRecords } from './mockRecords.ts';
import { storyId } from './people.ts';

const item = (
  n: number,
  name: string,
  unit: PriceItem['unit'],
  unitPriceCents: number,
  taxable = true,
): PriceItem => ({ id: storyId(12, n), name, unit, unitPriceCents, taxable });

export const priceItems: readonly PriceItem[] = [
  item(1, 'Crane truck', 'h', 18_500),
  item(2, 'Frac valve rental', 'day', 45_000),
  item(3, 'Hydraulic hose, 2 in', 'ea', 8_925),
  item(4, 'Mileage', 'mi', 65.5, false),
  item(5, 'Sand separator rental', 'day', 24_500),
  item(6, 'Standby crew', 'h', 9_000, false),
  item(7, 'Wellhead seal kit', 'ea', 129_999),
];

const longItems: readonly PriceItem[] = priceItems.map((priceItem, n) => ({
  ...priceItem,
  name: `${priceItem.name} with everything that belongs to it, delivered to the location, rigged up and down again ${n}`,
  unitPriceCents: 99_999_999 - n,
}));

const mocks = mockRecords({
  list: listPriceItems,
  create: createPriceItem,
  update: updatePriceItem,
  remove: retirePriceItem,
  records: priceItems,
  idKind: 12,
  store: (input: PriceItemInput, id, before): PriceItem => ({ ...before, ...input, id }),
  textsOf: ({ name }) => [name],
  compare: (a, b) => a.name.localeCompare(b.name),
  uniqueField: 'name',
});

/** Handlers for the states of the price book. Each call creates new handlers. */
export const priceItemHandlers = {
  ...mocks,
  /** The user may not see prices. */
  withoutPrices: () => mocks.ready(priceItems.map(({ unitPriceCents: _, ...priceItem }) => priceItem)),
  /** A company that bills distances in kilometers. */
  kilometres: () => mocks.ready([item(8, 'Kilometraje', 'km', 42)]),
  longTexts: () => mocks.ready(longItems),
};

export const priceItemMocks = {
  handlers: priceItemHandlers.ready,
  records: { priceItem: priceItems[0]?.id },
};
