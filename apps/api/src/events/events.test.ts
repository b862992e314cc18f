import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { newId } from '../db/index.ts';
import { computedHash } from './chain.ts';
import { logEventHeads } from './heads.ts';
import { removeEventsBefore } from './remove.ts';
import { renewEventSeals, sealEventsOf } from './seal.ts';
import type { NewEvent, Origin } from './types.ts';
import { unitOfWork } from './unitOfWork.ts';
import { verifyEvents } from './verify.ts';

const SECRET = 'a secret of thirty-two bytes or more';

let database: TestDatabase;
let logged: { level: string; message: string; details: object }[] = [];
const logAs = (level: string) => (details: object, message: string) => {
  logged.push({ level, message, details });
};
const log = { info: logAs('info'), warn: logAs('warn'), error: logAs('error') };
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  logged = [];
  sealEventsOf(database.db, { secret: SECRET, log });
});
afterAll(() => database.close());

async function addCompany() {
  const { db } = database;
  const [companyId, userId] = [newId(), newId()];
  await db.insertInto('companies').values({ id: companyId, name: 'Ours' }).execute();
  const person = { fullname: 'Olga Owner', role: 'SUPER_ADMIN', status: 'ACTIVE' } as const;
  await db
    .insertInto('users')
    .values({ company_id: companyId, id: userId, ...person })
    .execute();
  const origin: Origin = {
    companyId,
    actor: { type: 'USER', id: userId },
    context: { source: 'API', requestId: 'request-1', ip: '192.0.2.1' },
  };
  return { companyId, userId, origin };
}

const event = (label: string, rest: Partial<NewEvent> = {}): NewEvent => ({
  action: 'ticket.create',
  target: { id: newId(), label },
  ...rest,
});

const file = (id: string) => ({ id, name: 'photo.jpg' });

const emitAll = (origin: Origin, ...events: NewEvent[]) =>
  unitOfWork(database.db, origin, async ({ emit }) => {
    for (const newEvent of events) emit(newEvent);
  });

const eventsOf = (companyId: string) =>
  database.db
    .selectFrom('events')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('sequence')
    .execute();

