/** Daily sums from before hours and amounts counted by the work date: they are computed again. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { quietLog } from '../../test/database.ts';
import { openEmbedded } from './embedded/index.ts';
import { newId } from './id.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';

it('moves the hours and amounts of the daily sums to the work dates', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-migration-'));
  const earlier = join(folder, 'earlier');
  for (const { name } of await readMigrations()) {
    if (name < '0093') await cp(new URL(name, migrationsFolder), join(earlier, name));
  }
  const { pool, close } = await openEmbedded(join(folder, 'data'), quietLog, { isDurable: false });
  try {
    await migrate(pool, quietLog, pathToFileURL(`${earlier}/`));
    const company = newId();
    await pool.query(`insert into companies (id, name) values ('${company}', 'Ours')`);
    const ticket = (
      number: number,
      workDate: string | null,
      hours: number,
      status: string,
      deletedAt: string | null = null,
    ) =>
      pool.query(
        `insert into tickets (company_id, id, number, location, well_name, description, work_date, work_hours,
          billable_cents, status, created_at, deleted_at)
        values ($1, $2, $3, '', '', '', $4, $5, 1000, $6, '2026-03-05T12:00:00Z', $7)`,
        [company, newId(), number, workDate, hours, status, deletedAt],
      );
    await ticket(1, '2026-03-05', 1, 'APPROVED');
    await ticket(2, '2026-03-01', 2, 'INVOICED');
    await ticket(3, '2026-03-01', 4, 'SUBMITTED');
    await ticket(4, null, 8, 'SUBMITTED');
    await ticket(5, '2026-02-28', 16, 'APPROVED', '2026-03-06T12:00:00Z');
    await migrate(pool, quietLog);
    const { rows } = await pool.query(
      `select day::text, total, work_hours::float8 as hours, billable_cents::integer as cents from ticket_daily
      where total <> 0 or work_hours <> 0 or billable_cents <> 0 order by day`,
    );
    expect(rows).toEqual([
      { day: '2026-03-01', total: 0, hours: 6, cents: 1000 },
      { day: '2026-03-05', total: 4, hours: 9, cents: 1000 },
    ]);
    await expect(pool.query('update tickets set work_date = null')).rejects.toThrow(/not-null/);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});
