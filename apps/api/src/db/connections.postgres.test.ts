import { inject, it } from 'vitest';
import { breakInTransaction, log } from '../../test/database/brokenConnection.ts';
import { openPostgres } from './postgres.ts';

it('a connection that breaks inside a transaction fails only that transaction', async () => {
  const pool = openPostgres(inject('serverUrl'), log);
  await breakInTransaction(pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  });
  await pool.end();
});
