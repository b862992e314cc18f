/** Past events of the demo, for its timelines and its audit log. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import { changesBetween } from '../src/events/changes.ts';
import { pastOfInvoice } from './demoInvoicePast.ts';
import type { Names } from './demoSignatures.ts';
import { type Demo, type PastEvent, pastOfRequests, pastOfTickets } from './demoTicketPast.ts';
import { seededId } from './demoTickets.ts';
import { seededRandom } from './random.ts';

/** Returns the past events of the demo in the order of time. */
export const demoPast = (demo: Demo): PastEvent[] =>
  [
    ...pastOfTickets(demo),
    ...pastOfRequests(demo),
    ...demo.billed.invoices.flatMap((invoice) => pastOfInvoice(demo, invoice)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());

/**
 * Writes past events as the event chain of a company that has no events yet, each with its own time. The server itself
 * writes events only with the current time, so the function that does this is temporary and disappears with the
 * connection.
 */
export async function writePast(
  trx: Transaction<Database>,
  companyId: string,
  past: readonly PastEvent[],
  people: Names['users'],
): Promise<void> {
  const random = seededRandom(13);
  const rows = past.map(({ at, action, target, by, before, after }) => ({
    id: seededId(random, at.getTime()),
    at,
    actor_type: typeof by === 'string' ? 'USER' : 'CUSTOMER_LINK',
    actor_id: typeof by === 'string' ? by : null,
    actor_name: typeof by === 'string' ? people.get(by)?.fullname : by.name,
    actor_role: typeof by === 'string' ? people.get(by)?.role : null,
    action,
    target_type: action.split('.')[0],
    target_id: target.id,
    target_label: target.label,
    changes: changesBetween(before, after),
    correlation_id: `demo ${at.toISOString()} ${target.id}`,
  }));
  await sql`
    create function pg_temp.derrick_write_past(company uuid, items jsonb) returns void language plpgsql as $$
    declare
      item jsonb;
      event events;
    begin
      for item in select value from jsonb_array_elements(items) loop
        event := jsonb_populate_record(event, item || '{"context": {"source": "WEB"}}');
        event.company_id := company;
        event.sequence := coalesce(event.sequence, 0) + 1;
        event.previous_hash := coalesce(event.hash, '');
        event.hash := derrick_event_hash(event);
        insert into events values (event.*);
      end loop;
      insert into event_chains (company_id, length) values (company, event.sequence);
    end $$
  `.execute(trx);
  await sql`select pg_temp.derrick_write_past(${companyId}, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
  await sql`drop function pg_temp.derrick_write_past`.execute(trx);
}
