import { failureStruct } from '@derrick/domain/contract';
import { is } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Reply, send, startTestServer, type TestServer, ticketInput } from '../test/server.ts';
import { createApp } from './app.ts';
import { newId } from './db/index.ts';
import { createLogger } from './platform/logging.ts';

let server: TestServer;
let token: string;
let ticketId: string;
let logged = '';

beforeAll(async () => {
  const log = createLogger('trace', {
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

/** Expects a failure envelope as in the contract, without internal details. */
function expectFailure(reply: Reply, status: number, code: string) {
  expect([reply.status, reply.json?.code]).toEqual([status, code]);
  expect(is(reply.json, failureStruct)).toBe(true);
  expect(reply.json.requestId).toBe(reply.headers.get('x-request-id'));
  expect(reply.text).not.toMatch(
    /\bat .+:\d+|node_modules|\.ts\b|select |insert |superstruct|expected an? /i,
  );
}

describe('an invalid body', () => {
  it.each([
    ['no JSON', '{"email":', 'jsonInvalid'],
    ['nothing', '', 'jsonInvalid'],
    ['a number', '12', 'invalid'],
    ['null', 'null', 'invalid'],
    ['a list', '[]', 'invalid'],
    ['very deep', '['.repeat(10_000), 'jsonInvalid'],
  ])('is rejected when it is %s', async (_, raw, key) => {
    // Derived from the route table, so that new routes are included.
    const open = new Set(
      server.app.routes.flatMap(({ method, path }) =>
        method === 'POST' && path.startsWith('/api/v1/auth/') ? [path] : [],
      ),
    );
    expect(open.size).toBeGreaterThanOrEqual(7);
    for (const path of open) {
      const reply = await server.call(path, { method: 'POST', raw });
      expectFailure(reply, 400, 'VALIDATION_FAILED');
      expect(reply.json.errors).toMatchObject({ body: key });
    }
    for (const [method, path] of [
      ['POST', '/api/v1/ticket'],
      ['PUT', `/api/v1/ticket/${ticketId}`],
      ['POST', '/api/v1/users/technician'],
      ['POST', '/api/v1/users/manager'],
      ['PUT', `/api/v1/users/technician/${newId()}`],
      ['PATCH', `/api/v1/users/manager/${newId()}`],
      ['PUT', `/api/v1/users/technician/toggle-active/${newId()}`],
      ['POST', `/api/v1/users/technician/${newId()}/invitation`],
      ['POST', '/api/v1/job-type'],
      ['PUT', `/api/v1/job-role/${newId()}`],
    ] as const) {
      expectFailure(await server.call(path, { method, raw, token }), 400, 'VALIDATION_FAILED');
    }
  });

  it.each([
    [{}, { email: 'required', password: 'required' }],
    [
      { email: 'nobody', password: 'x' },
      { email: 'emailInvalid', password: 'passwordTooShort' },
    ],
    [
      { email: '', password: '' },
      { email: 'emailRequired', password: 'passwordRequired' },
    ],
    [{ email: 'a@b.cd', password: 'x'.repeat(201) }, { password: 'passwordTooLong' }],
    [
      { email: ['a@b.cd'], password: { $ne: '' } },
      { email: 'invalid', password: 'invalid' },
    ],
    [{ email: 'a@b.cd', password: PASSWORD, role: 'SUPER_ADMIN' }, { role: 'unknownField' }],
  ])('an invalid sign-in body is rejected: %j', async (body, errors) => {
    const reply = await server.call('/api/v1/auth/login', { method: 'POST', body });
    expectFailure(reply, 400, 'VALIDATION_FAILED');
    expect(reply.json.errors).toEqual(errors);
  });

  const user = {
    email: 'new@fresh.test',
    fullname: 'Nadia',
    password: 'secret1',
    language: 'EN',
    companyId: '0199c0de-0000-7000-8000-000000000001',
  };
  const company = { name: 'Fresh', size: 'SMALL', industry: 'Finance' };
  it.each([
    [{}, { user: 'required', company: 'required' }],
    [{ user, company: null }, { company: 'invalid' }],
    [{ user: { ...user, email: 'a@b.cd\nbcc: x@y.cd' }, company }, { 'user.email': 'emailInvalid' }],
    [{ user: { ...user, email: '<script>@b.cd' }, company }, { 'user.email': 'emailInvalid' }],
    [{ user: { ...user, fullname: ' \u202e\n' }, company }, { 'user.fullname': 'fullnameRequired' }],
    [{ user: { ...user, fullname: 'x'.repeat(201) }, company }, { 'user.fullname': 'fullnameTooLong' }],
    [{ user: { ...user, fullname: { $ne: 1 } }, company }, { 'user.fullname': 'invalid' }],
    [{ user: { ...user, password: 'x'.repeat(1000) }, company }, { 'user.password': 'passwordTooLong' }],
    [{ user: { ...user, password: 123_456 }, company }, { 'user.password': 'invalid' }],
    [{ user: { ...user, language: 'es' }, company }, { 'user.language': 'invalid' }],
    [{ user: { ...user, companyId: '1' }, company }, { 'user.companyId': 'idInvalid' }],
    [{ user: { ...user, role: 'ADMIN' }, company }, { 'user.role': 'unknownField' }],
    [{ user, company: { ...company, id: newId() } }, { 'company.id': 'unknownField' }],
    [{ user, company: { ...company, name: '\t' } }, { 'company.name': 'companyNameRequired' }],
    [{ user, company: { ...company, size: '1-5' } }, { 'company.size': 'companySizeRequired' }],
    [{ user, company: { ...company, industry: 'Oil' } }, { 'company.industry': 'industryRequired' }],
  ])('an invalid registration body is rejected: %j', async (body, errors) => {
    const reply = await server.call('/api/v1/auth/register', { method: 'POST', body });
    expectFailure(reply, 400, 'VALIDATION_FAILED');
    expect(reply.json.errors).toEqual(errors);
  });

  it.each([
    [{}, { location: 'required', wellName: 'required', description: 'required' }],
    [
      { location: ' ', wellName: '', description: '\n' },
      { location: 'locationRequired', wellName: 'wellNameRequired', description: 'descriptionRequired' },
    ],
    [{ ...ticketInput, location: 'x'.repeat(201) }, { location: 'textTooLong' }],
    [{ ...ticketInput, notes: 'a\u0000b' }, { notes: 'textInvalid' }],
    [{ ...ticketInput, location: '\u200b\u2060' }, { location: 'locationRequired' }],
    [{ ...ticketInput, location: 7 }, { location: 'invalid' }],
    [{ ...ticketInput, workStartedAt: '25:00' }, { workStartedAt: 'timeInvalid' }],
    [{ ...ticketInput, workStartedAt: '7:00' }, { workStartedAt: 'timeInvalid' }],
    [{ ...ticketInput, workHours: -1 }, { workHours: 'hoursInvalid' }],
    [{ ...ticketInput, workHours: 1e9 }, { workHours: 'hoursInvalid' }],
    [{ ...ticketInput, workHours: '7' }, { workHours: 'invalid' }],
    [{ ...ticketInput, technicianId: 'me' }, { technicianId: 'idInvalid' }],
    [{ ...ticketInput, companyId: newId() }, { companyId: 'unknownField' }],
    [
      { ...ticketInput, id: newId(), jobcode: 'TK-1' },
      { id: 'unknownField', jobcode: 'unknownField' },
    ],
    [{ ...ticketInput, attachments: [{ fileUrl: 1 }] }, { 'attachments.0.fileUrl': 'invalid' }],
    [{ ...ticketInput, attachments: 'none' }, { attachments: 'invalid' }],
  ])('an invalid ticket body is rejected: %j', async (body, errors) => {
    for (const [method, path] of [
      ['POST', '/api/v1/ticket'],
      ['PUT', `/api/v1/ticket/${ticketId}`],
    ] as const) {
      const reply = await server.call(path, { method, body, token });
      expectFailure(reply, 400, 'VALIDATION_FAILED');
      expect(reply.json.errors).toEqual(errors);
    }
  });

  it.each([
    ['nested without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['of objects without end', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['that no text can be made of', '{"toString":1}'],
    ['with something in it that no text can be made of', '[{"valueOf":[]}]'],
  ])('a body is rejected with a value %s', async (_, value) => {
    const { db } = server.database;
    const [{ id: jobTypeId } = { id: '' }] = await db.selectFrom('job_types').select('id').execute();
    const { users } = server.company;
    for (const [method, path, fields] of [
      ['POST', 'ticket', ['location', 'notes', 'workHours', 'workStartedAt', 'attachments', 'unknown']],
      ['PUT', `ticket/${ticketId}`, ['location', 'version', 'updatedAt', '__proto__']],
      ['POST', 'ticket/export.csv', ['search', 'ids', 'fromDate', 'timeZone']],
      ['POST', 'users/technician', ['fullname', 'jobTypeId', 'password', 'email', 'phone']],
      ['PUT', `users/technician/${users.tech.id}`, ['fullname', 'jobRoleId']],
      ['PUT', `users/technician/toggle-active/${users.tech.id}`, ['status']],
      ['POST', `users/technician/${users.invited.id}/invitation`, ['by']],
      ['PUT', `job-type/${jobTypeId}`, ['name', 'hourlyRateCents']],
    ] as const) {
      for (const field of fields) {
        const reply = await server.call(`/api/v1/${path}`, { method, token, raw: `{"${field}":${value}}` });
        expectFailure(reply, 400, 'VALIDATION_FAILED');
        expect(reply.json.errors).toEqual({ [field]: 'invalid' });
      }
    }
    for (const [path, field] of [
      ['login', 'email'],
      ['refresh', 'refreshToken'],
      ['register', 'company'],
      ['reset-password', 'token'],
    ]) {
      const raw = `{"${field}":${value.length < 10_000 ? value : `${'['.repeat(7000)}${']'.repeat(7000)}`}}`;
      const reply = await server.call(`/api/v1/auth/${path}`, { method: 'POST', raw });
      expectFailure(reply, 400, 'VALIDATION_FAILED');
      expect(reply.json.errors).toEqual({ [field ?? '']: 'invalid' });
    }
  });

  it('of a megabyte is rejected with a single error per field', async () => {
    const fill = (part: string) =>
      `[${Array.from({ length: Math.floor(900_000 / (part.length + 1)) }, () => part)}]`;
    const form = JSON.stringify(ticketInput).slice(0, -1);
    const unknown = Array.from({ length: 60_000 }, (_, index) => `"f${index}":[]`);
    for (const [raw, errors] of [
      [`${form},"attachments":${fill('{}')}}`, { attachments: 'tooManyFiles' }],
      [`${form},"attachments":${fill('{"fileUrl":"x"}')}}`, { attachments: 'tooManyFiles' }],
      [`${form},"attachments":${fill('[]')}}`, { attachments: 'tooManyFiles' }],
      [`${form},"location":${fill('{}')}}`, { location: 'invalid' }],
      [`${form},${unknown}}`, { body: 'tooManyFields' }],
    ] as const) {
      const reply = await server.call('/api/v1/ticket', { method: 'POST', raw, token });
      expectFailure(reply, 400, 'VALIDATION_FAILED');
      expect(reply.json.errors).toEqual(errors);
    }
  });

  it('is rejected with a reply that contains no submitted values', async () => {
    const value = 'hunter2-hunter2@';
    const reply = await server.call('/api/v1/auth/login', {
      method: 'POST',
      body: { email: value, password: [value] },
    });
    expect(reply.text).not.toContain('hunter2');
  });

  it('cannot set the prototype of an object', async () => {
    const raw = JSON.stringify(ticketInput).replace('{', '{"__proto__":{"role":"SUPER_ADMIN"},');
    const reply = await server.call('/api/v1/ticket', { method: 'POST', raw, token });
    expectFailure(reply, 400, 'VALIDATION_FAILED');
    expect(reply.json.errors).toEqual({ ['__proto__']: 'unknownField' });
  });

  it('is rejected over the size limit, with or without Content-Length', async () => {
    const large = JSON.stringify({ ...ticketInput, notes: 'x'.repeat(1024 * 1024) });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 40; part += 1) controller.enqueue(new Uint8Array(32 * 1024).fill(32));
        controller.close();
      },
    });
    const announced = { 'content-length': String(large.length) };
    for (const options of [{ raw: large, headers: announced }, { raw: large }, { raw: stream }]) {
      const reply = await server.call('/api/v1/ticket', { method: 'POST', token, ...options });
      expectFailure(reply, 413, 'PAYLOAD_TOO_LARGE');
    }
  });

  it('has a lower size limit on endpoints without a session', async () => {
    const raw = JSON.stringify({ email: 'a@b.cd', password: 'x'.repeat(16 * 1024) });
    expectFailure(await server.call('/api/v1/auth/login', { method: 'POST', raw }), 413, 'PAYLOAD_TOO_LARGE');
  });

  it('is rejected when its content type is not JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await server.call('/api/v1/auth/login', {
        method: 'POST',
        raw: '{"email":"a@b.cd","password":"secret1"}',
        headers: { 'content-type': type },
      });
      expectFailure(reply, 415, 'UNSUPPORTED_MEDIA_TYPE');
    }
  });
});

