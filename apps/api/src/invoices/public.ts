/** The public view of an invoice, opened by the customer from an emailed link. */
import { isUuid } from '@derrick/domain/contract';
import type { PublicInvoice } from '@derrick/domain/invoices';
import type { Context } from 'hono';
import type { AuthParts } from '../auth/index.ts';
import { logoAddress } from '../company/index.ts';
import { originFor, unitOfWork } from '../events/index.ts';
import { linkFailures, readCustomerLink, readInvoiceLink } from '../links/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { type PaymentParts, paymentWaysOf } from './paymentWays.ts';
import { customerOf, labelOf, wholeInvoice } from './present.ts';
import { findInvoice, type StoredInvoice } from './store.ts';

/** Reads `<token of a customer's page>.<id of an invoice>`. The customer of the invoice is checked by the caller. */
async function invoiceOnPage(db: AuthParts['db'], token: string): Promise<PublicLink> {
  const [ownToken = '', invoiceId = ''] = token.split('.');
  const link = await readCustomerLink(db, ownToken);
  if (link.outcome !== 'valid') return { outcome: link.outcome };
  const { companyId, customerId } = link;
  return isUuid(invoiceId)
    ? { outcome: 'valid', companyId, customerId, invoiceId: invoiceId.toLowerCase() }
    : { outcome: 'unknown' };
}

/** Customers see no drafts, and only their own invoices. */
const isOnPage = ({ status, customer_id }: StoredInvoice, customerId: string) =>
  status !== 'DRAFT' && customer_id === customerId;

type PublicLink =
  | { outcome: 'valid'; companyId: string; invoiceId: string; customerId?: string }
  | { outcome: 'unknown' | 'expired' | 'replaced' };

/**
 * Finds the invoice of a link.
 * @throws {ApiFailure} 404 for a link that was never emailed, 410 for an expired link, 429 after too many unknown links
 */
export async function invoiceOfLink(
  { db, limits, trustedProxies }: AuthParts,
  c: Context<AppEnv>,
  token: string,
): Promise<StoredInvoice> {
  const link: PublicLink = token.includes('.')
    ? await invoiceOnPage(db, token)
    : await readInvoiceLink(db, token);
  if (link.outcome === 'expired' || link.outcome === 'replaced') throw linkFailures[link.outcome]();
  const row = link.outcome === 'valid' && (await findInvoice(db, link.companyId, link.invoiceId));
  if (!row || (link.outcome === 'valid' && link.customerId && !isOnPage(row, link.customerId))) {
    await limits.unknownLink(clientNetwork(c, trustedProxies));
    throw linkFailures.unknown();
  }
  return row;
}

/** Records when the customer first opened the invoice. Admins and managers see this time. */
async function noteOpened(db: AuthParts['db'], c: Context<AppEnv>, row: StoredInvoice): Promise<void> {
  const { company_id: companyId, id } = row;
  const { name } = customerOf(row);
  await unitOfWork(db, originFor(c, companyId, { type: 'CUSTOMER_LINK', name }), async ({ trx, emit }) => {
    const { numUpdatedRows } = await trx
      .updateTable('invoices')
      .set({ first_opened_at: new Date() })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('first_opened_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) emit({ action: 'invoice.open', target: { id, label: labelOf(row) } });
  });
}

/** Distinguishes a person opening the link from a mail scanner or a browser that only prefetches it. */
const isReader = ({ req }: Context<AppEnv>) =>
  req.method === 'GET' && !/prefetch|preview/.test(req.header('sec-purpose') ?? req.header('purpose') ?? '');

/** Returns the printed data of an invoice and its payment status. */
export async function readPublicInvoice(
  parts: AuthParts & PaymentParts,
  c: Context<AppEnv>,
  token: string,
): Promise<PublicInvoice> {
  const row = await invoiceOfLink(parts, c, token);
  if (row.first_opened_at === null && isReader(c)) await noteOpened(parts.db, c, row);
  const invoice = await wholeInvoice(parts.db, row);
  const { id: _id, language, ...customer } = invoice.customer;
  return {
    number: invoice.number,
    status: invoice.status,
    isPastDue: invoice.isPastDue,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    currency: invoice.currency,
    seller: invoice.seller,
    logo: await logoAddress(parts.db, row.company_id),
    customer,
    language: language === 'es' ? 'es' : 'en',
    termsDays: invoice.termsDays,
    costReference: invoice.costReference,
    notes: invoice.notes,
    lines: invoice.lines.map((line) => ({ ...line, priceItemId: null })),
    grouping: invoice.grouping,
    discount: invoice.discount,
    taxPercent: invoice.taxPercent,
    taxLabel: invoice.taxLabel,
    isTaxExempt: invoice.isTaxExempt,
    subtotalCents: invoice.subtotalCents,
    discountCents: invoice.discountCents,
    taxCents: invoice.taxCents,
    totalCents: invoice.totalCents,
    paidCents: invoice.paidCents,
    creditedCents: invoice.creditedCents,
    balanceCents: invoice.balanceCents,
    paymentDetails: invoice.paymentDetails,
    ...(await paymentWaysOf(parts.db, parts.paymentService, row)),
    footer: invoice.footer,
    tickets: invoice.tickets.map(({ id, jobcode, workDate }) => ({ id, jobcode, workDate })),
  };
}
