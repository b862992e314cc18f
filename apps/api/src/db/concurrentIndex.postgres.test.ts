import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { openTestDatabase, quietLog } from '../../test/database.ts';
import { newId } from './id.ts';
import { migrate, migrationsFolder } from './migrate.ts';

it('a migration outside a transaction builds an index without blocking writes', async () => {
  const { pool, close } = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'derrick-index-'));
  await cp(fileURLToPath(migrationsFolder), folder, { recursive: true });
  await writeFile(
    join(folder, '9000_index.sql'),
    '-- runs outside a transaction\ncreate index concurrently companies_by_name on companies (name);\n',
  );
  const addCompany = (name: string) => ({
    text: 'insert into companies (id, name) values ($1, $2)',
    values: [newId(), name],
  });

  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query(addCompany('Open'));
  const migrating = migrate(pool, quietLog, pathToFileURL(`${folder}/`));
  // The index creation waits for the transaction that started earlier.
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        `select count(*) from pg_stat_activity
         where query like '%create index concurrently companies_by_name%' and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    })
    .toBeGreaterThan(0);
  // Creating the index in a transaction would block all writes from here on.
  await pool.query(addCompany('Meanwhile'));
  await writer.query('commit');
  writer.release();
  expect(await migrating).toEqual(['9000_index.sql']);
  await close();
  await rm(folder, { recursive: true });
});
