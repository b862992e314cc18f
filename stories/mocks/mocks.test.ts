/** The mocks of the stories agree with the contract and with the server: calls every endpoint of the contract on both. */
import { sendConfirmation } from '@derrick/domain/auth';
import { type Endpoint, exampleId } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startsFrom } from '../../apps/api/src/contract/invoiceRecords.ts';
import { callEndpoint, createRecords } from '../../apps/api/src/contract/records.ts';
import { startTestServer, type TestServer } from '../../apps/api/src/testing.ts';
import { accountHandlers } from './accounts.ts';
import { assistantHandlers, storyDraftId } from './assistant.ts';
import { auditHandlers } from './audit.ts';
import { authHandlers } from './auth.ts';
import { companyHandlers } from './company.ts';
import { companyDataHandlers } from './companyData.ts';
import { customerHandlers } from './customers.ts';
import { emailChangeHandlers } from './emailChange.ts';
import { fileHandlers } from './files.ts';
import { invoiceIn } from './invoiceFixtures.ts';
import { invoiceHandlers } from './invoices.ts';
import { levelHandlers } from './levels.ts';
import { mock } from './mock.ts';
import { storyNotifications } from './notificationFixtures.ts';
import { notificationHandlers } from './notifications.ts';
import { overviewHandlers } from './overview.ts';
import { ownAccountHandlers } from './ownAccount.ts';
import { ownPasskeys, ownSessions } from './ownAccountFixtures.ts';
import { customers } from './people.ts';
import { jobRoles, levels, managers, people } from './peopleFixtures.ts';
import { managerHandlers, technicianHandlers } from './peopleHandlers.ts';
import { priceItemHandlers, priceItems } from './priceItems.ts';
import { publicInvoiceHandlers } from './publicInvoice.ts';
import { signHandlers } from './signatures.ts';
import { signedHandlers } from './signed.ts';
import { ticketFormHandlers } from './ticketForm.ts';
import { ticketHandlers, tickets } from './tickets.ts';

const createHandlers = () => [
  // Before those of the bell, which know the number alone.
  ...notificationHandlers.preferences(),
  ...notificationHandlers.ready(),
  ...authHandlers.signedIn(),
  ...accountHandlers.register(),
  ...accountHandlers.forgotPassword(),
  ...accountHandlers.resetPassword(),
  ...accountHandlers.invitation(),
  ...accountHandlers.acceptInvitation(),
  ...emailChangeHandlers.ready(),
  mock(sendConfirmation, () => ({ email: 'owner@ours.test' })),
  ...ownAccountHandlers.withPasskeys(),
  ...overviewHandlers.ready(),
  ...ticketHandlers.ready(),
  ...technicianHandlers.ready(),
  ...managerHandlers.ready(),
  ...levelHandlers.ready(),
  ...companyHandlers.ready(),
  ...companyDataHandlers.ready(),
  ...customerHandlers.ready(),
  ...invoiceHandlers.ready(),
  ...publicInvoiceHandlers.ready(),
  ...priceItemHandlers.ready(),
  ...auditHandlers.ready(),
  ...ticketFormHandlers.ready(),
  ...signedHandlers.ready(),
  ...signHandlers.ready(),
  ...fileHandlers.ready(),
  ...assistantHandlers.ready(),
];

/** A record of each kind in the stories, for ids in paths and bodies. */
const storyRecords: Record<string, string | undefined> = {
  // The first one is on an invoice, and locked.
  ticket: tickets[1]?.id,
  customer: customers[0]?.id,
  priceItem: priceItems[0]?.id,
  technician: people[0]?.id,
  manager: managers[0]?.id,
  jobType: levels[0]?.id,
  jobRole: jobRoles[0]?.id,
  file: '0-report.pdf',
  session: ownSessions[1]?.id,
  passkey: ownPasskeys[0]?.id,
  assistantDraft: storyDraftId,
  notification: storyNotifications[0]?.id,
};

/** The record that a call is about; an invoice is in the state that the call begins with. */
const recordFor = ({ path, resource = '' }: Endpoint) =>
  resource === 'invoice' ? invoiceIn(startsFrom[path] ?? 'DRAFT').id : (storyRecords[resource] ?? '');

/** What the admin app does not call, and stories do not answer; nor the file of an export, which neither has at first. */
const withoutMock =
  /^(listEverybody|listAdmins|adminEndpoints\.|superAdminEndpoints\.|getOpenApi$|getPhoto$|getCompanyLogo$|downloadCompanyExport$|streamNotifications$|unsubscribe$|showUnsubscribe$)/;

function bodyFor({ kind, example }: Endpoint): BodyInit | undefined {
  if (kind === 'upload') {
    const form = new FormData();
    form.append('file', new File(['some text'], 'some.txt'));
    return form;
  }
  const text = JSON.stringify(example?.body);
  return Object.entries(storyRecords).reduce(
    (body, [resource, id]) => body?.replaceAll(exampleId(resource), id ?? ''),
    text,
  );
}

async function callMock(endpoint: Endpoint) {
  const { method, path, example } = endpoint;
  const query = Object.entries(example?.query ?? {}).map(([name, value]) => [name, String(value)]);
  const address = path.replace(/:\w+/, recordFor(endpoint));
  const body = bodyFor(endpoint);
  const request = new Request(`http://derrick.test/api/v1${address}?${new URLSearchParams(query)}`, {
    method,
    ...(body !== undefined && { body }),
  });
  const response = await getResponse(createHandlers(), request);
  if (!response) throw new Error(`No handler answers ${method} ${path}`);
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, json: isJson ? await response.json() : undefined };
}

/** The fields of an object that the contract names, or the type of any other value. */
function shapeOf(data: unknown, { reply }: Endpoint): unknown {
  if (data === null || typeof data !== 'object') return data === null ? 'null' : typeof data;
  if (Array.isArray(data)) return 'array';
  return Object.keys(data)
    .filter((name) => name in Object(reply?.schema ?? data))
    .sort();
}

const mocked = Object.entries(endpoints).filter(([name]) => !withoutMock.test(name));
const signedIn = mocked.filter(([, { permission }]) => permission !== 'anyone');

describe.each(mocked)('the mock of %s', (_name, endpoint) => {
  it('answers as the contract says', async () => {
    const { status, json } = await callMock(endpoint);
    // Signing in and the links of mails: an example cannot hold their secrets.
    if (endpoint.permission === 'anyone' && status >= 400) return expect(json.success).toBe(false);
    const { example, status: success = 200 } = endpoint;
    expect(status).toBe(example?.status ?? success);
    if (example?.status === undefined && endpoint.reply && endpoint.kind !== 'download') {
      const [error] = endpoint.reply.validate(json.data, { coerce: true });
      expect(error).toBeUndefined();
    }
  });
});

describe('the mocks and the server', () => {
  let server: TestServer;
  let records: ReturnType<typeof createRecords>;
  beforeAll(async () => {
    server = await startTestServer();
    records = createRecords(server);
  });
  afterAll(() => server.close());

  it.each(signedIn)('answer %s alike', async (_name, endpoint) => {
    const { company } = server;
    const token = await records.tokenOf(company, 'owner');
    const record = endpoint.resource && (await records.make(endpoint.resource, company));
    if (record) await records.prepare(endpoint, company, record);
    const body = await records.newBody(endpoint, company);
    const real = await callEndpoint(server, endpoint, { token, record, body });
    const { status, json } = await callMock(endpoint);
    expect(status).toBe(real.status);
    expect(shapeOf(json?.data, endpoint)).toEqual(shapeOf(real.json?.data, endpoint));
  });
});
