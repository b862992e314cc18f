import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { startSmtp } from '../../test/mail/fixtures.ts';
import { exchangeReport, gmailReport, postfixReport } from '../../test/mail/reports.ts';
import { send, startTestServer, type TestServer } from '../../test/server.ts';
import { createJobRunner } from '../jobs/index.ts';
import { mailHandlers } from '../mail/handlers.ts';
import { createSmtpSender } from '../mail/smtp.ts';
import { createLogger } from '../platform/logging.ts';
import { deliveryRecorder } from './deliveries.ts';

const SECRET = 'a bounce secret of thirty-two bytes'.replaceAll(' ', '-');
const PATH = '/api/v1/mail/delivery-report';
const to = ['ap@permian.test', 'gone@permian.test'];

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer({ bounceSecret: SECRET });
  on = invoicing(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['rate_limits', 'jobs'] as const) await server.database.db.deleteFrom(table).execute();
});

const report = (raw: string, token = SECRET) =>
  server.call(PATH, { method: 'POST', raw, token, headers: { 'content-type': 'message/rfc822' } });

/** Emails an invoice to both addresses. The mail server accepts both. */
async function mailed() {
  const { id, number } = await on.issued();
  await on.send('POST', `/invoice/${id}/send`, { to, message: null });
  let envid: unknown;
  const smtp = await startSmtp({
    hideDSN: false,
    onMailFrom({ args }, _session, callback) {
      envid = args && Reflect.get(args, 'ENVID');
      callback();
    },
  });
  const { db } = server.database;
  const log = createLogger('silent');
  const handlers = mailHandlers({
    db,
    secret: 'a secret of thirty-two bytes or more',
    publicUrl: 'https://derrick.test',
    mail: createSmtpSender(smtp.url, 'Derrick <no-reply@derrick.test>'),
    sms: 'wait',
    onSettled: deliveryRecorder(db, log),
  });
  await createJobRunner({ db, log, handlers }).runDue();
  await smtp.close();
  const envelopeId = smtp.received[0]?.headers.get('x-envelope-id')?.[0] ?? '';
  const deliveries = async () => {
    const { sendings } = (await on.send('GET', `/invoice/${id}`)).json.data;
    return sendings[0].deliveries.map(({ status, smtpCode }: { status: string; smtpCode: number | null }) => [
      status,
      smtpCode,
    ]);
  };
  const failures = async () => {
    const { data } = (await on.send('GET', `/invoice/${id}/timeline`)).json.data;
    return data.filter(({ action }: { action: string }) => action === 'invoice.failDelivery').length;
  };
  return { id, number, envid, envelopeId, deliveries, failures };
}

describe('an email with an invoice that is returned after the mail server accepted it', () => {
  it.each([
    ['Postfix', postfixReport],
    ['Exchange', exchangeReport],
    ['Gmail', gmailReport],
  ])('is shown as not delivered and notifies the sender once: %s', async (_name, reportOf) => {
    const { id, number, envid, envelopeId, deliveries, failures } = await mailed();
    expect(envid).toBe(envelopeId);
    expect(await deliveries()).toEqual([
      ['SENT', null],
      ['SENT', null],
    ]);
    const raw = reportOf({ envelopeId, to: 'Gone@permian.test' });
    for (let n = 0; n < 2; n++) expect((await report(raw)).status).toBe(200);
    expect(await deliveries()).toEqual([
      ['SENT', null],
      ['REJECTED', 550],
    ]);
    expect(await failures()).toBe(1);
    const [notification] = (await on.send('GET', '/notification')).json.data.data;
    expect(notification).toMatchObject({ type: 'invoiceUndelivered', target: { id, label: number } });
  });

  it('is found by its original recipient if another server forwarded it', async () => {
    const { envelopeId, deliveries } = await mailed();
    for (const reportOf of [postfixReport, gmailReport]) {
      const [address = ''] = reportOf === postfixReport ? to : to.slice(1);
      await report(reportOf({ envelopeId, to: address, finalTo: 'archive@elsewhere.test' }));
    }
    expect(await deliveries()).toEqual([
      ['REJECTED', 550],
      ['REJECTED', 550],
    ]);
  });

  it('counts as given up if the time of the mail server ran out', async () => {
    const { envelopeId, deliveries } = await mailed();
    const diagnostic = 'X-Postfix; connect to mx.permian.test[192.0.2.1]:25: Connection timed out';
    await report(postfixReport({ envelopeId, to: 'gone@permian.test', status: '4.4.1', diagnostic }));
    expect((await deliveries())[1]).toEqual(['FAILED', null]);
  });

  it('is recorded once if two reports arrive at the same time', async () => {
    const { envelopeId, failures } = await mailed();
    const raw = postfixReport({ envelopeId, to: 'gone@permian.test' });
    const replies = await Promise.all([report(raw), report(raw), report(raw)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await failures()).toBe(1);
  });
});

describe('a message that changes nothing', () => {
  it('is accepted: a delay, an automatic reply, an unknown email, another recipient, and no email at all', async () => {
    const { envelopeId, deliveries } = await mailed();
    const [, sendingId] = envelopeId.split('.');
    const messages = [
      postfixReport({ envelopeId, to: 'gone@permian.test', action: 'delayed', status: '4.4.1' }),
      'From: gone@permian.test\r\nSubject: Out of office\r\n\r\nBack on Monday.\r\n',
      postfixReport({ envelopeId: `${sendingId}.${sendingId}`, to: 'gone@permian.test' }),
      postfixReport({ envelopeId: "' or 1=1 --", to: 'gone@permian.test' }),
      exchangeReport({ envelopeId, to: 'somebody@else.test' }),
      postfixReport({ envelopeId, to: 'gone@permian.test' }).slice(0, 900),
      `Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n'.repeat(50)}`,
      '\0\0\0',
    ];
    for (const raw of messages) expect((await report(raw)).status).toBe(200);
    expect(await deliveries()).toEqual([
      ['SENT', null],
      ['SENT', null],
    ]);
  });

  it('is rejected without the secret, above the limit, and if the server has no secret', async () => {
    const { envelopeId, deliveries } = await mailed();
    const raw = postfixReport({ envelopeId, to: 'gone@permian.test' });
    expect((await report(raw, 'wrong')).status).toBe(401);
    expect((await server.call(PATH, { method: 'POST', raw })).status).toBe(401);
    expect((await report(raw + 'x'.repeat(600_000))).status).toBe(413);
    expect((await deliveries())[1]).toEqual(['SENT', null]);
    const other = await startTestServer();
    expect((await send(other.app, PATH, { method: 'POST', raw, token: SECRET })).status).toBe(404);
    await other.close();
  });

  it('is read although the returned email was cut off', async () => {
    const { envelopeId, deliveries } = await mailed();
    const raw = exchangeReport({ envelopeId, to: 'gone@permian.test' });
    await report(raw.slice(0, raw.indexOf('The invoice is attached')));
    expect((await deliveries())[1]).toEqual(['REJECTED', 550]);
  });
});
