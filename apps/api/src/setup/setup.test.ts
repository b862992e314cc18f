import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { DEMO_PASSWORD, demoAccounts } from '@derrick/domain/setup';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDemo } from '../../seed/demo.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { send } from '../../test/server.ts';
import { type App, createApp } from '../app.ts';
import { createPasswords } from '../auth/index.ts';
import { newId } from '../db/index.ts';
import { readAdminFiles } from '../platform/adminFiles.ts';
import { createLogger } from '../platform/logging.ts';
import { startServer } from '../platform/server.ts';
import { prepareStart } from './demo.ts';
import { keyFor } from './setup.ts';

const secret = 'a secret of thirty-two bytes or more';
const { hash: hashPassword } = createPasswords();
let logged = '';
const log = createLogger('info', {
  write: (line) => {
    logged += line;
  },
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derrick-pages-'));
  await mkdir(join(folder, 'routes'));
  const page = '<!doctype html><html><head><title>x</title></head></html>';
  for (const name of ['index.html', 'routes/login.html', 'routes/register.html', 'routes/overview.html'])
    await writeFile(join(folder, name), page);
  const routes = {
    '/': { html: 'index.html' },
    '/login': { html: 'routes/login.html' },
    '/register': { html: 'routes/register.html' },
    '/dashboard/overview': { html: 'routes/overview.html' },
  };
  await writeFile(join(folder, 'routes.json'), JSON.stringify(routes));
});
afterAll(() => rm(folder, { recursive: true }));

let database: TestDatabase;
beforeEach(async () => {
  logged = '';
  database = await openTestDatabase();
  return () => database.close();
});

/** Starts a server on the current database, like `start.ts`. */
async function startOn({
  mayBeDemo,
  isRegistrationClosed = false,
}: {
  mayBeDemo: boolean;
  isRegistrationClosed?: boolean;
}): Promise<App> {
  const startMode = await prepareStart(database.db, log, {
    mayBeDemo,
    seedDemo: (db) => seedDemo(db, { hashPassword }),
  });
  const adminFiles = await readAdminFiles(pathToFileURL(`${folder}/`));
  const { db } = database;
  return createApp({ db, secret, log, adminFiles, checksReplies: true, isRegistrationClosed, ...startMode });
}

const signIn = (app: App, email: string, password: string) =>
  send(app, '/api/v1/auth/login', { method: 'POST', body: { email, password } });
/** Returns the hint on the sign-in page; undefined for none. */
const noteOf = async (app: App, path = '/login') => {
  const page = await app.request(path, { headers: { accept: 'text/html' } });
  return /<meta name="derrick-setup" content="(.+?)">/.exec(await page.text())?.[1];
};
const owner = demoAccounts[0]?.email ?? '';

const newCompany = (name: string, setupKey?: string) => ({
  user: {
    email: `owner@${name}.test`,
    fullname: 'Olga Owner',
    password: 'correct horse battery',
    language: 'EN',
    companyId: newId(),
  },
  company: { name, size: 'SMALL', industry: 'Oil & Gas' },
  ...(setupKey !== undefined && { setupKey }),
});
const register = (app: App, name: string, setupKey?: string) =>
  send(app, '/api/v1/auth/register', { method: 'POST', body: newCompany(name, setupKey) });

