/** Storage limits per company and user, and cleanup after failures. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { createLogger } from '../platform/logging.ts';
import { createFolderStore } from './folderStore.ts';
import { sweep } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function upload(person: Person, content = 'text', to = server) {
  const form = new FormData();
  form.append('file', new File([content], 'some.txt'));
  return to.call('/api/v1/file', { method: 'POST', token: await to.tokenOf(person), form });
}
const attach = async (person: Person, fileUrl: string) =>
  server.call('/api/v1/ticket', {
    method: 'POST',
    token: await server.tokenOf(person),
    body: { ...ticketInput, attachments: [{ fileUrl }] },
  });

describe('an unattached file', () => {
  it('can be attached only by the user who uploaded it', async () => {
    const { json } = await upload('tech');
    for (const person of ['other', 'manager', 'owner'] as const) {
      const refused = await attach(person, json.data);
      expect([refused.status, refused.json.errors]).toEqual([
        400,
        { 'attachments.0.fileUrl': 'fileUnknown' },
      ]);
    }
    expect((await attach('tech', json.data)).status).toBe(201);
  });

  it('counts towards the limit of 200 per user, also with concurrent uploads', async () => {
    await server.tokenOf('admin');
    const userId = server.company.users.admin.id;
    const { rows } = await server.database.pool.query(
      `insert into files (company_id, id, name, original_name, mime, size, storage_key, uploaded_by, unclaimed_since)
       select $1, gen_random_uuid(), 'n' || n, 'a.txt', 'text/plain', 1, 'k' || n, $2, now()
       from generate_series(1, 195) as n returning id`,
      [server.company.id, userId],
    );
    expect(rows).toHaveLength(195);
    const replies = await Promise.all(Array.from({ length: 20 }, () => upload('admin')));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });
});

it('the files of a company stay within its storage limit, also with concurrent uploads', async () => {
  const small = await startTestServer({
    files: {
      store: createFolderStore(join(server.filesFolder, 'small')),
      incomingFolder: join(server.filesFolder, 'incoming'),
      maxBytes: 1024 * 1024,
      maxCompanyBytes: 5000,
    },
  });
  try {
    await mkdir(join(server.filesFolder, 'small'), { recursive: true });
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => upload('owner', 'x'.repeat(1000), small)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = replies.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.json.code, refused?.json.errors]).toEqual([
      507,
      'STORAGE_FULL',
      { file: 'companyFilesFull' },
    ]);
    const { accessToken } = await small.signIn(small.foreign.users.owner.email);
    const form = new FormData();
    form.append('file', new File(['text'], 'theirs.txt'));
    const reply = await small.call('/api/v1/file', { method: 'POST', token: accessToken, form });
    expect(reply.status).toBe(201);
  } finally {
    await small.close();
  }
});

it('a file that fails to be removed does not block the removal of other files', async () => {
  const [first, ...rest] = await Promise.all(Array.from({ length: 4 }, () => upload('owner')));
  const stuck = String(first?.json.data).split('/').at(-1) ?? '';
  const store = createFolderStore(join(server.filesFolder, 'stored'));
  const failing = {
    ...store,
    remove: (key: string) => (key.endsWith(stuck) ? Promise.reject(new Error('no')) : store.remove(key)),
  };
  const parts = {
    db: server.database.db,
    log: createLogger('silent'),
  };
  const later = Date.now() + 25 * 60 * 60 * 1000;
  const names = async () =>
    (await server.database.db.selectFrom('files').select('name').execute()).map(({ name }) => name);
  await sweep({ ...parts, store: failing }, later);
  const left = await names();
  expect(left).toContain(stuck);
  for (const { json } of rest) expect(left).not.toContain(String(json.data).split('/').at(-1));
  await sweep({ ...parts, store }, later);
  expect(await names()).not.toContain(stuck);
});
