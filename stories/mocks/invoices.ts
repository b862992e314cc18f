import {
  addInvoicePayment,
  copyInvoice,
  createInvoices,
  creditError,
  creditInvoice,
  deleteInvoice,
  downloadCreditNote,
  downloadInvoiceAging,
  downloadInvoicePackage,
  downloadInvoicePdf,
  downloadInvoicePdfs,
  downloadInvoices,
  getInvoice,
  getInvoiceAging,
  getInvoiceSettings,
  getInvoiceStatistics,
  getInvoiceTimeline,
  giveUpInvoice,
  type Invoice,
  type InvoiceAction,
  type InvoiceSettings,
  invoiceActionError,
  issueInvoice,
  listInvoices,
  markInvoiceSent,
  remindOfInvoice,
  reverseInvoicePayment,
  sendInvoice,
  setInvoiceReminders,
  updateInvoice,
  voidInvoice,
} from '@derrick/domain/invoices';
import { missingPrices, type Ticket, type TicketTimelineEntry } from '@derrick/domain/tickets';
import { type HttpHandler, http } from 'msw';
import { approvedTickets, draftOf, invoices, longInvoices, TODAY } from './invoiceFixtures.ts';
import { invoiceSettings } from './invoiceSettings.ts';
import { createInvoiceStore } from './invoiceStore.ts';
import { mock } from './mock.ts';
import { pageOf } from './paging.ts';
import { customers, storyId } from './people.ts';
import { api, failure, never } from './replies.ts';

const SERVER_ERROR = 'The database is being moved. Try again in a minute.';

const notFound = () => failure(404, 'NOT_FOUND', 'It does not exist or has been deleted');
const internal = () => failure(500, 'INTERNAL', SERVER_ERROR);
const file = (name: string, type: string) => ({ blob: new Blob(['%'], { type }), name });

const actor = { id: storyId(5, 1), name: 'Maya Reyes' };
const event = (n: number, action: string, comment: string | null = null): TicketTimelineEntry => ({
  id: storyId(8, n),
  at: `${TODAY}T1${n}:30:00.000Z`,
  action,
  actor: action === 'invoice.open' ? null : actor,
  comment,
  changes: [],
});

const queued = (to: readonly string[]) =>
  to.map((address) => ({ to: address, status: 'QUEUED' as const, smtpCode: null }));

const timeline = [event(3, 'invoice.send'), event(2, 'invoice.issue'), event(1, 'invoice.create')];

/** Creates the drafts for tickets, one per customer. */
function draftsOf(tickets: readonly Ticket[], first: number): Invoice[] {
  const names = [...new Set(tickets.map(({ company }) => company?.name ?? ''))];
  return names.map((name, n) =>
    draftOf(
      first + n,
      tickets.filter(({ company }) => company?.name === name),
      customers.findIndex((customer) => customer.name === name),
    ),
  );
}

