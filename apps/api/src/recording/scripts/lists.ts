import { newId } from '../../db/index.ts';
import type { Script } from '../play.ts';

/** Lists with every query parameter, and the figures above them. */
export const lists: Script = async ({ server, records, send }) => {
  const { customers } = records;
  const { tech, other } = server.company.users;
  const queries = [
    '',
    'pageNumber=2',
    'pageNumber=3&pageSize=9',
    'pageNumber=9&pageSize=10',
    'pageSize=2',
    'pageSize=2&pageNumber=11',
    'search=aguila&pageSize=3',
    'search=TK-104&pageSize=3',
    'search=100%25&pageSize=3',
    'search=longhorn&pageSize=2&pageNumber=2',
    'search=longhorn&pageSize=2&pageNumber=99',
    'search=%20%20&pageSize=2',
    'search=---&pageSize=2',
    'search=nothing+of+this',
    'fromDate=2024-03-03&pageSize=2',
    'toDate=2024-03-03&pageSize=3',
    'fromDate=2024-03-02&toDate=2024-03-02&timeZone=America/Chicago',
    'fromDate=2024-03-02&toDate=2024-03-02',
    `technicianIds=${tech.id}&pageSize=2`,
    `technicianIds=${tech.id}&technicianIds=${other.id.toUpperCase()}&pageSize=2&pageNumber=6`,
    `technicianIds=${server.foreign.users.tech.id}`,
    `customerIds=${customers.rio},${customers.apache}&pageSize=3`,
    `customerIds=${customers.rio}&search=aguila`,
    `customerIds=${newId()}`,
    'unknown=1&technicianIds=&search=&pageSize=1',
    'pageNumber=0&pageSize=101&search=%00',
    'pageNumber=1e3',
    'fromDate=yesterday&toDate=2024-02-30&timeZone=Mars/Olympus',
    'fromDate=2024-03-02&toDate=2024-03-01',
    'technicianIds=me&customerIds=1,2',
    `customerIds=${Array.from({ length: 101 }, (_, place) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`)}`,
    `search=${'x'.repeat(201)}`,
  ];
  for (const query of queries) {
    await send(`GET /ticket?${query}`, { as: 'owner' });
    await send(`GET /ticket/statistics?${query}`, { as: 'owner' });
  }
  for (const query of [
    'pageSize=2',
    `technicianIds=${other.id}`,
    `technicianIds=${tech.id},${other.id}&pageSize=1`,
    'search=longhorn&pageSize=1',
  ]) {
    await send(`GET /ticket?${query}`, { as: 'tech' });
    await send(`GET /ticket/statistics?${query}`, { as: 'tech' });
  }
  await send('HEAD /ticket', { as: 'owner' });
  await send('HEAD /ticket/statistics', { as: 'owner' });
  for (const coding of ['br', 'gzip', 'gzip, br', 'br;q=0, gzip', 'identity', 'zstd']) {
    await send('GET /ticket', { as: 'owner', headers: { 'accept-encoding': coding } });
  }
  await send('GET /ticket?pageSize=1', { as: 'tech', headers: { 'accept-encoding': 'br' } });
  await send('HEAD /ticket', { as: 'owner', headers: { 'accept-encoding': 'br' } });
  await send('GET /ticket?pageSize=0', { as: 'owner', headers: { 'accept-encoding': 'br' } });
  await send('GET /ticket/statistics', { as: 'owner', headers: { 'accept-encoding': 'br' } });

  const names = [
    'customer',
    'job-type',
    'job-role',
    'users/load/technicians',
    'users/load/managers',
    'users/load/admins',
    'users/load/all',
  ];
  const nameQueries = [
    '',
    'pageSize=1&pageNumber=2',
    'pageNumber=50',
    'search=a',
    'search=apache+ridge',
    'search=%3F%3F',
    'search=tomas',
    'search=432',
    'search=ours.test',
    'pageNumber=0',
    'pageSize=ten&search=%00',
    'unknown=1',
  ];
  for (const name of names) {
    for (const query of nameQueries) await send(`GET /${name}?${query}`, { as: 'owner' });
    for (const as of ['admin', 'manager', 'tech'] as const) await send(`GET /${name}?pageSize=3`, { as });
    await send(`GET /${name}?pageSize=100`, { as: 'owner', headers: { 'accept-encoding': 'br' } });
    await send(`HEAD /${name}`, { as: 'owner' });
  }
  for (const name of ['technicians', 'managers', 'admins', 'all']) {
    for (const query of [
      'statuses=ACTIVE',
      'statuses=ACTIVE,PENDING&sort=status',
      'sort=-status&pageSize=2&pageNumber=2',
      'sort=name',
      'statuses=active',
      'statuses=ACTIVE,ACTIVE,ACTIVE,ACTIVE',
      'statuses=',
      'statuses=ACTIVE&statuses=PENDING',
    ]) {
      await send(`GET /users/load/${name}?${query}`, { as: 'owner' });
    }
  }
  for (const name of ['technician', 'manager', 'admin']) {
    for (const as of ['owner', 'tech'] as const) {
      await send(`GET /users/load/${name}/stats`, { as, headers: { 'accept-encoding': 'br' } });
    }
  }
};