it('a compressed body is rejected with 415', async () => {
  for (const [coding, status] of [
    ['gzip', 415],
    ['br, identity', 415],
    ['identity', 400],
  ] as const) {
    const headers = { 'content-encoding': coding };
    const reply = await server.call('/api/v1/auth/login', { method: 'POST', raw: '{', headers });
    expectFailure(reply, status, status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'VALIDATION_FAILED');
  }
});

describe('an invalid query', () => {
  it.each([
    ['pageNumber=-1', 'pageNumber', 'pageNumberInvalid'],
    ['pageNumber=0', 'pageNumber', 'pageNumberInvalid'],
    ['pageNumber=1000000000', 'pageNumber', 'pageNumberInvalid'],
    ['pageNumber=1e3', 'pageNumber', 'pageNumberInvalid'],
    ['pageNumber=two', 'pageNumber', 'pageNumberInvalid'],
    ['pageSize=0', 'pageSize', 'pageSizeInvalid'],
    ['pageSize=1000000', 'pageSize', 'pageSizeInvalid'],
    ['pageSize=2.5', 'pageSize', 'pageSizeInvalid'],
    ['fromDate=yesterday', 'fromDate', 'dateInvalid'],
    ['toDate=2026-02-30', 'toDate', 'dateInvalid'],
    ['fromDate=2026-02-02&toDate=2026-02-01', 'toDate', 'dateRangeInverted'],
    ['timeZone=Mars/Olympus', 'timeZone', 'timeZoneInvalid'],
    ["timeZone=UTC';drop table tickets", 'timeZone', 'timeZoneInvalid'],
    ['technicianIds=me', 'technicianIds.0', 'idInvalid'],
    ['customerIds=1,2', 'customerIds.0', 'idInvalid'],
    [`customerIds=${Array.from({ length: 101 }, () => newId()).join()}`, 'customerIds', 'tooManyIds'],
    [`search=${'x'.repeat(201)}`, 'search', 'searchInvalid'],
    ['search=%00', 'search', 'searchInvalid'],
  ])('is rejected: %s', async (query, field, key) => {
    for (const path of ['/api/v1/ticket', '/api/v1/ticket/statistics']) {
      const reply = await server.call(`${path}?${query}`, { token });
      expectFailure(reply, 400, 'VALIDATION_FAILED');
      expect(Object.keys(reply.json.errors)).toContain(field);
      expect(reply.json.errors[field]).toBe(key);
    }
  });

  it.each([
    ['pageNumber=0', { pageNumber: 'pageNumberInvalid' }],
    ['pageSize=101', { pageSize: 'pageSizeInvalid' }],
    ['pageSize=ten', { pageSize: 'pageSizeInvalid' }],
    [`search=${'x'.repeat(201)}`, { search: 'searchInvalid' }],
    ['search=%00', { search: 'searchInvalid' }],
  ])('of a selection list is rejected: %s', async (query, errors) => {
    for (const path of [
      'users/load/technicians',
      'users/load/managers',
      'customer',
      'job-type',
      'job-role',
    ]) {
      const reply = await server.call(`/api/v1/${path}?${query}`, { token });
      expectFailure(reply, 400, 'VALIDATION_FAILED');
      expect(reply.json.errors).toEqual(errors);
    }
  });

  it.each([
    ['users/load/technicians?statuses=active', { 'statuses.0': 'invalid' }],
    ['users/load/technicians?sort=name', { sort: 'invalid' }],
    ['job-role?jobTypeId=1', { jobTypeId: 'idInvalid' }],
    ['ticket/export.csv?ids=1', { 'ids.0': 'idInvalid' }],
    ['ticket/export.csv?toDate=2026-02-30', { toDate: 'dateInvalid' }],
  ])('is rejected: %s', async (path, errors) => {
    const reply = await server.call(`/api/v1/${path}`, { token });
    expectFailure(reply, 400, 'VALIDATION_FAILED');
    expect(reply.json.errors).toEqual(errors);
  });

  it('is accepted when the parameter is empty or unknown', async () => {
    for (const query of ['', 'unknown=1', 'search=', 'pageNumber=', 'search=%E0%A4%A', 'technicianIds=']) {
      expect([query, (await server.call(`/api/v1/ticket?${query}`, { token })).status]).toEqual([query, 200]);
    }
  });
});

