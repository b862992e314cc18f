import { newId } from '../../db/index.ts';
import type { Script } from '../play.ts';

/** Tickets as CSV, asked for by an address and by a body. */
export const exports: Script = async ({ server, records, send }) => {
  const { customers } = records;
  const es = { 'accept-language': 'es' };
  const { json } = await server.call('/api/v1/ticket?pageSize=3', { token: await server.tokenOf('owner') });
  const ids: string[] = json.data.data.map(({ id }: { id: string }) => id);
  for (const query of [
    '',
    'timeZone=America/Chicago',
    'search=aguila',
    'search=nothing',
    'search=---',
    'fromDate=2024-03-03&toDate=2024-03-04',
    `customerIds=${customers.rio}`,
    `technicianIds=${server.company.users.other.id}`,
    `ids=${ids}`,
    `ids=${newId()}`,
    'ids=1',
    'toDate=2024-02-30',
    'timeZone=Nowhere',
    'pageNumber=0',
  ]) {
    await send(`GET /ticket/export.csv?${query}`, { as: 'owner' });
  }
  await send('GET /ticket/export.csv?timeZone=us/central', { as: 'owner', headers: es });
  await send('GET /ticket/export.csv', { as: 'tech', headers: { ...es, 'accept-encoding': 'br' } });
  await send(`GET /ticket/export.csv?technicianIds=${server.company.users.other.id}`, { as: 'tech' });
  await send('GET /ticket/export.csv?ids=1', { as: 'tech', headers: { ...es, 'accept-encoding': 'br' } });
  await send('HEAD /ticket/export.csv', { as: 'owner' });
  await send('GET /ticket/export.csv');
  for (const body of [
    {},
    { ids },
    { ids: [], search: 'longhorn', timeZone: 'UTC' },
    { ids: ['1'] },
    { ids: 'all' },
    { unknown: 1 },
    { fromDate: '2024-03-03', toDate: '2024-03-02' },
    { fromDate: '2024-03-03', toDate: '2024-03-04', customerIds: [customers.apache] },
    [],
  ]) {
    await send('POST /ticket/export.csv', { as: 'owner', body });
  }
  await send('POST /ticket/export.csv', { as: 'tech', body: { ids }, headers: es });
  await send('POST /ticket/export.csv', { as: 'tech', raw: '{', headers: es });
  await send('POST /ticket/export.csv', { body: {} });
};
