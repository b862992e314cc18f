/** Tests changes of users to their own accounts: address, password and signed-in browsers. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from '../../test/mail/delivery.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  for (const table of ['rate_limits', 'waits'] as const) await server.database.db.deleteFrom(table).execute();
});
afterAll(() => server.close());

type Options = Parameters<TestServer['call']>[1];
const call = (path: string, options: Options = {}) => server.call(`/api/v1${path}`, options);
const post = (path: string, body: unknown, options: Options = {}) =>
  call(path, { method: 'POST', body, ...options });
const emailOf = (person: Person) => server.company.users[person].email;
const login = (email: string, password = PASSWORD, headers = {}) =>
  post('/auth/login', { email, password }, { headers });
const renew = (refreshToken: string) => post('/auth/refresh', { refreshToken });
const mailsTo = async (to: string) =>
  (await deliverMails(server.database.db)).filter((mail) => mail.to === to);

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('the account', () => {
  it('is read and updated, and rejects unknown fields and invalid values', async () => {
    const token = await server.tokenOf('tech');
    const { json } = await call('/account', { token });
    expect(json.data).toEqual({
      id: server.company.users.tech.id,
      fullname: 'Tomás Beltrán',
      email: emailOf('tech'),
      pendingEmail: null,
      phone: null,
      isPhoneVerified: false,
      canVerifyPhone: false,
      photo: null,
      language: 'en',
      secondFactor: { hasAuthenticator: false, hasPasskeys: false, recoveryCodesLeft: 0, isRequired: false },
    });
    const changes = { fullname: ' Tomás  B. ', phone: '(432) 555-0100', language: 'es' };
    const changed = await call('/account', { method: 'PUT', token, body: changes });
    expect(changed.json.data).toMatchObject({ fullname: 'Tomás B.', phone: '+14325550100', language: 'es' });
    const cleared = await call('/account', { method: 'PUT', token, body: { phone: '' } });
    expect(cleared.json.data).toMatchObject({ fullname: 'Tomás B.', phone: null });
    for (const body of [{ role: 'ADMIN' }, { email: 'x@y.zz' }, { fullname: '' }, { phone: '12' }]) {
      expect((await call('/account', { method: 'PUT', token, body })).status).toBe(400);
    }
  });

  it('accepts only a small image as photo and shows the photo to other users of the company', async () => {
    const token = await server.tokenOf('tech');
    const putPhoto = (photo: string | null) => call('/account', { method: 'PUT', token, body: { photo } });
    const urlOf = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;
    const jpeg = urlOf('jpeg', Buffer.from('ffd8ffe000104a46494600', 'hex'));
    expect((await putPhoto(jpeg)).json.data.photo).toBe(jpeg);
    const path = `/users/technician/${server.company.users.tech.id}`;
    const photoReply = await call(path, { token: await server.tokenOf('manager') });
    expect(photoReply.json.data.photo).toBe(jpeg);
    for (const photo of [
      'https://example.com/me.jpg',
      'javascript:alert(1)',
      'data:text/html;base64,PHNjcmlwdD4=',
      'data:image/svg+xml;base64,PHN2Zz4=',
      urlOf('png', Buffer.from('ffd8ffe000104a46494600', 'hex')),
      urlOf('jpeg', Buffer.from('<script>')),
      urlOf('jpeg', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(6000)])),
    ]) {
      const { status, json } = await putPhoto(photo);
      expect([status, Object.keys(json.errors)]).toEqual([400, ['photo']]);
    }
    const { changes } = await server.database.db
      .selectFrom('events')
      .select('changes')
      .where('action', '=', 'account.update')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    expect(changes).toEqual([{ field: 'photo', isSecret: true }]);
    expect((await putPhoto(null)).json.data.photo).toBeNull();
  });

  it('changes the email address with the password, and the confirmation link needs no password', async () => {
    const { accessToken: token } = await server.signIn(emailOf('other'));
    const email = 'Dana@Mail.test';
    for (const [password, key] of [
      ['', 'passwordRequired'],
      ['a wrong guess', 'passwordWrong'],
    ]) {
      const refused = await post('/account/email', { email, password }, { token });
      expect([refused.status, refused.json.errors]).toEqual([400, { password: key }]);
    }
    const reply = await post('/account/email', { email, password: PASSWORD }, { token });
    expect(reply.json.data).toMatchObject({ email: emailOf('other'), pendingEmail: 'dana@mail.test' });
    const cancelled = await call('/account/email', { method: 'DELETE', token });
    expect(cancelled.json.data.pendingEmail).toBeNull();
    await post('/account/email', { email, password: PASSWORD }, { token });
    const [mail] = await mailsTo('dana@mail.test');
    const confirm = { token: new URL(mail?.link ?? '').searchParams.get('token') };
    expect((await post('/auth/confirm-email', confirm)).json.data).toEqual({ email: 'dana@mail.test' });
    expect((await call('/account', { token })).status).toBe(401);
    expect((await login('dana@mail.test')).status).toBe(200);
  });

  it('returns the same reply for an email address with and without an account', async () => {
    const token = await server.tokenOf('admin');
    const replies = [];
    for (const email of ['owner@theirs.test', 'nobody@theirs.test']) {
      const { status, json } = await post('/account/email', { email, password: PASSWORD }, { token });
      replies.push([status, { ...json.data, pendingEmail: undefined }]);
    }
    expect(replies[0]).toEqual(replies[1]);
  });
});

describe('changing the password', () => {
  it('requires the current password and ends all other sessions', async () => {
    const email = emailOf('manager');
    const [thisSession, otherSession] = [await server.signIn(email), await server.signIn(email)];
    const change = (body: object) => post('/account/password', body, { token: thisSession.accessToken });
    const wrong = await change({ currentPassword: 'a wrong guess', newPassword: 'a better one' });
    expect([wrong.status, wrong.json.errors]).toEqual([400, { currentPassword: 'passwordWrong' }]);
    const short = await change({ currentPassword: PASSWORD, newPassword: 'short' });
    expect([short.status, short.json.errors]).toEqual([400, { newPassword: 'passwordTooShort' }]);
    expect((await change({ currentPassword: PASSWORD, newPassword: 'a better one' })).status).toBe(200);

    expect((await renew(otherSession.refreshToken)).status).toBe(401);
    expect((await call('/account', { token: otherSession.accessToken })).status).toBe(401);
    // Old tokens are rejected immediately, and this session continues with new ones.
    expect((await call('/account', { token: thisSession.accessToken })).status).toBe(401);
    const renewed = await renew(thisSession.refreshToken);
    expect((await call('/account', { token: renewed.json.data.accessToken })).status).toBe(200);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, 'a better one')).status).toBe(200);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('passwordChanged');
  });
});

describe('the sessions', () => {
  it('are listed with browser and current session, and can be ended individually or all except the current session', async () => {
    const email = emailOf('owner');
    const first = await login(email, PASSWORD, { 'user-agent': windows });
    const { accessToken: token } = first.json.data;
    const second = (await login(email, PASSWORD, { 'user-agent': 'curl/8' })).json.data;
    const third = (await login(email)).json.data;
    const { json } = await call('/account/session', { token });
    const listed: { id: string; isCurrent: boolean; browser: string }[] = json.data.data;
    expect(listed).toHaveLength(3);
    expect(listed.find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: 'Chrome', system: 'Windows' });
    const current = listed.find(({ isCurrent }) => isCurrent)?.id;

    const read = await call('/account/session', { token: second.accessToken });
    const currentSession = read.json.data.data.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
    expect(currentSession).not.toBe(current);
    expect((await call(`/account/session/${currentSession}`, { method: 'DELETE', token })).json.data).toEqual(
      {
        id: currentSession,
      },
    );
    expect((await renew(second.refreshToken)).status).toBe(401);
    expect((await call('/account', { token: second.accessToken })).status).toBe(401);
    expect((await call(`/account/session/${currentSession}`, { method: 'DELETE', token })).status).toBe(404);

    const endedOthers = await call('/account/session', { method: 'DELETE', token });
    expect(endedOthers.json.data).toEqual({ count: 1 });
    expect((await renew(third.refreshToken)).status).toBe(401);
    expect((await call('/account', { token })).status).toBe(200);
  });

  it("cannot be ended with another user's token, whatever the role", async () => {
    const { accessToken } = await server.signIn(emailOf('tech'));
    const { json } = await call('/account/session', { token: accessToken });
    const [{ id }] = json.data.data;
    const token = await server.tokenOf('owner');
    expect((await call(`/account/session/${id}`, { method: 'DELETE', token })).status).toBe(404);
  });
});

describe('a sign-in from an unknown browser', () => {
  it('sends an email, and a sign-in from a known browser does not', async () => {
    const email = emailOf('admin');
    const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';
    const headers = { 'user-agent': windows };
    await server.database.db.deleteFrom('known_browsers').execute();
    const signInMails = async () => (await mailsTo(email)).filter(({ kind }) => kind === 'newSignIn');
    const first = await login(email, PASSWORD, headers);
    // The first sign-in sends no email about a new browser.
    expect(await signInMails()).toEqual([]);
    await login(email, PASSWORD, { ...headers, cookie: cookieOf(first.headers) });
    expect(await signInMails()).toEqual([]);
    await login(email, PASSWORD, headers);
    const [mail] = await signInMails();
    expect(mail?.text).toContain('Chrome on Windows');
    expect(mail?.link).toContain('/dashboard/account');
    // A browser without cookies, of the same type and from the same address, is reported once a day.
    await login(email, PASSWORD, headers);
    expect(await signInMails()).toHaveLength(1);
  });
});
