import { type LineUnit, type TicketLineKind, ticketTotals } from '@derrick/domain/tickets';
import type { Kysely, Transaction } from 'kysely';
import { integer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';

/** A line with its price, which not all users may see. */
export interface StoredLine {
  kind: TicketLineKind;
  /** Text of the line; for hours, the name of the job type. */
  description: string;
  quantity: number;
  unit: LineUnit;
  /** Null if no price is set. */
  unitPriceCents: number | null;
  taxable: boolean;
  reason: string | null;
  priceItemId: string | null;
}

/** Reads the sorted lines of tickets, by ticket id. A ticket without lines has no entry. */
export async function readTicketLines(
  db: Kysely<Database>,
  companyId: string,
  ticketIds: readonly string[],
): Promise<Map<string, StoredLine[]>> {
  const found = new Map<string, StoredLine[]>();
  if (ticketIds.length === 0) return found;
  const rows = await db
    .selectFrom('ticket_lines')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('ticket_id', 'in', ticketIds)
    .orderBy('ticket_id')
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const lines = found.get(row.ticket_id) ?? [];
    found.set(row.ticket_id, lines);
    lines.push({
      kind: row.kind,
      description: row.description,
      quantity: row.quantity,
      unit: row.unit,
      unitPriceCents: row.unit_price_cents,
      taxable: row.is_taxable,
      reason: row.reason,
      priceItemId: row.price_item_id,
    });
  }
  return found;
}

/** Reads the sorted lines of one ticket. */
export const linesOfTicket = async (
  db: Kysely<Database>,
  companyId: string,
  ticketId: string,
): Promise<StoredLine[]> => (await readTicketLines(db, companyId, [ticketId])).get(ticketId) ?? [];

/** Counts the lines without a price, for the tickets that have any. */
export const countUnpricedLines = (
  db: Kysely<Database>,
  companyId: string,
  ticketIds: readonly string[],
): Promise<{ id: string; lines: number }[]> =>
  readRows(db, object({ id: string(), lines: integer() }))`
    select ticket_id as id, count(*)::integer as lines from ticket_lines
    where company_id = ${companyId} and ticket_id = any(${ticketIds}::uuid[]) and unit_price_cents is null
    group by ticket_id order by ticket_id
  `;

/** Returns the total to store with the ticket: null if no line has a price. */
export const storedTotal = (lines: readonly StoredLine[]): number | null =>
  lines.some(({ unitPriceCents }) => unitPriceCents !== null) ? ticketTotals(lines).subtotalCents : null;

/** Replaces the lines of a ticket locked by the transaction if they have changed. */
export async function writeTicketLines(
  trx: Transaction<Database>,
  companyId: string,
  ticketId: string,
  { before, after }: { before: readonly StoredLine[]; after: readonly StoredLine[] },
): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (before.length > 0)
    await trx
      .deleteFrom('ticket_lines')
      .where('company_id', '=', companyId)
      .where('ticket_id', '=', ticketId)
      .execute();
  if (after.length === 0) return;
  await trx
    .insertInto('ticket_lines')
    .values(
      after.map((line, position) => ({
        company_id: companyId,
        ticket_id: ticketId,
        position,
        kind: line.kind,
        description: line.description,
        quantity: line.quantity,
        unit: line.unit,
        unit_price_cents: line.unitPriceCents,
        is_taxable: line.taxable,
        reason: line.reason,
        price_item_id: line.priceItemId,
      })),
    )
    .execute();
}