describe('a demo server', () => {
  it('starts on an empty database and is indicated on the sign-in page', async () => {
    const app = await startOn({ mayBeDemo: true });
    expect((await signIn(app, owner, DEMO_PASSWORD)).status).toBe(200);
    // Other pages lead a signed-out user to the sign-in page without another request.
    for (const path of ['/login', '/login?next=/dashboard/overview', '/', '/dashboard/overview'])
      expect([path, await noteOf(app, path)]).toEqual([path, 'demo']);
  });

  it('stays a demo after companies were registered', async () => {
    const first = await startOn({ mayBeDemo: true });
    expect((await register(first, 'tried')).status).toBe(201);
    const restarted = await startOn({ mayBeDemo: true });
    expect((await signIn(restarted, owner, DEMO_PASSWORD)).status).toBe(200);
    expect((await signIn(restarted, 'owner@tried.test', 'correct horse battery')).status).toBe(200);
  });

  it('does not start on a database with a real company', async () => {
    const real = await startOn({ mayBeDemo: false });
    expect((await register(real, 'real', keyFor('setup', secret))).status).toBe(201);
    const app = await startOn({ mayBeDemo: true });
    expect(await noteOf(app)).toBeUndefined();
    expect((await signIn(app, owner, DEMO_PASSWORD)).status).toBe(401);
    expect((await send(app, `/dev/outbox?key=${keyFor('outbox', secret)}`)).status).toBe(404);
    expect((await signIn(app, 'owner@real.test', 'correct horse battery')).status).toBe(200);
  });

  it.each([
    ['the name of another site', { host: 'derrick.attacker.test' }, 421],
    ['an address of this machine that others reach', { host: '192.168.1.7:4000' }, 421],
    ['a name that only begins like ours', { host: 'localhost.attacker.test' }, 421],
    ['a proxy', { host: '127.0.0.1:4000', 'x-forwarded-for': '203.0.113.9' }, 421],
    ['a proxy that follows RFC 7239', { host: 'localhost', forwarded: 'for=203.0.113.9' }, 421],
    ['a proxy that names the client', { host: '127.0.0.1:4000', 'x-client-ip': '203.0.113.9' }, 421],
    ['a proxy that names itself', { host: '127.0.0.1:4000', via: '1.1 proxy' }, 421],
    ['a proxy that names the port', { host: '127.0.0.1:4000', 'x-forwarded-port': '443' }, 421],
    ['a content network', { host: '127.0.0.1:4000', 'cf-connecting-ip': '203.0.113.9' }, 421],
    [
      'a proxy, in a browser on a page of another site',
      {
        host: '127.0.0.1:4000',
        referer: 'https://derrick.example.com/login',
        'sec-fetch-site': 'same-origin',
      },
      421,
    ],
    [
      'a proxy, in a browser that calls from another site',
      { host: '127.0.0.1:4000', origin: 'https://derrick.example.com' },
      421,
    ],
    [
      'a link on another site',
      { host: '127.0.0.1:4000', referer: 'https://docs.example.com/', 'sec-fetch-site': 'cross-site' },
      200,
    ],
    [
      'a page of this machine',
      { host: '127.0.0.1:4000', referer: 'http://127.0.0.1:4000/login', origin: 'http://127.0.0.1:4000' },
      200,
    ],
    ['this machine', { host: 'localhost:4000' }, 200],
    ['this machine by its address', { host: '127.0.0.1:4000' }, 200],
    ['this machine by its address of IPv6', { host: '[::1]:4000' }, 200],
  ])('responds to a request through %s with the expected status', async (_, { host, ...headers }, status) => {
    const app = await startOn({ mayBeDemo: true });
    const key = keyFor('outbox', secret);
    for (const path of ['/api/v1/openapi.json', `/dev/outbox?key=${key}`, '/readyz', '/login']) {
      const reply = await app.request(`http://${host}${path}`, { headers });
      expect([path, reply.status]).toEqual([path, status]);
    }
  });
});

