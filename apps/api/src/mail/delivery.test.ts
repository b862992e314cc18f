import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { earlier } from '../../test/earlier.ts';
import { addPerson, queue, type SmtpFixture, startSmtp } from '../../test/mail/fixtures.ts';
import { createJobRunner, pauseAfter } from '../jobs/index.ts';
import { readOneTimeToken } from '../links/oneTimeTokens.ts';
import { createLogger } from '../platform/logging.ts';
import { type MailOptions, mailHandlers } from './handlers.ts';
import { createSmtpSender, type Sender } from './smtp.ts';

let database: TestDatabase;
let smtp: SmtpFixture;
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
  logged = '';
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

const worker = ({ pause = () => 0, ...options }: Partial<MailOptions> & { pause?: () => number } = {}) => {
  const handlers = mailHandlers({
    db: database.db,
    secret: 'a secret of thirty-two bytes or more',
    publicUrl: 'https://derrick.test',
    mail: createSmtpSender(smtp.url, 'Derrick <no-reply@derrick.test>'),
    sms: 'wait',
    ...options,
  });
  return createJobRunner({ db: database.db, log, pause, handlers });
};

const jobs = () => database.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const endLeases = () =>
  database.db.updateTable('jobs').set({ locked_until: sql<Date>`now() - interval '1 second'` }).execute();
const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';
const messageIds = () => smtp.received.map(({ headers }) => headers.get('message-id')?.[0]);

