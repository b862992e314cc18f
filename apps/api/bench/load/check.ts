import { envelope } from '@derrick/domain/contract';
import { ticketStruct } from '@derrick/domain/tickets';
import { type Kysely, sql } from 'kysely';
import { create, integer, object } from 'superstruct';
import type { Database } from '../../src/db/index.ts';
import { verifyEvents } from '../../src/events/index.ts';
import { readRow } from '../../src/sql/index.ts';
import type { Ledger } from './ledger.ts';

interface Place {
  db: Kysely<Database>;
  companyId: string;
  urls: readonly string[];
  token: string;
  ledger: Ledger;
  /** Number of tickets at the start. */
  before: number;
}

/** Compares the acknowledged changes with the stored data. Returns a message for each difference. */
export async function findDifferences(place: Place): Promise<string[]> {
  return [
    ...(await ticketDifferences(place)),
    ...(await fileDifferences(place)),
    ...(await countDifferences(place)),
  ];
}

async function ticketDifferences({ urls, token, ledger }: Place): Promise<string[]> {
  const differences: string[] = [];
  let requestCount = 0;
  for (const [id, { notes, version, isDeleted, number }] of ledger.tickets) {
    // Alternates between the processes: each must see the changes of the other.
    requestCount += 1;
    const reply = await fetch(`${urls[requestCount % urls.length]}/api/v1/ticket/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await reply.text();
    if (isDeleted !== (reply.status === 404))
      differences.push(`TK-${number}: ${reply.status}, deleted: ${isDeleted}`);
    if (reply.status !== 200) continue;
    const { data: ticket } = create(JSON.parse(text), envelope(ticketStruct));
    if (ticket.version !== version || ticket.notes !== notes || ticket.jobcode !== `TK-${number}`) {
      differences.push(`TK-${number}: version ${ticket.version} instead of ${version}`);
    }
  }
  return differences;
}

async function fileDifferences({ urls, token, ledger }: Place): Promise<string[]> {
  const differences: string[] = [];
  for (const { url, text, ticketId } of ledger.files) {
    if (ledger.tickets.get(ticketId)?.isDeleted) continue;
    for (const origin of urls) {
      const reply = await fetch(new URL(url, origin), { headers: { authorization: `Bearer ${token}` } });
      if ((await reply.text()) !== text) differences.push(`${url} differs at ${origin}: ${reply.status}`);
    }
  }
  return differences;
}

const countedRow = object({
  live: integer(),
  summed: integer(),
  all: integer(),
  span: integer(),
  creates: integer(),
  updates: integer(),
  deletes: integer(),
});

async function countDifferences({ db, companyId, ledger, before }: Place): Promise<string[]> {
  const events = (action: string) =>
    sql`(select count(*) from events where company_id = ${companyId} and action = ${action})`;
  const counted = await readRow(db, countedRow)`
    select count(*) filter (where deleted_at is null) as live, count(*) as all, max(number) - min(number) + 1 as span,
      (select sum(total) from ticket_daily where company_id = ${companyId}) as summed,
      ${events('ticket.create')} as creates, ${events('ticket.update')} as updates, ${events('ticket.delete')} as deletes
    from tickets where company_id = ${companyId}
  `;
  if (!counted) return ['nothing was counted'];
  const created = counted.all - before;
  const deleted = [...ledger.tickets.values()].filter(({ isDeleted }) => isDeleted).length;
  const pairs: [string, number, number][] = [
    ['daily sums', counted.summed, counted.live],
    ['jobcodes without a gap', counted.span, counted.all],
    ['deleted tickets', counted.all - counted.live, deleted],
    ['events of creation', counted.creates, created],
    ['events of changes', counted.updates, ledger.updates],
    ['events of deletion', counted.deletes, deleted],
  ];
  const { ok, count } = await verifyEvents(db, companyId);
  return [
    ...pairs.flatMap(([name, is, expected]) =>
      is === expected ? [] : [`${name}: ${is} instead of ${expected}`],
    ),
    ...(ok ? [] : [`the chain of events is broken after ${count}`]),
  ];
}
