import { addDays } from '@derrick/domain/format';
import {
  agingBuckets,
  type CreditNoteInput,
  creditTotals,
  dueDaysOf,
  type Invoice,
  type InvoiceAging,
  type InvoiceInput,
  type InvoiceListItem,
  type InvoiceQuery,
  type InvoiceSending,
  type InvoiceStatistics,
  invoiceGroupOf,
  type PaymentInput,
  paidStateOf,
  refundCentsOf,
} from '@derrick/domain/invoices';
import { emailTo, payment, settled, TODAY } from './invoiceFixtures.ts';
import { normalizeForSearch, pageOf } from './paging.ts';
import { storyId } from './people.ts';

const listItem = ({ customer, ...invoice }: Invoice): InvoiceListItem => ({
  ...invoice,
  customer: { id: customer.id, name: customer.name },
});

const isFound = ({ number, customer, tickets }: Invoice, search: string) =>
  [number ?? '', customer.name, ...tickets.map(({ jobcode }) => jobcode)].some((text) =>
    normalizeForSearch(text).includes(normalizeForSearch(search)),
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

function sorted(list: Invoice[], sort: string | undefined) {
  const name = sort?.replace('-', '') ?? '';
  const key = Object.entries(keys).find(([keyName]) => keyName === name)?.[1];
  if (!key) return list;
  const direction = sort?.startsWith('-') ? -1 : 1;
  return list.sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    return direction * (left < right ? -1 : left > right ? 1 : 0);
  });
}

const now = `${TODAY}T17:00:00.000Z`;

/** Creates a store for the invoices of one story. Each store has its own copy. */
export function createInvoiceStore(initial: readonly Invoice[]) {
  let invoices = [...initial];
  let counter = 1_025;

  const change = (id: string, changeOf: (invoice: Invoice) => Partial<Invoice>): Invoice | undefined => {
    invoices = invoices.map((invoice) =>
      invoice.id === id
        ? settled({ ...invoice, ...changeOf(invoice), version: invoice.version + 1, updatedAt: now })
        : invoice,
    );
    return invoices.find((invoice) => invoice.id === id);
  };
  const settle = (invoice: Invoice): Partial<Invoice> => {
    const { totalCents, paidCents, creditedCents, status, balanceCents } = settled(invoice);
    const isGivenUp = status === 'UNCOLLECTIBLE' && balanceCents > 0;
    return {
      payments: invoice.payments,
      creditNotes: invoice.creditNotes,
      status: isGivenUp ? status : paidStateOf({ totalCents, paidCents, creditedCents }),
    };
  };

  return {
    page(query: InvoiceQuery) {
      const { search = '', status, sort } = query;
      const matching = invoices.filter(
        (invoice) =>
          matches(invoice, query) &&
          isFound(invoice, search) &&
          (status.length === 0 || status.includes(invoiceGroupOf(invoice))),
      );
      return pageOf(sorted(matching, sort).map(listItem), query);
    },
    statistics(query: InvoiceQuery): InvoiceStatistics {
      const of = (group: string, amount: (invoice: Invoice) => number) => {
        const ofGroup = invoices.filter(
          (invoice) => matches(invoice, query) && invoiceGroupOf(invoice) === group,
        );
        return { count: ofGroup.length, cents: ofGroup.reduce((sum, invoice) => sum + amount(invoice), 0) };
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
    aging(asOf: string): InvoiceAging {
      const open = invoices.filter(
        ({ status, balanceCents }) =>
          (status === 'ISSUED' || status === 'PARTIALLY_PAID') && balanceCents > 0,
      );
      const amountsOf = (some: readonly Invoice[]) => {
        const amounts = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, total: 0 };
        for (const { dueDate, balanceCents } of some) {
          const due = dueDate ?? asOf;
          const bucket = agingBuckets.find((name) => {
            const { from = due, to = due } = dueDaysOf(name, asOf);
            return from <= due && due <= to;
          });
          amounts[bucket ?? 'notDue'] += balanceCents;
          amounts.total += balanceCents;
        }
        return amounts;
      };
      const names = [...new Set(open.map(({ customer }) => customer.name))].sort();
      const rows = names.map((name) => {
        const ofCustomer = open.filter(({ customer }) => customer.name === name);
        return { customer: { id: ofCustomer[0]?.customer.id ?? null, name }, amounts: amountsOf(ofCustomer) };
      });
      return { asOf, currency: invoices[0]?.currency ?? 'USD', rows, totals: amountsOf(open) };
    },
    get: (id: string) => invoices.find((invoice) => invoice.id === id),
    add(invoice: Invoice): Invoice {
      invoices = [invoice, ...invoices];
      return invoice;
    },
    update: (id: string, { grouping, lines, ...rest }: InvoiceInput) =>
      change(id, (invoice) => ({
        ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
        grouping: grouping ?? invoice.grouping,
        lines: lines ?? invoice.lines,
      })),
    remove(id: string) {
      invoices = invoices.filter((invoice) => invoice.id !== id);
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
    send: (id: string, sending: Partial<InvoiceSending>) =>
      change(id, ({ sendings }) => ({ sendings: [...sendings, { ...emailTo('', now), ...sending }] })),
    pay: (id: string, { amountCents, method, reference, paidOn }: PaymentInput) =>
      change(id, (invoice) => {
        const n = invoice.payments.length + 1;
        const newPayment = { ...payment(n, amountCents), method, reference, paidOn };
        return settle({
          ...invoice,
          payments: [...invoice.payments, { ...newPayment, id: storyId(9, 500 + n) }],
        });
      }),
    credit: (id: string, { reason, lines, refund }: CreditNoteInput) =>
      change(id, (invoice) => {
        const totals = creditTotals(invoice, lines);
        const n = invoice.creditNotes.length + 1;
        const amountCents = refundCentsOf(invoice.balanceCents, totals.totalCents);
        const note = {
          id: storyId(9, 700 + n),
          number: `CN-${String(1002 + n).padStart(5, '0')}`,
          issueDate: TODAY,
          reason,
          lines,
          ...totals,
          refund: amountCents > 0 && refund ? { amountCents, ...refund } : null,
          issuedBy: 'Maya Reyes',
        };
        return settle({ ...invoice, creditNotes: [...invoice.creditNotes, note] });
      }),
    reverse: (id: string, paymentId: string, reason: string) =>
      change(id, (invoice) =>
        settle({
          ...invoice,
          payments: invoice.payments.map((paymentOfInvoice) =>
            paymentOfInvoice.id === paymentId
              ? { ...paymentOfInvoice, reversedAt: now, reversedBy: 'Maya Reyes', reason }
              : paymentOfInvoice,
          ),
        }),
      ),
    change,
    count: () => invoices.length,
  };
}
