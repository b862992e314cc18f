/** The unread count is correct, in lists and on open streams, whatever happens to the records of the notifications. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Counts, openStream } from '../../test/notifications.ts';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
const open: Counts[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.deleteFrom('notifications').execute());
afterEach(async () => {
  for (const counts of open.splice(0)) await counts.close();
});

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Person = 'tech',
) => server.call(`/api/v1${path}`, { method, token: await server.tokenOf(as), ...(body && { body }) });

const streamOf = async (person: Person, token?: string): Promise<Counts> => {
  const used = token ?? (await server.tokenOf(person));
  const headers = { authorization: `Bearer ${used}` };
  const response = await server.app.request('/api/v1/notification/stream', { headers });
  const counts = openStream(response);
  open.push(counts);
  return counts;
};

/** Creates tickets as the technician. The manager is notified of each. */
async function submit(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await call('POST', '/ticket', ticketInput)).json.data.id);
  return ids;
}

const listed = async (as: Person = 'manager') =>
  (await call('GET', '/notification?limit=100', undefined, as)).json.data.data;

const setRole = (role: 'MANAGER' | 'TECHNICIAN') =>
  server.database.db
    .updateTable('users')
    .set({ role })
    .where('id', '=', server.company.users.manager.id)
    .execute();

/** Events that affect three unread notifications of the manager, with the resulting unread count. */
const scenes: [string, (ids: string[]) => Promise<unknown>, number][] = [
  [
    'one is read',
    async () => {
      const [first] = await listed();
      const { json } = await call('PUT', `/notification/${first.id}`, { read: true }, 'manager');
      expect(json.data).toEqual({ ...first, read: true });
    },
    2,
  ],
  [
    'those that were shown are marked',
    async () => {
      const [, shown] = await listed();
      await call('POST', '/notification/read-all', { before: shown.at }, 'manager');
    },
    1,
  ],
  [
    'the record of one is opened',
    (ids) => call('POST', '/notification/read-target', { type: 'ticket', id: ids[0] }, 'manager'),
    2,
  ],
  ['the record of one is deleted', (ids) => call('DELETE', `/ticket/${ids[0]}`, undefined, 'owner'), 2],
];

