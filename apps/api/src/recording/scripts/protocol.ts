import { newId } from '../../db/index.ts';
import { ticketInput } from '../../testing.ts';
import type { Script } from '../play.ts';

/** What HTTP has rules for: addresses, methods, sizes and types. A second slash leads out of `/api/v1`. */
export const protocol: Script = async ({ send }) => {
  const es = { 'accept-language': 'es' };
  for (const path of [
    '',
    '/',
    '/nothing',
    '/ticket/a/b',
    '/ticket/',
    '//api',
    '//api/v2/ticket',
    '//nothing',
    '//dev/nothing',
    '/users',
    '/users/load',
    '/auth',
    '/overview',
  ]) {
    await send(`GET ${path}`);
    await send(`GET ${path}`, { as: 'owner' });
  }
  await send('GET /nothing', { headers: es });
  for (const call of [
    'GET /auth/login',
    'POST /auth/invitation',
    'DELETE /ticket',
    'PATCH /ticket',
    'DELETE /file',
    'POST /users/load/super/admin/overview/stats',
    'POST /users/me',
    'POST /users/load/all',
    'DELETE /users/load/technician/stats',
    'POST /overview/weekly-hours',
    'DELETE /users/technician',
    'POST /job-type/x',
    `PATCH /ticket/${newId()}`,
    'PUT /ticket/export.csv',
    'OPTIONS /ticket',
    'GET /users/technician',
    `GET /users/technician/${newId()}/invitation`,
    'POST //healthz',
    'HEAD //healthz',
  ]) {
    await send(call);
    await send(call, { as: 'owner', headers: es });
  }
  await bodies({ send });
  for (const accept of ['fr', 'fr,es;q=0.5,en;q=0.4', 'en-GB', 'es;q=0,en', '*']) {
    await send('GET /users/me', { headers: { 'accept-language': accept } });
  }
};

const bodies = async ({ send }: Pick<Parameters<Script>[0], 'send'>) => {
  const raws = [
    '',
    '{"email":',
    '12',
    'null',
    '[]',
    '['.repeat(10_000),
    '{"email":{"toString":1}}',
    `{${Array.from({ length: 201 }, (_, place) => `"f${place}":1`)}}`,
  ];
  const technician = `/users/technician/${newId()}`;
  for (const call of [
    'POST /auth/login',
    'POST /auth/register',
    'POST /ticket',
    `PUT /ticket/${newId()}`,
    'POST /ticket/export.csv',
    'POST /users/technician',
    `PUT ${technician}`,
    `POST ${technician}/invitation`,
    'POST /job-type',
  ]) {
    for (const raw of raws) await send(call, { as: 'owner', raw });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/vnd.api+json',
      'application/json; charset=utf-8',
    ]) {
      await send(call, { as: 'owner', raw: '{"unknown":1}', headers: { 'content-type': type } });
    }
    for (const coding of ['gzip', 'br, identity', 'identity']) {
      await send(call, { as: 'owner', raw: '{', headers: { 'content-encoding': coding } });
    }
    const large = JSON.stringify({ ...ticketInput, notes: 'x'.repeat(1024 * 1024) });
    await send(call, { as: 'owner', raw: large });
    await send(call, {
      raw: large,
      headers: { 'content-length': String(large.length), 'accept-language': 'es' },
    });
    await send(call, { raw: large.slice(0, 17 * 1024) });
  }
};
