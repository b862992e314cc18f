/** The mocks of the stories agree with the contract and with the server: calls every endpoint of the contract on both. */
import type { Endpoint } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, createRecords } from '../../apps/api/test/contract/records.ts';
import { startTestServer, type TestServer } from '../../apps/api/test/server.ts';
import { everyHandler, exampleOf, isMocked } from './everyCall.ts';

function bodyFor(body: unknown): BodyInit | undefined {
  if (!(body instanceof File)) return JSON.stringify(body);
  const form = new FormData();
  form.append('file', body);
  return form;
}

async function callMock(endpoint: Endpoint) {
  const { method, path } = endpoint;
  const { params = {}, query = {}, body } = exampleOf(endpoint);
  const [record = ''] = Object.values(params);
  const search = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const address = path.replace(/:\w+/, record);
  const request = new Request(`http://derrick.test/api/v1${address}?${new URLSearchParams(search)}`, {
    method,
    body: bodyFor(body) ?? null,
  });
  const response = await getResponse(everyHandler(), request);
  if (!response) throw new Error(`No handler answers ${method} ${path}`);
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, json: isJson ? await response.json() : undefined };
}

/** Returns the fields of an object that the contract names, or the type of any other value. */
function shapeOf(data: unknown, { reply }: Endpoint): unknown {
  if (data === null || typeof data !== 'object') return data === null ? 'null' : typeof data;
  if (Array.isArray(data)) return 'array';
  return Object.keys(data)
    .filter((name) => name in Object(reply?.schema ?? data))
    .sort();
}

const mocked = Object.entries(endpoints).filter(([name]) => isMocked(name));
const signedIn = mocked.filter(([, { permission }]) => permission !== 'anyone');

describe.each(mocked)('the mock of %s', (_name, endpoint) => {
  it('each mock returns a reply that matches the API contract', async () => {
    const { status, json } = await callMock(endpoint);
    // Sign-in and emailed links: an example can't contain their secrets.
    if (endpoint.permission === 'anyone' && status >= 400) return expect(json.success).toBe(false);
    const { example, status: success = 200 } = endpoint;
    expect(status).toBe(example?.status ?? success);
    if (example?.status === undefined && endpoint.reply && endpoint.kind !== 'download') {
      const [error] = endpoint.reply.validate(json.data, { coerce: true });
      expect(error).toBeUndefined();
    }
  });
});

describe('the mocks', () => {
  let server: TestServer;
  let records: ReturnType<typeof createRecords>;
  beforeAll(async () => {
    server = await startTestServer();
    records = createRecords(server);
  });
  afterAll(() => server.close());

  it.each(signedIn)(
    'answer %s with the same status and reply shape as the server',
    async (_name, endpoint) => {
      const { company } = server;
      const token = await records.tokenOf(company, 'owner');
      const record = endpoint.resource && (await records.make(endpoint.resource, company));
      if (record) await records.prepare(endpoint, company, record);
      const body = await records.newBody(endpoint, company);
      const real = await callEndpoint(server, endpoint, { token, record, body });
      const { status, json } = await callMock(endpoint);
      expect(status).toBe(real.status);
      expect(shapeOf(json?.data, endpoint)).toEqual(shapeOf(real.json?.data, endpoint));
    },
  );
});
