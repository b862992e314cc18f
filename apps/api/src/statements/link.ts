/** Links to the pages of customers: reading them, and requesting new ones. */

import { isPastDue } from '@derrick/domain/invoices';
import { CUSTOMER_PAGE_MAX, type CustomerPage } from '@derrick/domain/statements';
import type { Context } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { AuthParts } from '../auth/index.ts';
import { clockOf, logoAddress, nameOfCompany, todayOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { findInvoice } from '../invoices/index.ts';
import { linkFailures, readCustomerLink, readInvoiceLink } from '../links/index.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { jobcode } from '../tickets/index.ts';
import { findStatementCustomer, readStatement } from './read.ts';

/** A link that works, with the customer as it is now. */
export interface LinkedCustomer {
  companyId: string;
  customerId: string;
  email: string;
  expiresAt: Date;
  name: string;
  language: 'en' | 'es';
}

/**
 * Finds the customer of a link.
 * @throws {ApiFailure} 404 for an unknown link, 410 for one that expired or was replaced, 429 after too many unknown links
 */
export async function customerOfLink(
  { db, limits, trustedProxies }: AuthParts,
  c: Context<AppEnv>,
  token: string,
): Promise<LinkedCustomer> {
  const link = await readCustomerLink(db, token);
  if (link.outcome === 'expired' || link.outcome === 'replaced') throw linkFailures[link.outcome]();
  const customer =
    link.outcome === 'valid' ? await findStatementCustomer(db, link.companyId, link.customerId) : undefined;
  if (link.outcome === 'unknown' || !customer) {
    await limits.unknownLink(clientNetwork(c, trustedProxies));
    throw linkFailures.unknown();
  }
  const { outcome: _outcome, ...linked } = link;
  return { ...linked, name: customer.name, language: customer.language === 'es' ? 'es' : 'en' };
}

interface OfCustomer {
  companyId: string;
  customerId: string;
}

/** Reads all open invoices, and the newest paid ones. */
async function invoicesOf(
  db: Kysely<Database>,
  { companyId, customerId }: OfCustomer,
): Promise<CustomerPage['invoices']> {
  const rows = await db
    .selectFrom('invoices')
    .select([
      'id',
      'printed_number',
      'status',
      'issue_date as issueDate',
      'due_date as dueDate',
      'currency',
      'total_cents as totalCents',
      'credited_cents as creditedCents',
      'balance_cents as balanceCents',
    ])
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['ISSUED', 'PARTIALLY_PAID', 'PAID', 'UNCOLLECTIBLE'])
    .orderBy(sql`status = 'PAID'`)
    .orderBy('issue_date', 'desc')
    .orderBy('number', 'desc')
    .limit(CUSTOMER_PAGE_MAX)
    .execute();
  const today = await todayOf(db, companyId);
  return rows.map(({ printed_number, ...row }) => ({
    ...row,
    number: printed_number ?? '',
    isPastDue: isPastDue(row, today),
  }));
}

const signedTickets = (db: Kysely<Database>, { companyId, customerId }: OfCustomer) =>
  db
    .selectFrom('tickets as ticket')
    .innerJoin('ticket_signatures as signature', (join) =>
      join
        .onRef('signature.company_id', '=', 'ticket.company_id')
        .onRef('signature.ticket_id', '=', 'ticket.id'),
    )
    .where('ticket.company_id', '=', companyId)
    .where('ticket.customer_id', '=', customerId)
    .where('ticket.deleted_at', 'is', null)
    .where('ticket.status', 'not in', ['DRAFT', 'VOID']);

async function ticketsOf(db: Kysely<Database>, of: OfCustomer): Promise<CustomerPage['tickets']> {
  const rows = await signedTickets(db, of)
    .select([
      'ticket.id',
      'ticket.number',
      'ticket.code_prefix as prefix',
      'ticket.work_date as workDate',
      'ticket.well_name as wellName',
      'signature.name as signedBy',
      'signature.signed_at as signedAt',
    ])
    .orderBy('ticket.work_date', 'desc')
    .orderBy('ticket.number', 'desc')
    .limit(CUSTOMER_PAGE_MAX)
    .execute();
  return rows.map(({ number, prefix, signedAt, ...ticket }) => ({
    ...ticket,
    jobcode: jobcode(number, prefix),
    signedAt: signedAt.toISOString(),
  }));
}

/** Returns whether a ticket is on the page of a customer. */
export async function isSignedTicketOf(
  db: Kysely<Database>,
  of: OfCustomer,
  ticketId: string,
): Promise<boolean> {
  const found = await signedTickets(db, of).select('ticket.id').where('ticket.id', '=', ticketId).execute();
  return found.length > 0;
}

/** Returns the page of a customer. */
export async function readCustomerPage(
  parts: AuthParts,
  c: Context<AppEnv>,
  token: string,
): Promise<CustomerPage> {
  const { db } = parts;
  const { companyId, customerId, email, expiresAt, name, language } = await customerOfLink(parts, c, token);
  const of = { companyId, customerId };
  return {
    company: await nameOfCompany(db, companyId),
    logo: await logoAddress(db, companyId),
    customer: name,
    language,
    timeZone: (await clockOf(db, companyId)).timeZone,
    expiresAt: expiresAt.toISOString(),
    email,
    invoices: await invoicesOf(db, of),
    tickets: await ticketsOf(db, of),
    statement: await readStatement(db, companyId, customerId),
  };
}

/** Finds the customer for whom a new link is requested: by the link of an invoice, or by any earlier link to the page. */
async function requestingCustomer(db: Kysely<Database>, token: string): Promise<OfCustomer | undefined> {
  const [own = ''] = token.split('.');
  const link = await readCustomerLink(db, own);
  if (link.outcome !== 'unknown') return link;
  const ofInvoice = await readInvoiceLink(db, token);
  if (ofInvoice.outcome !== 'valid') return undefined;
  const { companyId, invoiceId } = ofInvoice;
  const invoice = await findInvoice(db, companyId, invoiceId);
  return invoice?.customer_id == null ? undefined : { companyId, customerId: invoice.customer_id };
}

/**
 * Emails a new link to a customer. The address is compared with those of the customer when the email is generated, so
 * neither the reply nor its duration reveals whether the company knows the address.
 * @throws {ApiFailure} 404 for an unknown token, 429 after too many requests
 */
export async function requestLink(
  { db, limits, trustedProxies }: AuthParts,
  c: Context<AppEnv>,
  { token, email }: { token: string; email: string },
): Promise<Record<string, never>> {
  const network = clientNetwork(c, trustedProxies);
  const customer = await requestingCustomer(db, token);
  if (!customer) {
    await limits.unknownLink(network);
    throw linkFailures.unknown();
  }
  const { companyId, customerId } = customer;
  await limits.customerLink({ companyId, customerId, network });
  const mail = { template: 'customerLink', companyId, customerId, to: email } as const;
  await db.transaction().execute((trx) => enqueueAutomaticMessage(trx, mail));
  return {};
}
