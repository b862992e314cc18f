import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const KB = 1024;

it.each([
  ['the limit without a session', '/auth/login', 16],
  ['the limit with a session', '/ticket', 1024],
  ['its own limit', '/sign', 256],
  ['its own limit', '/company/logo', 3 * 1024],
  ['the usual limit at an unknown address', '/nothing', 1024],
])('rejects a body beyond %s: %s', async (_, path, kilobytes) => {
  const post = async (bytes: number) =>
    (await server.call(`/api/v1${path}`, { method: 'POST', raw: 'x'.repeat(bytes) })).status;
  expect(await post(kilobytes * KB)).not.toBe(413);
  expect(await post(kilobytes * KB + 1)).toBe(413);
});

it('allows uploads more time to arrive', () => {
  expect(server.app.receiveMsOf('/api/v1/file')).toBe(15 * 60_000);
  expect(server.app.receiveMsOf('/api/v1/ticket')).toBeUndefined();
});
