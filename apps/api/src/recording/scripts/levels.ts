import { newId } from '../../db/index.ts';
import type { Script } from '../play.ts';

/** Job types and job roles. */
export const levels: Script = async ({ server, send }) => {
  const es = { 'accept-language': 'es' };
  const type = await send('POST /job-type', {
    as: 'owner',
    body: { name: '  Lead   hand ', hourlyRateCents: 9900 },
  });
  await send('POST /job-type', { as: 'manager', body: { name: 'Without rate' } });
  await send('POST /job-type', { as: 'owner', body: { name: 'lead hand' } });
  await send('POST /job-type', { as: 'owner', body: { name: 'lead hand' }, headers: es });
  await send('POST /job-type', { as: 'tech', body: { name: 'No' } });
  const wrong = [
    {},
    { name: '' },
    { name: 'x'.repeat(101) },
    { name: 7 },
    { name: 'A', hourlyRateCents: -1 },
    { name: 'A', hourlyRateCents: 1.5 },
    { name: 'A', id: 1 },
    null,
  ];
  for (const body of wrong) {
    await send('POST /job-type', { as: 'owner', body });
    await send(`PUT /job-type/${type.data.id}`, { as: 'owner', body });
    await send('POST /job-role', { as: 'owner', body });
  }
  const jobTypeId = type.data.id;
  const role = await send('POST /job-role', { as: 'owner', body: { name: 'Driver', jobTypeId } });
  await send('POST /job-role', { as: 'owner', body: { name: ' driver', jobTypeId } });
  await send('POST /job-role', {
    as: 'owner',
    body: { name: 'Driver', jobTypeId: server.company.jobTypeId },
  });
  for (const id of [newId(), server.foreign.jobTypeId, 'none']) {
    await send('POST /job-role', { as: 'owner', body: { name: 'Helper', jobTypeId: id } });
    await send(`PUT /job-type/${id}`, { as: 'owner', body: { name: 'Renamed' } });
    await send(`DELETE /job-type/${id}`, { as: 'owner' });
    await send(`PUT /job-role/${id}`, { as: 'owner', body: { name: 'Renamed' } });
    await send(`DELETE /job-role/${id}`, { as: 'owner' });
    await send(`GET /job-role?jobTypeId=${id}`, { as: 'owner' });
  }
  await send(`PUT /job-type/${jobTypeId}`, { as: 'owner', body: { name: 'Leader' } });
  await send(`PUT /job-type/${jobTypeId}`, { as: 'owner', body: { hourlyRateCents: 1 } });
  await send(`PUT /job-type/${jobTypeId}`, { as: 'owner', body: { name: 'Without rate' } });
  await send(`PUT /job-type/${jobTypeId}`, { as: 'tech', body: { name: 'No' } });
  await send(`PATCH /job-type/${jobTypeId}`, { as: 'owner', body: { name: 'No' } });
  await send(`PUT /job-role/${role.data.id}`, { as: 'owner', body: { name: 'Pilot' } });
  await send(`PUT /job-role/${role.data.id}`, { as: 'owner', body: { name: 'Pilot', jobTypeId } });
  await send(`GET /job-role?jobTypeId=${jobTypeId}`, { as: 'tech' });
  await send('GET /job-role?jobTypeId=', { as: 'tech' });
  await send(`DELETE /job-role/${role.data.id}`, { as: 'tech' });
  await send(`DELETE /job-role/${role.data.id}`, { as: 'manager' });
  await send(`DELETE /job-role/${role.data.id}`, { as: 'manager' });
  await send('GET /job-role', { as: 'owner' });
  await send('GET /job-role?withRetired=true', { as: 'owner' });
  await send(`DELETE /job-type/${jobTypeId}`, { as: 'tech' });
  await send(`DELETE /job-type/${jobTypeId}`, { as: 'owner' });
  for (const as of ['owner', 'manager', 'tech'] as const) {
    await send('GET /job-type', { as });
    await send('GET /job-type?withRetired=true', { as });
    await send('GET /job-type?withRetired=1', { as });
    await send('GET /job-role?withRetired=true&pageSize=2', { as });
  }
  await send(`PUT /job-type/${jobTypeId}`, { as: 'owner', body: { name: 'Again' } });
  await send('POST /job-type', { as: 'owner', body: { name: 'LEADER' } });
};
