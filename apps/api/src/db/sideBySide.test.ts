/**
 * A process of this build keeps working after a newer build has migrated the database, as during an update without
 * downtime.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { quietLog } from '../../test/database.ts';
import { startTestServer, ticketInput } from '../../test/server.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';

it('two versions work simultaneously on the newer schema, and the older version can restart', async () => {
  const server = await startTestServer();
  const { pool } = server.database;
  const token = await server.tokenOf('owner');
  const save = (wellName: string) =>
    server.call('/api/v1/ticket', { method: 'POST', token, body: { ...ticketInput, wellName } });
  expect((await save('Before')).status).toBe(201);

  const newer = await mkdtemp(join(tmpdir(), 'derrick-newer-'));
  await cp(fileURLToPath(migrationsFolder), newer, { recursive: true });
  const latestNumber = (await readMigrations()).at(-1)?.name.slice(0, 4);
  await writeFile(
    join(newer, '9001_expand.sql'),
    `-- works with builds from ${latestNumber} on
     alter table tickets add column colour text not null default 'none';
     create table paints (company_id uuid not null, colour text not null);
     create function paint() returns trigger language plpgsql as $$
       begin insert into paints values (new.company_id, new.colour); return new; end $$;
     create trigger tickets_paint after insert on tickets for each row execute function paint();`,
  );
  expect(await migrate(pool, quietLog, pathToFileURL(`${newer}/`))).toEqual(['9001_expand.sql']);

  const saved = await save('After');
  expect(saved.status).toBe(201);
  const { id } = saved.json.data;
  // The newer build writes a column that the older build does not have, and each build reads the data of the other.
  await pool.query(`update tickets set colour = 'red', well_name = 'Painted' where id = $1`, [id]);
  expect((await server.call(`/api/v1/ticket/${id}`, { token })).json.data.wellName).toBe('Painted');
  const { rows } = await pool.query('select colour from paints');
  expect(rows).toEqual([{ colour: 'none' }]);
  const list = await server.call('/api/v1/ticket?search=Painted', { token });
  expect(list.json.data.meta?.total ?? list.json.data.data?.length).toBe(1);
  expect(await server.signIn(server.company.users.admin.email)).toHaveProperty('accessToken');

  // The older build restarts.
  expect(await migrate(pool, quietLog)).toEqual([]);
  await server.close();
  await rm(newer, { recursive: true });
});
