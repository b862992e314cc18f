import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { deliverMails, type StoredMessage } from '../../test/mail/delivery.ts';
import { addPerson, queue } from '../../test/mail/fixtures.ts';
import { createApp } from '../app.ts';
import { readAdminFiles } from '../platform/adminFiles.ts';
import { createLogger } from '../platform/logging.ts';
import { keyFor } from '../setup/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const secret = 'a secret of thirty-two bytes or more';
const appWith = (isDemo: boolean) =>
  createApp({ db: database.db, secret, log: createLogger('silent'), isDemo });
const headers = { cookie: `derrick_outbox=${keyFor('outbox', secret)}` };

describe('/dev/outbox', () => {
  it('lists the stored emails, newest first, each with text, link and HTML', async () => {
    const app = appWith(true);
    expect(await (await app.request('/dev/outbox', { headers })).text()).toContain('No mail yet');
    const { companyId, userId, email } = await addPerson(database.db, {
      fullname: '<script>alert(1)</script>',
    });
    await queue(database.db, { template: 'welcome', companyId, userId });
    await deliverMails(database.db);
    await queue(database.db, { template: 'passwordReset', email, language: 'es' });
    await deliverMails(database.db);

    const list = await app.request('/dev/outbox.json', { headers });
    expect(list.headers.get('content-type')).toContain('application/json');
    const mails: StoredMessage[] = JSON.parse(await list.text());
    expect(mails).toMatchObject([
      { to: email, kind: 'passwordReset' },
      { to: email, kind: 'welcome' },
    ]);
    const [newest, older] = mails;
    if (!newest || !older) throw new Error('Two mails were queued');
    expect(Object.keys(newest).sort()).toEqual(
      ['createdAt', 'html', 'id', 'kind', 'link', 'sentAt', 'subject', 'text', 'to'].sort(),
    );

    const page = await app.request('/dev/outbox', { headers });
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(html.indexOf(newest.subject)).toBeLessThan(html.indexOf(older.subject));
    expect(html).toContain(`href="${newest.link}"`);
    expect(html).not.toContain('<script');

    const mail = await app.request(`/dev/outbox/${newest.id}`, { headers });
    expect(await mail.text()).toBe(newest.html);
    expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await app.request('/dev/outbox/nothing', { headers })).status).toBe(404);
  });

  it('requires the key, first in the URL and then in a cookie', async () => {
    const app = appWith(true);
    const paths = ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1'];
    for (const path of [...paths, '/dev/outbox?key=', '/dev/outbox?key=guessed']) {
      const { status, headers: sent } = await app.request(path);
      expect([path, status, sent.get('set-cookie')]).toEqual([path, 403, null]);
    }
    const wrong = { cookie: `derrick_outbox=${keyFor('setup', secret)}` };
    expect((await app.request('/dev/outbox', { headers: wrong })).status).toBe(403);

    const first = await app.request(`/dev/outbox?key=${keyFor('outbox', secret)}`);
    expect(first.status).toBe(200);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^derrick_outbox=[\w-]{24}; Path=\/dev; HttpOnly; SameSite=Strict$/);
    const cookieHeader = { cookie: cookie.split(';')[0] ?? '' };
    expect((await app.request('/dev/outbox.json', { headers: cookieHeader })).status).toBe(200);
  });

  it('returns 404 in production', async () => {
    const adminFiles = await readAdminFiles(new URL('./nothing/', import.meta.url));
    const app = createApp({ db: database.db, secret, log: createLogger('silent'), adminFiles });
    for (const served of [app, appWith(false)]) {
      for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1', '/dev/anything']) {
        const accepting = { ...headers, accept: 'text/html' };
        const reply = await served.request(path, { headers: accepting });
        expect([path, reply.status]).toEqual([path, 404]);
        expect(reply.headers.get('content-type')).toContain('json');
      }
    }
  });
});
