import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { readAdminFiles } from '../platform/adminFiles.ts';
import { createLogger } from '../platform/logging.ts';
import { addPerson, queue } from './fixtures.ts';
import { deliverMails, type KeptMail } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const appWith = (hasOutbox: boolean) =>
  createApp({
    db: database.db,
    secret: 'a secret of thirty-two bytes or more',
    log: createLogger('silent'),
    hasOutbox,
  });

describe('/dev/outbox', () => {
  it('shows the mails that were kept, newest first, each with text, link and HTML', async () => {
    const app = appWith(true);
    expect(await (await app.request('/dev/outbox')).text()).toContain('No mail yet');
    const { companyId, userId, email } = await addPerson(database.db, {
      fullname: '<script>alert(1)</script>',
    });
    await queue(database.db, { template: 'welcome', companyId, userId });
    await deliverMails(database.db);
    await queue(database.db, { template: 'passwordReset', email, language: 'es' });
    await deliverMails(database.db);

    const list = await app.request('/dev/outbox.json');
    expect(list.headers.get('content-type')).toContain('application/json');
    const mails: KeptMail[] = JSON.parse(await list.text());
    expect(mails).toMatchObject([
      { to: email, kind: 'passwordReset' },
      { to: email, kind: 'welcome' },
    ]);
    const [newest, older] = mails;
    if (!newest || !older) throw new Error('Two mails were queued');
    expect(Object.keys(newest).sort()).toEqual(
      ['createdAt', 'html', 'id', 'kind', 'link', 'sentAt', 'subject', 'text', 'to'].sort(),
    );

    const page = await app.request('/dev/outbox');
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(html.indexOf(newest.subject)).toBeLessThan(html.indexOf(older.subject));
    expect(html).toContain(`href="${newest.link}"`);
    expect(html).not.toContain('<script');

    const mail = await app.request(`/dev/outbox/${newest.id}`);
    expect(await mail.text()).toBe(newest.html);
    expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await app.request('/dev/outbox/nothing')).status).toBe(404);
  });

  it('does not exist in production, not even as a page of the admin app', async () => {
    const adminFiles = await readAdminFiles(new URL('./nothing/', import.meta.url));
    const app = createApp({
      db: database.db,
      secret: 'a secret of thirty-two bytes or more',
      log: createLogger('silent'),
      adminFiles,
    });
    for (const one of [app, appWith(false)]) {
      for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1', '/dev/anything']) {
        const { status, headers } = await one.request(path, { headers: { accept: 'text/html' } });
        expect([path, status]).toEqual([path, 404]);
        expect(headers.get('content-type')).toContain('json');
      }
    }
  });
});
