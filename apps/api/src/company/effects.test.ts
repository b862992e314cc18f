/** Every setting of a company has an effect. Each test fails if its setting is not used. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings, readSection } from '../../test/company.ts';
import { invoicing } from '../../test/invoices.ts';
import { deliverMails } from '../../test/mail/delivery.ts';
import { PASSWORD, type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { removeOldEvents } from '../audit/retention.ts';
import { newId } from '../db/index.ts';
import { readPdf } from '../documents/readPdf.ts';
import { sendReminders } from '../invoices/reminders.ts';
import { dayIn } from '../platform/dayRange.ts';
import { createLogger } from '../platform/logging.ts';
import { maxFileBytesOf } from './files.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());

const sections = ['profile', 'locale', 'tickets', 'invoices', 'people', 'data'] as const;
const before = new Map<string, object>();
beforeEach(async () => {
  for (const section of sections) {
    const settings = before.get(section);
    if (settings) await changeSettings(server, section, settings);
    else before.set(section, withoutExtras(await readSection(server, section)));
  }
});

const withoutExtras = ({
  version,
  logo,
  isCurrencyFixed,
  serverMaxFileMegabytes,
  nextNumber,
  serverPasswordMinLength,
  ...settings
}: Record<string, unknown>) => settings;

async function set(section: (typeof sections)[number], changes: object): Promise<void> {
  const { status, text } = await changeSettings(server, section, changes);
  expect(status, text).toBe(200);
}

/** Sends a request as a user who has just signed in. */
async function fresh(person: Person, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const { accessToken: token } = await server.signIn(server.company.users[person].email);
  return server.call(`/api/v1${path}`, { method, token, body });
}

async function newTicket(fields: object = {}, as: Person = 'owner') {
  const { json, text } = await on.send('POST', '/ticket', { ...ticketInput, ...fields }, as);
  if (!json.success) throw new Error(text);
  return json.data;
}

const moveTo = (id: string, at: string) =>
  server.database.db
    .updateTable('tickets')
    .set({ created_at: at })
    .where('company_id', '=', server.company.id)
    .where('id', '=', id)
    .execute();

const pdfText = async (path: string) => (await readPdf(await pdfOf(path))).text;

/** Returns the page size of a PDF. */
const paperOf = async (path: string) => (await readPdf(await pdfOf(path))).paper;

async function pdfOf(path: string, language = 'en'): Promise<Uint8Array> {
  const { accessToken } = await server.signIn(server.company.users.admin.email);
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-language': language };
  const reply = await server.app.request(`/api/v1${path}`, { headers });
  return new Uint8Array(await reply.arrayBuffer());
}

/** Returns the texts of all emails so far. */
const mailed = async () => (await deliverMails(server.database.db)).map(({ text }) => text).join('\n');

