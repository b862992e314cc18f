/** Which users keep their address as their own when a database of an older release is migrated. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { quietLog } from '../../test/database.ts';
import { openEmbedded } from './embedded/index.ts';
import { newId } from './id.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';

const [confirmed, unconfirmed] = [newId(), newId()];

const before = `
  insert into companies (id, name, confirmed_at)
    values ('${confirmed}', 'Confirmed', now()), ('${unconfirmed}', 'Unconfirmed', null);
  insert into users (company_id, id, role, status, fullname, email, password_hash, is_password_given) values
    ('${confirmed}', '${newId()}', 'ADMIN', 'ACTIVE', 'Own password', 'own@ours.test', 'x', false),
    ('${confirmed}', '${newId()}', 'ADMIN', 'ACTIVE', 'Given password', 'given@ours.test', 'x', true),
    ('${confirmed}', '${newId()}', 'ADMIN', 'PENDING', 'Invited', 'invited@ours.test', null, false),
    ('${unconfirmed}', '${newId()}', 'SUPER_ADMIN', 'ACTIVE', 'Registered', 'registered@theirs.test', 'x', false);
`;

it('keeps the addresses of users with a password of their own in confirmed companies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-migration-'));
  const earlier = join(folder, 'earlier');
  for (const { name } of await readMigrations()) {
    if (name < '0088') await cp(new URL(name, migrationsFolder), join(earlier, name));
  }
  const { pool, close } = await openEmbedded(join(folder, 'data'), quietLog, { isDurable: false });
  try {
    await migrate(pool, quietLog, pathToFileURL(`${earlier}/`));
    await pool.query(before);
    await migrate(pool, quietLog);
    const { rows } = await pool.query<{ email: string }>(
      'select email from users where email_confirmed_at is not null order by email',
    );
    expect(rows).toEqual([{ email: 'own@ours.test' }]);
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
});
