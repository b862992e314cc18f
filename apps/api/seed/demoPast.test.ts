import { hasInk, signedContent } from '@derrick/domain/signatures';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyEvents } from '../src/events/verify.ts';
import { hashContent } from '../src/signatures/store.ts';
import { findTicket, readSignedFacts } from '../src/tickets/index.ts';
import { openTestDatabase, type TestDatabase } from '../test/database.ts';
import { seedDemo } from './demo.ts';

const now = new Date('2026-11-21T10:20:30Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.db, { hashPassword: async () => 'hash', now });
});
afterAll(() => database.close());

const counts = async (table: string, by: string) =>
  Object.fromEntries(
    (
      await sql<{ key: string; count: number }>`
        select ${sql.raw(by)}::text as key, count(*)::integer as count from ${sql.table(table)} group by 1
      `.execute(database.db)
    ).rows.map(({ key, count }) => [key, count]),
  );

describe('the demo company', () => {
  it('has signatures of every type and signature requests in every state, including disputed', async () => {
    expect(await counts('ticket_signatures', "way || ' ' || is_from_afar")).toEqual({
      'DRAWN false': expect.any(Number),
      'DRAWN true': expect.any(Number),
      'TYPED false': expect.any(Number),
      'TYPED true': expect.any(Number),
    });
    const requests = await counts(
      'signature_requests',
      `case when dispute is not null then 'disputed' when answered_at is not null then 'signed'
        when replaced_at is not null then 'replaced' when expires_at < '${now.toISOString()}' then 'expired' else 'open' end`,
    );
    expect(Object.keys(requests).sort()).toEqual(['disputed', 'expired', 'open', 'replaced', 'signed']);
    // All approved tickets are signed. Some submitted tickets wait for a signature.
    const signed = await counts('tickets', "status || ' ' || (signed_at is not null)");
    expect(Object.keys(signed)).toEqual(
      expect.arrayContaining(['APPROVED true', 'INVOICED true', 'SUBMITTED true', 'SUBMITTED false']),
    );
    expect(signed).not.toHaveProperty('APPROVED false');
    expect(signed).not.toHaveProperty('INVOICED false');
  });

  it('has signatures whose content and hash match their tickets', async () => {
    const rows = await database.db
      .selectFrom('ticket_signatures as s')
      .innerJoin('tickets as t', (join) =>
        join.onRef('t.company_id', '=', 's.company_id').onRef('t.id', '=', 's.ticket_id'),
      )
      .select(['t.company_id', 't.id', 's.strokes', 's.way', 's.content', 's.content_hash'])
      .execute();
    for (const [index, { company_id, id, strokes, way, content, content_hash }] of rows.entries()) {
      expect(hasInk(strokes)).toBe(way === 'DRAWN');
      // Only one in ten, because each takes a separate query.
      if (index % 10 > 0) continue;
      const row = await findTicket(database.db, company_id, id);
      const facts = row && (await readSignedFacts(database.db, row));
      expect(content).toBe(facts && signedContent(facts));
      expect(content_hash).toBe(facts && hashContent(facts));
    }
  });

  it('has a valid event chain that accounts for the status of every record', async () => {
    const { id: companyId } = await database.db
      .selectFrom('companies')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await verifyEvents(database.db, companyId)).toMatchObject({
      ok: true,
      count: expect.toSatisfy((n) => n > 900),
    });
    const { rows } = await sql<Record<string, number>>`
      with told as (select *, lag(at) over (order by sequence) as before from events)
      select count(*) filter (where before > at) as unordered, count(*) filter (where at > ${now}) as future,
        count(*) filter (where actor_type = 'USER' and (actor_name is null or actor_role is null)) as nobody,
        (select count(*) from tickets t where not exists (
          select from events e where e.target_id = t.id and e.action = 'ticket.create' and e.at = t.created_at)) as unmade,
        (select count(*) from tickets t where (t.status in ('APPROVED', 'INVOICED')) <>
          exists (select from events e where e.target_id = t.id and e.action = 'ticket.approve')) as unapproved,
        (select count(*) from tickets t where (t.signed_at is not null) <>
          exists (select from events e where e.target_id = t.id and e.action = 'ticket.sign' and e.at = t.signed_at)) as unsigned,
        (select count(*) from invoices i where (i.status <> 'DRAFT') <>
          exists (select from events e where e.target_id = i.id and e.action = 'invoice.issue')) as unissued,
        (select count(*) from invoice_payments) - count(*) filter (where action = 'invoice.pay') as unpaid
      from told`.execute(database.db);
    expect(rows[0]).toEqual({
      unordered: 0,
      future: 0,
      nobody: 0,
      unmade: 0,
      unapproved: 0,
      unsigned: 0,
      unissued: 0,
      unpaid: 0,
    });
    expect(Object.keys(await counts('events', 'action'))).toEqual(
      expect.arrayContaining([
        ...['ticket.requestChanges', 'ticket.update', 'ticket.submit', 'ticket.comment', 'ticket.dispute'],
        ...['ticket.void', 'ticket.release', 'invoice.send', 'invoice.open', 'invoice.reversePayment'],
        ...['invoice.void', 'invoice.giveUp', 'ticket.requestSignature'],
      ]),
    );
  });
});
