import {
  addDays,
  type Invoice,
  type InvoiceInput,
  type InvoiceListItem,
  type InvoiceQuery,
  type InvoiceStatistics,
  invoiceGroupOf,
  type PaymentInput,
  paidStateOf,
} from '@derrick/domain/invoices';
import { payment, settled, TODAY } from './invoiceFixtures.ts';
import { pageOf, plain } from './paging.ts';
import { storyId } from './people.ts';

const listItem = ({ customer, ...invoice }: Invoice): InvoiceListItem => ({
  ...invoice,
  customer: { id: customer.id, name: customer.name },
});

const isFound = ({ number, customer, tickets }: Invoice, search: string) =>
  [number ?? '', customer.name, ...tickets.map(({ jobcode }) => jobcode)].some((text) =>
    plain(text).includes(plain(search)),
  );

type Filters = Pick<InvoiceQuery, 'customerIds' | 'fromDate' | 'toDate'>;

function matches(invoice: Invoice, { customerIds, fromDate, toDate }: Filters) {
  const day = invoice.issueDate ?? invoice.createdAt.slice(0, 10);
  return (
    (customerIds.length === 0 || customerIds.includes(invoice.customer.id ?? '')) &&
    (fromDate === undefined || day >= fromDate) &&
    (toDate === undefined || day <= toDate)
  );
}

const keys = {
  number: ({ number }: Invoice) => number ?? '~',
  customer: ({ customer }: Invoice) => customer.name,
  issueDate: ({ issueDate }: Invoice) => issueDate ?? '~',
  dueDate: ({ dueDate }: Invoice) => dueDate ?? '~',
  total: ({ totalCents }: Invoice) => totalCents,
  balance: ({ balanceCents }: Invoice) => balanceCents,
};

function sorted(found: Invoice[], sort: string | undefined) {
  const name = sort?.replace('-', '') ?? '';
  const key = Object.entries(keys).find(([one]) => one === name)?.[1];
  if (!key) return found;
  const way = sort?.startsWith('-') ? -1 : 1;
  return found.sort((a, b) => {
    const [one, other] = [key(a), key(b)];
    return way * (one < other ? -1 : one > other ? 1 : 0);
  });
}

const now = `${TODAY}T17:00:00.000Z`;

/** Creates a store for the invoices of one story. Each store has its own copy. */
export function createInvoiceStore(initial: readonly Invoice[]) {
  let invoices = [...initial];
  let counter = 1_025;

  const change = (id: string, changeOf: (invoice: Invoice) => Partial<Invoice>): Invoice | undefined => {
    invoices = invoices.map((one) =>
      one.id === id ? settled({ ...one, ...changeOf(one), version: one.version + 1, updatedAt: now }) : one,
    );
    return invoices.find((one) => one.id === id);
  };
  const settle = (invoice: Invoice): Partial<Invoice> => {
    const { totalCents, paidCents, status } = settled(invoice);
    const isGivenUp = status === 'UNCOLLECTIBLE' && paidCents < totalCents;
    return {
      payments: invoice.payments,
      status: isGivenUp ? status : paidStateOf({ totalCents, paidCents }),
    };
  };

  return {
    page(query: InvoiceQuery) {
      const { search = '', status, sort } = query;
      const found = invoices.filter(
        (one) =>
          matches(one, query) &&
          isFound(one, search) &&
          (status.length === 0 || status.includes(invoiceGroupOf(one))),
      );
      return pageOf(sorted(found, sort).map(listItem), query);
    },
    statistics(query: InvoiceQuery): InvoiceStatistics {
      const of = (group: string, amount: (invoice: Invoice) => number) => {
        const own = invoices.filter((one) => matches(one, query) && invoiceGroupOf(one) === group);
        return { count: own.length, cents: own.reduce((sum, one) => sum + amount(one), 0) };
      };
      const total = ({ totalCents }: Invoice) => totalCents;
      const balance = ({ balanceCents }: Invoice) => balanceCents;
      return {
        currency: invoices[0]?.currency ?? 'USD',
        draft: of('DRAFT', total),
        awaitingPayment: of('AWAITING_PAYMENT', balance),
        pastDue: of('PAST_DUE', balance),
        paid: of('PAID', total),
        void: of('VOID', total),
        uncollectible: of('UNCOLLECTIBLE', balance),
      };
    },
    get: (id: string) => invoices.find((one) => one.id === id),
    add(invoice: Invoice): Invoice {
      invoices = [invoice, ...invoices];
      return invoice;
    },
    update: (id: string, { grouping, lines, ...rest }: InvoiceInput) =>
      change(id, (one) => ({
        ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
        grouping: grouping ?? one.grouping,
        lines: lines ?? one.lines,
      })),
    remove(id: string) {
      invoices = invoices.filter((one) => one.id !== id);
    },
    issue: (id: string) =>
      change(id, ({ termsDays }) => {
        counter += 1;
        return {
          number: `INV-${String(counter - 1).padStart(5, '0')}`,
          status: 'ISSUED',
          issueDate: TODAY,
          dueDate: addDays(TODAY, termsDays),
        };
      }),
    send: (id: string, to: string[]) =>
      change(id, ({ sendings }) => ({ sendings: [...sendings, { at: now, to, by: 'Maya Reyes' }] })),
    pay: (id: string, { amountCents, method, reference, paidOn }: PaymentInput) =>
      change(id, (one) => {
        const n = one.payments.length + 1;
        const made = { ...payment(n, amountCents), method, reference, paidOn };
        return settle({ ...one, payments: [...one.payments, { ...made, id: storyId(9, 500 + n) }] });
      }),
    reverse: (id: string, paymentId: string, reason: string) =>
      change(id, (one) =>
        settle({
          ...one,
          payments: one.payments.map((made) =>
            made.id === paymentId ? { ...made, reversedAt: now, reversedBy: 'Maya Reyes', reason } : made,
          ),
        }),
      ),
    change,
    count: () => invoices.length,
  };
}
