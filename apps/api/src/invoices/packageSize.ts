import type { Kysely } from 'kysely';
import { integer, object } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRow } from '../sql/index.ts';

/** Size of a ticket's PDF without photos, in bytes: fonts and text. */
const TICKET_PDF_BYTES = 60_000;

/** Estimates the size of the package with the tickets of an invoice, in bytes: their PDFs, photos and files. */
export async function packageBytesOf(
  db: Kysely<Database>,
  companyId: string,
  invoiceId: string,
): Promise<number> {
  const row = await readRow(db, object({ tickets: integer(), bytes: integer() }))`
    select count(*)::integer as tickets, coalesce(sum(owned.bytes), 0)::bigint as bytes
    from invoice_tickets billed
    cross join lateral (
      select sum(size) as bytes from files
      where files.company_id = ${companyId} and files.owner_kind = 'ticket' and files.owner_id = billed.ticket_id
        and files.removed_at is null
    ) as owned
    where billed.company_id = ${companyId} and billed.invoice_id = ${invoiceId}
  `;
  return row ? row.tickets * TICKET_PDF_BYTES + row.bytes : 0;
}
