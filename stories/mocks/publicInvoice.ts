import {
  downloadPublicInvoice,
  downloadPublicPackage,
  getPublicInvoice,
  type Invoice,
  type PublicInvoice,
  startPublicPayment,
} from '@derrick/domain/invoices';
import type { HttpHandler } from 'msw';
import { linkFailures } from './accounts.ts';
import { invoiceIn } from './invoiceFixtures.ts';
import { mock } from './mock.ts';
import { failure, never } from './replies.ts';

type PaymentWays = Partial<Pick<PublicInvoice, 'paymentLinks' | 'hasOnlinePayment'>>;

/** Converts an invoice into the version for its customer. */
const published = ({ customer, ...invoice }: Invoice, ways: PaymentWays = {}): PublicInvoice => ({
  ...invoice,
  customer,
  logo: null,
  paymentLinks: [],
  hasOnlinePayment: false,
  ...ways,
  language: 'en',
});

const internal = () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.');

const ready = (invoice: Invoice = invoiceIn('ISSUED'), ways?: PaymentWays): HttpHandler[] => [
  mock(getPublicInvoice, ({ query: { token } }) =>
    token === undefined ? linkFailures.unknown() : published(invoice, ways),
  ),
  mock(startPublicPayment, ({ body: { token } }) =>
    // The fragment keeps the story's page.
    token === 'none' ? linkFailures.unknown() : { url: '#payment-page' },
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
  /** The customer can pay on a page of the company and on the page of the payment service. */
  payable: () =>
    ready(invoiceIn('ISSUED'), {
      hasOnlinePayment: true,
      paymentLinks: [{ option: 'ach', url: 'https://pay.example.test/INV-01024?amount=924.00' }],
    }),
  /** The payment service does not answer. */
  paymentFails: () => [
    mock(startPublicPayment, () =>
      failure(502, 'PAYMENT_UNAVAILABLE', 'The payment page could not be opened. Please try again later.'),
    ),
    ...publicInvoiceHandlers.payable(),
  ],
  /** The payment is recorded by the second time that the invoice is loaded. */
  paymentArrives(): HttpHandler[] {
    let loads = 0;
    return [
      mock(getPublicInvoice, () => {
        loads += 1;
        return loads < 3
          ? published(invoiceIn('ISSUED'), { hasOnlinePayment: true })
          : published(invoiceIn('PAID'));
      }),
      ...ready(),
    ];
  },
  packageFails: () => [mock(downloadPublicPackage, internal), ...ready()],
};