describe('the time zone', () => {
  it('determines the day of a ticket in lists, statistics, exports and PDFs', async () => {
    await set('locale', { timeZone: 'America/Chicago' });
    const { id, jobcode } = await newTicket();
    await moveTo(id, '2026-03-02T05:30:00Z');
    const on1 = 'fromDate=2026-03-01&toDate=2026-03-01';
    const on2 = 'fromDate=2026-03-02&toDate=2026-03-02';
    const codes = async (query: string) =>
      (await on.send('GET', `/ticket?${query}`)).json.data.data.map(
        (ticket: { jobcode: string }) => ticket.jobcode,
      );
    expect([await codes(on1), await codes(on2)]).toEqual([[jobcode], []]);
    const figures = async (query: string) =>
      (await on.send('GET', `/ticket/statistics?${query}`)).json.data?.total;
    expect([await figures(on1), await figures(on2)]).toEqual([1, 0]);
    const exported = await on.send('GET', `/ticket/export.csv?${on1}`);
    expect(exported.text).toContain('Mar 01, 2026');
    expect((await newTicket()).workDate).toBe(dayIn(new Date(), 'America/Chicago'));
    await on.send('PUT', `/ticket/${id}/signature`, { name: 'Dana Whitfield', typed: true });
    await server.database.db
      .updateTable('tickets')
      .set({ signed_at: new Date('2026-03-02T05:30:00Z') })
      .where('id', '=', id)
      .execute();
    expect(await pdfText(`/ticket/${id}/pdf`)).toContain('Mar 1, 2026, 11:30 PM CST');
  });

  it('determines the current day of the overview', async () => {
    const timeZone = 'Africa/Lagos';
    const now = new Date();
    // Half an hour before the UTC day starts. In Lagos this is today until 23:00 UTC.
    const at = new Date(Date.parse(now.toISOString().slice(0, 10)) - 30 * 60_000);
    const { id } = await newTicket();
    await moveTo(id, at.toISOString());
    const today = async () =>
      (await on.send('GET', '/users/load/super/admin/overview/stats')).json.data.jobTickets.today;
    const inUtc = await today();
    await set('locale', { timeZone });
    expect((await today()) - inUtc).toBe(dayIn(at, timeZone) === dayIn(now, timeZone) ? 1 : 0);
  });

  it('and hour cycle are used in PDFs and emails', async () => {
    const { id } = await newTicket();
    await on.send('PUT', `/ticket/${id}/signature`, { name: 'Dana Whitfield', typed: true });
    const pdf = () => pdfText(`/ticket/${id}/pdf`);
    await set('locale', { timeZone: 'Africa/Lagos', hourCycle: 'h12' });
    expect(await pdf()).toMatch(/\d:\d\d\s[AP]M GMT\+1/);
    await set('locale', { timeZone: 'Africa/Lagos', hourCycle: 'h23' });
    expect(await pdf()).toMatch(/ \d\d:\d\d GMT\+1/);
    const body = { currentPassword: PASSWORD, newPassword: 'another good one' };
    expect((await fresh('other', 'POST', '/account/password', body)).status).toBe(200);
    expect(await mailed()).toMatch(/was changed on .* \d\d:\d\d GMT\+1/);
  });

  it.each([
    ['h12', 'en', '10:00 PM – 5:30 AM', '9:05 PM – 10:00 PM'],
    ['h23', 'en', '22:00 – 05:30', '21:05 – 22:00'],
    ['h12', 'es', '10:00 p.m. – 5:30 a.m.', '9:05 p.m. – 10:00 p.m.'],
    ['h23', 'es', '22:00 – 05:30', '21:05 – 22:00'],
  ])(
    'a ticket shows the times of work and travel with the configured %s clock (%s)',
    async (hourCycle, language, work, travel) => {
      const { id } = await newTicket({
        workStartedAt: '22:00',
        workEndedAt: '05:30',
        travelStartedAt: '21:05',
        travelEndedAt: '22:00',
      });
      await set('locale', { hourCycle });
      const { text } = await readPdf(await pdfOf(`/ticket/${id}/pdf`, language));
      // Versions of the locale data use different spaces in the Spanish "p. m.".
      const printed = text.replaceAll('p. m.', 'p.m.').replaceAll('a. m.', 'a.m.');
      expect(printed).toContain(work);
      expect(printed).toContain(travel);
    },
  );
});

it('the week starts on the configured day', async () => {
  const firstDay = async () => {
    const { json } = await on.send('GET', '/overview/weekly-hours');
    return new Date(json.data.days[0].date).getUTCDay();
  };
  const days = [];
  for (const weekStart of ['SUNDAY', 'MONDAY', 'SATURDAY']) {
    await set('locale', { weekStart });
    days.push(await firstDay());
  }
  expect(days).toEqual([0, 1, 6]);
});

it('new users and customers get the language of the company', async () => {
  await set('locale', { language: 'es' });
  const name = 'Petróleos del Norte';
  await newTicket({ customerCompany: name });
  const customer = await server.database.db
    .selectFrom('customers')
    .select('language')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const person = { fullname: 'Nuevo Gerente', email: 'nuevo@ours.test' };
  const { json } = await on.send('POST', '/users/manager', person);
  const { language } = await server.database.db
    .selectFrom('users')
    .select('language')
    .where('id', '=', json.data.id)
    .executeTakeFirstOrThrow();
  expect([customer.language, language]).toEqual(['es', 'es']);
});

