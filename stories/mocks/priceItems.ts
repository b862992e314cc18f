import {
  createPriceItem,
  listPriceItems,
  type PriceItem,
  type PriceItemQuery,
  retirePriceItem,
  updatePriceItem,
} from '@derrick/domain/priceItems';
import { type HttpHandler, http } from 'msw';
import { mock } from './mock.ts';
import { normalizeForSearch, pageOf } from './paging.ts';
import { storyId } from './people.ts';
import { api, failure, never } from './replies.ts';

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
  item(4, 'Mileage', 'mi', 165, false),
  item(5, 'Sand separator rental', 'day', 24_500),
  item(6, 'Standby crew', 'h', 9_000, false),
  item(7, 'Wellhead seal kit', 'ea', 129_999),
];

const longItems: readonly PriceItem[] = priceItems.map((priceItem, n) => ({
  ...priceItem,
  name: `${priceItem.name} with everything that belongs to it, delivered to the location, rigged up and down again ${n}`,
  unitPriceCents: 99_999_999 - n,
}));

function listed(all: readonly PriceItem[], query: PriceItemQuery) {
  const { search = '', sort = 'name' } = query;
  const direction = sort.startsWith('-') ? -1 : 1;
  const matching = all
    .filter(({ name }) => normalizeForSearch(name).includes(normalizeForSearch(search)))
    .sort((a, b) =>
      sort.endsWith('name')
        ? direction * a.name.localeCompare(b.name)
        : direction * ((a.unitPriceCents ?? 0) - (b.unitPriceCents ?? 0)) || a.name.localeCompare(b.name),
    );
  return pageOf(matching, query);
}

const notFound = () => failure(404, 'NOT_FOUND', 'It does not exist or has been deleted');
const nameTaken = () => failure(409, 'CONFLICT', 'This name is already in use', { name: 'nameTaken' });
const internal = () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.');

/** Answers all requests under `/price-item` from one list, with paging, search, sorting and changes. */
function ready(initial: readonly PriceItem[] = priceItems): HttpHandler[] {
  let all = [...initial];
  const isTaken = (name: string | undefined, id?: string) =>
    all.some((priceItem) => priceItem.id !== id && priceItem.name.toLowerCase() === name?.toLowerCase());
  return [
    mock(listPriceItems, ({ query }) => listed(all, query)),
    mock(createPriceItem, ({ body }) => {
      if (isTaken(body.name)) return nameTaken();
      const created = { ...body, id: storyId(12, 900 + all.length) };
      all = [...all, created];
      return created;
    }),
    mock(updatePriceItem, ({ params, body }) => {
      const before = all.find(({ id }) => id === params.id);
      if (!before) return notFound();
      if (isTaken(body.name, params.id)) return nameTaken();
      const { name = before.name, unit = before.unit, taxable = before.taxable } = body;
      const { unitPriceCents = before.unitPriceCents } = body;
      const changed = { id: before.id, name, unit, unitPriceCents, taxable };
      all = all.map((priceItem) => (priceItem.id === changed.id ? changed : priceItem));
      return changed;
    }),
    mock(retirePriceItem, ({ params }) => {
      if (!all.some(({ id }) => id === params.id)) return notFound();
      all = all.filter(({ id }) => id !== params.id);
      return { id: params.id };
    }),
  ];
}

const everyCall = (answer: Parameters<typeof http.all>[1]) => [
  http.all(api('price-item'), answer),
  http.all(api('price-item/*'), answer),
];

/** Handlers for the states of the price book. Each call creates new handlers. */
export const priceItemHandlers = {
  /** The seven items of the story company, or the given ones. */
  ready,
  empty: () => ready([]),
  /** The user may not see prices. */
  withoutPrices: () => ready(priceItems.map(({ unitPriceCents: _, ...priceItem }) => priceItem)),
  /** A company that bills distances in kilometers. */
  kilometres: () => ready([item(8, 'Kilometraje', 'km', 42)]),
  longTexts: () => ready(longItems),
  pending: () => everyCall(never),
  serverError: () => everyCall(internal),
  savePending: () => [mock(createPriceItem, never), ...ready()],
  /** Changes fail, reading succeeds. */
  changesFail: () => [
    mock(createPriceItem, internal),
    mock(updatePriceItem, internal),
    mock(retirePriceItem, internal),
    ...ready(),
  ],
};
