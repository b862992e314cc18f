/** Tests the verification of phone numbers and its effects. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from '../../test/mail/delivery.ts';
import { PASSWORD, type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasSms: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['rate_limits', 'jobs', 'phone_codes'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('users').set({ phone: null, verified_phone: null }).execute();
});

type Method = 'GET' | 'POST' | 'PUT';
const call = async (method: Method, path: string, body?: object, as: Person | undefined = 'tech') =>
  server.call(`/api/v1${path}`, { method, token: await server.tokenOf(as), ...(body && { body }) });

const setPhone = async (phone: string) => {
  const { status, json } = await call('PUT', '/account', { phone });
  expect(status).toBe(200);
  return json.data;
};
const smsTo = async (phone: string) =>
  (await deliverMails(server.database.db)).filter(({ to }) => to === phone);

/** Requests a code and reads it from the SMS. */
async function receiveCode(phone: string): Promise<string> {
  expect((await call('POST', '/account/phone/code')).json.data).toEqual({ phone });
  const [sms] = await smsTo(phone);
  expect(sms).toMatchObject({ kind: 'phoneCode', html: '', link: '' });
  return /^\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
}
const verify = (code: string) => call('POST', '/account/phone/verify', { code });

describe('a phone number', () => {
  const phone = '+14325550147';

  it('is verified by the code sent to the number, and the code works only once', async () => {
    expect(await setPhone(phone)).toMatchObject({ phone, isPhoneVerified: false, canVerifyPhone: true });
    const code = await receiveCode(phone);
    const verified = await verify(` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(verified.json.data).toMatchObject({ phone, isPhoneVerified: true });
    expect((await verify(code)).json.errors).toEqual({ code: 'smsCodeWrong' });
  });

  it('becomes unverified when it changes, and the code for the previous number is rejected', async () => {
    await setPhone(phone);
    await verify(await receiveCode(phone));
    expect(await setPhone('+14325550148')).toMatchObject({ isPhoneVerified: false });
    const code = await receiveCode('+14325550148');
    await setPhone('+14325550149');
    expect((await verify(code)).status).toBe(400);
    expect((await call('GET', '/account')).json.data).toMatchObject({ isPhoneVerified: false });
  });

  it('becomes unverified when an admin changes it', async () => {
    await setPhone(phone);
    await verify(await receiveCode(phone));
    const path = `/users/technician/${server.company.users.tech.id}`;
    expect((await call('PUT', path, { phone: '+14325550150' }, 'admin')).status).toBe(200);
    expect((await call('GET', '/account')).json.data).toMatchObject({ isPhoneVerified: false });
  });

  it('allows five verification attempts in ten minutes and five codes per hour', async () => {
    await setPhone(phone);
    const code = await receiveCode(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    const tries: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) tries.push((await verify(wrong)).status);
    tries.push((await verify(code)).status);
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
    const codes: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      codes.push((await call('POST', '/account/phone/code')).status);
    }
    expect(codes).toEqual([200, 200, 200, 200, 429]);
  });

  it('cannot be verified when it is missing', async () => {
    const refused = await call('POST', '/account/phone/code');
    expect([refused.status, refused.json.errors]).toEqual([400, { phone: 'phoneMissing' }]);
  });

  it('is verified by accepting the invitation sent to it by SMS', async () => {
    const { db } = server.database;
    const invite = { fullname: 'Ida Invited', phone };
    const { json } = await call('POST', '/users/manager', invite, 'owner');
    const [sms] = await smsTo(phone);
    const token = new URL(sms?.link ?? '').searchParams.get('token');
    const accept = { token, email: 'ida@ours.test', password: PASSWORD, confirmPassword: PASSWORD };
    const accepted = await server.call('/api/v1/auth/accept-invitation', { method: 'POST', body: accept });
    expect(accepted.status).toBe(200);
    const user = await db
      .selectFrom('users')
      .select('verified_phone')
      .where('id', '=', json.data.id)
      .executeTakeFirst();
    expect(user).toEqual({ verified_phone: phone });
  });
});

describe('notification SMS', () => {
  const phone = '+14325550160';
  const assign = async () => {
    const body = { ...ticketInput, technicianId: server.company.users.tech.id };
    expect((await call('POST', '/ticket', body, 'manager')).status).toBe(201);
  };

  it('are sent only after the phone number is verified', async () => {
    await setPhone(phone);
    const preferences = [{ type: 'ticketAssigned', mail: 'OFF', sms: true }];
    await call('PUT', '/notification/preference', { preferences });
    await assign();
    expect(await smsTo(phone)).toEqual([]);
    await verify(await receiveCode(phone));
    await assign();
    expect((await smsTo(phone)).map(({ kind }) => kind)).toContain('notificationSms');
  });

  it('are not sent when the phone number has changed after enqueuing', async () => {
    await setPhone(phone);
    await verify(await receiveCode(phone));
    await assign();
    await setPhone('+14325550161');
    expect(await smsTo('+14325550161')).toEqual([]);
  });
});