describe('the unread count', () => {
  it.each(scenes)('is correct on two open pages when %s', async (_name, happen, left) => {
    const ids = await submit(3);
    const pages = [await streamOf('manager'), await streamOf('manager')];
    for (const page of pages) expect(await page.next()).toBe(3);
    await happen(ids);
    for (const page of pages) expect(await page.next()).toBe(left);
    const { json } = await call('GET', '/notification/count', undefined, 'manager');
    expect(json.data).toEqual({ unread: left });
    const unread = (await call('GET', '/notification?state=unread', undefined, 'manager')).json.data.data;
    expect(unread).toHaveLength(left);
  });

  it('excludes notifications that the user may no longer see, and includes them again when permitted', async () => {
    await submit(2);
    expect(await listed()).toHaveLength(2);
    await setRole('TECHNICIAN');
    expect(await listed()).toEqual([]);
    const { json } = await call('GET', '/notification/count', undefined, 'manager');
    expect(json.data.unread).toBe(0);
    await setRole('MANAGER');
    expect(await listed()).toHaveLength(2);
  });

  it('rises by 1 for a bulk approval, which creates a single notification', async () => {
    const ids = await submit(4);
    const page = await streamOf('tech');
    expect(await page.next()).toBe(0);
    await call('POST', '/ticket/bulk', { action: 'approve', ids: ids.slice(0, 3) }, 'manager');
    expect(await page.next()).toBe(1);
    const [notification] = await listed('tech');
    expect(notification).toMatchObject({
      type: 'ticketApproved',
      params: { actor: 'Mona Manager', count: 3 },
      target: { type: 'ticket', id: null, label: '' },
    });
    // Two of the three tickets are deleted, so the notification names the remaining one.
    const { db } = server.database;
    await db
      .updateTable('tickets')
      .set({ deleted_at: new Date() })
      .where('id', 'in', ids.slice(1, 3))
      .execute();
    const [left] = await listed('tech');
    expect(left).toMatchObject({ params: { count: 1 }, target: { id: ids[0], label: /^TK-/ } });
  });

  it('rises by 1 for several actions of a user within minutes, until the notification is read', async () => {
    const ids = await submit(5);
    const approve = (id: string | undefined, as: Person) =>
      call('POST', `/ticket/${id}/approve`, { version: 1 }, as);
    for (const id of ids.slice(0, 2)) expect((await approve(id, 'manager')).status).toBe(200);
    await approve(ids[2], 'admin');
    const counts = async () =>
      (await listed('tech')).map(({ params }: { params: object }) => [
        Reflect.get(params, 'actor'),
        Reflect.get(params, 'count'),
      ]);
    const { fullname } = (await call('GET', '/users/me', undefined, 'admin')).json.data;
    expect(await counts()).toEqual([
      [fullname, 1],
      ['Mona Manager', 2],
    ]);
    await server.database.db
      .updateTable('notifications')
      .set({ at: new Date(Date.now() - 11 * 60_000) })
      .execute();
    await approve(ids[3], 'manager');
    expect((await counts())[0]).toEqual(['Mona Manager', 1]);
    await call(
      'POST',
      '/notification/read-all',
      { before: new Date(Date.now() + 1000).toISOString() },
      'tech',
    );
    await approve(ids[4], 'manager');
    expect((await counts())[0]).toEqual(['Mona Manager', 1]);
  });

  it('the notification list has pages from newest to oldest and is closed to other users', async () => {
    await submit(3);
    const listedIds: string[] = [];
    let cursor = '';
    do {
      const { data } = (await call('GET', `/notification?limit=2${cursor}`, undefined, 'manager')).json;
      listedIds.push(...data.data.map(({ id }: { id: string }) => id));
      cursor = data.meta.nextCursor && `&cursor=${data.meta.nextCursor}`;
    } while (cursor);
    expect(listedIds).toEqual((await listed()).map(({ id }: { id: string }) => id));
    expect(listedIds).toHaveLength(3);
    const reply = await call('PUT', `/notification/${listedIds[0]}`, { read: true }, 'admin');
    expect(reply.status).toBe(404);
  });
});

describe('a notification stream', () => {
  const email = () => server.company.users.manager.email;

  it('sends headers that prevent proxies from buffering or transforming the stream', async () => {
    const { headers } = await call('GET', '/notification/stream', undefined, 'manager');
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(headers.get('cache-control')).toContain('no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  it.each([
    [
      'signs out',
      (token: { refreshToken: string }) =>
        server.call('/api/v1/auth/logout', { method: 'POST', body: { refreshToken: token.refreshToken } }),
    ],
    [
      'is deactivated',
      () =>
        call(
          'PUT',
          `/users/manager/toggle-active/${server.company.users.manager.id}`,
          { status: 'deactivated' },
          'owner',
        ),
    ],
  ])('ends when the user %s', async (_name, end) => {
    const session = await server.signIn(email());
    const page = await streamOf('manager', session.accessToken);
    await page.next();
    const reply = await end(session);
    expect(reply.status).toBe(200);
    expect(await page.next()).toBe('end');
    await server.database.db
      .updateTable('users')
      .set({ status: 'ACTIVE' })
      .where('id', '=', server.company.users.manager.id)
      .execute();
  });

  it('ends at the next heartbeat when its session was revoked directly in the database', async () => {
    const session = await server.signIn(email());
    const page = await streamOf('manager', session.accessToken);
    await page.next();
    await server.database.db.updateTable('refresh_tokens').set({ revoked_at: new Date() }).execute();
    await server.app.live.beat();
    expect(await page.next()).toBe('end');
  });

  it('is released when the client disconnects, and ends when the server stops', async () => {
    const { accessToken } = await server.signIn(email());
    const before = server.app.live.size;
    const gone = await streamOf('manager', accessToken);
    await gone.next();
    expect(server.app.live.size).toBe(before + 1);
    await gone.close();
    expect(server.app.live.size).toBe(before);
    const page = await streamOf('manager', accessToken);
    await page.next();
    server.app.live.close();
    expect(await page.next()).toBe('end');
    expect(await (await streamOf('manager', accessToken)).next()).toBe('end');
  });
});
