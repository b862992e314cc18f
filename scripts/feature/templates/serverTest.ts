import { EXAMPLE_DAY, exampleFields, exampleOf, literal } from '../examples.ts';
import { lowestRole, type Spec } from '../spec.ts';

export function serverTest(spec: Spec): string {
  const { name, names, Name, path, many, label, isVersioned, dateFilter } = spec;
  const second = literal(exampleOf(label, 2));
  return `import type { ${Name} } from '@derrick/domain/${names}';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  body?: object,
  as: Person = '${personOf(spec)}',
) => server.call(\`/api/v1/${path}\${address}\`, { method, token: await server.tokenOf(as), body });

const input = { ${exampleFields(spec)} };

async function add(fields: object = input): Promise<${Name}> {
  const { status, text, json } = await send('POST', '', fields);
  expect(status, text).toBe(201);
  return json.data;
}

const foundBy = async (query: string): Promise<string[]> =>
  (await send('GET', query)).json.data.data.map((${name}: ${Name}) => ${name}.${label.name});

describe('${many.en}', () => {
  it('are added, changed and deleted', async () => {
    const created = await add();
    expect(created).toMatchObject(input);
    expect((await send('GET', \`/\${created.id}\`)).json.data).toEqual(created);
    const changes = { ...input, ${label.name}: ${second} };
    const changed = await send('PUT', \`/\${created.id}\`, changes);
    expect(changed.json.data).toMatchObject(changes);
    expect((await send('DELETE', \`/\${created.id}\`)).json.data).toEqual({ id: created.id });
    expect((await send('GET', \`/\${created.id}\`)).status).toBe(404);
    expect((await send('DELETE', \`/\${created.id}\`)).status).toBe(404);
  });

  it('are listed by ${label.name}, and found by a word', async () => {
    const ids = [await add({ ...input, ${label.name}: 'Zebra one' }), await add({ ...input, ${label.name}: 'Alpaca one' })];
    expect(await foundBy('?search=one')).toEqual(expect.arrayContaining(['Alpaca one', 'Zebra one']));
    expect(await foundBy('?search=zebr')).toEqual(['Zebra one']);
    const both = (await foundBy('?sort=-${label.name}')).filter((text) => / one$/.test(text));
    expect(both).toEqual(['Zebra one', 'Alpaca one']);
    for (const { id } of ids) await send('DELETE', \`/\${id}\`);
  });
${dateFilter ? dateTest(spec) : ''}${isVersioned ? versionTest(spec) : ''}});
`;
}

const dateTest = ({ label, dateFilter }: Spec) => `
  it('are filtered by a range of days', async () => {
    const dated = await add({ ...input, ${label.name}: 'Dated' });
    const day = ${dateFilter === 'createdAt' ? 'dated.createdAt.slice(0, 10)' : `'${EXAMPLE_DAY}'`};
    const query = ${dateFilter === 'createdAt' ? "'?timeZone=UTC&search=dated'" : "'?search=dated'"};
    expect(await foundBy(\`\${query}&fromDate=\${day}&toDate=\${day}\`)).toEqual(['Dated']);
    expect(await foundBy(\`\${query}&toDate=2020-01-01\`)).toEqual([]);
    expect(await foundBy(\`\${query}&fromDate=2999-01-01\`)).toEqual([]);
    expect((await send('GET', '?fromDate=2026-02-02&toDate=2026-02-01')).status).toBe(400);
    await send('DELETE', \`/\${dated.id}\`);
  });
`;

const versionTest = (spec: Spec) => {
  const { name, label } = spec;
  return `
  it('are not changed on the basis of an outdated version', async () => {
    const { id } = await add();
    await send('PUT', \`/\${id}\`, { ...input, ${label.name}: 'Newer', version: 1 });
    const { status, json } = await send('PUT', \`/\${id}\`, { ...input, ${label.name}: 'Older', version: 1 });
    expect([status, json.code]).toEqual([409, 'CONFLICT']);
    expect(json.data).toMatchObject({
      changedBy: { fullname: '${personOf(spec) === 'admin' ? 'Adán Admin' : 'Mona Manager'}' },
      ${name}: { id, ${label.name}: 'Newer', version: 2 },
    });
    await send('DELETE', \`/\${id}\`);
  });
`;
};

/** User of the lowest role that can write the records. Only admins see amounts. */
const personOf = (spec: Spec) => (lowestRole(spec) === 'ADMIN' ? 'admin' : 'manager');
