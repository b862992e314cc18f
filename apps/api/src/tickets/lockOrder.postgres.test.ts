/**
 * Tests the order in which changes lock tickets and daily sums. The embedded database has only one session, so the tests
 * need PostgreSQL.
 */
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { competingTransaction, untilWaiting } from '../../test/database/lockWaits.ts';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const WEDNESDAY = '2026-11-18';

/** Moves a ticket to other days: its creation and its work date, which defaults to the same day. */
async function recordedOn(day: string, id: string, workDate = day): Promise<string> {
  await server.database.db
    .updateTable('tickets')
    .set({ created_at: new Date(`${day}T12:00:00Z`), work_date: workDate })
    .where('company_id', '=', server.company.id)
    .where('id', '=', id)
    .execute();
  return id;
}

/** A ticket with a price, whose approval changes the daily sum. */
const priced = (fields: object = {}) => ({
  ...ticketInput,
  jobTypeId: server.company.jobTypeId,
  workHours: 8,
  ...fields,
});

async function submitted(day: string, fields?: object): Promise<string> {
  const { json } = await on.send('POST', '/ticket', priced(fields), 'tech');
  return recordedOn(day, json.data.id);
}

async function approved(day: string, customerCompany: string): Promise<string> {
  return recordedOn(day, (await on.approvedTicket({ customerCompany })).id);
}

const approve = (ids: readonly string[]) => on.send('POST', '/ticket/bulk', { action: 'approve', ids });

const lockTicket = (client: PoolClient, id: string) =>
  client.query('select from tickets where company_id = $1 and id = $2 for update', [server.company.id, id]);

const saveTicket = (client: PoolClient, id: string) =>
  client.query('update tickets set work_hours = work_hours + 1 where company_id = $1 and id = $2', [
    server.company.id,
    id,
  ]);

const lockDay = (client: PoolClient, day: string) =>
  client.query('select from ticket_daily where company_id = $1 and day = $2 for update', [
    server.company.id,
    day,
  ]);

const lockSumsOfInvoices = (client: PoolClient) =>
  client.query('select from invoice_daily where company_id = $1 for update', [server.company.id]);

describe('bulk approval', () => {
  it('approves every ticket while a technician saves a ticket of the same day', async () => {
    const ids = [await submitted(MONDAY), await submitted(MONDAY)].sort();
    const [, saved = ''] = ids;
    let reply: ReturnType<typeof approve> | undefined;
    await competingTransaction(server.database.pool, async (client) => {
      await lockTicket(client, saved);
      reply = approve(ids);
      await untilWaiting(server.database.db, 1);
      await saveTicket(client, saved);
    });
    expect((await reply)?.json.data).toEqual({ done: ids, refused: [] });
  });

  it('locks the days of its tickets in chronological order', async () => {
    const [first = '', second = ''] = [await submitted(MONDAY), await submitted(MONDAY)].sort();
    await recordedOn(TUESDAY, first);
    let reply: ReturnType<typeof approve> | undefined;
    await competingTransaction(server.database.pool, async (client) => {
      await lockDay(client, MONDAY);
      reply = approve([first, second]);
      await untilWaiting(server.database.db, 1);
      await lockDay(client, TUESDAY);
    });
    expect((await reply)?.json.data.done).toEqual([first, second]);
  });
});

describe('bulk approval of tickets whose work date differs from their creation date', () => {
  it('locks creation dates and work dates in chronological order', async () => {
    const [first = '', second = ''] = [await submitted(MONDAY), await submitted(MONDAY)].sort();
    // Approving the first ticket changes Wednesday, approving the second changes Tuesday; both were created on Monday.
    await recordedOn(MONDAY, first, WEDNESDAY);
    await recordedOn(MONDAY, second, TUESDAY);
    let reply: ReturnType<typeof approve> | undefined;
    await competingTransaction(server.database.pool, async (client) => {
      await lockDay(client, TUESDAY);
      reply = approve([first, second]);
      await untilWaiting(server.database.db, 1);
      await lockDay(client, WEDNESDAY);
    });
    expect((await reply)?.json.data.done).toEqual([first, second]);
  });
});

describe('invoice drafts', () => {
  const createDrafts = (ticketIds: readonly string[]) => on.send('POST', '/invoice', { ticketIds });

  it('for several customers lock the days of their tickets in chronological order', async () => {
    const ticketIds = [await approved(TUESDAY, 'Blue Mesa'), await approved(MONDAY, 'Cottonwood')];
    let reply: ReturnType<typeof createDrafts> | undefined;
    await competingTransaction(server.database.pool, async (client) => {
      await lockDay(client, MONDAY);
      reply = createDrafts(ticketIds);
      await untilWaiting(server.database.db, 1);
      await lockDay(client, TUESDAY);
    });
    expect((await reply)?.status).toBe(201);
  });

  /**
   * Expects that a change of invoices locks the rows of its days before the sums of invoices. While the change waits for
   * Monday's row, a second transaction locks the sums: in the other order, both would wait for each other.
   */
  async function expectDaysFirst(change: () => ReturnType<typeof on.send>) {
    let reply: ReturnType<typeof change> | undefined;
    await competingTransaction(server.database.pool, async (client) => {
      await lockDay(client, MONDAY);
      reply = change();
      await untilWaiting(server.database.db, 1);
      await lockSumsOfInvoices(client);
    });
    expect((await reply)?.json.success).toBe(true);
  }

  it.each(['create', 'delete', 'void', 'copy'] as const)(
    'and issued invoices lock the days of tickets before the sums of invoices: %s',
    async (action) => {
      const ticketIds = [await approved(MONDAY, 'Blue Mesa')];
      if (action === 'create') return expectDaysFirst(() => createDrafts(ticketIds));
      const [{ id }] = (await createDrafts(ticketIds)).json.data;
      if (action === 'delete') return expectDaysFirst(() => on.send('DELETE', `/invoice/${id}`));
      await on.send('POST', `/invoice/${id}/issue`, { version: 1 });
      const voidIt = () => on.send('POST', `/invoice/${id}/void`, { reason: 'Billed twice.' });
      if (action === 'void') return expectDaysFirst(voidIt);
      await voidIt();
      await expectDaysFirst(() => on.send('POST', `/invoice/${id}/copy`));
    },
  );
});

describe('concurrent changes of the same tickets', () => {
  let ids: string[];
  beforeEach(async () => {
    ids = [];
    for (let place = 0; place < 12; place += 1) {
      const day = place % 2 === 0 ? MONDAY : TUESDAY;
      ids.push(await submitted(day, { customerCompany: `Customer ${place % 4}` }));
    }
  });

  it('succeed, or fail only with a conflict', async () => {
    const save = (id: string) =>
      on.send('PUT', `/ticket/${id}`, priced({ workHours: 3, customerCompany: 'Customer 1' }), 'tech');
    const replies = await Promise.all([
      ...ids.slice(0, 6).map(save),
      approve(ids.slice(0, 8)),
      approve(ids.slice(4).reverse()),
      approve(ids),
      ...ids.slice(6).map(save),
    ]);
    // If the approval comes first, saving returns 409, because an approved ticket cannot be edited.
    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const drafts = await Promise.all(
      [ids.slice(0, 4), ids.slice(4, 8).reverse(), ids.slice(8)].map((some) =>
        on.send('POST', '/invoice', { ticketIds: some }),
      ),
    );
    expect(drafts.map(({ status }) => status)).toEqual([201, 201, 201]);
  });
});
