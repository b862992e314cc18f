/** Invitations by SMS through a gateway. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { addPerson, queue } from '../../test/mail/fixtures.ts';
import { createJobRunner } from '../jobs/index.ts';
import { readOneTimeToken } from '../links/oneTimeTokens.ts';
import { createLogger } from '../platform/logging.ts';
import { type MailOptions, mailHandlers } from './handlers.ts';
import { createSmsSender } from './sms.ts';

interface Posted {
  method: string | undefined;
  url: string | undefined;
  key: string | undefined;
  authorization: string | undefined;
  body: { to: string; text: string };
}

let database: TestDatabase;
let gateway: Server;
let url: string;
let received: Posted[] = [];
/** Statuses of the next responses. When the list is empty, messages are accepted. */
let answers: number[] = [];
let logged = '';
const log = createLogger('trace', {
  write: (line) => {
    logged += line;
  },
});

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  [received, answers, logged] = [[], [], ''];
  gateway = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      const key = headers['idempotency-key'];
      received.push({
        method,
        url,
        key: Array.isArray(key) ? key[0] : key,
        authorization: headers.authorization,
        body: JSON.parse(body),
      });
      response.writeHead(answers.shift() ?? 202, { location: '/elsewhere' }).end('{"id":"1"}');
    });
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  url = `http://user:p%40ss@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/send?from=Derrick`;
});
afterEach(() => new Promise((resolve) => gateway.close(resolve)));

const worker = (options: Partial<MailOptions> = {}) => {
  const handlers = mailHandlers({
    db: database.db,
    secret: 'a secret of thirty-two bytes or more',
    publicUrl: 'https://derrick.test',
    mail: 'wait',
    sms: createSmsSender(url),
    ...options,
  });
  return createJobRunner({ db: database.db, log, pause: () => 0, handlers });
};

const jobs = () => database.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const person = (language: 'en' | 'es' = 'en') =>
  addPerson(database.db, { status: 'PENDING', phone: '+14325550100', email: null, language });
const invite = async (recipient: { companyId: string; userId: string }) =>
  queue(database.db, { template: 'invitationSms', ...recipient });
const linkIn = (message: Posted | undefined) => /https:\/\/\S+$/.exec(message?.body.text ?? '')?.[0] ?? '';
const worth = (link: string) =>
  readOneTimeToken(database.db, new URL(link).searchParams.get('token') ?? '', 'invitation');

describe('an invitation by SMS', () => {
  it.each([
    ['en', 'You are invited to join Permian Basin Co. on Derrick. Choose a password here, within 7 days: '],
    ['es', 'Tiene una invitación a Permian Basin Co. en Derrick. Elija aquí una contraseña, en 7 días: '],
  ] as const)(
    'in %s is sent once with a valid link, and the job and the log contain no secrets',
    async (language, words) => {
      const { companyId, userId } = await person(language);
      await invite({ companyId, userId });
      expect(await worker().runDue()).toBe(1);

      expect(received).toHaveLength(1);
      const [message] = received;
      expect(message).toMatchObject({
        method: 'POST',
        url: '/send?from=Derrick',
        authorization: `Basic ${Buffer.from('user:p@ss').toString('base64')}`,
        body: { to: '+14325550100' },
      });
      expect(Object.keys(message?.body ?? {})).toEqual(['to', 'text']);
      expect(message?.body.text).toBe(`${words}${linkIn(message)}`);
      expect(await worth(linkIn(message))).toMatchObject({ outcome: 'valid', companyId, userId });
      expect(await jobs()).toMatchObject([{ kind: 'sms', state: null, failed_at: null }]);
      expect((await jobs())[0]?.done_at).not.toBeNull();
      expect(logged).not.toMatch(/token=|4325550100|p@ss|p%40ss/);
      expect(await worker().runDue()).toBe(0);
    },
  );

  it.each([500, 429, 401, 302])(
    'is sent again after status %i, unchanged and with the same idempotency key',
    async (status) => {
      answers = [status];
      await invite(await person());
      await worker().runDue();
      await worker().runDue();
      const [first, second] = received;
      expect(received).toHaveLength(2);
      expect(first?.key).toMatch(/^[\w.-]+@derrick\.test$/);
      expect(second).toEqual(first);
      expect((await jobs())[0]?.done_at).not.toBeNull();
    },
  );

  it.each([400, 422])('is given up after status %i', async (status) => {
    answers = [status];
    await invite(await person());
    await worker().runDue();
    await worker().runDue();
    expect(received).toHaveLength(1);
    expect((await jobs())[0]?.failed_at).not.toBeNull();
  });

  it('is retried when the gateway is unreachable', async () => {
    await invite(await person());
    await worker({ sms: createSmsSender('http://127.0.0.1:1/') }).runDue();
    expect(await jobs()).toMatchObject([{ done_at: null, failed_at: null }]);
    await worker().runDue();
    expect(received).toHaveLength(1);
  });

  it('waits for a gateway without blocking emails', async () => {
    const recipient = await person();
    await invite(recipient);
    await database.db
      .updateTable('users')
      .set({ email: `${recipient.userId}@people.test` })
      .where('id', '=', recipient.userId)
      .execute();
    await queue(database.db, {
      template: 'invitation',
      companyId: recipient.companyId,
      userId: recipient.userId,
    });
    expect(await worker({ mail: 'keep', sms: 'wait' }).runDue()).toBe(1);
    const left = (await jobs()).filter(({ done_at }) => done_at === null);
    expect(left.map(({ kind }) => kind)).toEqual(['sms']);
    expect(await worker().runDue()).toBe(1);
  });

  it('leaves the link of a previous invitation valid', async () => {
    const recipient = await person();
    await invite(recipient);
    await worker().runDue();
    await invite(recipient);
    await worker().runDue();
    const [older, newer] = received.map(linkIn);
    for (const link of [older, newer]) expect(await worth(link ?? '')).toMatchObject({ outcome: 'valid' });
    expect(new Set(received.map(({ key }) => key)).size).toBe(2);
  });

  it('is not sent to users who are deleted, deactivated, already registered or without a phone number', async () => {
    const changes = [
      { deleted_at: sql<Date>`now()` },
      { status: 'DEACTIVE' as const },
      { status: 'ACTIVE' as const, password_hash: 'x' },
      { phone: null },
    ];
    for (const change of changes) {
      const recipient = await person();
      await database.db.updateTable('users').set(change).where('id', '=', recipient.userId).execute();
      await invite(recipient);
    }
    await worker().runDue();
    expect(received).toEqual([]);
    expect(await jobs()).toEqual([]);
  });
});