describe('an invalid path', () => {
  it('returns 400 when the id is invalid', async () => {
    for (const id of [
      '1',
      'undefined',
      'null',
      '..%2f..%2fetc',
      '%E0%A4%A',
      `${ticketId}0`,
      "1' or '1'='1",
      '🛢️',
    ]) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const reply = await server.call(`/api/v1/ticket/${encodeURI(id).replaceAll('%25', '%')}`, {
          method,
          token,
          ...(method === 'PUT' && { body: ticketInput }),
        });
        expectFailure(reply, 400, 'VALIDATION_FAILED');
        expect(reply.json.errors).toEqual({ id: 'idInvalid' });
      }
    }
  });

  it('returns 404 when the path is unknown', async () => {
    for (const path of [
      '/api',
      '/api/v1',
      '/api/v1/nothing',
      '/api/v2/ticket',
      '/api/v1/ticket/a/b',
      // A double slash must not escape from the API.
      '/api/v1//api',
      '/api/v1//api/v2/ticket',
      '/nothing',
    ]) {
      expectFailure(await server.call(path, { token }), 404, 'NOT_FOUND');
    }
  });

  it('returns 405 with an Allow header when the method is not supported', async () => {
    for (const [method, path, allow] of [
      ['GET', '/api/v1/auth/login', 'POST'],
      ['POST', '/api/v1/auth/invitation', 'GET, HEAD'],
      ['DELETE', '/api/v1/ticket', 'GET, HEAD, POST'],
      ['DELETE', '/api/v1/file', 'POST'],
      ['DELETE', '/api/v1/customer', 'GET, HEAD, POST'],
      ['PATCH', `/api/v1/ticket/${ticketId}`, 'GET, HEAD, PUT, DELETE'],
      ['POST', '/healthz', 'GET, HEAD'],
    ] as const) {
      const reply = await server.call(path, { method, token });
      expectFailure(reply, 405, 'METHOD_NOT_ALLOWED');
      expect(reply.headers.get('allow')).toBe(allow);
    }
  });
});

