/** The same tests on the other engine: those of SQL, run once more on a PostgreSQL of their own. */
import { afterAll, describe, it } from 'vitest';
import { findPostgres, startPostgres } from './fixtures/postgresServer.ts';

const bin = findPostgres();
if (bin) {
  const server = await startPostgres(bin);
  process.env['TEST_DATABASE_URL'] = server.url;
  // Registered first, so that it runs last: after the databases of the files below are closed.
  afterAll(() => server.stop());
  await import('./rollup.test.ts');
  await import('./tenancy.test.ts');
  await import('../events/events.test.ts');
  await import('../jobs/enqueue.test.ts');
  await import('../jobs/runner.test.ts');
  await import('../platform/throttle.test.ts');
  await import('../links/oneTimeTokens.test.ts');
  await import('../auth/accounts.test.ts');
  await import('../auth/auth.test.ts');
  await import('../auth/limits.test.ts');
  await import('../tickets/queries.test.ts');
  await import('../tickets/save.test.ts');
} else {
  console.info(
    'Skipped: no PostgreSQL under /usr/lib/postgresql, so the tests ran on the embedded engine only.',
  );
  describe.skip('on PostgreSQL', () => {
    it('the tests of SQL', () => undefined);
  });
}
