/** Web addresses in texts that users choose. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { deliverMails } from '../../test/mail/delivery.ts';
import { addPerson, queue } from '../../test/mail/fixtures.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.deleteFrom('jobs').execute());

it('emails and SMS contain no web addresses from user and company names', async () => {
  const { db } = server.database;
  const fullname = 'You won! https://evil.test/prize';
  const phone = '+14325550147';
  const person = await addPerson(db, { fullname, phone, status: 'PENDING' }, 'Acme evil.test/win');
  const inviter = await addPerson(db, { fullname, status: 'ACTIVE' }, 'www.evil.test');
  await queue(db, { template: 'invitation', ...person });
  await queue(db, { template: 'invitationSms', ...person });
  await queue(db, { template: 'newSignIn', ...inviter });
  await queue(db, { template: 'welcome', ...inviter });
  const mails = await deliverMails(db);
  expect(mails).toHaveLength(4);
  for (const { subject, text, html } of mails) expect(`${subject} ${text} ${html}`).not.toContain('evil');
});

it('an invoice email keeps web addresses in the message readable but not clickable', async () => {
  const on = invoicing(server);
  const { id } = await on.issued();
  await server.database.db.deleteFrom('jobs').execute();
  const message = 'Pay at https://pay.test/1\nThank you';
  expect((await on.send('POST', `/invoice/${id}/send`, { to: ['ap@permian.test'], message })).status).toBe(
    200,
  );
  const [mail] = await deliverMails(server.database.db);
  expect(mail?.text).toContain('Thank you');
  expect(mail?.text).not.toContain('https://pay.test');
  expect(mail?.text.replaceAll('\u2060', '')).toContain('https://pay.test/1');
});
