/** No call is answered with a failure of ours, whatever it says: bodies and queries that nobody would think of. */
import { failureStruct } from '@derrick/domain/http';
import fc from 'fast-check';
import { is } from 'superstruct';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from './platform/logging.ts';
import { type Reply, startTestServer, type TestServer, ticketInput } from './testing.ts';

let server: TestServer;
let token: string;
let ticketId: string;
let logged = '';

beforeAll(async () => {
  const log = createLogger('error', {
    write: (line) => {
      logged += line;
    },
  });
  server = await startTestServer({ log });
  token = await server.tokenOf('owner');
  const { json } = await server.call('/api/v1/ticket', { method: 'POST', token, body: ticketInput });
  ticketId = json.data.id;
});
afterAll(() => server.close());

/** Either it worked, or the reply says in the envelope what is wrong with the call. */
function expectAnswer({ status, headers, json }: Reply) {
  expect(status).toBeLessThan(500);
  expect(headers.get('x-request-id')).toBeTruthy();
  if (status >= 400) expect(is(json, failureStruct)).toBe(true);
  expect(logged).toBe('');
}

/** Every character there is, halves of pairs and those that databases refuse among them. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\u202e', "'", '%', '\\', '24:00', '2025-02-30', '__proto__'),
  fc.uuid(),
);

const quoted = (value: unknown) => JSON.stringify(value);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** Values as JSON writes them, also those that JavaScript's own writer never would. */
const value = fc.oneof(
  text.map(quoted),
  fc.jsonValue({ maxDepth: 4 }).map(quoted),
  fc
    .double()
    .map(String)
    .filter((number) => /^-?\d/.test(number)),
  fc.integer({ min: 0, max: 7000 }).map(nested),
  fc.constantFrom('1e400', '-0', '-1', 'null', '{"toString":1}', '[{"valueOf":null}]', '{"__proto__":{}}'),
);

const person = { fullname: 'Pat', email: 'pat@ours.test', phone: '4325550100', password: 'secret1' };
const bodies = () =>
  [
    [
      'POST',
      'ticket',
      { ...ticketInput, notes: '', workHours: 1, workStartedAt: '07:00', customerCompany: 'A' },
    ],
    ['PUT', `ticket/${ticketId}`, { ...ticketInput, version: 1, updatedAt: null, attachments: [] }],
    ['POST', 'ticket/export.csv', { search: '', ids: [], customerIds: [], fromDate: '', timeZone: 'UTC' }],
    ['POST', 'users/technician', { ...person, jobTypeId: '', jobRoleId: '' }],
    [
      'PUT',
      `users/manager/${server.company.users.manager.id}`,
      { fullname: 'Mona Manager', phone: '4325550101' },
    ],
    ['PUT', `users/technician/toggle-active/${server.company.users.other.id}`, { status: 'active' }],
    ['POST', 'job-type', { name: 'Level', hourlyRateCents: 1 }],
    ['POST', 'auth/login', { email: 'nobody@ours.test', password: 'secret1' }],
    ['POST', 'auth/refresh', { refreshToken: 'x' }],
    ['POST', 'auth/forgot-password', { email: 'nobody@ours.test' }],
    ['POST', 'auth/accept-invitation', { token: 'x', password: 'secret1', confirmPassword: 'secret1' }],
  ] as const;

it('whatever stands in one field of a body', async () => {
  const calls = bodies();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), fc.nat(20), text, value, async (call, place, name, wrong) => {
      const [method, path, body] = call;
      const fields = Object.entries(body).map(([field, right]) => [quoted(field), quoted(right)]);
      // One of its own, or one more that it does not have.
      const field = fields[place]?.[0] ?? quoted(name);
      const others = fields.filter(([other]) => other !== field).map((pair) => pair.join(':'));
      const raw = `{${[...others, `${field}:${wrong}`].join()}}`;
      expectAnswer(await server.call(`/api/v1/${path}`, { method, token, raw }));
    }),
    { numRuns: 250 },
  );
});

it('whatever stands in a query', async () => {
  const paths = fc.constantFrom(
    'ticket',
    'ticket/statistics',
    'ticket/export.csv',
    'users/load/technicians',
    'customer',
    'job-role',
    'overview/weekly-hours',
    'auth/invitation',
  );
  const names = fc.constantFrom(
    ...['search', 'pageNumber', 'pageSize', 'fromDate', 'toDate', 'timeZone', 'technicianIds', 'customerIds'],
    ...['ids', 'sort', 'statuses', 'jobTypeId', 'token', 'withRetired'],
  );
  const far = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  const zone = fc.constantFrom('utc', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Mars/Olympus');
  const pair = fc.tuple(names, fc.oneof(text, far, zone, fc.integer().map(String)));
  await fc.assert(
    fc.asyncProperty(paths, fc.array(pair, { maxLength: 5 }), async (path, pairs) => {
      const query = new URLSearchParams(pairs);
      expectAnswer(await server.call(`/api/v1/${path}?${query}`, { token }));
    }),
    { numRuns: 250 },
  );
});

it('whatever stands where a path has an id', async () => {
  const id = fc
    .oneof(text, fc.string({ unit: 'grapheme', maxLength: 40 }))
    .map((part) => encodeURIComponent(Buffer.from(part).toString()).replace(/^\.+$/, 'dots'));
  const methods = fc.constantFrom('GET', 'PUT', 'DELETE');
  const rooms = fc.constantFrom('ticket', 'file', 'users/technician', 'users/super/admin', 'job-type');
  await fc.assert(
    fc.asyncProperty(methods, rooms, id, async (method, room, part) => {
      const body = method === 'PUT' ? { body: {} } : {};
      const reply = await server.call(`/api/v1/${room}/${part}`, { method, token, ...body });
      expect(reply.status).toBeGreaterThanOrEqual(part === '' ? 200 : 400);
      expectAnswer(reply);
    }),
    { numRuns: 100 },
  );
});
