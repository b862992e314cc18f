import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../../seed/cast.ts';
import { addTickets } from '../../../seed/volume.ts';
import { openTestDatabase, quietLog, type TestDatabase } from '../../../test/database.ts';
import { type MaintenanceState, maintain } from './maintenance.ts';

// A PostgreSQL server does its own maintenance.
describe('maintenance of the embedded database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    const companyId = await addCompany(database.db, { name: 'Kept', technicians: 5, customers: 5 });
    await addTickets(database.db, { companyId, tickets: 2000 });
  });
  afterAll(() => database.close());

  const number = async (query: string) => {
    const { rows } = await database.pool.query<{ value: number }>(`select ${query} as value`);
    return rows[0]?.value ?? Number.NaN;
  };
  const size = () => number(`pg_total_relation_size('tickets')`);
  const maintainWith = (state: MaintenanceState, isIdle = true) =>
    maintain(database.pool, quietLog, state, { isIdle: () => isIdle });
  const rewrite = (rows: number) =>
    database.pool.query(`update tickets set work_hours = 100 - work_hours where number % 2000 < $1`, [rows]);

  it('vacuums changed tables once', async () => {
    const state = { checkpointAt: Date.now(), wal: undefined };
    expect((await maintainWith(state)).vacuumed).toContain('tickets');
    expect((await maintainWith(state)).vacuumed).toEqual([]);
  });

  it('waits until the database is idle, unless a table has too many changes', async () => {
    const state = { checkpointAt: Date.now(), wal: undefined };
    await rewrite(400);
    expect((await maintainWith(state, false)).vacuumed).not.toContain('tickets');
    expect((await maintainWith(state, true)).vacuumed).toContain('tickets');
    await rewrite(2000);
    expect((await maintainWith(state, false)).vacuumed).toContain('tickets');
  });

  it('prevents a repeatedly rewritten table from growing', async () => {
    const state = { checkpointAt: Date.now(), wal: undefined };
    const sizes: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await rewrite(2000);
      await maintainWith(state);
      sizes.push(await size());
    }
    // The first round needs space for both versions of each row. Later rounds reuse that space.
    expect(sizes.at(-1)).toBeLessThan(1.3 * (sizes[0] ?? 0));
  });

  it('writes a checkpoint after 64 MB of WAL, or after five minutes with any WAL', async () => {
    const wal = await number(`pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')`);
    const now = Date.now();
    expect((await maintainWith({ checkpointAt: now, wal: wal - 1000 })).isCheckpointed).toBe(false);
    const full: MaintenanceState = { checkpointAt: now, wal: wal - 65 * 1024 * 1024 };
    expect((await maintainWith(full)).isCheckpointed).toBe(true);
    expect(full.wal).toBeGreaterThanOrEqual(wal);
    expect((await maintainWith({ checkpointAt: now - 301_000, wal: wal - 1000 })).isCheckpointed).toBe(true);
  });
});
