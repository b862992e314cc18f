/** Calls every endpoint of the contract with the examples of the contract, for tests that cover all endpoints. */
import { type Endpoint, exampleId } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import { permissionsOf } from '@derrick/domain/permissions';
import type { TicketStatus } from '@derrick/domain/tickets';
import { newId } from '../../src/db/index.ts';
import type { Person, Reply, TestCompany, TestServer } from '../server.ts';
import { approveTickets, prepareInvoice } from './invoiceRecords.ts';
import { personalRecords } from './personalRecords.ts';

/** Users who call the endpoints, lowest role first. */
export const callers = [
  ['tech', 'TECHNICIAN'],
  ['manager', 'MANAGER'],
  ['admin', 'ADMIN'],
  ['owner', 'SUPER_ADMIN'],
] as const satisfies readonly (readonly [Person, string])[];

export const mayCall = ({ permission }: Endpoint, role: string): boolean =>
  permission === 'anyone' || permission === 'signedIn' || permissionsOf(role).includes(permission);

const all = Object.values(endpoints);
const resources = all.flatMap(({ creates }) => creates ?? []);

/** Required status of a ticket by transition, if it is not that of a new ticket. */
const startsFrom: Readonly<Partial<Record<string, TicketStatus>>> = {
  '/ticket/:id/submit': 'DRAFT',
  '/ticket/:id/reopen': 'APPROVED',
};

/** Returns the path parameter of a record that does not exist. */
export const unknownRecord = ({ path }: Endpoint): string =>
  path.includes(':id') ? newId() : `${'A'.repeat(32)}.txt`;

export interface CallOf {
  token?: string | undefined;
  /** Value of the path parameter. */
  record?: string | undefined;
  body?: unknown;
  raw?: string;
  query?: string;
}

/** Calls an endpoint with its first method or another one. */
export async function callEndpoint(
  server: TestServer,
  { method, path, kind, example }: Endpoint,
  { token, record = '', body, raw, query }: CallOf,
  alias = method,
): Promise<Reply> {
  const form = new FormData();
  form.append('file', new File(['some text'], 'some.txt'));
  const examples = Object.entries(example?.query ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const search = query ?? new URLSearchParams(examples);
  return server.call(`/api/v1${path.replace(/:\w+/, record)}?${search}`, {
    method: alias,
    token,
    headers: { 'x-request-id': 'the-same-id' },
    ...(kind === 'upload' ? { form } : raw === undefined ? { body } : { raw }),
  });
}

export function createRecords(server: TestServer) {
  let serial = 0;
  const tokens = new Map<string, string>();
  const tokenOf = async (company: TestCompany, person: Person): Promise<string> => {
    const { email } = company.users[person];
    const token = tokens.get(email) ?? (await server.signIn(email)).accessToken;
    tokens.set(email, token);
    return token;
  };

  /** Replaces the placeholders of an example with the ids of existing records. */
  async function bodyOf(
    { example, creates }: Endpoint,
    company: TestCompany,
    createdIds = new Map<string, string>(),
  ): Promise<unknown> {
    // Given tickets keep their status.
    const isGiven = createdIds.has('ticket');
    let text = JSON.stringify(example?.body);
    for (const resource of resources) {
      if (!text?.includes(exampleId(resource))) continue;
      const record = createdIds.get(resource) ?? (await make(resource, company, { made: createdIds }));
      createdIds.set(resource, record);
      text = text.replaceAll(exampleId(resource), record);
    }
    const body = text && JSON.parse(text);
    if (creates === 'invoice' && !isGiven) await approveTickets(server, company, body.ticketIds);
    return body;
  }

  /** Makes the texts of a body unique, except email addresses and enumerated values. */
  function renamed(body: unknown, { body: struct }: Endpoint): object {
    serial += 1;
    const isText = (value: unknown): value is string =>
      typeof value === 'string' && !/^[\d-]|^[\da-f]{8}-|@/.test(value);
    const isOneOfFew = (name: string) => Object(struct?.schema)[name]?.type === 'enums';
    const fields = Object.entries(Object(body)).map(([name, value]) => [
      name,
      isText(value) && !isOneOfFew(name) ? `${value} ${serial}` : value,
    ]);
    return Object.fromEntries(fields);
  }

  /**
   * Creates a record as a user of the lowest allowed role and returns its id or file name. Personal records are created
   * for `owner`.
   */
  async function make(
    resource: string,
    company: TestCompany,
    { made: createdIds, owner = 'owner' }: { made?: Map<string, string>; owner?: Person } = {},
  ): Promise<string> {
    const makePersonal = personalRecords[resource];
    if (makePersonal) {
      // Signs in first: with a second factor, the password alone would not be sufficient.
      await tokenOf(company, owner);
      return makePersonal(server, company, owner);
    }
    const endpoint = all.find(({ creates }) => creates === resource);
    const [person] = callers.find(([, role]) => endpoint && mayCall(endpoint, role)) ?? [];
    if (!endpoint || !person) throw new Error(`The contract has no call that creates a ${resource}`);
    const token = await tokenOf(company, person);
    const body = await bodyOf(endpoint, company, createdIds);
    // The test exceeds the hourly sending limit.
    await server.database.db.deleteFrom('rate_limits').execute();
    let reply = await callEndpoint(server, endpoint, { token, body });
    if (reply.status === 409)
      reply = await callEndpoint(server, endpoint, { token, body: renamed(body, endpoint) });
    if (reply.status !== 201) throw new Error(`No ${resource} was made: ${reply.text}`);
    const { data } = reply.json;
    // Tickets of several customers create several drafts.
    return typeof data === 'string' ? (data.split('/').at(-1) ?? '') : [data].flat()[0].id;
  }

  /** Puts a record into the status that the example of an endpoint requires. */
  async function prepare({ path, resource }: Endpoint, company: TestCompany, id: string): Promise<void> {
    if (resource === 'invoice') return prepareInvoice(server, company, { path, id });
    const status = startsFrom[path];
    if (!status) return;
    await server.database.db
      .updateTable('tickets')
      .set({ status })
      .where('company_id', '=', company.id)
      .where('id', '=', id)
      .execute();
  }

  /**
   * Returns the body of an endpoint's example with existing records. Texts of a complete record are made unique.
   * @param bodyFields records to use, by resource; all others are created
   */
  const newBody = async (
    endpoint: Endpoint,
    company: TestCompany,
    bodyFields: Record<string, string> = {},
  ) => {
    const body = await bodyOf(endpoint, company, new Map(Object.entries(bodyFields)));
    // The examples contain more wrong passwords than the limit allows.
    await server.database.db.deleteFrom('waits').execute();
    const isRecord = endpoint.isVersioned === true && endpoint.resource !== undefined;
    const isWhole = endpoint.creates !== undefined || isRecord;
    return isWhole && endpoint.kind !== 'upload' ? renamed(body, endpoint) : body;
  };

  return { make, prepare, newBody, tokenOf };
}
