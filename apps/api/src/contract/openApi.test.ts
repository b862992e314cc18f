import { bodySchemaOf, endpoints, replySchemaOf } from '@derrick/domain/endpoints';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addReadyExport } from '../../test/contract/readyExport.ts';
import { callEndpoint, createRecords } from '../../test/contract/records.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let records: ReturnType<typeof createRecords>;
beforeAll(async () => {
  server = await startTestServer();
  records = createRecords(server);
  await addReadyExport(server);
});
afterAll(() => server.close());

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const all = Object.entries(endpoints);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 and lists every endpoint', async () => {
    const { status, json, headers } = await server.call('/api/v1/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    const { valid, errors } = await new Validator().validate(structuredClone(json));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    for (const [, { method, aliases = [], path, summary }] of all) {
      for (const name of [method, ...aliases]) {
        const operation = json.paths[path.replace(/:(\w+)/g, '{$1}')][name.toLowerCase()];
        expect(operation).toMatchObject({ summary });
      }
    }
  });
});

describe.each(all)('%s', (_name, endpoint) => {
  const { body, query, reply, example } = endpoint;
  it('each endpoint in the OpenAPI document has an example that matches its structs and schemas', () => {
    const schema = bodySchemaOf(endpoint);
    if (body && example?.body !== undefined && schema) {
      expect(body.is(body.create(example.body))).toBe(true);
      expect(ajv.validate(schema, example.body), ajv.errorsText()).toBe(true);
    }
    if (query && example?.query) expect(query.is(query.create(example.query))).toBe(true);
    const answered = replySchemaOf(endpoint);
    if (reply && example?.reply !== undefined && answered) {
      const data = reply.create(example.reply);
      expect(reply.is(data)).toBe(true);
      expect(ajv.validate(answered, { success: true, data }), ajv.errorsText()).toBe(true);
    }
  });
});

const answered = all.filter(([, { permission }]) => permission !== 'anyone');

it.each(answered)('%s returns a reply that matches its schema', async (_name, endpoint) => {
  const schema = replySchemaOf(endpoint);
  const { resource, status = 200 } = endpoint;
  const record = resource && (await records.make(resource, server.company));
  if (record) await records.prepare(endpoint, server.company, record);
  const token = await records.tokenOf(server.company, 'owner');
  const sent = await records.newBody(endpoint, server.company);
  const { json, ...replied } = await callEndpoint(server, endpoint, { token, record, body: sent });
  const { status: refused } = endpoint.example ?? {};
  expect(replied.status).toBe(refused ?? status);
  if (schema && !refused) expect(ajv.validate(schema, json), ajv.errorsText()).toBe(true);
});
