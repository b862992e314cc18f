/** What waited in the tables of before is neither lost nor done twice. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { quietLog } from '../../test/database.ts';
import { openEmbedded } from './embedded/index.ts';
import { newId } from './id.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';

const company = newId();
const user = newId();
const ids = [newId(), newId(), newId(), newId()];

const before = `
  insert into companies (id, name) values ('${company}', 'Ours');
  insert into company_counters (company_id, next_ticket_number, next_invoice_number) values ('${company}', 10077, 1009);
  insert into tickets (company_id, id, number, location, well_name, description)
    values ('${company}', '${user}', 1, '', '', '');
  insert into files (company_id, id, name, original_name, mime, size, storage_key, ticket_id)
    values ('${company}', '${ids[0]}', 'taken', '', '', 0, '', '${user}'),
      ('${company}', '${ids[1]}', 'free', '', '', 0, '', null);
  insert into outbox (id, kind, payload, language, attempts, message, sent_at) values
    ('${ids[0]}', 'passwordReset', '{"email":"a@b.test","language":"es"}', 'es', 2, '{"sealed":"x"}', null),
    ('${ids[1]}', 'invitation', '{"companyId":"${company}","userId":"${user}"}', null, 0, null, null),
    ('${ids[2]}', 'invitationSms', '{"companyId":"${company}","userId":"${user}"}', null, 0, null, null),
    ('${ids[3]}', 'welcome', '{"companyId":"${company}","userId":"${user}"}', null, 1, null, now());
`;

it('moves the mail that waits, the counters and the owners of files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-migration-'));
  const earlier = join(folder, 'earlier');
  for (const { name } of await readMigrations()) {
    if (name < '0009') await cp(new URL(name, migrationsFolder), join(earlier, name));
  }
  const { pool, close } = await openEmbedded(join(folder, 'data'), quietLog, { isDurable: false });
  try {
    await migrate(pool, quietLog, pathToFileURL(`${earlier}/`));
    await pool.query(before);
    await migrate(pool, quietLog);

    const jobs = await pool.query(
      'select kind, payload, cancel_key, attempts, state, done_at is null as waits from jobs order by id',
    );
    const person = { companyId: company, userId: user };
    const cancel_key = `invitation ${user}`;
    expect(jobs.rows).toEqual([
      {
        kind: 'mail',
        payload: { template: 'passwordReset', email: 'a@b.test', language: 'es' },
        cancel_key: null,
        attempts: 2,
        state: { sealed: 'x' },
        waits: true,
      },
      {
        kind: 'mail',
        payload: { template: 'invitation', ...person },
        cancel_key,
        attempts: 0,
        state: null,
        waits: true,
      },
      {
        kind: 'sms',
        payload: { template: 'invitationSms', ...person },
        cancel_key,
        attempts: 0,
        state: null,
        waits: true,
      },
      {
        kind: 'mail',
        payload: { template: 'welcome', ...person },
        cancel_key: null,
        attempts: 1,
        state: null,
        waits: false,
      },
    ]);
    const counters = await pool.query('select name, next from counters order by name');
    expect(counters.rows).toEqual([
      { name: 'invoice', next: 1009 },
      { name: 'ticket', next: 10077 },
    ]);
    const files = await pool.query('select name, owner_kind, owner_id from files order by name');
    expect(files.rows).toEqual([
      { name: 'free', owner_kind: null, owner_id: null },
      { name: 'taken', owner_kind: 'ticket', owner_id: user },
    ]);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});