describe('sending email through SMTP', () => {
  it('sends an email once and deletes its content from the job', async () => {
    const { email } = await addPerson(database.db);
    await queue(database.db, { template: 'passwordReset', email: ` ${email.toUpperCase()}`, language: 'en' });
    expect(await worker().runDue()).toBe(1);

    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: 'no-reply@derrick.test', to: [email] });
    expect(mail?.headers.get('auto-submitted')).toEqual(['auto-generated']);
    expect(mail?.headers.get('subject')).toEqual(['Reset your Derrick password']);
    expect(mail?.headers.get('content-type')?.[0]).toContain('multipart/alternative');
    expect(await readOneTimeToken(database.db, tokenOf(mail?.link), 'reset')).toMatchObject({
      outcome: 'valid',
    });
    const [job] = await jobs();
    expect(job).toMatchObject({ attempts: 1, state: null, failed_at: null, locked_until: null });
    expect(job?.done_at).toBeInstanceOf(Date);
    expect(await worker().runDue()).toBe(0);
    expect(smtp.received).toHaveLength(1);
  });

  it('postpones emails over the hourly limit of the server', async () => {
    await sql`delete from rate_limits`.execute(database.db);
    const { email } = await addPerson(database.db);
    const passwordReset = { template: 'passwordReset', email, language: 'en' } as const;
    await queue(database.db, passwordReset);
    await queue(database.db, passwordReset);
    const limited = worker({ deliveriesPerHour: { mail: 1, sms: 1 }, pause: () => 60_000 });
    await limited.runDue();
    expect(smtp.received).toHaveLength(1);
    const waiting = (await jobs()).filter(({ done_at }) => done_at === null);
    expect(waiting).toMatchObject([{ failed_at: null, failure: 'server-wide limit reached' }]);
    await sql`delete from rate_limits`.execute(database.db);
  });

  it.each([
    ['a refusal for now', 451],
    ['a connection that is cut before the answer', 'cut'],
  ] as const)('sends the identical email again after %s', async (_, answer) => {
    const { email } = await addPerson(database.db);
    await queue(database.db, { template: 'passwordReset', email, language: 'es' });
    smtp.answers.push(answer, answer);
    await worker({ pause: () => 60_000 }).runDue();
    const [job] = await jobs();
    expect(job).toMatchObject({ done_at: null, failed_at: null, attempts: 1, locked_until: null });
    expect(job?.next_at.getTime()).toBeGreaterThan(Date.now() + 30_000);

    // Neither the database nor the log contains a usable token in plain text.
    const token = tokenOf(smtp.received[0]?.link);
    for (const place of [JSON.stringify(job), logged]) {
      expect(place).not.toContain(token);
    }
    expect(logged).not.toContain(email);
    expect(JSON.stringify(job?.state)).not.toContain(email);

    const second = worker();
    for (let round = 0; round < 2; round += 1) {
      await database.db.updateTable('jobs').set({ next_at: sql<Date>`now()` }).execute();
      await second.runDue();
    }
    expect(smtp.received).toHaveLength(3);
    expect(new Set(smtp.received.map(({ link }) => link)).size).toBe(1);
    expect(new Set(messageIds()).size).toBe(1);
    expect((await jobs())[0]).toMatchObject({ attempts: 3, state: null, failed_at: null });
    expect((await readOneTimeToken(database.db, token, 'reset')).outcome).toBe('valid');
  });

  it('gives up after a permanent rejection and logs the failure without the email address', async () => {
    const { companyId, userId, email } = await addPerson(database.db);
    await queue(database.db, { template: 'welcome', companyId, userId });
    smtp.answers.push(554);
    await worker().runDue();
    const [job] = await jobs();
    expect(job).toMatchObject({ attempts: 1, done_at: null, state: null });
    expect(job?.failed_at).toBeInstanceOf(Date);
    expect(logged).toContain('job failed');
    expect(logged).toContain('EMESSAGE 554 DATA');
    expect(logged).not.toContain(email);
    expect(await worker().runDue()).toBe(0);
  });

  it('gives up on an unknown mailbox, but retries when the SMTP sign-in is rejected', async () => {
    const refusing = await startSmtp({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
    });
    const closed = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) =>
        callback(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    });
    const { companyId, userId } = await addPerson(database.db);
    await queue(database.db, { template: 'welcome', companyId, userId });
    const signIn = closed.url.replace('smtp://', 'smtp://me:wrong@');
    await worker({ mail: createSmtpSender(signIn, 'a@derrick.test') }).runDue();
    expect((await jobs())[0]).toMatchObject({ failed_at: null, done_at: null, attempts: 1 });
    await worker({ mail: createSmtpSender(refusing.url, 'a@derrick.test') }).runDue();
    expect((await jobs())[0]?.failed_at).toBeInstanceOf(Date);
    await Promise.all([refusing.close(), closed.close()]);
  });

  it('retries when the server is unreachable', async () => {
    const stoppedServer = await startSmtp();
    await stoppedServer.close();
    const { companyId, userId } = await addPerson(database.db);
    await queue(database.db, { template: 'welcome', companyId, userId });
    await worker({ mail: createSmtpSender(stoppedServer.url, 'a@derrick.test') }).runDue();
    expect((await jobs())[0]).toMatchObject({ failed_at: null, done_at: null, attempts: 1 });
    await worker().runDue();
    expect(smtp.received).toHaveLength(1);
  });

  it('delivers each email once after the server was slow and then failing', async () => {
    const { companyId, userId } = await addPerson(database.db);
    for (let count = 0; count < 3; count += 1)
      await queue(database.db, { template: 'welcome', companyId, userId });
    const waiting = { done_at: null, failed_at: null, locked_until: null };

    smtp.answers.push('none', 'none', 'none');
    const limits = { connectMs: 300, answerMs: 300, totalMs: 5000 };
    await worker({ mail: createSmtpSender(smtp.url, 'a@derrick.test', limits) }).runDue();
    expect(await jobs()).toMatchObject([waiting, waiting, waiting]);
    smtp.answers.splice(0, Number.POSITIVE_INFINITY, 421, 421, 421);
    await worker().runDue();
    expect(await jobs()).toMatchObject([waiting, waiting, waiting]);

    const tried = messageIds();
    expect(await worker().runDue()).toBe(3);
    const accepted = messageIds().slice(tried.length);
    expect(accepted).toHaveLength(3);
    expect(new Set(accepted).size).toBe(3);
    // An email that was handed over twice is identical for the recipient.
    expect(accepted).toEqual(expect.arrayContaining(tried));
    expect((await jobs()).every(({ done_at }) => done_at !== null)).toBe(true);
    expect(await worker().runDue()).toBe(0);
  });

  it('sends the identical email again, with a valid link, when the process was killed before recording the delivery', async () => {
    const { companyId, userId } = await addPerson(database.db, { status: 'PENDING' });
    await queue(database.db, { template: 'invitation', companyId, userId });
    const real = createSmtpSender(smtp.url, 'a@derrick.test');
    // The server accepts the email, and then this process hangs.
    const killed: Sender = {
      ...real,
      send: (message) => real.send(message).then(() => new Promise(() => {})),
    };
    void worker({ mail: killed }).runDue();
    await expect.poll(() => smtp.received.length).toBe(1);
    // While the lease is valid, no other worker processes the job.
    expect(await worker().runDue()).toBe(0);
    await endLeases();
    expect(await worker().runDue()).toBe(1);
    expect(smtp.received).toHaveLength(2);
    expect(new Set(messageIds()).size).toBe(1);
    expect(new Set(smtp.received.map(({ link }) => link)).size).toBe(1);
    expect((await readOneTimeToken(database.db, tokenOf(smtp.received[1]?.link), 'invitation')).outcome).toBe(
      'valid',
    );
    expect((await jobs())[0]?.done_at).toBeInstanceOf(Date);
  });

  it('does not send an accepted email again when recording the delivery failed', async () => {
    const { companyId, userId } = await addPerson(database.db);
    await queue(database.db, { template: 'welcome', companyId, userId });
    await sql`
      create function refuse_mark() returns trigger language plpgsql as $$
      begin raise exception 'the disk is full'; end $$;
    `.execute(database.db);
    await sql`create trigger refuse_mark before update on jobs for each row
      when (new.done_at is not null) execute function refuse_mark()`.execute(database.db);
    const delivery = worker();
    try {
      await delivery.runDue();
    } finally {
      await sql`drop trigger refuse_mark on jobs`.execute(database.db);
      await sql`drop function refuse_mark`.execute(database.db);
    }
    expect((await jobs())[0]).toMatchObject({ done_at: null, failed_at: null });
    await delivery.runDue();
    expect(smtp.received).toHaveLength(1);
    expect((await jobs())[0]?.done_at).toBeInstanceOf(Date);
  });

  it('sends each email once when several workers run', async () => {
    const { companyId, userId } = await addPerson(database.db);
    for (let count = 0; count < 30; count += 1)
      await queue(database.db, { template: 'welcome', companyId, userId });
    const counts = await Promise.all([worker(), worker(), worker()].map((delivery) => delivery.runDue()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(new Set(messageIds()).size).toBe(30);
    expect(smtp.received).toHaveLength(30);
  });

  it('composes a new email when the link of the previous attempt is too old', async () => {
    const { email } = await addPerson(database.db);
    await queue(database.db, { template: 'passwordReset', email, language: 'en' });
    smtp.answers.push(451);
    await worker().runDue();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    try {
      await worker().runDue();
    } finally {
      vi.useRealTimers();
    }
    const [first, second] = smtp.received;
    expect(second?.link).not.toBe(first?.link);
    expect(new Set(messageIds()).size).toBe(2);
    expect((await readOneTimeToken(database.db, tokenOf(first?.link), 'reset')).outcome).toBe('replaced');
    expect((await readOneTimeToken(database.db, tokenOf(second?.link), 'reset')).outcome).toBe('valid');
  });

  it('prevents header and recipient injection through names and addresses', async () => {
    const evil = 'Eve\r\nBcc: victim@x.test\r\n\r\n<b>hi</b>\u2028\u0000"a" <c@x.test>, d@x.test';
    const { companyId, userId, email } = await addPerson(
      database.db,
      { fullname: evil.replace('\u0000', ''), status: 'PENDING' },
      'Co\r\nX-Evil: 1',
    );
    await queue(database.db, { template: 'invitation', companyId, userId, invitedBy: userId });
    const recipient = await addPerson(database.db, { email: 'a@x.test,b@x.test' });
    await queue(database.db, {
      template: 'welcome',
      companyId: recipient.companyId,
      userId: recipient.userId,
    });
    await worker().runDue();

    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail?.to).toEqual([email]);
    expect([...(mail?.headers.keys() ?? [])].filter((name) => /bcc|evil|cc/.test(name))).toEqual([]);
    for (const name of ['to', 'subject', 'from', 'message-id'])
      expect(mail?.headers.get(name)).toHaveLength(1);
    expect(mail?.headers.get('to')?.[0]).toContain(`<${email}>`);
  });
});

