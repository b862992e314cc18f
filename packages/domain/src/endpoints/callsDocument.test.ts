import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isEndpoint } from '../contract/endpoint.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { callsDocument } from './callsDocument.ts';
import { endpoints } from './index.ts';

const source = new URL('../', import.meta.url);

test('CALLS.md lists every call and every error code', async () => {
  const folders = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'endpoints')
    .map(({ name }) => name)
    .sort();
  const features: Record<string, object> = {};
  for (const folder of folders) features[folder] = await import(new URL(`${folder}/index.ts`, source).href);
  const document = callsDocument(features, errorCodes);

  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (name !== 'getOpenApi' && isEndpoint(endpoint)) expect(document).toContain(`| \`${name}\` |`);
  }
  await expect(document).toMatchFileSnapshot('../../CALLS.md');
});
