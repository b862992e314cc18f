import type { CompanySection } from '@derrick/domain/company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings, readSection } from '../../test/company.ts';
import { invoicing } from '../../test/invoices.ts';
import { type Person, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (as: Person) =>
  (await server.call('/api/v1/company', { token: await server.tokenOf(as) })).json.data;

const putSection = async (section: CompanySection, body: object, as: Person = 'admin') =>
  server.call(`/api/v1/company/${section}`, { method: 'PUT', token: await server.tokenOf(as), body });

describe('the company settings', () => {
  it.each([
    ['tech', ['profile', 'locale']],
    ['manager', ['profile', 'locale']],
    ['admin', ['profile', 'locale', 'tickets', 'rates', 'invoices', 'people', 'data']],
    ['owner', ['profile', 'locale', 'tickets', 'rates', 'invoices', 'people', 'data']],
  ] as const)('contain only the sections visible to: %s', async (person, sections) => {
    expect(Object.keys(await read(person))).toEqual(sections);
  });

  it('have a version per section, and a stale version returns 409 with the current settings', async () => {
    const [profile, data] = [await readSection(server, 'profile'), await readSection(server, 'data')];
    const { version, logo, ...fields } = profile;
    const saved = await putSection('profile', { ...fields, version, website: 'derrick.example' });
    expect(saved.json.data).toMatchObject({ website: 'derrick.example', version: version + 1 });
    const late = await putSection('profile', { ...fields, version, website: 'late.example' }, 'owner');
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      code: 'CONFLICT',
      data: {
        changedBy: { id: server.company.users.admin.id, fullname: 'Adán Admin' },
        changedAt: expect.any(String),
        settings: { website: 'derrick.example', version: version + 1 },
      },
    });
    const { version: ofData, ...rest } = data;
    expect((await putSection('data', { ...rest, version: ofData, auditMonths: 24 })).status).toBe(200);
    // Saving without changes keeps the version, so that it causes no conflict for other users who are editing.
    expect((await changeSettings(server, 'profile', {})).json.data.version).toBe(version + 1);
  });

  it.each([
    ['profile', { name: ' ' }, { name: 'companyNameRequired' }],
    ['profile', { email: 'nobody' }, { email: 'emailInvalid' }],
    ['profile', { website: 'javascript:alert(1)' }, { website: 'websiteInvalid' }],
    ['locale', { timeZone: 'Mars/Olympus' }, { timeZone: 'timeZoneInvalid' }],
    ['tickets', { codePrefix: 'A1' }, { codePrefix: 'codePrefixInvalid' }],
    ['tickets', { longShiftHours: 0 }, { longShiftHours: 'longShiftInvalid' }],
    ['invoices', { restartsYearly: true, numberPattern: '{N}' }, { numberPattern: 'numberPatternYear' }],
    ['invoices', { reminderDays: [] }, { reminderDays: 'reminderDaysRequired' }],
    ['people', { invitationDays: 31 }, { invitationDays: 'invitationDaysInvalid' }],
    ['people', { passwordMinLength: 5 }, { passwordMinLength: 'passwordMinLengthInvalid' }],
    ['people', { mailDomains: ['nowhere'] }, { 'mailDomains.0': 'mailDomainInvalid' }],
    ['data', { auditMonths: 13 }, { auditMonths: 'invalid' }],
  ] as const)('reject invalid values in %s: %j', async (section, change, errors) => {
    const { status, json } = await changeSettings(server, section, change);
    expect([status, json.errors]).toEqual([400, errors]);
  });

  it('reject rates without a first rate, with duplicate start days or with an unknown job type', async () => {
    const id = server.company.jobTypeId;
    const rates = (...from: (string | null)[]) => from.map((day) => ({ from: day, workCents: 1 }));
    const errorsOf = async (level: object) => (await putSection('rates', { levels: [level] })).json.errors;
    expect(await errorsOf({ id, rates: rates('2026-01-01') })).toEqual({
      'levels.0.rates': 'firstRateRequired',
    });
    expect(await errorsOf({ id, rates: rates(null, '2026-01-01', '2026-01-01') })).toEqual({
      'levels.0.rates.2.from': 'rateFromTwice',
    });
    expect(await errorsOf({ id: server.foreign.jobTypeId, rates: rates(null) })).toEqual({
      'levels.0.id': 'levelUnknown',
    });
  });

  it('lock the currency after an invoice was issued, and before that change the currency of drafts', async () => {
    const on = invoicing(server);
    const { id } = await on.draft();
    expect(
      (await changeSettings(server, 'locale', { currency: 'EUR', currencyChange: 'KEEP_NUMBERS' })).json.data
        .isCurrencyFixed,
    ).toBe(false);
    expect((await on.send('GET', `/invoice/${id}`)).json.data.currency).toBe('EUR');
    const { version } = (await on.send('GET', `/invoice/${id}`)).json.data;
    expect((await on.send('POST', `/invoice/${id}/issue`, { version })).status).toBe(200);
    const refused = await changeSettings(server, 'locale', { currency: 'USD' });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({ code: 'WRONG_STATE', errors: { currency: 'currencyFixed' } });
    expect((await changeSettings(server, 'locale', { weekStart: 'SUNDAY' })).json.data).toMatchObject({
      isCurrencyFixed: true,
      currency: 'EUR',
      weekStart: 'SUNDAY',
    });
  });

  it('are included in the session', async () => {
    await changeSettings(server, 'locale', {
      timeZone: 'Europe/Madrid',
      hourCycle: 'h23',
      distanceUnit: 'km',
    });
    await changeSettings(server, 'data', { assistant: 'OFF' });
    const { json } = await server.call('/api/v1/users/me', { token: await server.tokenOf('tech') });
    expect(json.data.company).toMatchObject({
      timeZone: 'Europe/Madrid',
      hourCycle: 'h23',
      distanceUnit: 'km',
      assistant: 'OFF',
      // Five active users. The deactivated and the invited user are not counted.
      memberCount: 5,
    });
  });
});