/** Answers all requests under `/invoice` from one list, with paging, search, filters and changes. */
function ready(initial: readonly Invoice[] = invoices): HttpHandler[] {
  const store = createInvoiceStore(initial);
  /** Runs an action if the status of the invoice allows it. */
  const act = (id: string, action: InvoiceAction, run: () => Invoice | undefined) => {
    const invoice = store.get(id);
    if (!invoice) return notFound();
    const refusal = invoiceActionError(action, invoice);
    if (refusal === 'pricesMissing') {
      const count = missingPrices(invoice.lines);
      return failure(422, 'INVOICE_NOT_READY', `Set a price for ${count} lines before issuing`);
    }
    if (refusal === 'hasCreditNotes')
      return failure(409, 'WRONG_STATE', 'This invoice has a credit note and can no longer be voided');
    if (refusal === 'hasPayments')
      return failure(409, 'INVOICE_HAS_PAYMENTS', 'Payments were recorded; reverse them first');
    if (refusal) return failure(409, 'WRONG_STATE', 'The state of the invoice does not allow it');
    return run() ?? notFound();
  };
  return [
    mock(listInvoices, ({ query }) => store.page(query)),
    mock(getInvoiceStatistics, ({ query }) => store.statistics(query)),
    mock(getInvoiceAging, ({ query }) => store.aging(query.asOf ?? TODAY)),
    mock(downloadInvoiceAging, () => file('aging-2026-11-20.csv', 'text/csv; charset=utf-8')),
    mock(downloadInvoices, () => file('invoices-2026-11-21.csv', 'text/csv; charset=utf-8')),
    mock(getInvoiceSettings, () => invoiceSettings),
    mock(createInvoices, ({ body: { ticketIds } }) => {
      const tickets = approvedTickets.filter(({ id }) => ticketIds.includes(id));
      return draftsOf(tickets, 100 + store.count()).map(store.add);
    }),
    mock(getInvoiceTimeline, ({ query }) => pageOf(timeline, query)),
    mock(downloadInvoicePdf, () => file('INV-01021.pdf', 'application/pdf')),
    mock(downloadInvoicePdfs, ({ query: { ids } }) =>
      ids.some((id) => store.get(id)) ? file('Invoices.zip', 'application/zip') : notFound(),
    ),
    mock(downloadInvoicePackage, () => file('INV-01021.zip', 'application/zip')),
    mock(getInvoice, ({ params }) => store.get(params.id) ?? notFound()),
    mock(updateInvoice, ({ params, body }) => act(params.id, 'update', () => store.update(params.id, body))),
    mock(deleteInvoice, ({ params }) => {
      const refused = act(params.id, 'remove', () => store.get(params.id));
      if (refused instanceof Response) return refused;
      store.remove(params.id);
      return { id: params.id };
    }),
    mock(issueInvoice, ({ params }) => act(params.id, 'issue', () => store.issue(params.id))),
    mock(sendInvoice, ({ params, body: { to, rememberRecipient } }) =>
      act(params.id, 'send', () => {
        if (rememberRecipient) store.change(params.id, () => ({ mailTo: to[0] ?? null }));
        return store.send(params.id, { to, deliveries: queued(to) });
      }),
    ),
    mock(remindOfInvoice, ({ params }) => {
      const { mailTo: to, customer } = store.get(params.id) ?? invoices[0] ?? { mailTo: null };
      if (!to)
        return failure(
          422,
          'NO_ADDRESS',
          `${customer?.name} has no email for invoices: there is no address to remind`,
        );
      return act(params.id, 'remind', () =>
        store.send(params.id, { to: [to], kind: 'REMINDER', deliveries: queued([to]) }),
      );
    }),
    mock(markInvoiceSent, ({ params, body }) =>
      act(params.id, 'markSent', () =>
        store.send(params.id, { ...body, to: [], kind: 'OTHER', deliveries: [] }),
      ),
    ),
    mock(addInvoicePayment, ({ params, body }) => {
      if (body.amountCents > (store.get(params.id)?.balanceCents ?? 0))
        return failure(422, 'PAYMENT_TOO_LARGE', 'This is more than is still to be paid');
      return act(params.id, 'pay', () => store.pay(params.id, body));
    }),
    mock(reverseInvoicePayment, ({ params, body: { paymentId, reason } }) =>
      act(params.id, 'reversePayment', () => store.reverse(params.id, paymentId, reason)),
    ),
    mock(creditInvoice, ({ params, body }) => {
      const invoice = store.get(params.id);
      if (invoice && creditError(invoice, body.lines))
        return failure(422, 'CREDIT_TOO_LARGE', 'At most $10.00 of this invoice can still be credited');
      return act(params.id, 'credit', () => store.credit(params.id, body));
    }),
    mock(downloadCreditNote, ({ params, query: { creditNoteId } }) => {
      const note = store.get(params.id)?.creditNotes.find(({ id }) => id === creditNoteId);
      return note ? file(`${note.number}.pdf`, 'application/pdf') : notFound();
    }),
    mock(voidInvoice, ({ params, body: { reason } }) =>
      act(params.id, 'void', () => store.change(params.id, () => ({ status: 'VOID', statusReason: reason }))),
    ),
    mock(giveUpInvoice, ({ params, body: { reason } }) =>
      act(params.id, 'uncollectible', () =>
        store.change(params.id, () => ({ status: 'UNCOLLECTIBLE', statusReason: reason })),
      ),
    ),
    mock(copyInvoice, ({ params }) =>
      act(params.id, 'copy', () => {
        const from = store.get(params.id);
        const blank = { number: null, issueDate: null, dueDate: null, statusReason: null, sendings: [] };
        const id = storyId(4, 200 + store.count());
        return from && store.add({ ...from, ...blank, id, status: 'DRAFT', copyOfId: from.id, version: 1 });
      }),
    ),
    mock(setInvoiceReminders, ({ params, body }) =>
      act(params.id, 'setReminders', () => store.change(params.id, () => body)),
    ),
  ];
}

const everyCall = (answer: Parameters<typeof http.all>[1]) => [
  http.all(api('invoice'), answer),
  http.all(api('invoice/*'), answer),
];