describe('the mail worker', () => {
  it('deletes emails whose recipient is unknown, deactivated or no longer eligible', async () => {
    const deactivated = await addPerson(database.db, { status: 'DEACTIVE' });
    const pending = await addPerson(database.db, { status: 'PENDING' });
    const removed = await addPerson(database.db, { deleted_at: new Date() });
    const joined = await addPerson(database.db, { password_hash: 'set' });
    for (const email of ['nobody@people.test', deactivated.email, pending.email, removed.email, 'a\r\nb']) {
      await queue(database.db, { template: 'passwordReset', email, language: 'en' });
    }
    await queue(database.db, {
      template: 'passwordChanged',
      companyId: deactivated.companyId,
      userId: deactivated.userId,
    });
    await queue(database.db, { template: 'invitation', companyId: joined.companyId, userId: joined.userId });
    // The user belongs to another company than the job.
    await queue(database.db, {
      template: 'welcome',
      companyId: deactivated.companyId,
      userId: joined.userId,
    });
    await worker().runDue();
    expect(smtp.received).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('sends newly queued emails immediately, and none after stopping', async () => {
    const { companyId, userId } = await addPerson(database.db);
    const timeouts = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timeouts.mockRestore());
    const delivery = worker();
    delivery.start();
    // The worker sleeps. Its next poll would be in 30 seconds.
    await expect.poll(() => timeouts.mock.calls.some(([, ms]) => ms === 30_000)).toBe(true);
    await queue(database.db, { template: 'welcome', companyId, userId });
    await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(1);
    // Once `stop` resolves to true, the worker's loop has ended.
    expect(await delivery.stop(20_000)).toBe(true);
    await queue(database.db, { template: 'welcome', companyId, userId });
    expect(smtp.received).toHaveLength(1);
    // The next worker finds the job.
    const next = worker();
    next.start();
    await expect.poll(() => smtp.received.length).toBe(2);
    expect(await next.stop(20_000)).toBe(true);
  });

  it('stops after its timeout when an email hangs', async () => {
    const { companyId, userId } = await addPerson(database.db);
    await queue(database.db, { template: 'welcome', companyId, userId });
    const send = vi.fn(() => new Promise<never>(() => {}));
    const delivery = worker({ mail: { send, close: () => undefined } });
    delivery.start();
    await expect.poll(() => send.mock.calls.length).toBe(1);
    expect(await delivery.stop(100)).toBe(false);
  });

  it('leaves jobs unchanged when no sender is configured', async () => {
    const { companyId, userId } = await addPerson(database.db);
    await queue(database.db, { template: 'welcome', companyId, userId });
    expect(await worker({ mail: 'wait' }).runDue()).toBe(0);
    expect((await jobs())[0]).toMatchObject({ attempts: 0, done_at: null, state: null });
  });

  it('gives up on an unreadable job and sends the other emails', async () => {
    const { companyId, userId } = await addPerson(database.db);
    await queue(database.db, { template: 'welcome', companyId, userId });
    await database.db
      .updateTable('jobs')
      .set({ next_at: sql<Date>`now() - interval '1 hour'`, attempts: 59 })
      .execute();
    await sql`update jobs set payload = '{}'`.execute(database.db);
    await queue(database.db, { template: 'welcome', companyId, userId });
    await worker().runDue();
    const [broken, sound] = await jobs();
    expect(broken?.failed_at).toBeInstanceOf(Date);
    expect(sound?.done_at).toBeInstanceOf(Date);
  });

  it('deletes old finished jobs and expired password resets', async () => {
    const { companyId, userId, email } = await addPerson(database.db);
    for (const days of [1, 31]) {
      await queue(database.db, { template: 'welcome', companyId, userId });
      await queue(database.db, { template: 'passwordReset', email, language: 'en' });
      await database.db
        .updateTable('jobs')
        .set({
          created_at: sql<Date>`now() - make_interval(days => ${days})`,
          expires_at: earlier('expires_at', sql`make_interval(days => ${days})`),
        })
        .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
        .execute();
    }
    await database.db
      .updateTable('jobs')
      .set(({ ref }) => ({ done_at: ref('created_at') }))
      .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
      .execute();
    const delivery = worker({ mail: 'wait' });
    delivery.start();
    // A worker first removes old jobs, and `stop` waits for that.
    expect(await delivery.stop(20_000)).toBe(true);
    expect(await jobs()).toMatchObject([{ payload: { template: 'welcome' }, done_at: null }]);
  });

  it('doubles the retry delay up to an hour, with random jitter', () => {
    const longest = (attempts: number) => pauseAfter(attempts, () => 1);
    expect([1, 2, 3, 4].map(longest)).toEqual([15_000, 30_000, 60_000, 120_000]);
    expect(longest(60)).toBe(3_600_000);
    expect(pauseAfter(60, () => 0)).toBe(1_800_000);
  });
});
