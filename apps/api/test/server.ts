/** A server for tests: the real app on a separate real database with two companies. */
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

/** True in `npm run test:full`, where tests with many repetitions run more of them. */
export const isFullRun = process.env['TEST_FULL'] === '1';

export const PASSWORD = 'correct horse battery';
export const SECRET = 'a secret of thirty-two bytes or more';

/** Users of each test company. */
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
  /** Parsed body; undefined if it is not JSON. Untyped for the convenience of tests. */
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects by reading it.
  json: any;
}

interface CallOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  raw?: string | ReadableStream<Uint8Array>;
  /** Sent as multipart form, instead of `body`. */
  form?: FormData;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface TestServer {
  app: App;
  database: TestDatabase;
  /** The company under test, and another one whose data its users must never see. */
  company: TestCompany;
  foreign: TestCompany;
  /** Folder with `incoming` and `stored` uploads, which are limited to 1 MB. */
  filesFolder: string;
  call(path: string, options?: CallOptions): Promise<Reply>;
  signIn(email: string, password?: string): Promise<{ accessToken: string; refreshToken: string }>;
  /** Returns an access token of a user of `company`. */
  tokenOf(person: Person): Promise<string>;
  close(): Promise<void>;
}

/** Reads the first chunk of a stream and cancels it. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

/** Sends a request to the app without a socket. */
export async function send(app: App, path: string, options: CallOptions = {}): Promise<Reply> {
  const { method = 'GET', body, raw, form, token, headers } = options;
  const content = form ?? raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await app.request(path, {
    method,
    headers: {
      // For a form, the platform sets the content type with its boundary.
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
    return { id: people.find((candidate) => candidate.email === email)?.id ?? '', email };
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
    | 'stripeUrl'
    | 'bounceSecret'
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
    // Allows requests to set their id, so that complete responses can be compared.
    trustedProxies: 1,
    files: {
      store: createFolderStore(join(filesFolder, 'stored')),
      incomingFolder,
      maxBytes: 1024 * 1024,
      maxCompanyBytes: 1024 ** 3,
    },
    // Tests make no DNS requests.
    assistant: { resolve: (_, callback) => callback(new Error('This name leads nowhere')) },
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
      const token = tokens.get(person) ?? (await signIn(company.users[person].email)).accessToken;
      tokens.set(person, token);
      return token;
    },
    async close() {
      await database.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

/** The smallest valid ticket. */
export const ticketInput = {
  location: 'Pad 12, Midland, TX',
  wellName: 'Mesquite 4-1H',
  description: 'Replaced the packing.',
} as const;

/**
 * Returns a time zone in which the time is between noon and 1 p.m., so that tests of days do not depend on the time of
 * day.
 */
export function zoneAtNoon(now: Date): string {
  const ahead = 12 - now.getUTCHours();
  // `Etc/GMT-3` is three hours ahead of UTC.
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`;
}