const newer = (invoice: Invoice): Invoice => ({ ...invoice, notes: 'Net 45, please.', version: 2 });

/** Handlers for the states of the invoice screens. Each call creates new handlers. */
export const invoiceHandlers = {
  /** 24 invoices, or the given ones. */
  ready,
  empty: () => ready([]),
  /** A company with other invoice settings. */
  settings: (changes: Partial<InvoiceSettings>) => [
    mock(getInvoiceSettings, () => ({ ...invoiceSettings, ...changes })),
    ...ready(),
  ],
  longTexts: () => ready(longInvoices),
  pending: () => everyCall(never),
  serverError: () => everyCall(internal),
  /** The counters fail to load, the list succeeds. */
  statisticsFail: () => [mock(getInvoiceStatistics, internal), ...ready()],
  /** Neither the PDF nor the package can be created. */
  pdfFails: (pdfInvoices?: readonly Invoice[]) => [
    mock(downloadInvoicePdf, internal),
    mock(downloadInvoicePdfs, internal),
    mock(downloadInvoicePackage, internal),
    ...ready(pdfInvoices),
  ],
  /** Reading succeeds, every change fails. */
  changesFail: (shown?: readonly Invoice[]) => [
    mock(createInvoices, internal),
    mock(updateInvoice, internal),
    mock(issueInvoice, internal),
    mock(sendInvoice, internal),
    mock(remindOfInvoice, internal),
    mock(markInvoiceSent, internal),
    mock(addInvoicePayment, internal),
    mock(creditInvoice, internal),
    mock(voidInvoice, internal),
    ...ready(shown),
  ],
  /** Requests that save or create drafts stay pending. */
  changesPending: () => [mock(updateInvoice, never), mock(createInvoices, never), ...ready()],
  /** One of the tickets is already on another draft. */
  taken: (ticket: Ticket, invoice: Invoice) => {
    const data = {
      tickets: [
        { id: ticket.id, jobcode: ticket.jobcode, invoice: { id: invoice.id, number: invoice.number } },
      ],
    };
    const reply = {
      success: false,
      code: 'TICKET_ALREADY_INVOICED',
      message: 'A ticket is on another invoice already',
      data,
    };
    return [
      mock(createInvoices, ({ body }) =>
        body.ticketIds.includes(ticket.id) ? Response.json(reply, { status: 409 }) : undefined,
      ),
      ...ready(),
    ];
  },
  /** A ticket has lost its approval in the meantime. */
  notBillable: () => [
    mock(createInvoices, () =>
      failure(409, 'TICKET_NOT_BILLABLE', 'Ticket TK-10474 is not approved any more'),
    ),
    ...ready(),
  ],
  /** Another user has credited most of the invoice since it was loaded. */
  creditTooLarge: () => [
    mock(creditInvoice, () =>
      failure(422, 'CREDIT_TOO_LARGE', 'At most $10.00 of this invoice can still be credited'),
    ),
    ...ready(),
  ],
  /** The lines do not fit on one invoice. */
  tooLarge: (message: string) => {
    const reply = { success: false, code: 'INVOICE_TOO_LARGE', message, errors: { lines: 'tooManyLines' } };
    const refuse = () => Response.json(reply, { status: 422 });
    return [mock(createInvoices, refuse), mock(updateInvoice, refuse), ...ready()];
  },
  /** Another user has changed the notes since the draft was loaded. */
  conflict: (draft: Invoice) => {
    const data = {
      changedBy: { id: storyId(2, 1), fullname: 'Lena Fischer' },
      changedAt: new Date(Date.now() - 120_000).toISOString(),
      invoice: newer(draft),
    };
    const reply = {
      success: false,
      code: 'CONFLICT',
      message: 'Another user has changed this invoice',
      data,
    };
    return [
      mock(updateInvoice, ({ version }) =>
        version === draft.version ? Response.json(reply, { status: 409 }) : undefined,
      ),
      ...ready(),
    ];
  },
  /** Another user has issued the draft since it was loaded. */
  issuedMeanwhile: (draft: Invoice) => {
    let isAsked = false;
    return [
      mock(issueInvoice, () => {
        isAsked = true;
        return failure(409, 'STALE', 'Another user has changed this invoice meanwhile');
      }),
      mock(getInvoice, () =>
        isAsked ? { ...draft, status: 'ISSUED' as const, number: 'INV-01030' } : undefined,
      ),
      ...ready(),
    ];
  },
};
