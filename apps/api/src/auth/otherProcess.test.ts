/** Tests for how long another process admits a user whose access ended, until its cache expires. */
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { createSessions } from './authenticate.ts';
import { createAccessTokens } from './tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('another process rejects the access token of a deactivated user within a second', async () => {
  const { id, email } = server.company.users.other;
  const { accessToken } = await server.signIn(email);
  const otherSessions = createSessions(
    server.database.db,
    createAccessTokens('a secret of thirty-two bytes or more'),
  );
  expect(await otherSessions.authenticate(accessToken)).toMatchObject({ userId: id });
  const { status } = await server.call(`/api/v1/users/technician/toggle-active/${id}`, {
    method: 'PUT',
    body: { status: 'deactivated' },
    token: await server.tokenOf('owner'),
  });
  expect(status).toBe(200);
  const aSecondLater = Date.now() + 1000;
  vi.spyOn(Date, 'now').mockReturnValue(aSecondLater);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await otherSessions.authenticate(accessToken)).toBeUndefined();
});
