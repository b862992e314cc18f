/** Tickets from before there were lines: each gets lines that come to the amount it was saved with, and its day. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { quietLog } from '../../test/database.ts';
import { openEmbedded } from './embedded/index.ts';
import { newId } from './id.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';

it('gives tickets of before lines, and counts as billable what is approved', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-migration-'));
  const earlier = join(folder, 'earlier');
  for (const { name } of await readMigrations()) {
    if (name < '0043') await cp(new URL(name, migrationsFolder), join(earlier, name));
  }
  const { pool, close } = await openEmbedded(join(folder, 'data'), quietLog, { isDurable: false });
  try {
    await migrate(pool, quietLog, pathToFileURL(`${earlier}/`));
    const [company, level] = [newId(), newId()];
    await pool.query(`
      insert into companies (id, name) values ('${company}', 'Ours');
      insert into job_types (company_id, id, name, hourly_rate_cents) values ('${company}', '${level}', 'Specialist', 8505)`);
    const ticket = (number: number, hours: [number, number], cents: number | null, status: string) =>
      pool.query(
        `insert into tickets (company_id, id, number, location, well_name, description, job_type_id, work_hours,
          travel_hours, billable_cents, status, created_at)
        values ($1, $2, $3, '', '', '', $4, $5, $6, $7, $8, '2026-03-01T23:59:00Z')`,
        [company, newId(), number, cents === null ? null : level, ...hours, cents, status],
      );
    // At the rate of today; both rounded at once; at another rate; no rate; no hours; an amount of no hours.
    await ticket(1, [2, 1], 25_515, 'APPROVED');
    await ticket(2, [0.1, 0.1], 1701, 'INVOICED');
    await ticket(3, [3, 0], 30_001, 'SUBMITTED');
    await ticket(4, [4, 0.5], null, 'APPROVED');
    await ticket(5, [0, 0], 0, 'DRAFT');
    await ticket(6, [0, 0], 700, 'VOID');
    await migrate(pool, quietLog);

    const { rows } = await pool.query(`
      select t.number, t.billable_cents::integer as cents, t.work_date::text as day,
        coalesce(sum(round(l.quantity * l.unit_price_cents)), 0)::integer as total,
        coalesce(string_agg(concat_ws(' ', l.position, l.kind, l.quantity::float, l.unit_price_cents), ', '
          order by l.position), '') as lines
      from tickets t left join ticket_lines l on l.company_id = t.company_id and l.ticket_id = t.id
      group by t.company_id, t.id order by number`);
    const day = '2026-03-01';
    expect(rows).toEqual([
      { number: 1, cents: 25_515, total: 25_515, day, lines: '0 LABOR 2 8505, 1 TRAVEL 1 8505' },
      {
        number: 2,
        cents: 1701,
        total: 1701,
        day,
        lines: '0 LABOR 0.1 8505, 1 TRAVEL 0.1 8505, 2 ADJUSTMENT 1 -1',
      },
      { number: 3, cents: 30_001, total: 30_001, day, lines: '0 LABOR 3 10000, 1 ADJUSTMENT 1 1' },
      { number: 4, cents: null, total: 0, day, lines: '0 LABOR 4, 1 TRAVEL 0.5' },
      { number: 5, cents: 0, total: 0, day, lines: '' },
      { number: 6, cents: 700, total: 700, day, lines: '0 ADJUSTMENT 1 700' },
    ]);
    const daily = await pool.query('select total, billable_cents::integer as cents from ticket_daily');
    expect(daily.rows).toEqual([{ total: 6, cents: 25_515 + 1701 }]);
    // What was done is left alone when a start was broken off and this runs again.
    const lines = () => pool.query('select * from ticket_lines order by ticket_id, position');
    const { rows: before } = await lines();
    await pool.query('call derrick_fill_ticket_lines()');
    expect((await lines()).rows).toEqual(before);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});
