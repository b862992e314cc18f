import {
  type Customer,
  type CustomerInput,
  type CustomerListItem,
  type CustomerQuery,
  createCustomer,
  deleteCustomer,
  getCustomer,
  listCustomers,
  mergeCustomer,
  updateCustomer,
} from '@derrick/domain/customers';
import { normalizePhone } from '@derrick/domain/format';
import { type HttpHandler, http } from 'msw';
import { customersWithDetails, longCustomers } from './customerFixtures.ts';
import { customerPriceHandlers } from './customerPrices.ts';
import { mock } from './mock.ts';
import { normalizeForSearch, pageOf } from './paging.ts';
import { storyId } from './people.ts';
import { api, failure, never } from './replies.ts';
import { statementHandlers } from './statements.ts';

const SERVER_ERROR = 'The database is being moved. Try again in a minute.';

const notFound = () => failure(404, 'NOT_FOUND', 'It does not exist or has been deleted');
const nameTaken = () => failure(409, 'CONFLICT', 'This name is already in use', { name: 'nameTaken' });
const internal = () => failure(500, 'INTERNAL', SERVER_ERROR);

function listItem(customer: Customer, { withDetails }: CustomerQuery): CustomerListItem {
  const { id, name, contacts, invoiceEmail, termsDays, isTaxExempt } = customer;
  if (!withDetails) return { id, name };
  return { id, name, mainContact: contacts[0] ?? null, invoiceEmail, termsDays, isTaxExempt };
}

const textsOf = ({ name, contacts }: Customer) => [
  name,
  ...contacts.flatMap((contact) => [contact.name, contact.email ?? '', contact.phone ?? '']),
];

function listed(all: readonly Customer[], query: CustomerQuery) {
  const { search = '', sort = 'name', withDetails } = query;
  const direction = sort.startsWith('-') ? -1 : 1;
  const matching = all
    .filter((customer) =>
      (withDetails ? textsOf(customer) : [customer.name]).some((text) =>
        normalizeForSearch(text).includes(normalizeForSearch(search)),
      ),
    )
    .sort((a, b) =>
      sort.endsWith('name')
        ? direction * a.name.localeCompare(b.name)
        : direction * (a.termsDays - b.termsDays) || a.name.localeCompare(b.name),
    );
  return pageOf(
    matching.map((customer) => listItem(customer, query)),
    query,
  );
}

const fieldsOf = (body: CustomerInput, before?: Customer) => ({
  ...body,
  language: body.language ?? before?.language ?? ('en' as const),
  termsDays: body.termsDays ?? before?.termsDays ?? 30,
  taxNumber: body.taxNumber === undefined ? (before?.taxNumber ?? null) : body.taxNumber,
  hasReminders: body.hasReminders ?? before?.hasReminders ?? true,
  contacts: body.contacts.map((contact) => ({ ...contact, phone: normalizePhone(contact.phone ?? '') })),
});

const now = '2026-11-21T15:00:00.000Z';

/** Answers all requests under `/customer` from one list, with paging, search, sorting and changes. */
function ready(initial: readonly Customer[] = customersWithDetails): HttpHandler[] {
  let all = [...initial];
  const find = (id: string) => all.find((customer) => customer.id === id);
  const save = (customer: Customer) => {
    all = all.map((current) => (current.id === customer.id ? customer : current));
    return customer;
  };
  const isTaken = (name: string, id?: string) =>
    all.some((customer) => customer.id !== id && customer.name.toLowerCase() === name.toLowerCase());

  return [
    ...statementHandlers.ofOffice(),
    mock(listCustomers, ({ query }) => listed(all, query)),
    mock(getCustomer, ({ params }) => find(params.id) ?? notFound()),
    mock(createCustomer, ({ body }) => {
      if (isTaken(body.name)) return nameTaken();
      const id = storyId(1, 900 + all.length);
      const created = {
        ...fieldsOf(body),
        id,
        ticketCount: 0,
        createdAt: now,
        updatedAt: now,
        version: 1,
      };
      all = [...all, created];
      return created;
    }),
    mock(updateCustomer, ({ params, body }) => {
      const customer = find(params.id);
      if (!customer) return notFound();
      if (isTaken(body.name, params.id)) return nameTaken();
      return save({
        ...customer,
        ...fieldsOf(body, customer),
        version: customer.version + 1,
        updatedAt: now,
      });
    }),
    mock(deleteCustomer, ({ params }) => {
      if (!find(params.id)) return notFound();
      all = all.filter(({ id }) => id !== params.id);
      return { id: params.id };
    }),
    mock(mergeCustomer, ({ params, body }) => {
      const [from, into] = [find(params.id), find(body.intoId)];
      if (!from || !into) return notFound();
      if (from.id !== into.id) all = all.filter(({ id }) => id !== from.id);
      const contacts = [...into.contacts, ...from.contacts];
      return save({ ...into, contacts, ticketCount: into.ticketCount + from.ticketCount });
    }),
    // The page of a customer shows its prices.
    ...customerPriceHandlers.ready(),
  ];
}

const everyCall = (answer: Parameters<typeof http.all>[1]) => [
  http.all(api('customer'), answer),
  http.all(api('customer/*'), answer),
];

/** Handlers for the states of the customer screens. Each call creates new handlers. */
export const customerHandlers = {
  /** The 14 customers of the story company, or the given ones. */
  ready,
  empty: () => ready([]),
  longTexts: () => ready(longCustomers),
  pending: () => everyCall(never),
  serverError: () => everyCall(internal),
  /** The customer to delete is used by tickets. */
  inUse: () => [
    mock(deleteCustomer, () =>
      failure(
        409,
        'CUSTOMER_IN_USE',
        'This customer has tickets or invoices: merge it into another one instead',
      ),
    ),
    ...ready(),
  ],
  /** Another user has changed the terms and added a contact since the form was loaded. */
  conflict: () => {
    const [first] = customersWithDetails;
    const newer = first && {
      ...first,
      termsDays: 15,
      contacts: [...first.contacts, { name: 'Ivy Cho', email: null, phone: null }],
      version: 2,
    };
    const data = {
      changedBy: { id: storyId(2, 1), fullname: 'Lena Fischer' },
      changedAt: new Date(Date.now() - 120_000).toISOString(),
      customer: newer,
    };
    return [
      mock(updateCustomer, ({ version }) =>
        version === 1
          ? Response.json(
              { success: false, code: 'CONFLICT', message: 'Another user has changed this customer', data },
              { status: 409 },
            )
          : undefined,
      ),
      ...ready(),
    ];
  },
  savePending: () => [mock(updateCustomer, never), ...ready()],
  /** Saving and merging fail, reading succeeds. */
  changesFail: () => [
    mock(createCustomer, internal),
    mock(updateCustomer, internal),
    mock(mergeCustomer, internal),
    ...ready(),
  ],
};
