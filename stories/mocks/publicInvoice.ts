import {
  downloadPublicInvoice,
  downloadPublicPackage,
  getPublicInvoice,
  type Invoice,
  type PublicInvoice,
} from '@derrick/domain/invoices';
import type { HttpHandler } from 'msw';
import { linkFailures } from './accounts.ts';
import { invoiceIn } from './invoiceFixtures.ts';
import { mock } from './mock.ts';
import { failure, never } from './replies.ts';

/** Converts an invoice into the version for its customer. */
const published = ({ customer, ...invoice }: Invoice): PublicInvoice => ({
  ...invoice,
  customer,
  logo: null,
  language: 'en',
});

const internal = () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.');

const ready = (invoice: Invoice = invoiceIn('ISSUED')): HttpHandler[] => [
  mock(getPublicInvoice, ({ query: { token } }) =>
    token === undefined ? linkFailures.unknown() : published(invoice),
  ),
  mock(downloadPublicInvoice, () => ({
    blob: new Blob(['%PDF'], { type: 'application/pdf' }),
    name: `${invoice.number ?? 'invoice'}.pdf`,
  })),
  mock(downloadPublicPackage, () => ({
    blob: new Blob(['PK'], { type: 'application/zip' }),
    name: `${invoice.number ?? 'invoice'}.zip`,
  })),
];

/** Handlers for the states of the page that an emailed invoice links to. */
export const publicInvoiceHandlers = {
  ready,
  /** The link is invalid, for the given reason. */
  linkFails: (why: keyof typeof linkFailures) => [mock(getPublicInvoice, linkFailures[why])],
  pending: () => [mock(getPublicInvoice, never)],
  serverError: () => [mock(getPublicInvoice, internal)],
  /** The invoice loads, its PDF fails. */
  pdfFails: () => [mock(downloadPublicInvoice, internal), ...ready()],
  packageFails: () => [mock(downloadPublicPackage, internal), ...ready()],
};