it('distances use the configured unit and keep that unit in tickets, invoices and PDFs', async () => {
  const offered = async () => (await fresh('owner', 'GET', '/users/me')).json.data.company.distanceUnit;
  const offers = [];
  const lines = [];
  for (const distanceUnit of ['mi', 'km']) {
    await set('locale', { distanceUnit });
    const unit = await offered();
    offers.push(unit);
    lines.push({ kind: 'ITEM', description: `By ${unit}`, quantity: 12.5, unit, unitPriceCents: 100 });
  }
  expect(offers).toEqual(['mi', 'km']);
  const { id: ticketId } = await on.approvedTicket({ lines });
  const [{ id }] = (await on.send('POST', '/invoice', { ticketIds: [ticketId] })).json.data;
  await set('locale', { distanceUnit: 'mi' });
  const units = async (path: string) =>
    (await on.send('GET', path)).json.data.lines.flatMap(({ unit }: { unit: string }) =>
      unit === 'h' ? [] : [unit],
    );
  const paths = [`/ticket/${ticketId}`, `/invoice/${id}`];
  for (const path of paths) {
    expect(await units(path)).toEqual(['mi', 'km']);
    const text = await pdfText(`${path}/pdf`);
    for (const quantity of ['12.5 mi', '12.5 km']) expect(text).toContain(quantity);
  }
  await on.send('DELETE', `/invoice/${id}`);
});

describe('ticket settings', () => {
  it('the code prefix applies to new tickets, and search finds tickets with old and new prefixes', async () => {
    const old = await newTicket();
    await set('tickets', { codePrefix: 'MAD/' });
    const young = await newTicket();
    expect(old.jobcode).toMatch(/^TK-\d+$/);
    expect(young.jobcode).toMatch(/^MAD\/\d+$/);
    const codesOf = async (search: string) =>
      (await on.send('GET', `/ticket?search=${encodeURIComponent(search)}`)).json.data.data.map(
        (ticket: { jobcode: string }) => ticket.jobcode,
      );
    expect(await codesOf(old.jobcode)).toEqual([old.jobcode]);
    expect(await codesOf(young.jobcode)).toEqual([young.jobcode]);
    expect(await codesOf(old.jobcode.replace('TK-', 'mad/'))).toEqual([]);
  });

  it('the configured required fields are enforced on submission and approval', async () => {
    await set('tickets', { submitGates: ['customer'], approvalGates: ['contact'] });
    const refused = await on.send('POST', '/ticket', {
      ...ticketInput,
      status: 'SUBMITTED',
      customerCompany: '',
    });
    expect([refused.status, refused.json.errors]).toEqual([422, { customerCompany: 'customerRequired' }]);
    const { id, version } = await newTicket({ customerCompany: 'Blue Mesa', customerName: '' });
    const approved = await on.send('POST', `/ticket/${id}/approve`, { version });
    expect([approved.status, approved.json.errors]).toEqual([422, { customerName: 'contactRequired' }]);
  });

  it('tickets of the approver are approved only when the company allows it, and only by the configured role', async () => {
    const { id, version } = await newTicket({}, 'manager');
    const approve = () => fresh('manager', 'POST', `/ticket/${id}/approve`, { version });
    expect((await approve()).json.message).toContain('own');
    await set('tickets', { allowsOwnApproval: true });
    await set('people', { approvedBy: 'ADMIN' });
    const refused = await approve();
    expect([refused.status, refused.json.code]).toEqual([403, 'FORBIDDEN']);
    expect((await fresh('manager', 'GET', '/users/me')).json.data.permissions).not.toContain(
      'tickets:review',
    );
    await set('people', { approvedBy: 'MANAGER' });
    expect((await approve()).status).toBe(200);
  });

  it('the configured label of the cost reference is printed on tickets and invoices', async () => {
    const { id } = await newTicket({ costReference: '2026-0417' });
    const draft = await on.draft({ costReference: '2026-0418' });
    await set('tickets', { costReferenceLabel: 'AFE number' });
    expect(await pdfText(`/ticket/${id}/pdf`)).toContain('AFE number');
    expect(await pdfText(`/invoice/${draft.id}/pdf`)).toContain('AFE number');
  });

  it('warnings about long and overlapping work follow the settings', async () => {
    const work = {
      technicianId: server.company.users.tech.id,
      workDate: '2026-02-03',
      workStartedAt: '07:00',
      workEndedAt: '17:00',
    };
    const warningKinds = async () =>
      (await newTicket(work)).warnings.map(({ kind }: { kind: string }) => kind).sort();
    expect(await warningKinds()).toEqual([]);
    expect(await warningKinds()).toEqual(['OVERLAP']);
    await set('tickets', { longShiftHours: 9, warnsOfOverlap: false });
    expect(await warningKinds()).toEqual(['LONG']);
    expect((await on.send('GET', '/ticket/rules')).json.data.longShiftHours).toBe(9);
  });

  it('the maximum file size is the setting of the company, up to the limit of the server', async () => {
    const { id } = server.company;
    const limits = [20, 1].map((megabytes) => megabytes * 1024 ** 2);
    const read = () => Promise.all(limits.map((bytes) => maxFileBytesOf(server.database.db, id, bytes)));
    expect(await read()).toEqual(limits);
    await set('tickets', { maxFileMegabytes: 2 });
    expect(await read()).toEqual([2 * 1024 ** 2, 1024 ** 2]);
  });
});

