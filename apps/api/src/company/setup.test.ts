import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  const user = {
    email: 'owner@new.test',
    fullname: 'Nora Nueva',
    password: 'correct horse battery',
    language: 'ES',
    companyId: newId(),
  };
  const company = { name: 'New', size: 'STARTUP', industry: 'Oil & Gas', timeZone: 'America/Mexico_City' };
  const { json } = await server.call('/api/v1/auth/register', { method: 'POST', body: { user, company } });
  token = json.data.accessToken;
});
afterAll(() => server.close());

const get = async () => (await server.call('/api/v1/company/setup', { token })).json.data;
const post = async (body: object) =>
  (await server.call('/api/v1/company/setup', { method: 'POST', token, body })).json.data;
const isOpenForUser = async () =>
  (await server.call('/api/v1/users/me', { token })).json.data.company.isSetupOpen;

describe('the set-up checklist', () => {
  it('is open for a new company, with every step to do', async () => {
    expect(await get()).toEqual({
      isOpen: true,
      steps: {
        locale: false,
        rates: false,
        ownApproval: false,
        people: false,
        logo: false,
        ticket: false,
      },
    });
    expect(await isOpenForUser()).toBe(true);
  });

  it('is not open for a company that existed before the checklist', async () => {
    const owner = await server.tokenOf('owner');
    const { json } = await server.call('/api/v1/company/setup', { token: owner });
    expect(json.data).toMatchObject({ isOpen: false, steps: { people: true } });
  });

  it('is hidden from users who cannot change the settings', async () => {
    const manager = await server.tokenOf('manager');
    expect((await server.call('/api/v1/company/setup', { token: manager })).status).toBe(403);
  });

  it('marks the locale as confirmed without a change', async () => {
    expect((await post({ isLocaleConfirmed: true })).steps.locale).toBe(true);
  });

  it('stores the answer about own approval in the settings', async () => {
    const allowed = async () =>
      (await server.call('/api/v1/company', { token })).json.data.tickets.allowsOwnApproval;
    expect((await post({ allowsOwnApproval: true })).steps.ownApproval).toBe(true);
    expect(await allowed()).toBe(true);
    // "No" is an answer, too.
    expect((await post({ allowsOwnApproval: false })).steps.ownApproval).toBe(true);
    expect(await allowed()).toBe(false);
  });

  it('sets the hourly rate of the levels that have none', async () => {
    const levels = async () => (await server.call('/api/v1/company', { token })).json.data.rates.levels;
    const [level, ...others] = await levels();
    await server.call(`/api/v1/job-type/${level.id}`, {
      method: 'PUT',
      token,
      body: { hourlyRateCents: 50_000 },
    });
    expect((await get()).steps.rates).toBe(true);
    await post({ hourlyRateCents: 9250 });
    const rates = (await levels()).map(
      ({ rates: [first] }: { rates: { workCents: number }[] }) => first?.workCents,
    );
    expect(rates).toEqual([50_000, ...others.map(() => 9250)]);
  });

  it('marks the ticket as done, whose code equals the preview in the settings', async () => {
    const { tickets } = (await server.call('/api/v1/company', { token })).json.data;
    const body = { ...ticketInput, status: 'DRAFT' };
    const made = await server.call('/api/v1/ticket', { method: 'POST', token, body });
    expect(made.status, made.text).toBe(201);
    expect(made.json.data.jobcode).toBe(`${tickets.codePrefix}${tickets.nextNumber}`);
    expect((await get()).steps.ticket).toBe(true);
  });

  it('is closed by a user', async () => {
    expect((await post({ isOpen: false })).isOpen).toBe(false);
    expect(await isOpenForUser()).toBe(false);
  });
});
