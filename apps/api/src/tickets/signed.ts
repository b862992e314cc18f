/** Facts of a ticket that a customer signs. A change to them removes the signature. */
import { changedSignedFields, type SignedFacts, signedFactsOf } from '@derrick/domain/signatures';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { deleteSignature } from '../signatures/index.ts';
import { linesOfTicket, type StoredLine } from './lines.ts';
import { jobcode, wholeTicket } from './present.ts';
import { findTicket, type StoredTicket } from './store.ts';

export const signedFacts = (row: StoredTicket, lines: readonly StoredLine[]): SignedFacts =>
  signedFactsOf(wholeTicket(row, { attachments: [], lines, warnings: [], seesPrices: false }));

export const readSignedFacts = async (db: Kysely<Database>, row: StoredTicket): Promise<SignedFacts> =>
  signedFacts(row, await linesOfTicket(db, row.company_id, row.id));

/** The signed facts before a change, and the lines after it. */
interface SignedChange {
  signed: SignedFacts;
  lines: readonly StoredLine[];
}

/** Removes the signature of a ticket that the transaction has just saved if a signed fact has changed. */
export async function removeOutdatedSignature(
  unit: Unit,
  { companyId, userId }: Session,
  { id, number, code_prefix, signature_name: name }: StoredTicket,
  { signed, lines }: SignedChange,
): Promise<void> {
  const row = await findTicket(unit.trx, companyId, id);
  if (!row) throw notFound();
  if (changedSignedFields(signed, signedFacts(row, lines)).length === 0) return;
  await deleteSignature(unit.trx, { companyId, ticketId: id, takenBy: userId });
  unit.emit({
    action: 'ticket.removeSignature',
    target: { id, label: jobcode(number, code_prefix) },
    before: { signature: name },
    after: { signature: null },
  });
}