describe('invoice settings', () => {
  it('new drafts use the configured terms, tax, grouping and currency', async () => {
    await set('locale', { currency: 'EUR', currencyChange: 'KEEP_NUMBERS' });
    await set('invoices', { termsDays: 14, taxPercent: 21, taxLabel: 'IVA', grouping: 'ONE_LINE' });
    const draft = await on.draft({ customerCompany: 'Pozos de Madrid' });
    expect(draft).toMatchObject({
      currency: 'EUR',
      termsDays: 14,
      taxPercent: 21,
      taxLabel: 'IVA',
      grouping: 'ONE_LINE',
    });
    await on.send('DELETE', `/invoice/${draft.id}`);
  });

  it('hours are rounded to the minute or to a tenth on tickets saved after the change', async () => {
    const work = { jobTypeId: server.company.jobTypeId, workStartedAt: '07:00', workEndedAt: '08:20' };
    const quantity = (ticket: { lines: { quantity: number }[] }) => ticket.lines[0]?.quantity;
    const old = await newTicket(work);
    await set('invoices', { hourRounding: 'MINUTES' });
    expect(quantity(await newTicket(work))).toBe(1.333);
    expect(quantity((await on.send('GET', `/ticket/${old.id}`)).json.data)).toBe(1.3);
  });

  it('reminders and email texts follow the settings', async () => {
    const { db } = server.database;
    await set('invoices', {
      hasReminders: true,
      reminderDays: [3],
      mailTexts: { en: 'Please pay into our account in Midland.', es: null },
    });
    await db.updateTable('companies').set({ confirmed_at: new Date() }).execute();
    const { id, dueDate } = await on.issued();
    const send = { to: ['payables@permian.test'], message: null, attachTickets: false };
    expect((await on.send('POST', `/invoice/${id}/send`, send)).status).toBe(200);
    expect(await mailed()).toContain('Please pay into our account in Midland.');
    await db.updateTable('customers').set({ invoice_email: 'payables@permian.test' }).execute();
    const log = createLogger('silent');
    const noonAfter = (days: number) => new Date(Date.parse(`${dueDate}T12:00:00Z`) + days * 86_400_000);
    expect(await sendReminders({ db, log }, noonAfter(0))).toBe(0);
    expect(await sendReminders({ db, log }, noonAfter(3))).toBe(1);
  });

  it('invoices print the configured names, addresses, texts and paper size', async () => {
    const profile = {
      name: 'Brightwater',
      legalName: 'Brightwater Field Services LLC',
      address: '12 Caliche Road\nMidland, TX',
      phone: '+14325550199',
      email: 'billing@brightwater.test',
      taxId: '75-7654321',
    };
    const texts = { paymentDetails: 'Routing 111000025', footer: 'Thank you for paying in time.' };
    await set('profile', profile);
    expect((await fresh('tech', 'GET', '/users/me')).json.data.company.name).toBe('Brightwater');
    const sizes = [];
    for (const paperSize of ['A4', 'LETTER']) {
      await set('invoices', { ...texts, paperSize });
      const { id, seller, ...invoice } = await on.issued();
      const { name: _, legalName, taxId: taxNumber, ...rest } = profile;
      expect(seller).toEqual({ ...rest, name: legalName, taxNumber });
      expect(invoice).toMatchObject(texts);
      const printed = [legalName, taxNumber, ...Object.values(rest), ...Object.values(texts)];
      const text = await pdfText(`/invoice/${id}/pdf`);
      for (const part of printed.flatMap((value) => value.split('\n'))) expect(text).toContain(part);
      sizes.push(await paperOf(`/invoice/${id}/pdf`));
    }
    // In points (1/72 inch).
    expect(sizes).toEqual(['595x842', '612x792']);
  });

  it('invoices of Spanish-speaking customers have the tax label and the footer in Spanish', async () => {
    const texts = { taxPercent: 21, taxLabel: 'VAT', footer: 'Thank you.' };
    await set('invoices', { ...texts, taxLabelSpanish: 'IVA', footerSpanish: 'Gracias.' });
    const { id: companyId } = server.company;
    await server.database.db
      .insertInto('customers')
      .values({
        company_id: companyId,
        id: newId(),
        name: 'Pozos de Jaén',
        language: 'es',
        tax_number: 'B-23',
      })
      .execute();
    const { id, footer, taxLabel } = await on.issued({ customerCompany: 'Pozos de Jaén' });
    expect([taxLabel, footer]).toEqual(['IVA', 'Gracias.']);
    const text = await pdfText(`/invoice/${id}/pdf`);
    for (const part of ['Factura', 'ID fiscal: B-23', 'IVA (21%)', 'Gracias.']) expect(text).toContain(part);
    // The setting is not part of the original API: a client that does not know it leaves it unchanged.
    await set('invoices', { taxLabelSpanish: undefined });
    expect((await on.send('GET', '/invoice/settings')).json.data.taxLabelSpanish).toBe('IVA');
  });
});

