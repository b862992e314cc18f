import { expect, it } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import { createLogger } from '../platform/logging.ts';
import { createSeal } from '../platform/seal.ts';
import { renewSeals } from './renewSeals.ts';

const former = 'the secret of the server before, as long';
const secret = 'the secret of the server from now on, as long';
const purpose = 'second factors';

it('re-encrypts authenticators of the previous secret with the new secret and keeps the last used code', async () => {
  const server = await startTestServer();
  const { db } = server.database;
  const { owner, admin } = server.company.users;
  const add = (userId: string, sealed: string) =>
    db
      .insertInto('authenticators')
      .values({ company_id: server.company.id, user_id: userId, sealed_secret: sealed, last_step: 7 })
      .execute();
  await add(owner.id, createSeal(former, purpose).close(owner.id, 'JBSWY3DP'));
  const untouched = createSeal(secret, purpose).close(admin.id, 'KRSXG5A');
  await add(admin.id, untouched);

  await renewSeals(db, createLogger('silent'), { secret, previousSecret: former });
  const rows = await db
    .selectFrom('authenticators')
    .select(['user_id', 'sealed_secret', 'last_step'])
    .execute();
  const of = (id: string) => rows.find((row) => row.user_id === id);
  expect(createSeal(secret, purpose).open(owner.id, of(owner.id)?.sealed_secret ?? '')).toBe('JBSWY3DP');
  expect(of(owner.id)?.last_step).toBe(7);
  expect(of(admin.id)?.sealed_secret).toBe(untouched);
  await server.close();
});
