import { createHash } from 'node:crypto';
import {
  type InkStrokes,
  type SignatureInput,
  type SignedFacts,
  signedContent,
  type TicketSignature,
} from '@derrick/domain/signatures';
import type { SignatureState } from '@derrick/domain/tickets';
import { type ColumnType, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

interface TicketSignaturesTable {
  company_id: string;
  ticket_id: string;
  name: string;
  title: string | null;
  way: 'DRAWN' | 'TYPED';
  is_from_afar: boolean;
  taken_by: string | null;
  /** Written as JSON text, read as the parsed value. */
  strokes: ColumnType<InkStrokes, string, string>;
  content: string;
  content_hash: string;
  signed_at: ColumnType<Date, Date | undefined>;
}

declare module '../db/schema.ts' {
  interface Database {
    ticket_signatures: TicketSignaturesTable;
  }
}

/** Columns of `ticket_signatures as signature`, joined to a ticket. */
export const signatureColumns = [
  'signature.name as signature_name',
  'signature.title as signature_title',
  'signature.way as signature_way',
  'signature.is_from_afar as signature_is_from_afar',
  'signature.strokes as signature_strokes',
  'signature.content_hash as signature_hash',
] as const;

/** Returns the SQL expression of the signature state of a company's ticket. The table or its alias is `ticket`. */
export const signatureState = (companyId: string, ticket: 't' | 'ticket') => sql<SignatureState>`
  case
    when ${sql.ref(`${ticket}.signed_at`)} is not null then 'signed'
    when exists (
      select from signature_requests request
      where request.company_id = ${companyId} and request.ticket_id = ${sql.ref(`${ticket}.id`)}
        and request.replaced_at is null and request.answered_at is null and request.expires_at > now()
    ) then 'waiting'
    else 'unsigned'
  end`;

/**
 * Returns the SQL condition for tickets `t` with one of these signature states. The open requests are read once, not for
 * each ticket as in `signatureState`.
 */
export function isSignedLike(companyId: string, states: readonly SignatureState[]): RawBuilder<unknown> {
  const waiting = sql`t.id in (
    select request.ticket_id from signature_requests request
    where request.company_id = ${companyId} and request.replaced_at is null and request.answered_at is null
      and request.expires_at > now()
  )`;
  const conditions = {
    signed: sql`t.signed_at is not null`,
    waiting: sql`(t.signed_at is null and ${waiting})`,
    unsigned: sql`(t.signed_at is null and not ${waiting})`,
  };
  return sql`(${sql.join(
    states.map((state) => conditions[state]),
    sql` or `,
  )})`;
}

/** The values of `signatureColumns`; null for an unsigned ticket. */
export interface SignatureColumns {
  signed_at: Date | null;
  signature_name: string | null;
  signature_title: string | null;
  signature_way: 'DRAWN' | 'TYPED' | null;
  signature_is_from_afar: boolean | null;
  signature_strokes: InkStrokes | null;
  signature_hash: string | null;
}

export function presentSignature(row: SignatureColumns): TicketSignature | null {
  const { signed_at, signature_name: name, signature_way: method, signature_hash: contentHash } = row;
  if (signed_at === null || name === null || method === null || contentHash === null) return null;
  return {
    name,
    title: row.signature_title,
    signedAt: signed_at.toISOString(),
    way: method,
    isFromAfar: row.signature_is_from_afar ?? false,
    strokes: (row.signature_strokes ?? []).map((stroke) => [...stroke]),
    contentHash,
  };
}

/** Calculates the hash of the signed content, as hexadecimal digits. */
export const hashContent = (facts: SignedFacts): string =>
  createHash('sha256').update(signedContent(facts)).digest('hex');

const changed = sql<Date>`statement_timestamp()`;

/** The ticket, and the user on whose device the customer signs; null for a customer with a link. */
interface Taken {
  companyId: string;
  ticketId: string;
  takenBy: string | null;
}

/** Stores the signature of a locked ticket. It replaces an earlier one. */
export async function saveSignature(
  trx: Transaction<Database>,
  { companyId, ticketId, takenBy }: Taken,
  { name, title, strokes = [], typed }: Pick<SignatureInput, 'name' | 'title' | 'strokes' | 'typed'>,
  facts: SignedFacts,
): Promise<Date> {
  const signature = {
    name,
    title,
    way: typed ? 'TYPED' : 'DRAWN',
    is_from_afar: takenBy === null,
    taken_by: takenBy,
    strokes: JSON.stringify(typed ? [] : strokes),
    content: signedContent(facts),
    content_hash: hashContent(facts),
    signed_at: changed,
  } as const;
  const { signed_at } = await trx
    .insertInto('ticket_signatures')
    .values({ company_id: companyId, ticket_id: ticketId, ...signature })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'ticket_id'])
        .doUpdateSet((eb) => ({ ...signature, signed_at: eb.ref('excluded.signed_at') })),
    )
    .returning('signed_at')
    .executeTakeFirstOrThrow();
  await touch(trx, { companyId, ticketId, takenBy }, signed_at);
  return signed_at;
}

export async function deleteSignature(trx: Transaction<Database>, reference: Taken): Promise<void> {
  await trx
    .deleteFrom('ticket_signatures')
    .where('company_id', '=', reference.companyId)
    .where('ticket_id', '=', reference.ticketId)
    .execute();
  await touch(trx, reference, null);
}

/**
 * Increases the ticket's version, so that a user who is editing the ticket is notified of the signature before saving.
 */
async function touch(
  trx: Transaction<Database>,
  { companyId, ticketId, takenBy }: Taken,
  signedAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set((eb) => ({
      signed_at: signedAt,
      version: eb('version', '+', 1),
      updated_by: takenBy,
      updated_at: changed,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', ticketId)
    .execute();
}