describe('a unit of work', () => {
  it('stores actor, target, changes and context of an event with the names of that time', async () => {
    const { companyId, userId, origin } = await addCompany();
    await emitAll(
      origin,
      event('TK-1', {
        before: { notes: 'a', hours: 1, same: 'x' },
        after: { notes: 'b', hours: null, same: 'x' },
      }),
    );
    await database.db.updateTable('users').set({ fullname: 'Renamed' }).where('id', '=', userId).execute();
    const [stored] = await eventsOf(companyId);
    expect(stored).toMatchObject({
      sequence: 1,
      actor_type: 'USER',
      actor_id: userId,
      actor_name: 'Olga Owner',
      actor_role: 'SUPER_ADMIN',
      action: 'ticket.create',
      target_type: 'ticket',
      target_label: 'TK-1',
      changes: [
        { field: 'notes', before: 'a', after: 'b' },
        { field: 'hours', before: 1, after: null },
      ],
      context: { source: 'API', requestId: 'request-1', ip: '192.0.2.1' },
      correlation_id: 'request-1',
    });
  });

  it('writes no event when it is rolled back', async () => {
    const { companyId, origin } = await addCompany();
    await emitAll(origin, event('kept'));
    await expect(
      unitOfWork(database.db, origin, async ({ trx, emit }) => {
        emit(event('lost'));
        await trx
          .insertInto('customers')
          .values({ company_id: companyId, id: newId(), name: 'Lost' })
          .execute();
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect((await eventsOf(companyId)).map(({ target_label }) => target_label)).toEqual(['kept']);
    expect(await verifyEvents(database.db, companyId)).toEqual({ ok: true, count: 1, unkeyed: 0 });
  });

  it('writes no event when nothing changes, and never stores a secret', async () => {
    const { companyId, origin } = await addCompany();
    const state = { notes: 'a', files: [file('one')] };
    await emitAll(origin, event('same', { before: state, after: { ...state, files: [file('one')] } }));
    expect(await eventsOf(companyId)).toEqual([]);
    await emitAll(origin, event('secret', { secrets: ['password'] }));
    expect((await eventsOf(companyId))[0]?.changes).toEqual([{ field: 'password', isSecret: true }]);
  });

  it('stores added and removed list items, and truncates long texts with their length', async () => {
    const { companyId, origin } = await addCompany();
    const long = `${'é'.repeat(1500)}\ud800`;
    const before = { files: [file('a'), file('b')] };
    const after = { files: [file('b'), file('c')], notes: long };
    await emitAll(origin, event('cut', { before, after }));
    expect((await eventsOf(companyId))[0]?.changes).toEqual([
      { field: 'files', added: [file('c')], removed: [file('a')] },
      { field: 'notes', before: null, after: { text: 'é'.repeat(1024), length: 1501 } },
    ]);
  });

  it('distinguishes two users with the same name', async () => {
    const { companyId, origin } = await addCompany();
    const name = 'Dana Whitfield';
    const [first, second] = [
      { id: newId(), name },
      { id: newId(), name },
    ];
    await emitAll(
      origin,
      event('same', { before: { technician: first }, after: { technician: { ...first } } }),
    );
    await emitAll(origin, event('other', { before: { technician: first }, after: { technician: second } }));
    expect((await eventsOf(companyId)).map(({ changes }) => changes)).toEqual([
      [{ field: 'technician', before: first, after: second }],
    ]);
  });

  it('stores the same correlation id for all its events', async () => {
    const { companyId, origin } = await addCompany();
    await emitAll(origin, event('a'), event('b'), event('c'));
    await emitAll({ ...origin, correlationId: 'import-7' }, event('d'));
    const stored = await eventsOf(companyId);
    expect(stored.map(({ target_label, correlation_id }) => [target_label, correlation_id])).toEqual([
      ['a', 'request-1'],
      ['b', 'request-1'],
      ['c', 'request-1'],
      ['d', 'import-7'],
    ]);
  });
});

describe('the events table', () => {
  it.each(['update events set target_label = $$other$$', 'delete from events', 'truncate events'])(
    'rejects: %s',
    async (statement) => {
      const { origin } = await addCompany();
      await emitAll(origin, event('kept'));
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('never changed or removed');
    },
  );
});

/** Changes events despite the triggers of the table, like an attacker who owns the database. */
async function tamper(statement: ReturnType<typeof sql>) {
  const { db } = database;
  await sql`alter table events disable trigger user`.execute(db);
  await statement.execute(db);
  await sql`alter table events enable trigger user`.execute(db);
}

/** Replaces the hash of an event by the one that matches its content. */
async function forgeHash(companyId: string, sequence: number) {
  const isEvent = sql`company_id = ${companyId} and sequence = ${sequence}`;
  const { rows } = await sql<{
    hash: Buffer;
  }>`select ${computedHash} as hash from events where ${isEvent}`.execute(database.db);
  await tamper(sql`update events set hash = ${rows[0]?.hash} where ${isEvent}`);
}

describe('verifying the event chain', () => {
  async function chain() {
    const company = await addCompany();
    await emitAll(company.origin, event('one'), event('two'));
    await emitAll(company.origin, event('three'), event('four'));
    expect(await verifyEvents(database.db, company.companyId)).toEqual({ ok: true, count: 4, unkeyed: 0 });
    const stored = await eventsOf(company.companyId);
    const idOf = (sequence: number) => stored[sequence - 1]?.id;
    return { ...company, idOf };
  }

  it('succeeds for a company without events', async () => {
    const { companyId } = await addCompany();
    expect(await verifyEvents(database.db, companyId)).toEqual({ ok: true, count: 0, unkeyed: 0 });
  });

  it.each([
    ['a label', sql`target_label = 'forged'`],
    ['a change', sql`changes = '[{"field":"notes","before":null,"after":"forged"}]'`],
    ['an actor', sql`actor_name = 'Somebody else'`],
    ['an address', sql`context = context || '{"ip":"198.51.100.1"}'`],
  ])('reports an event when %s was altered', async (_, assignment) => {
    const { companyId, idOf } = await chain();
    await tamper(sql`update events set ${assignment} where company_id = ${companyId} and sequence = 2`);
    expect(await verifyEvents(database.db, companyId)).toEqual({
      ok: false,
      count: 1,
      firstMismatch: { sequence: 2, id: idOf(2), reason: 'altered' },
    });
  });

  it('reports an event whose moment was altered by a microsecond', async () => {
    const { companyId, idOf } = await chain();
    await tamper(sql`
      update events set at = (
        select at + interval '1 microsecond' from events e where company_id = ${companyId} and sequence = 2
      ) where company_id = ${companyId} and sequence = 2`);
    expect(await verifyEvents(database.db, companyId)).toMatchObject({
      ok: false,
      firstMismatch: { sequence: 2, id: idOf(2), reason: 'altered' },
    });
  });

  it('reports an event that was altered together with its hash', async () => {
    const { companyId, idOf } = await chain();
    await tamper(
      sql`update events set target_label = 'forged' where company_id = ${companyId} and sequence = 2`,
    );
    await forgeHash(companyId, 2);
    // The forged event is valid by itself, but the next event does not refer to its hash.
    expect(await verifyEvents(database.db, companyId)).toMatchObject({
      ok: false,
      firstMismatch: { sequence: 3, id: idOf(3), reason: 'altered' },
    });
  });

  it.each([1, 3, 4])('reports event %i when it was removed', async (sequence) => {
    const { companyId } = await chain();
    await tamper(sql`delete from events where company_id = ${companyId} and sequence = ${sequence}`);
    expect(await verifyEvents(database.db, companyId)).toEqual({
      ok: false,
      count: sequence - 1,
      firstMismatch: { sequence, reason: 'removed' },
    });
  });

  it.each([3, 5])('reports an event that was inserted at position %i', async (sequence) => {
    const { companyId } = await chain();
    const id = newId();
    const columns = sql`at, actor_type, actor_id, actor_name, actor_role, action, target_type, target_id, changes,
      context, correlation_id`;
    await tamper(
      sql`update events set sequence = -sequence where company_id = ${companyId} and sequence >= ${sequence}`,
    );
    await tamper(
      sql`update events set sequence = 1 - sequence where company_id = ${companyId} and sequence < 0`,
    );
    await tamper(sql`
      insert into events (company_id, sequence, id, target_label, previous_hash, hash, ${columns})
      select company_id, ${sequence}, ${id}, 'forged', hash, hash, ${columns}
      from events where company_id = ${companyId} and sequence = ${sequence - 1}`);
    await forgeHash(companyId, sequence);
    expect(await verifyEvents(database.db, companyId)).toEqual({
      ok: false,
      count: sequence - 1,
      firstMismatch: { sequence, id, reason: 'inserted' },
    });
  });
});

/** Recomputes all hashes of a company's chain, like an attacker who owns the database and knows the functions. */
const rehash = async (companyId: string) => {
  const { db } = database;
  const { rows } = await sql<{ sequence: number }>`
    select sequence from events where company_id = ${companyId} order by sequence`.execute(db);
  for (const { sequence } of rows) {
    await tamper(sql`
      update events set previous_hash = coalesce((
        select hash from events before where company_id = ${companyId} and sequence = ${sequence - 1}
      ), (select removed_hash from event_chains where company_id = ${companyId}))
      where company_id = ${companyId} and sequence = ${sequence}`);
    await forgeHash(companyId, sequence);
  }
};

describe('the seal of the event chain', () => {
  async function chain() {
    const company = await addCompany();
    await emitAll(company.origin, event('one'), event('two'));
    await emitAll(company.origin, event('three'));
    return company;
  }
  const verified = (companyId: string) => verifyEvents(database.db, companyId);
  const forge = (companyId: string) =>
    tamper(sql`update events set target_label = 'forged' where company_id = ${companyId} and sequence = 2`);
  const rewritten = { ok: false, count: 0, firstMismatch: { sequence: 3, reason: 'rewritten' } };

  it('detects events that were replaced together with all hashes', async () => {
    const { companyId, origin } = await chain();
    await forge(companyId);
    await rehash(companyId);
    expect(await verified(companyId)).toMatchObject(rewritten);
    // A later event does not hide the manipulation.
    await emitAll(origin, event('four'));
    expect(await verified(companyId)).toMatchObject(rewritten);
    expect(logged).toContainEqual({
      level: 'error',
      message: 'event chain seal broken',
      details: { companyId, sealedLength: 3 },
    });
  });

  it('detects that the oldest events were removed by faking their retention', async () => {
    const { companyId } = await chain();
    await tamper(sql`
      update event_chains set removed = 1, removed_hash = (
        select hash from events where company_id = ${companyId} and sequence = 1
      ) where company_id = ${companyId}`);
    await tamper(sql`delete from events where company_id = ${companyId} and sequence = 1`);
    expect(await verified(companyId)).toMatchObject(rewritten);
  });

  it('is valid only for its own company', async () => {
    const [first, second] = [await chain(), await chain()];
    const { db } = database;
    const { rows } = await sql<{ seal: Buffer; key: string }>`
      select seal, seal_key as key from event_chains where company_id = ${second.companyId}`.execute(db);
    await sql`
      update event_chains set seal = ${rows[0]?.seal}, seal_key = ${rows[0]?.key}
      where company_id = ${first.companyId}`.execute(db);
    expect(await verified(first.companyId)).toMatchObject(rewritten);
  });

  it('does not cover events appended without the secret', async () => {
    const { companyId, origin } = await chain();
    const item = { id: newId(), actor_type: 'SYSTEM', action: 'ticket.create', target_type: 'ticket' };
    const items = JSON.stringify([{ ...item, target_label: 'forged', changes: [] }]);
    await sql`select derrick_write_events(${companyId}, '{}', 'forged', ${items})`.execute(database.db);
    expect(await verified(companyId)).toEqual({ ok: true, count: 4, unkeyed: 4 });
    await emitAll(origin, event('five'));
    expect(await verified(companyId)).toEqual({ ok: true, count: 5, unkeyed: 4 });
    expect(logged).toContainEqual({
      level: 'warn',
      message: 'event chain seal unverified',
      details: { companyId, keyedFrom: 5, seal: 'valid' },
    });
  });

  it('does not cover events written before the seal, and is created when the server starts', async () => {
    const { companyId, origin } = await chain();
    await sql`
      update event_chains set seal = null, seal_key = null, sealed_length = 0, keyed_from = 1
      where company_id = ${companyId}`.execute(database.db);
    expect(await verified(companyId)).toEqual({ ok: true, count: 3, unkeyed: 3 });
    await renewEventSeals(database.db);
    await emitAll(origin, event('four'));
    expect(await verified(companyId)).toEqual({ ok: true, count: 4, unkeyed: 3 });
    await forge(companyId);
    await rehash(companyId);
    expect(await verified(companyId)).toMatchObject({ firstMismatch: { sequence: 4, reason: 'rewritten' } });
  });

  it('is verified with the previous secret and renewed with the new secret', async () => {
    const { companyId, origin } = await chain();
    const secret = 'another secret, of thirty-two bytes or more';
    sealEventsOf(database.db, { secret, previousSecret: SECRET, log });
    expect(await verified(companyId)).toEqual({ ok: true, count: 3, unkeyed: 0 });
    await renewEventSeals(database.db);
    sealEventsOf(database.db, { secret, log });
    expect(await verified(companyId)).toEqual({ ok: true, count: 3, unkeyed: 0 });
    await emitAll(origin, event('four'));
    expect(await verified(companyId)).toEqual({ ok: true, count: 4, unkeyed: 0 });
  });

  it('cannot be verified by a server with another secret, and the events are not reported as rewritten', async () => {
    const { companyId, origin } = await chain();
    sealEventsOf(database.db, { secret: 'the secret of another installation, long enough', log });
    await renewEventSeals(database.db);
    expect(await verified(companyId)).toEqual({ ok: true, count: 3, unkeyed: 3 });
    await emitAll(origin, event('four'));
    expect(await verified(companyId)).toEqual({ ok: true, count: 4, unkeyed: 3 });
  });

  it('is logged daily for each company with new events', async () => {
    const { companyId } = await chain();
    await logEventHeads(database.db, log);
    const [head] = (await eventsOf(companyId)).filter(({ sequence }) => sequence === 3);
    expect(logged).toContainEqual({
      level: 'info',
      message: 'event chain head recorded',
      details: { companyId, length: 3, hash: head?.hash.toString('hex') },
    });
    await tamper(sql`update events set at = now() - interval '3 days' where company_id = ${companyId}`);
    logged = [];
    await logEventHeads(database.db, log);
    expect(logged.filter(({ details }) => Reflect.get(details, 'companyId') === companyId)).toEqual([]);
  });

  it('stays valid when expired events are removed', async () => {
    const { companyId } = await chain();
    await removeEventsBefore(database.db, companyId, new Date(Date.now() + 60_000));
    expect(await verified(companyId)).toEqual({ ok: true, count: 1, unkeyed: 0 });
  });
});

describe('removing expired events', () => {
  /** Creates five events at intervals of one day, the first ten days ago. */
  async function days() {
    const company = await addCompany();
    await emitAll(company.origin, ...['one', 'two', 'three', 'four', 'five'].map((label) => event(label)));
    // Written as the server would have done on those days: each hash includes the time and the previous hash.
    for (const sequence of [1, 2, 3, 4, 5]) {
      await tamper(sql`
        update events set at = now() + make_interval(days => ${sequence} - 11),
          previous_hash = coalesce((
            select hash from events before where company_id = ${company.companyId} and sequence = ${sequence - 1}
          ), '')
        where company_id = ${company.companyId} and sequence = ${sequence}`);
      await forgeHash(company.companyId, sequence);
    }
    await sql`
      update event_chains set seal = null, seal_key = null where company_id = ${company.companyId}
    `.execute(database.db);
    await renewEventSeals(database.db);
    expect(await verifyEvents(database.db, company.companyId)).toEqual({ ok: true, count: 5, unkeyed: 5 });
    return company;
  }
  const ago = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000);
  const labels = async (companyId: string) =>
    (await eventsOf(companyId)).map(({ sequence, target_label }) => [sequence, target_label]);

  it('removes the oldest events, and the remaining chain stays valid', async () => {
    const { companyId, origin } = await days();
    expect(await removeEventsBefore(database.db, companyId, ago(8.5))).toBe(2);
    expect(await verifyEvents(database.db, companyId)).toEqual({ ok: true, count: 3, unkeyed: 3 });
    await emitAll(origin, event('six'));
    expect(await labels(companyId)).toEqual([
      [3, 'three'],
      [4, 'four'],
      [5, 'five'],
      [6, 'six'],
    ]);
    expect(await removeEventsBefore(database.db, companyId, ago(8.5))).toBe(0);
    expect(await verifyEvents(database.db, companyId)).toEqual({ ok: true, count: 4, unkeyed: 3 });
  });

  it('keeps the last event so that the next event can continue the chain', async () => {
    const { companyId, origin } = await days();
    expect(await removeEventsBefore(database.db, companyId, ago(0))).toBe(4);
    await emitAll(origin, event('six'));
    expect(await labels(companyId)).toEqual([
      [5, 'five'],
      [6, 'six'],
    ]);
    expect(await verifyEvents(database.db, companyId)).toEqual({ ok: true, count: 2, unkeyed: 1 });
  });

  it('does not hide other removed or altered events', async () => {
    const { companyId } = await days();
    await removeEventsBefore(database.db, companyId, ago(8.5));
    await tamper(sql`delete from events where company_id = ${companyId} and sequence = 3`);
    expect(await verifyEvents(database.db, companyId)).toEqual({
      ok: false,
      count: 0,
      firstMismatch: { sequence: 3, reason: 'removed' },
    });
    await tamper(
      sql`update events set target_label = 'forged' where company_id = ${companyId} and sequence = 4`,
    );
    await tamper(sql`update event_chains set removed = 3 where company_id = ${companyId}`);
    // The event refers to another hash than the chain stores for the removed events.
    expect(await verifyEvents(database.db, companyId)).toMatchObject({
      firstMismatch: { sequence: 4, reason: 'altered' },
    });
  });

  it('allows deletion only inside its own transaction', async () => {
    const { companyId } = await days();
    await removeEventsBefore(database.db, companyId, ago(8.5));
    const statement = sql`delete from events where company_id = ${companyId}`;
    await expect(statement.execute(database.db)).rejects.toThrow('never changed or removed');
  });
});

describe('concurrent writers', () => {
  /** Runs three writers; every fourth unit of work fails. */
  async function write() {
    const { companyId, origin } = await addCompany();
    const units = Array.from({ length: 40 }, (_, index) =>
      unitOfWork(database.db, origin, async ({ emit }) => {
        emit(event(`event ${index}`));
        if (index % 4 === 0) throw new Error('refused');
      }).catch(() => undefined),
    );
    await Promise.all(units);
    expect((await eventsOf(companyId)).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(await verifyEvents(database.db, companyId)).toEqual({ ok: true, count: 30, unkeyed: 0 });
  }

  it('write a single chain without gaps', write);
});
