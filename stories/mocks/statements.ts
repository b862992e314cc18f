import {
  type CustomerPage,
  downloadCustomerStatementCsv,
  downloadCustomerStatementPdf,
  downloadPublicStatementCsv,
  downloadPublicStatementPdf,
  downloadPublicTicket,
  getCustomerPage,
  getCustomerStatement,
  requestCustomerLink,
  type Statement,
  type StatementItem,
  statementOf,
} from '@derrick/domain/statements';
import type { HttpHandler } from 'msw';
import { linkFailures } from './accounts.ts';
import { tooManyAttempts } from './auth.ts';
import { invoices, TODAY } from './invoiceFixtures.ts';
import { mock } from './mock.ts';
import { storyId } from './people.ts';
import { failure, never } from './replies.ts';

const issued = invoices.filter(({ status }) => status !== 'DRAFT' && status !== 'VOID').slice(0, 6);

const items: StatementItem[] = issued.flatMap((invoice) => {
  const number = invoice.number ?? '';
  const billed: StatementItem = {
    kind: 'INVOICE',
    date: invoice.issueDate ?? TODAY,
    number,
    amountCents: invoice.totalCents,
    dueDate: invoice.dueDate,
  };
  const paid = invoice.payments
    .filter(({ reversedAt }) => reversedAt === null)
    .map(
      ({ paidOn, amountCents, method, reference }): StatementItem => ({
        kind: 'PAYMENT',
        date: paidOn,
        number,
        amountCents: -amountCents,
        method,
        reference,
      }),
    );
  return [billed, ...paid];
});

const statement = (fromDate: string | null = null, toDate = TODAY): Statement =>
  statementOf({ currency: 'USD', fromDate, toDate, pastDueCents: pastDue, items });

const pastDue = issued.reduce((sum, { isPastDue, balanceCents }) => sum + (isPastDue ? balanceCents : 0), 0);

export const customerPage: CustomerPage = {
  company: 'Permian Basin Co.',
  logo: null,
  customer: 'Ridge Operating',
  language: 'en',
  timeZone: 'America/Chicago',
  expiresAt: '2026-11-27T15:00:00.000Z',
  email: 'payables@ridge.example',
  invoices: issued.map(({ id, number, status, isPastDue, issueDate, dueDate, currency, ...rest }) => ({
    id,
    number: number ?? '',
    status,
    isPastDue,
    issueDate,
    dueDate,
    currency,
    totalCents: rest.totalCents,
    creditedCents: rest.creditedCents,
    balanceCents: rest.balanceCents,
  })),
  tickets: [
    {
      id: storyId(9, 1),
      jobcode: 'TK-10490',
      workDate: '2026-11-18',
      wellName: 'Mesquite 4-1H',
      signedBy: 'Dwight Fenner',
      signedAt: '2026-11-18T21:30:00.000Z',
    },
  ],
  statement: statement(),
};

const internal = () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.');

const file = (type: string, name: string) => () => ({ blob: new Blob(['x'], { type }), name });
const pdf = file('application/pdf', 'Statement.pdf');
const csv = file('text/csv', 'Statement.csv');

const ofOffice = (): HttpHandler[] => [
  mock(getCustomerStatement, ({ query: { fromDate, toDate } }) => statement(fromDate ?? null, toDate)),
  mock(downloadCustomerStatementPdf, pdf),
  mock(downloadCustomerStatementCsv, csv),
];

const ready = (page: CustomerPage = customerPage): HttpHandler[] => [
  mock(getCustomerPage, ({ query: { token } }) => (token === undefined ? linkFailures.unknown() : page)),
  mock(downloadPublicStatementPdf, pdf),
  mock(downloadPublicStatementCsv, csv),
  mock(downloadPublicTicket, file('application/pdf', 'TK-10490.pdf')),
  mock(requestCustomerLink, ({ body: { token } }) => (token === 'none' ? linkFailures.unknown() : {})),
];

/** Handlers of statements, for the company and for its customers. */
export const statementHandlers = {
  ofOffice,
  ready,
  /** The balance fails to load once. */
  balanceFails: (): HttpHandler[] => [mock(getCustomerStatement, internal), ...ofOffice()],
  /** A customer without invoices and tickets. */
  empty: () =>
    ready({
      ...customerPage,
      invoices: [],
      tickets: [],
      statement: { ...statement(), closingCents: 0, pastDueCents: 0, entries: [] },
    }),
  linkFails: (why: keyof typeof linkFailures) => [mock(getCustomerPage, linkFailures[why]), ...ready()],
  pending: () => [mock(getCustomerPage, never)],
  serverError: () => [mock(getCustomerPage, internal)],
  downloadsFail: (): HttpHandler[] => [
    mock(downloadPublicStatementPdf, internal),
    mock(downloadPublicTicket, internal),
    ...ready(),
  ],
  /** The link was replaced, and no further one can be requested for a while. */
  tooManyRequests: (): HttpHandler[] => [
    mock(requestCustomerLink, tooManyAttempts),
    ...statementHandlers.linkFails('replaced'),
  ],
};
