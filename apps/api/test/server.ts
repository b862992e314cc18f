/** A server for tests: the real app on a real database of its own, with two companies. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@derrick/domain/auth';
import type { AccountStatus } from '@derrick/domain/people';
import { type App, type AppOptions, createApp } from '../src/app.ts';
import { newId } from '../src/db/index.ts';
import { createFolderStore } from '../src/files/folderStore.ts';
import { createLogger, type Logger } from '../src/platform/logging.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { createQuickPasswords } from './passwords.ts';

/** Set by `npm run test:full`: tests with a volume repeat more. */
export const isFullRun = process.env['TEST_FULL'] === '1';

export const PASSWORD = 'correct horse battery';
/** Of the servers of tests. */
export const SECRET = 'a secret of thirty-two bytes or more';

/** The people of each test company. */
const cast = {
  owner: ['SUPER_ADMIN', 'ACTIVE', 'Olga Owner'],
  admin: ['ADMIN', 'ACTIVE', 'Adán Admin'],
  manager: ['MANAGER', 'ACTIVE', 'Mona Manager'],
  tech: ['TECHNICIAN', 'ACTIVE', 'Tomás Beltrán'],
  other: ['TECHNICIAN', 'ACTIVE', 'Dana Whitfield'],
  gone: ['TECHNICIAN', 'DEACTIVE', 'Gil Gone'],
  invited: ['TECHNICIAN', 'PENDING', 'Ina Invited'],
} as const satisfies Record<string, readonly [Role, AccountStatus, string]>;

export type Person = keyof typeof cast;

export interface TestCompany {
  id: string;
  jobTypeId: string;
  users: Record<Person, { id: string; email: string }>;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body, undefined when it is no JSON; tests read it as they please. */
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects by reading it.
  json: any;
}

interface CallOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: string | ReadableStream<Uint8Array>;
  /** Sent as multipart, in place of `body`. */
  form?: FormData;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface TestServer {
  app: App;
  database: TestDatabase;
  /** The company that tests work in, and one that nobody of it may ever see. */
  company: TestCompany;
  foreign: TestCompany;
  /** Holds `incoming` and `stored` uploads, which are taken up to a megabyte. */
  filesFolder: string;
  call(path: string, options?: CallOptions): Promise<Reply>;
  signIn(email: string, password?: string): Promise<{ accessToken: string; refreshToken: string }>;
  /** An access token of somebody of `company`. */
  tokenOf(person: Person): Promise<string>;
  close(): Promise<void>;
}

/** Reads what a stream begins with, and ends it. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

/** Sends a request to the app, without a socket. */
export async function send(app: App, path: string, options: CallOptions = {}): Promise<Reply> {
  const { method = 'GET', body, raw, form, token, headers } = options;
  const content = form ?? raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await app.request(path, {
    method,
    headers: {
      // Of a form, the platform says the boundary.
      ...(content !== undefined && !form && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
    ...(content instanceof ReadableStream && { duplex: 'half' }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? await beginningOf(response) : await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

async function addTestCompany(
  { db }: TestDatabase,
  name: string,
  passwordHash: string,
): Promise<TestCompany> {
  const id = newId();
  const jobTypeId = newId();
  const domain = `${name.toLowerCase()}.test`;
  const people = Object.entries(cast).map(([person, [role, status, fullname]]) => ({
    company_id: id,
    id: newId(),
    role,
    status,
    fullname,
    email: `${person}@${domain}`,
    password_hash: status === 'PENDING' ? null : passwordHash,
    email_confirmed_at: status === 'PENDING' ? null : new Date(),
  }));
  await db.insertInto('companies').values({ id, name }).execute();
  await db
    .insertInto('job_types')
    .values({ company_id: id, id: jobTypeId, name: 'Senior technician', hourly_rate_cents: 11_550 })
    .execute();
  await db.insertInto('users').values(people).execute();
  const user = (person: Person) => {
    const email = `${person}@${domain}`;
    return { id: people.find((one) => one.email === email)?.id ?? '', email };
  };
  return {
    id,
    jobTypeId,
    users: {
      owner: user('owner'),
      admin: user('admin'),
      manager: user('manager'),
      tech: user('tech'),
      other: user('other'),
      gone: user('gone'),
      invited: user('invited'),
    },
  };
}

/** Starts a server for the tests of one file. */
export async function startTestServer(
  options: { log?: Logger } & Pick<
    AppOptions,
    | 'isDemo'
    | 'isFirstStart'
    | 'adminFiles'
    | 'passwords'
    | 'passwordMinLength'
    | 'trustedProxies'
    | 'files'
    | 'renderer'
    | 'assistant'
    | 'hasSms'
  > = {},
): Promise<TestServer> {
  const database = await openTestDatabase();
  const passwords = options.passwords ?? createQuickPasswords();
  const passwordHash = await passwords.hash(PASSWORD);
  const company = await addTestCompany(database, 'Ours', passwordHash);
  const foreign = await addTestCompany(database, 'Theirs', passwordHash);
  const filesFolder = await mkdtemp(join(tmpdir(), 'derrick-files-'));
  const incomingFolder = join(filesFolder, 'incoming');
  await mkdir(incomingFolder);
  const app = createApp({
    log: createLogger('silent'),
    // Requests may be given an id, so that replies can be compared whole.
    trustedProxies: 1,
    files: {
      store: createFolderStore(join(filesFolder, 'stored')),
      incomingFolder,
      maxBytes: 1024 * 1024,
      maxCompanyBytes: 1024 ** 3,
    },
    // No test asks the network for a name.
    assistant: { resolve: (_, done) => done(new Error('This name leads nowhere')) },
    ...options,
    passwords,
    db: database.db,
    secret: SECRET,
    checksReplies: true,
  });
  const call: TestServer['call'] = (path, init) => send(app, path, init);
  const signIn: TestServer['signIn'] = async (email, password = PASSWORD) => {
    const { json } = await call('/api/v1/auth/login', { method: 'POST', body: { email, password } });
    return json.data;
  };
  const tokens = new Map<Person, string>();
  return {
    app,
    database,
    company,
    foreign,
    filesFolder,
    call,
    signIn,
    async tokenOf(person) {
      const known = tokens.get(person) ?? (await signIn(company.users[person].email)).accessToken;
      tokens.set(person, known);
      return known;
    },
    async close() {
      await database.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

/** The smallest ticket that is taken. */
export const ticketInput = {
  location: 'Pad 12, Midland, TX',
  wellName: 'Mesquite 4-1H',
  description: 'Replaced the packing.',
} as const;

/** A time zone in which it is between noon and one o'clock, so that a test of days does not depend on the time of day. */
export function zoneAtNoon(now: Date): string {
  const ahead = 12 - now.getUTCHours();
  // `Etc/GMT-3` is three hours ahead of UTC.
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`;
}