it('a demo server rejects HTTP/1.0 because proxies use it by default and browsers never do', async () => {
  const { fetch, health } = await startOn({ mayBeDemo: true });
  const server = await startServer({ fetch, health, host: '127.0.0.1', port: 0 });
  try {
    const { port } = new URL(server.url);
    const ask = async (version: string) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`GET /readyz HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
      return (await text(socket)).split(' ')[1];
    };
    expect(await ask('1.0')).toBe('421');
    expect(await ask('1.1')).toBe('200');
  } finally {
    await server.close(0);
  }
});

describe('a production server on the data of a demo', () => {
  it('rejects sign-in to companies created in the demo, by password or session, and cancels their emails', async () => {
    const demo = await startOn({ mayBeDemo: true });
    expect((await register(demo, 'tried')).status).toBe(201);
    const { accessToken, refreshToken } = (await signIn(demo, owner, DEMO_PASSWORD)).json.data;
    const app = await startOn({ mayBeDemo: false });

    for (const { email } of demoAccounts) expect((await signIn(app, email, DEMO_PASSWORD)).status).toBe(401);
    // This account is not one of the published demo accounts. It is rejected because its company was created in the demo.
    expect((await signIn(app, 'owner@tried.test', 'correct horse battery')).status).toBe(401);
    expect((await send(app, '/api/v1/users/me', { token: accessToken })).status).toBe(401);
    const refresh = { method: 'POST', body: { refreshToken } } as const;
    expect((await send(app, '/api/v1/auth/refresh', refresh)).status).toBe(401);
    const { db } = database;
    const mails = db.selectFrom('jobs').select('id').where('kind', '=', 'mail');
    expect(await mails.where('done_at', 'is', null).execute()).toEqual([]);
    expect(logged).toContain('demo companies locked');
    expect(await noteOf(app)).toBe('first-start');
  });

  it('shows no emails, even with a valid outbox key', async () => {
    await startOn({ mayBeDemo: true });
    const app = await startOn({ mayBeDemo: false });
    expect((await send(app, `/dev/outbox?key=${keyFor('outbox', secret)}`)).status).toBe(404);
  });
});

describe('the first company of a production server', () => {
  it('requires the setup key printed at startup, and later companies do not', async () => {
    const app = await startOn({ mayBeDemo: false });
    for (const key of [undefined, '', 'guessed', keyFor('outbox', secret)]) {
      const { status, json } = await register(app, 'stranger', key);
      expect([key, status, json.code]).toEqual([key, 403, 'SETUP_KEY_REQUIRED']);
    }
    expect(await noteOf(app)).toBe('first-start');
    // Another process must notice the first company although it has cached that there was none.
    const otherServer = await startOn({ mayBeDemo: false });
    expect((await register(app, 'first', keyFor('setup', secret))).status).toBe(201);
    expect((await register(app, 'second')).status).toBe(201);
    expect((await register(otherServer, 'third')).status).toBe(201);
    expect(await noteOf(otherServer)).toBeUndefined();
  });

  it('is created by exactly one of five simultaneous requests with the setup key', async () => {
    const app = await startOn({ mayBeDemo: false });
    const key = keyFor('setup', secret);
    const names = ['one', 'two', 'three', 'four', 'five'];
    const replies = await Promise.all(names.map((name) => register(app, name, key)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.json.code).toBe('SETUP_KEY_USED');
    const companies = await database.db.selectFrom('companies').select('id').execute();
    expect(companies).toHaveLength(1);
  });

  it('can invite users immediately, before its email address is confirmed', async () => {
    const app = await startOn({ mayBeDemo: false });
    const invite = async ({ json }: Awaited<ReturnType<typeof register>>) => {
      const body = { fullname: 'Dana', email: `${newId()}@example.com` };
      const token = json.data.accessToken;
      return (await send(app, '/api/v1/users/manager', { method: 'POST', body, token })).status;
    };
    expect(await invite(await register(app, 'first', keyFor('setup', secret)))).toBe(201);
    expect(await invite(await register(app, 'second', keyFor('setup', secret)))).not.toBe(201);
  });
});

describe('a server with closed registration', () => {
  const closed = { isRegistrationClosed: true };

  it('accepts the first company with the setup key and rejects further companies', async () => {
    const app = await startOn({ mayBeDemo: false, ...closed });
    expect(await noteOf(app, '/register')).toBe('first-start');
    expect((await register(app, 'first', keyFor('setup', secret))).status).toBe(201);
    for (const key of [undefined, keyFor('setup', secret)]) {
      const { status, json } = await register(app, 'second', key);
      expect([key, status, json.code]).toEqual([key, 403, 'REGISTRATION_CLOSED']);
    }
  });

  it('reports closed registration in English and Spanish and on its pages', async () => {
    const demo = await startOn({ mayBeDemo: false });
    await register(demo, 'first', keyFor('setup', secret));
    const app = await startOn({ mayBeDemo: false, ...closed });
    for (const [language, message] of [
      ['en', 'This server does not accept new companies; ask an admin of your company for an invitation'],
      ['es', 'Este servidor no admite empresas nuevas; pida una invitación a un administrador de su empresa'],
    ] as const) {
      const headers = { 'accept-language': language };
      const reply = await send(app, '/api/v1/auth/register', {
        method: 'POST',
        body: newCompany('second'),
        headers,
      });
      expect(reply.json.message).toBe(message);
    }
    for (const path of ['/register', '/login', '/dashboard/overview'])
      expect(await noteOf(app, path)).toBe('registration-closed');
  });
});
