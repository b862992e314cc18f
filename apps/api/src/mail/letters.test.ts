import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { deliverMails, PUBLIC_URL } from '../../test/mail/delivery.ts';
import { addPerson, queue } from '../../test/mail/fixtures.ts';
import { newId } from '../db/index.ts';
import { readOneTimeToken } from '../links/oneTimeTokens.ts';
import { createSeal } from '../platform/seal.ts';
import { cleanName, cleanText, escapeHtml, isPlainAddress } from './names.ts';
import type { MessagePayload } from './payload.ts';
import { mailText } from './wording.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Composes one email and returns it. */
async function written(job: MessagePayload) {
  await queue(database.db, job);
  const [mail] = await deliverMails(database.db);
  if (!mail) throw new Error('No mail was written');
  return mail;
}

const addressed = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

describe('an email', () => {
  it.each([
    [
      'en',
      'Reset your Derrick password',
      'The link works once, for 1 hour.',
      'You receive this email because',
      'If the button does not work',
    ],
    [
      'es',
      'Restablezca su contraseña de Derrick',
      'El enlace funciona una sola vez, durante 1 hora.',
      'Recibe este correo porque',
      'Si el botón no funciona',
    ],
  ] as const)(
    'for a forgotten password contains the reset link and its validity, in %s',
    async (language, subject, validity, reason, plain) => {
      const { email, userId } = await addPerson(database.db);
      const mail = await written({ template: 'passwordReset', email, language });
      expect(mail).toMatchObject({ to: email, kind: 'passwordReset', subject });
      expect(mail.link).toMatch(new RegExp(`^${PUBLIC_URL}/reset-password\\?token=[\\w-]{43}$`));
      for (const part of [mail.text, mail.html]) {
        for (const words of ['Tomás Beltrán', validity, reason, email, mail.link])
          expect(part).toContain(words);
      }
      expect(mail.html).toContain(plain);
      expect(mail.html).toContain(`<html lang="${language}"`);
      expect(addressed(mail.html)).toEqual([mail.link, mail.link]);
      const token = new URL(mail.link).searchParams.get('token') ?? '';
      expect(await readOneTimeToken(database.db, token, 'reset')).toMatchObject({ outcome: 'valid', userId });
    },
  );

  it.each([
    ['en', 'Rosa Vega invites you to Permian Basin Co. on Derrick', 'as a manager.', 'once, for 7 days'],
    [
      'es',
      'Rosa Vega le envió una invitación a Permian Basin Co. en Derrick',
      'con el rol de gerente.',
      'una sola vez, durante 7 días',
    ],
  ] as const)(
    'for an invitation names the inviter, the role and the validity, in %s',
    async (language, subject, role, validity) => {
      const { companyId, userId, email } = await addPerson(database.db, {
        status: 'PENDING',
        role: 'MANAGER',
        language,
      });
      const invitedBy = newId();
      await database.db
        .insertInto('users')
        .values({
          company_id: companyId,
          id: invitedBy,
          role: 'ADMIN',
          status: 'ACTIVE',
          fullname: 'Rosa Vega',
          email: `${invitedBy}@people.test`,
        })
        .execute();
      const mail = await written({ template: 'invitation', companyId, userId, invitedBy });
      expect(mail.subject).toBe(subject);
      expect(mail.link).toMatch(new RegExp(`^${PUBLIC_URL}/verify\\?token=[\\w-]{43}&lang=${language}$`));
      for (const part of [mail.text, mail.html])
        for (const words of [role, validity, email]) expect(part).toContain(words);
      const token = new URL(mail.link).searchParams.get('token') ?? '';
      expect(await readOneTimeToken(database.db, token, 'invitation')).toMatchObject({
        outcome: 'valid',
        userId,
        invitedBy,
      });

      // A user of another company is not named, even if the job names that user as the inviter.
      const stranger = await addPerson(database.db, { fullname: 'Sam Stranger' });
      const otherMail = await written({
        template: 'invitation',
        companyId,
        userId,
        invitedBy: stranger.userId,
      }).catch((error: unknown) => error);
      expect(JSON.stringify(otherMail)).not.toContain('Stranger');
    },
  );

  it.each([
    ['passwordChanged', 'en', 'Your Derrick password was changed', '/login', 'UTC'],
    ['passwordChanged', 'es', 'Se cambió su contraseña de Derrick', '/login', 'UTC'],
    ['welcome', 'en', 'Welcome to Derrick', '/dashboard/overview', 'Permian Basin Co.'],
    ['welcome', 'es', 'Le damos la bienvenida a Derrick', '/dashboard/overview', 'Permian Basin Co.'],
  ] as const)(
    'of type %s has the expected subject and link, in %s',
    async (template, language, subject, path, words) => {
      const { companyId, userId } = await addPerson(database.db, { language });
      const mail = await written({ template, companyId, userId });
      expect([mail.subject, mail.link]).toEqual([subject, `${PUBLIC_URL}${path}`]);
      for (const part of [mail.text, mail.html]) expect(part).toContain(words);
    },
  );

  it('escapes names in HTML and keeps them as plain text', async () => {
    const fullname = '<img src=x onerror=alert(1)> "O\'Neil" & 🛢️ مريم \u202eevil';
    const { companyId, userId } = await addPerson(
      database.db,
      { fullname },
      '</title><script>alert(1)</script>',
    );
    const { html, text, subject } = await written({ template: 'welcome', companyId, userId });
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;O&#39;Neil&quot; &amp; 🛢️ مريم evil');
    expect(text).toContain('<img src=x onerror=alert(1)> "O\'Neil" & 🛢️ مريم evil');
    expect(subject).not.toMatch(/[\r\n]/);
    // The email loads and runs nothing: no tables, no pictures, no URLs except its link.
    expect(html).not.toMatch(/<table|<img|<[^>]* src=|url\(|@import|<link/);
  });

  it('a link email that is requested again invalidates the previous link', async () => {
    const { email } = await addPerson(database.db);
    const job = { template: 'passwordReset', email, language: 'en' } as const;
    const [first, second] = [await written(job), await written(job)];
    const outcome = async (link: string) =>
      (await readOneTimeToken(database.db, new URL(link).searchParams.get('token') ?? '', 'reset')).outcome;
    expect([await outcome(first.link), await outcome(second.link)]).toEqual(['replaced', 'valid']);
  });
});

describe('names and addresses', () => {
  it.each([
    ['Eve\r\nBcc: a@b.test', 'Eve Bcc: a@b.\u2060test'],
    ['Win at https://evil.test/x now', 'Win at … now'],
    ['See evil.test/x or www.evil.test', 'See … or …'],
    ['Booking.com Inc.', 'Booking.\u2060com Inc.'],
    ['J. R. Ewing & Co.', 'J. R. Ewing & Co.'],
    ['  two \t words\u0000\u2028\u2029 ', 'two words'],
    ['\u202eevil\u2066', 'evil'],
    ['👩‍🔧'.repeat(100), undefined],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
  ])('are reduced to a single clean line: %j', (name, expected) => {
    const line = cleanName(name);
    expect(cleanName(line)).toBe(line);
    if (expected !== undefined) expect(line).toBe(expected);
    expect([...line.replaceAll('\u2060', '')].length).toBeLessThanOrEqual(60);
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  });

  it('in a comment stay readable without becoming links', () => {
    expect(cleanText('See https://a.test/b\nor 12.5 h')).toBe(
      'See https:\u2060/\u2060/\u2060a.\u2060test/\u2060b\nor 12.\u20605 h',
    );
  });

  it('lose web addresses in every message, so that an email cannot carry a foreign link', () => {
    const values = {
      email: 'a@b.test',
      company: 'https://evil.test',
      hasInviter: true,
      invitedBy: 'www.evil.test',
    };
    expect(mailText('en', 'invitation.subject', values)).toBe('… invites you to … on Derrick');
    expect(mailText('en', 'welcome.reason', values)).toContain('because … was registered with a@b.test.');
  });

  it.each([
    ['en', 1, '1 day past due'],
    ['en', 7, '7 days past due'],
    ['es', 1, 'Vencida hace 1 día'],
    ['es', 7, 'Vencida hace 7 días'],
  ] as const)(
    'do not affect the number of days in a reminder heading: %s, %d',
    (language, daysLate, heading) => {
      expect(mailText(language, 'reminder.heading', { daysLate })).toBe(heading);
    },
  );

  it('are escaped in HTML', () => {
    expect(escapeHtml(`<a href="x">'&amp;'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;',
    );
  });

  it.each([
    ['a@b.test', true],
    ['maría.o+x@bücher.example', true],
    ['a@b.test,c@d.test', false],
    ['<a@b.test>', false],
    ['A <a@b.test>', false],
    ['a@b.test\r\nRCPT TO:<c@d.test>', false],
    ['"a b"@c.test', false],
    ['a@@b', false],
    ['', false],
    [`${'x'.repeat(250)}@b.test`, false],
  ])('%j is a valid email address: %s', (address, isOne) => {
    expect(isPlainAddress(address)).toBe(isOne);
  });
});

describe('a sealed text', () => {
  it('opens only unchanged, in its own row and with its own secret', () => {
    const seal = createSeal('a secret of thirty-two bytes or more', 'outbox');
    const sealed = seal.close('row', 'a text with ñ');
    expect(seal.open('row', sealed)).toBe('a text with ñ');
    expect(seal.close('row', 'a text with ñ')).not.toBe(sealed);
    expect(seal.open('another row', sealed)).toBeUndefined();
    expect(createSeal('another secret of thirty-two bytes', 'outbox').open('row', sealed)).toBeUndefined();
    const turned = Buffer.from(sealed, 'base64');
    turned.writeUInt8(turned.readUInt8(20) ^ 1, 20);
    expect(seal.open('row', turned.toString('base64'))).toBeUndefined();
    expect(seal.open('row', '')).toBeUndefined();
  });
});
