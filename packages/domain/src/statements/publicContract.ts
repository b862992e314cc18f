import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { validateEmail } from '../auth/index.ts';
import { rangeInOrder } from '../contract/dayRange.ts';
import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { objectRule } from '../contract/objectRule.ts';
import { calendarDay, instant, validatedString } from '../contract/scalars.ts';
import { invoiceStates } from '../invoices/index.ts';
import { statementPeriod } from './contract.ts';
import { statementStruct } from './statement.ts';

/** Number of days for which the link to a customer's page works. */
export const CUSTOMER_LINK_DAYS = 7;
/** Maximum number of paid invoices and of tickets on a customer's page. The statement has all invoices. */
export const CUSTOMER_PAGE_MAX = 100;

/** The page of a customer: what is open, what is paid, and what was signed. */
export const customerPageStruct = type({
  company: string(),
  /** URL of the company's logo, or null. */
  logo: nullable(string()),
  customer: string(),
  language: enums(['en', 'es']),
  /** IANA name of the company's time zone, in which the page shows days. */
  timeZone: string(),
  /** Time at which the link stops working. */
  expiresAt: instant,
  /** The address that the link was sent to. */
  email: string(),
  invoices: array(
    type({
      id: string(),
      number: string(),
      status: enums(invoiceStates),
      isPastDue: boolean(),
      issueDate: nullable(calendarDay),
      dueDate: nullable(calendarDay),
      currency: string(),
      totalCents: integer(),
      creditedCents: integer(),
      balanceCents: integer(),
    }),
  ),
  tickets: array(
    type({
      id: string(),
      jobcode: string(),
      workDate: calendarDay,
      wellName: string(),
      signedBy: string(),
      signedAt: instant,
    }),
  ),
  statement: statementStruct,
});

export type CustomerPage = Infer<typeof customerPageStruct>;

const token = optional(string());

export const getCustomerPage = endpoint({
  method: 'GET',
  path: '/public/customer',
  summary:
    'Loads the page of a customer with the token of a mailed link, any number of times for some days. To read one of its invoices, send `<token>.<id of the invoice>` as the token of `getPublicInvoice`.',
  permission: 'anyone',
  query: object({ token }),
  reply: customerPageStruct,
});

const download = { method: 'GET', permission: 'anyone', kind: 'download', reply: fileContentStruct } as const;

const periodOfLink = objectRule(object({ ...statementPeriod, token }), 'dateRange', rangeInOrder);

export const downloadPublicStatementPdf = endpoint({
  ...download,
  path: '/public/customer/statement.pdf',
  summary: 'Downloads the statement as a PDF, with the token of a mailed link.',
  query: periodOfLink,
});

export const downloadPublicStatementCsv = endpoint({
  ...download,
  path: '/public/customer/statement.csv',
  summary: 'Downloads the statement as CSV, with the token of a mailed link.',
  query: periodOfLink,
});

export const downloadPublicTicket = endpoint({
  ...download,
  path: '/public/customer/ticket.pdf',
  summary: 'Downloads a signed ticket without prices as a PDF, with the token of a mailed link.',
  query: object({ token, id: optional(string()) }),
});

export const requestCustomerLink = endpoint({
  method: 'POST',
  path: '/public/customer/link',
  summary:
    'Emails a new link to the page of a customer, if the company knows the address. The reply is always the same. `token` is that of an invoice, or of an earlier link to the page, which may have expired.',
  permission: 'anyone',
  body: object({
    token: string(),
    email: validatedString('email', validateEmail, (value) => value.trim().toLowerCase()),
  }),
  reply: object({}),
  example: { body: { token: 'none', email: 'payables@permian.example' }, status: 404 },
});
