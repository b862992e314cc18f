/** Tickets from before there were states: those on an invoice are invoiced, the others submitted. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { quietLog } from '../../test/database.ts';
import { openEmbedded } from './embedded/index.ts';
import { newId } from './id.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';

it('gives tickets of before their states, and leaves the daily sums as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-migration-'));
  const earlier = join(folder, 'earlier');
  for (const { name } of await readMigrations()) {
    if (name < '0031') await cp(new URL(name, migrationsFolder), join(earlier, name));
  }
  const { pool, close } = await openEmbedded(join(folder, 'data'), quietLog, { isDurable: false });
  try {
    await migrate(pool, quietLog, pathToFileURL(`${earlier}/`));
    const [company, invoice] = [newId(), newId()];
    await pool.query(`
      insert into companies (id, name) values ('${company}', 'Ours');
      insert into invoices (company_id, id, number) values ('${company}', '${invoice}', 1);
      insert into tickets (company_id, id, number, location, well_name, description, work_hours, invoice_id) values
        ('${company}', '${newId()}', 1, '', '', '', 2, null),
        ('${company}', '${newId()}', 2, '', '', '', 3, '${invoice}')`);
    const sums = () => pool.query('select * from ticket_daily');
    const { rows: before } = await sums();
    await migrate(pool, quietLog);
    const { rows } = await pool.query('select number, status from tickets order by number');
    expect(rows).toEqual([
      { number: 1, status: 'SUBMITTED' },
      { number: 2, status: 'INVOICED' },
    ]);
    expect((await sums()).rows).toEqual(before);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});