describe('an internal failure', () => {
  it('returns no details and is logged with its request id', async () => {
    const broken = createApp({
      // A database in which every query fails.
      db: server.database.db.withSchema('missing'),
      secret: 'a secret of thirty-two bytes or more',
      trustedProxies: 1,
      log: createLogger('trace', {
        write: (line) => {
          logged += line;
        },
      }),
    });
    const reply = await send(broken, '/api/v1/auth/login', {
      method: 'POST',
      body: { email: 'owner@ours.test', password: PASSWORD },
      headers: { 'x-request-id': 'given-by-proxy' },
    });
    expectFailure(reply, 500, 'INTERNAL');
    expect(reply.json.requestId).toBe('given-by-proxy');
    const line = logged.split('\n').find((candidate) => candidate.includes('request failed'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 'error',
      requestId: 'given-by-proxy',
      error: { code: '42P01', message: expect.stringContaining('"missing.') },
    });
  });

  it.each([
    ['53100', 'could not extend file', 507, 'STORAGE_FULL'],
    ['57P01', 'terminating connection due to administrator command', 503, 'UNAVAILABLE'],
    ['57014', 'canceling statement due to statement timeout', 503, 'UNAVAILABLE'],
    ['ECONNREFUSED', 'connect ECONNREFUSED', 503, 'UNAVAILABLE'],
    [undefined, 'Connection terminated unexpectedly', 503, 'UNAVAILABLE'],
    [undefined, 'timeout exceeded when trying to connect', 503, 'UNAVAILABLE'],
    ['42703', 'column does not exist', 500, 'INTERNAL'],
  ])('a database failure with code %s (%s) returns %i %s', async (code, message, status, failure) => {
    const syscall = code === 'ECONNREFUSED' ? 'connect' : undefined;
    const failing = {
      transformQuery: () => {
        throw Object.assign(new Error(message), { code, syscall });
      },
      transformResult: () => Promise.reject(new Error('No query gets so far')),
    };
    const db = server.database.db.withPlugin(failing);
    const app = createApp({
      db,
      secret: 'a secret of thirty-two bytes or more',
      log: createLogger('silent'),
    });
    const reply = await send(app, '/api/v1/auth/refresh', { method: 'POST', body: { refreshToken: 'x' } });
    expectFailure(reply, status, failure);
    expect(reply.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  });

  it('uses the request id of a trusted proxy only', async () => {
    const app = createApp({
      db: server.database.db,
      secret: 'a secret of thirty-two bytes or more',
      log: createLogger('silent'),
    });
    const given = { headers: { 'x-request-id': 'given-by-proxy' } };
    expect((await server.call('/healthz', given)).headers.get('x-request-id')).toBe('given-by-proxy');
    const { headers } = await app.request('/healthz', given);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('replaces an invalid request id', async () => {
    for (const id of ['short', 'with space in it', 'x'.repeat(65), 'line\\nbreak-here']) {
      const { headers } = await server.call('/healthz', { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('the log', () => {
  it('contains a line per request, but no passwords, tokens or search terms', async () => {
    const { refreshToken } = await server.signIn(server.company.users.owner.email);
    await server.call('/api/v1/auth/refresh', { method: 'POST', body: { refreshToken } });
    await server.call('/api/v1/ticket?search=confidential', { token });
    expect(logged).toContain('"path":"/api/v1/ticket","status":200');
    for (const secret of [PASSWORD, refreshToken, token, 'confidential', 'owner@ours.test']) {
      expect(logged).not.toContain(secret);
    }
  });

  it('redacts secrets that are logged by mistake', () => {
    let line = '';
    const log = createLogger('info', {
      write: (text) => {
        line += text;
      },
    });
    log.info({ password: 's3cret', body: { refreshToken: 's3cret' }, a: { b: { token: 's3cret' } } }, 'oops');
    log.error({ err: Object.assign(new Error('duplicate'), { detail: 'Key (email)=(s3cret)' }) }, 'oops');
    expect(line).toContain('[redacted]');
    expect(line).not.toContain('s3cret');
  });
});
