/** Units of work that PostgreSQL aborts because of another transaction. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { untilWaiting } from '../../test/database/lockWaits.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { type Unit, unitOfWork } from './unitOfWork.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let itemIds: [string, string];
beforeEach(async () => {
  itemIds = [newId(), newId()];
  const rows = itemIds.map((id) => ({
    company_id: server.company.id,
    id,
    name: `Seal ${id}`,
    unit: 'ea' as const,
    unit_price_cents: 0,
    is_taxable: false,
  }));
  await server.database.db.insertInto('price_items').values(rows).execute();
});

const run = <T>(work: (unit: Unit) => Promise<T>): Promise<T> => {
  const origin = {
    companyId: server.company.id,
    actor: { type: 'USER', id: server.company.users.admin.id },
    context: { source: 'API' },
  } as const;
  return unitOfWork(server.database.db, origin, work);
};

async function raisePrice({ trx, emit }: Unit, id: string): Promise<void> {
  await trx
    .updateTable('price_items')
    .set((eb) => ({ unit_price_cents: eb('unit_price_cents', '+', 1) }))
    .where('company_id', '=', server.company.id)
    .where('id', '=', id)
    .execute();
  emit({
    action: 'priceItem.update',
    target: { id, label: 'Seal' },
    before: { price: 0 },
    after: { price: 1 },
  });
}

const prices = async () => {
  const rows = await server.database.db
    .selectFrom('price_items')
    .select('unit_price_cents as cents')
    .where('company_id', '=', server.company.id)
    .where('id', 'in', itemIds)
    .execute();
  return rows.map(({ cents }) => cents);
};

const eventCount = async () => {
  const rows = await server.database.db
    .selectFrom('events')
    .select('id')
    .where('company_id', '=', server.company.id)
    .where('target_id', 'in', itemIds)
    .execute();
  return rows.length;
};

it('reruns a unit of work after a deadlock and writes its events once', async () => {
  let attempts = 0;
  let locked = 0;
  let bothLocked = () => {};
  const bothStarted = new Promise<void>((resolve) => {
    bothLocked = resolve;
  });
  const raiseBoth = (first: string, second: string) =>
    run(async (unit) => {
      attempts += 1;
      // Otherwise the second attempt could take the row that the other unit waits for, and block it once more.
      if (attempts > 2) await Promise.any(units);
      await raisePrice(unit, first);
      locked += 1;
      if (locked === 2) bothLocked();
      await bothStarted;
      await raisePrice(unit, second);
    });
  const [first, second] = itemIds;
  const units = [raiseBoth(first, second), raiseBoth(second, first)];
  await Promise.all(units);
  expect(attempts).toBe(3);
  expect(await prices()).toEqual([2, 2]);
  expect(await eventCount()).toBe(4);
});

/** Causes a serialization failure: another transaction changes the row after this transaction has taken its snapshot. */
async function loseRace({ trx }: Unit, id: string): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(trx);
  await sql`select from price_items where company_id = ${server.company.id}`.execute(trx);
  await run((otherUnit) => raisePrice(otherUnit, id));
  await sql`update price_items set name = name where company_id = ${server.company.id} and id = ${id}`.execute(
    trx,
  );
}

it('reruns a unit of work after a serialization failure', async () => {
  let attempts = 0;
  const result = await run(async (unit) => {
    attempts += 1;
    if (attempts === 1) await loseRace(unit, itemIds[0]);
    return 'done';
  });
  expect([result, attempts]).toEqual(['done', 2]);
});

it('fails when the second attempt also fails', async () => {
  let attempts = 0;
  const result = run(async (unit) => {
    attempts += 1;
    await loseRace(unit, itemIds[0]);
  });
  await expect(result).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toBe(2);
});

it('does not rerun a unit of work after any other failure', async () => {
  let attempts = 0;
  const result = run(async ({ trx }) => {
    attempts += 1;
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(result).rejects.toMatchObject({ code: '22012' });
  expect(attempts).toBe(1);
});

it('answers a request once when a deadlock aborted its transaction', async () => {
  const { db } = server.database;
  const token = await server.tokenOf('admin');
  const [id] = itemIds;
  const body = { name: `Gasket ${id}`, unitPriceCents: 500 };
  const path = `/api/v1/price-item/${id}`;
  let reply: ReturnType<TestServer['call']> | undefined;
  await db.transaction().execute(async (trx) => {
    // This session checks for deadlocks much later than the request, so the request is the one that fails.
    // On a Citus cluster, the first setting passes the second one on to the worker.
    await sql`set local citus.propagate_set_commands = 'local'`.execute(trx);
    await sql`set local deadlock_timeout = '1min'`.execute(trx);
    await sql`select from event_chains where company_id = ${server.company.id} for update`.execute(trx);
    reply = server.call(path, { method: 'PUT', token, body });
    await untilWaiting(db, 1);
    await sql`update price_items set name = name where company_id = ${server.company.id} and id = ${id}`.execute(
      trx,
    );
  });
  const { status, json } = (await reply) ?? {};
  expect([status, json]).toMatchObject([200, { success: true, data: { name: body.name } }]);
});
