/** Changes settings through the API, as the settings pages do. */
import type { CompanySection } from '@derrick/domain/company';
import type { Reply, TestServer } from './server.ts';

/** Fields of the response that are not editable. */
const readOnly = [
  'version',
  'logo',
  'isCurrencyFixed',
  'serverMaxFileMegabytes',
  'nextNumber',
  'serverPasswordMinLength',
];

/** Reads the settings of the test company as an administrator. */
export async function readSection(server: TestServer, section: CompanySection) {
  const { json } = await server.call('/api/v1/company', { token: await server.tokenOf('admin') });
  return json.data[section];
}

/** Changes some settings of one section and keeps the others. */
export async function changeSettings(
  server: TestServer,
  section: Exclude<CompanySection, 'rates'>,
  changes: object,
): Promise<Reply> {
  const settings = Object.entries(await readSection(server, section));
  const body = { ...Object.fromEntries(settings.filter(([name]) => !readOnly.includes(name))), ...changes };
  return server.call(`/api/v1/company/${section}`, {
    method: 'PUT',
    token: await server.tokenOf('admin'),
    body,
  });
}
