/** No request causes a server error: random bodies and queries. */
import { type Endpoint, failureStruct } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import fc from 'fast-check';
import { is } from 'superstruct';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callEndpoint, createRecords } from '../../test/contract/records.ts';
import { isFullRun, type Reply, startTestServer, type TestServer } from '../../test/server.ts';
import { createLogger } from '../platform/logging.ts';

// A full run sends thousands of requests: a minute on an idle machine, several minutes on a busy one.
vi.setConfig({ testTimeout: 600_000 });

/** Random requests per run. */
const REQUESTS = isFullRun ? 10_000 : 1000;

let server: TestServer;
let token: string;
let logged = '';

beforeAll(async () => {
  const log = createLogger('error', {
    write: (line) => {
      logged += line;
    },
  });
  server = await startTestServer({ log });
  token = await server.tokenOf('owner');
});
afterAll(() => server.close());

/** Number of accepted and rejected requests. */
const answered = { taken: 0, refused: 0 };

/** Expects either a success whose reply matches its struct, or a failure in the envelope that describes the error. */
function expectAnswer({ reply, kind }: Endpoint, { status, headers, json }: Reply) {
  expect(status).toBeLessThan(500);
  expect(headers.get('x-request-id')).toBeTruthy();
  if (status >= 400) expect(is(json, failureStruct)).toBe(true);
  else if (reply && kind !== 'download')
    expect(reply.validate(json.data, { coerce: true })[0]).toBeUndefined();
  answered[status >= 400 ? 'refused' : 'taken'] += 1;
  const faults = logged;
  logged = '';
  expect(faults).toBe('');
}

/** All characters, including unpaired surrogates and characters that databases reject. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\u202e', "'", '%', '\\', '24:00', '2025-02-30', '__proto__'),
  fc.uuid(),
);

const quoted = (value: unknown) => JSON.stringify(value);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** JSON values, including some that `JSON.stringify` never writes. */
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

const all = Object.values(endpoints);

const fieldsOf = (struct: Endpoint['body']) => Object.keys(Object(struct?.schema));

/**
 * PostgreSQL's text type cannot store NUL. NUL is tested once in each field, since it is rare among random characters.
 */
const withNul = 'a\u0000b';

const withQuery = all.filter(({ query }) => query);
const withRecord = all.filter(({ resource }) => resource);

/** Tests each endpoint equally often, instead of choosing endpoints at random. */
const runs = (requests: number, calls: readonly unknown[]) => ({
  numRuns: Math.ceil(requests / calls.length),
});

/** Returns the endpoints that take a body, each with a valid body and a record for its path. */
async function callsWithBody() {
  const records = createRecords(server);
  const calls: { endpoint: Endpoint; body: object; record: string }[] = [];
  for (const endpoint of all) {
    if (!endpoint.body || endpoint.kind === 'upload') continue;
    const record = endpoint.resource ? await records.make(endpoint.resource, server.company) : '';
    calls.push({ endpoint, record, body: Object(await records.newBody(endpoint, server.company)) });
  }
  return calls;
}

/** Replaces one field, or adds an unknown one. Without a value, the field is removed. */
const replacement = fc.record({ place: fc.nat(24), name: text, wrong: fc.option(value, { nil: undefined }) });

it('random or missing body fields never cause a server error', async () => {
  const calls = await callsWithBody();
  for (const { endpoint, body, record } of calls) {
    await server.database.db.deleteFrom('rate_limits').execute();
    for (const name of fieldsOf(endpoint.body)) {
      const raw = JSON.stringify({ ...body, [name]: withNul });
      expectAnswer(endpoint, await callEndpoint(server, endpoint, { token, record, raw }));
    }
    const replacements = fc.array(replacement, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(replacements, async (replaced) => {
        const names = [...new Set([...fieldsOf(endpoint.body), ...Object.keys(body)])];
        const fields = new Map(Object.entries(body).map(([name, right]) => [name, quoted(right)]));
        for (const { place: index, name, wrong } of replaced) {
          const field = names[index] ?? name;
          if (wrong === undefined) fields.delete(field);
          else fields.set(field, wrong);
        }
        const raw = `{${[...fields].map(([name, written]) => `${quoted(name)}:${written}`).join()}}`;
        expectAnswer(endpoint, await callEndpoint(server, endpoint, { token, record, raw }));
      }),
      runs(REQUESTS * 0.7, calls),
    );
  }
});

it('random query parameters never cause a server error', async () => {
  const far = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  const zone = fc.constantFrom('utc', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Mars/Olympus');
  for (const endpoint of withQuery) {
    for (const name of fieldsOf(endpoint.query))
      for (const extreme of [withNul, '0001-01-01', '9999-12-31']) {
        const query = String(new URLSearchParams([[name, extreme]]));
        expectAnswer(endpoint, await callEndpoint(server, endpoint, { token, query }));
      }
    const names = fc.constantFrom(...fieldsOf(endpoint.query), 'unknown');
    const pair = fc.tuple(names, fc.oneof(text, far, zone, fc.integer().map(String)));
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 5 }), async (pairs) => {
        const query = String(new URLSearchParams(pairs));
        expectAnswer(endpoint, await callEndpoint(server, endpoint, { token, query }));
      }),
      runs(REQUESTS * 0.2, withQuery),
    );
  }
});

it('random path ids never cause a server error', async () => {
  const id = fc
    .oneof(text, fc.string({ unit: 'grapheme', maxLength: 40 }))
    .map((part) => encodeURIComponent(Buffer.from(part).toString()).replace(/^\.*$/, 'dots'));
  for (const endpoint of withRecord) {
    const body = endpoint.body && {};
    await fc.assert(
      fc.asyncProperty(id, async (record) => {
        const reply = await callEndpoint(server, endpoint, { token, record, body });
        expect(reply.status).toBeGreaterThanOrEqual(400);
        expectAnswer(endpoint, reply);
      }),
      runs(REQUESTS * 0.1, withRecord),
    );
  }
});

it('the run sends the planned number of requests, and more than 5% are accepted', () => {
  expect(answered.taken + answered.refused).toBeGreaterThanOrEqual(REQUESTS);
  expect(answered.taken).toBeGreaterThan(REQUESTS / 20);
});