describe('user settings', () => {
  it('prices are visible to the configured roles', async () => {
    const { id } = await newTicket({ jobTypeId: server.company.jobTypeId, workHours: 2 });
    const sees = async () => 'totals' in (await fresh('manager', 'GET', `/ticket/${id}`)).json.data;
    expect(await sees()).toBe(false);
    await set('people', { pricesSeenBy: 'MANAGER' });
    expect(await sees()).toBe(true);
  });

  it('invitations expire after the configured number of days, and the email contains the number', async () => {
    await server.database.db.updateTable('companies').set({ confirmed_at: new Date() }).execute();
    await set('people', { invitationDays: 3 });
    const { json } = await on.send(
      'POST',
      `/users/technician/${server.company.users.invited.id}/invitation/link`,
    );
    const days = (Date.parse(json.data.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days * 100) / 100).toBe(3);
    await on.send('POST', '/users/manager', { fullname: 'Three Days', email: 'three@ours.test' });
    expect(await mailed()).toContain('for 3 days');
  });

  it('email addresses of other domains are rejected for new users and address changes', async () => {
    await set('people', { mailDomains: ['ours.test'] });
    const invite = (email: string) => on.send('POST', '/users/manager', { fullname: 'New Manager', email });
    expect((await invite('somebody@elsewhere.test')).json).toMatchObject({
      code: 'MAIL_DOMAIN_REFUSED',
      errors: { email: 'mailDomainRefused' },
    });
    expect((await invite('somebody@field.ours.test')).status).toBe(201);
    const change = { email: 'tech@elsewhere.test', password: PASSWORD };
    expect((await fresh('tech', 'POST', '/account/email', change)).json.code).toBe('MAIL_DOMAIN_REFUSED');
  });

  it('a second factor is required for the configured users', async () => {
    const asksSecondFactor = async (person: Person) =>
      (await fresh(person, 'GET', '/users/me')).json.data.needsSecondFactor === true;
    await set('people', { secondFactor: 'ADMINS' });
    expect([await asksSecondFactor('admin'), await asksSecondFactor('tech')]).toEqual([true, false]);
    const people = { ...before.get('people'), secondFactor: 'NOBODY' };
    const { db } = server.database;
    await db.updateTable('companies').set({ requires_second_factor: false }).execute();
    expect((await fresh('admin', 'PUT', '/company/people', people)).status).toBe(200);
    expect(await asksSecondFactor('admin')).toBe(false);
  });

  it('sessions expire after the configured number of days', async () => {
    await set('people', { sessionDays: 2 });
    await server.signIn(server.company.users.tech.email);
    const { family_expires_at, expires_at } = await server.database.db
      .selectFrom('refresh_tokens')
      .select(['family_expires_at', 'expires_at'])
      .where('user_id', '=', server.company.users.tech.id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const days = (until: Date) => Math.round((until.getTime() - Date.now()) / 8_640_000) / 10;
    expect([days(family_expires_at), days(expires_at)]).toEqual([2, 2]);
  });

  it('new passwords must have the configured minimum length', async () => {
    await set('people', { passwordMinLength: 20 });
    const change = { currentPassword: PASSWORD, newPassword: 'nineteen characters' };
    const refused = await fresh('tech', 'POST', '/account/password', change);
    expect(refused.json).toMatchObject({
      message: 'The password must be at least 20 characters long',
      errors: { newPassword: 'passwordTooShort' },
    });
    const person = { fullname: 'Short Password', email: 'short@ours.test', password: 'nineteen characters' };
    expect((await on.send('POST', '/users/manager', person)).json.errors).toEqual({
      password: 'passwordTooShort',
    });
  });
});

describe('data settings', () => {
  it('the assistant and its speech input follow the settings', async () => {
    const person = async () => (await fresh('manager', 'GET', '/users/me')).json.data.company;
    const draft = {
      timeZone: 'UTC',
      text: 'Repacked the seal at Pad 12',
      language: 'en',
      referenceDate: '2026-11-20',
    };
    const assistantStates = [];
    for (const [assistant, allowsSpeech] of [
      ['OFF', false],
      ['LOCAL', true],
    ]) {
      await set('data', { assistant, allowsSpeech });
      const { status } = await fresh('manager', 'POST', '/assist/ticket-draft', draft);
      const company = await person();
      assistantStates.push([status, company.assistant, company.allowsSpeech]);
    }
    expect(assistantStates).toEqual([
      [403, 'OFF', false],
      [200, 'LOCAL', true],
    ]);
  });

  it('events are stored for the configured number of months', async () => {
    const { db } = server.database;
    const inTwoYears = new Date();
    inTwoYears.setUTCMonth(inTwoYears.getUTCMonth() + 23);
    await set('data', { auditMonths: 24 });
    expect(await removeOldEvents(db, inTwoYears)).toBe(0);
    await set('data', { auditMonths: 12 });
    expect(await removeOldEvents(db, inTwoYears)).toBeGreaterThan(0);
  });
});

describe('rate settings', () => {
  it('a ticket uses the work and travel rates of its work date, and saved tickets keep their rates', async () => {
    const { jobTypeId: id } = server.company;
    const work = { jobTypeId: id, workHours: 1, travelHours: 1 };
    const prices = ({ lines }: { lines: { unitPriceCents: number }[] }) =>
      lines.map(({ unitPriceCents }) => unitPriceCents);
    const old = await newTicket({ ...work, workDate: '2026-01-05' });
    const rates = [
      { from: null, workCents: 9500, travelCents: 6000 },
      { from: '2026-02-01', workCents: 10_500, travelCents: null },
    ];
    expect((await on.send('PUT', '/company/rates', { levels: [{ id, rates }] })).status).toBe(200);
    expect(prices((await on.send('GET', `/ticket/${old.id}`)).json.data)).toEqual(prices(old));
    const january = await newTicket({ ...work, workDate: '2026-01-31' });
    expect(prices(january)).toEqual([9500, 6000]);
    expect(prices(await newTicket({ ...work, workDate: '2026-02-01' }))).toEqual([10_500, 10_500]);
    const { json } = await on.send('PUT', `/ticket/${january.id}`, {
      ...ticketInput,
      ...work,
      workDate: '2026-02-02',
    });
    expect(prices(json.data)).toEqual([10_500, 10_500]);
    const [level] = (await on.send('GET', '/job-type')).json.data.data;
    expect(level.hourlyRateCents).toBe(10_500);
    const [before] = (await on.send('GET', '/job-type?day=2026-01-31')).json.data.data;
    expect(before).toMatchObject({ hourlyRateCents: 9500, travelRateCents: 6000 });
    // Without a travel rate, travel is billed like work.
    expect([level.travelRateCents, level.id]).toEqual([undefined, before.id]);
  });
});
