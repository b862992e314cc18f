/** Locks invoices and checks which actions their status allows. */
import {
  type Invoice,
  type InvoiceAction,
  type InvoiceConflict,
  invoiceActionError,
} from '@derrick/domain/invoices';
import { missingPrices } from '@derrick/domain/tickets';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { ApiFailure } from '../platform/apiFailure.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import type { Basis } from '../platform/input.ts';
import { rejectOutdated } from '../platform/versions.ts';
import { failure } from './failures.ts';
import { lineOf, wholeInvoice } from './present.ts';
import { findInvoice, linesOfInvoice, lockInvoice, type StoredInvoice } from './store.ts';

const states = {
  DRAFT: 'invoiceIsDraft',
  ISSUED: 'invoiceIsIssued',
  PARTIALLY_PAID: 'invoiceIsPartiallyPaid',
  PAID: 'invoiceIsPaid',
  VOID: 'invoiceIsVoid',
  UNCOLLECTIBLE: 'invoiceIsUncollectible',
} as const;

/** Reads an invoice that the transaction has just written. */
export async function readSaved(trx: Transaction<Database>, companyId: string, id: string): Promise<Invoice> {
  const row = await findInvoice(trx, companyId, id);
  if (!row) throw notFound();
  return wholeInvoice(trx, row);
}

/**
 * Checks that the invoice has not changed since the caller read it.
 * @throws {ApiFailure} 409 with the name of the user who changed it and the current invoice
 */
export async function checkVersion(
  trx: Transaction<Database>,
  row: StoredInvoice,
  basis: Basis,
  reason: 'invoiceChanged' | 'invoiceStale',
): Promise<void> {
  const versioned = { version: row.version, updatedAt: row.updated_at, updatedBy: row.updated_by };
  await rejectOutdated(trx, row.company_id, versioned, basis, async (change) => {
    const data = { ...change, invoice: await wholeInvoice(trx, row) } satisfies InvoiceConflict;
    return failure(reason, { data });
  });
}

/**
 * Finds and locks an invoice for an action.
 * @throws {ApiFailure} 404 for an unknown invoice; 409 or 422 if its status does not allow the action
 */
export async function lockInvoiceFor(
  { trx }: Unit,
  { companyId }: Pick<Session, 'companyId'>,
  id: string,
  action: InvoiceAction,
): Promise<StoredInvoice> {
  const row = await lockInvoice(trx, companyId, id);
  if (!row) throw notFound();
  const lines = action === 'issue' ? (await linesOfInvoice(trx, companyId, id)).map(lineOf) : [];
  const { status, paid_cents: paidCents, credited_cents: creditedCents } = row;
  const refusal = invoiceActionError(action, { status, paidCents, creditedCents, lines });
  if (refusal === 'wrongState') throw failure(states[status], { data: { status } });
  if (refusal === 'hasPayments') throw failure('invoiceHasPayments');
  if (refusal === 'hasCreditNotes') throw failure('invoiceHasCreditNotes');
  if (refusal === 'noLines') throw failure('invoiceHasNoLines');
  if (refusal === 'pricesMissing') throw pricesMissing(missingPrices(lines));
  return row;
}

/**
 * Creates the 422 failure for lines without a price.
 * @param count the number of these lines
 */
export const pricesMissing = (count: number): ApiFailure => failure('pricesMissing', { values: { count } });
