import {
  type CustomerPrice,
  type CustomerPriceChanges,
  createCustomerPrice,
  deleteCustomerPrice,
  listCustomerPrices,
  updateCustomerPrice,
} from '@derrick/domain/priceItems';
import { type HttpHandler, http } from 'msw';
import { mock } from './mock.ts';
import { pageOf } from './paging.ts';
import { customers, storyId } from './people.ts';
import { priceItems } from './priceItems.ts';
import { api, failure, never } from './replies.ts';

const ofItem = (n: number) => {
  const { id = '', name = '', unit = 'ea' } = priceItems[n] ?? {};
  return { customerId: customers[0]?.id ?? '', priceItemId: id, name, unit } as const;
};

/** Prices of the first customer: those of a valve in two periods, of a mile with three decimals, and of a separator. */
export const customerPrices: readonly CustomerPrice[] = [
  { id: storyId(17, 1), ...ofItem(1), unitPriceCents: 40_000, from: '2026-01-01', until: '2026-06-30' },
  { id: storyId(17, 2), ...ofItem(1), unitPriceCents: 42_000, from: '2026-07-01', until: null },
  { id: storyId(17, 4), ...ofItem(3), unitPriceCents: 58.5, from: '2026-01-01', until: null },
  { id: storyId(17, 3), ...ofItem(4), unitPriceCents: 20_000, from: '2026-03-15', until: null },
];

const notFound = () => failure(404, 'NOT_FOUND', 'It does not exist or has been deleted');
const internal = () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.');
const periodTaken = () =>
  failure(409, 'CONFLICT', 'This customer already has a price for the item in this period', {
    from: 'periodTaken',
  });

/** Answers all requests under `/customer-price` from one list. */
function ready(initial: readonly CustomerPrice[] = customerPrices): HttpHandler[] {
  let all = [...initial];
  const isTaken = ({ customerId, priceItemId, id, from, until }: CustomerPrice & CustomerPriceChanges) =>
    all.some(
      (other) =>
        other.id !== id &&
        other.customerId === customerId &&
        other.priceItemId === priceItemId &&
        (until === null || other.from <= until) &&
        (other.until === null || other.until >= from),
    );
  return [
    mock(listCustomerPrices, ({ query }) =>
      pageOf(
        all.filter(({ customerId }) => !query.customerId || customerId === query.customerId),
        query,
      ),
    ),
    mock(createCustomerPrice, ({ body }) => {
      const { name = '', unit = 'ea' } = priceItems.find(({ id }) => id === body.priceItemId) ?? {};
      const created = { id: storyId(17, 900 + all.length), ...body, name, unit };
      if (isTaken(created)) return periodTaken();
      all = [...all, created];
      return created;
    }),
    mock(updateCustomerPrice, ({ params, body }) => {
      const before = all.find(({ id }) => id === params.id);
      if (!before) return notFound();
      const changed = { ...before, ...body };
      if (isTaken(changed)) return periodTaken();
      all = all.map((price) => (price.id === changed.id ? changed : price));
      return changed;
    }),
    mock(deleteCustomerPrice, ({ params }) => {
      if (!all.some(({ id }) => id === params.id)) return notFound();
      all = all.filter(({ id }) => id !== params.id);
      return { id: params.id };
    }),
  ];
}

const everyCall = (answer: Parameters<typeof http.all>[1]) => [
  http.all(api('customer-price'), answer),
  http.all(api('customer-price/*'), answer),
];

/** Handlers for the states of a customer's prices. Each call creates new handlers. */
export const customerPriceHandlers = {
  ready,
  empty: () => ready([]),
  pending: () => everyCall(never),
  serverError: () => everyCall(internal),
};
