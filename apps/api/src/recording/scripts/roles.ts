import { newId } from '../../db/index.ts';
import type { Script } from '../play.ts';

const kinds = ['technician', 'manager', 'admin', 'super/admin'];
const nobodys = newId();

const ofPeople = kinds.flatMap((kind) => [
  `POST /users/${kind}`,
  `GET /users/${kind}/${nobodys}`,
  `PUT /users/${kind}/${nobodys}`,
  `PATCH /users/${kind}/${nobodys}`,
  `DELETE /users/${kind}/${nobodys}`,
  `PUT /users/${kind}/toggle-active/${nobodys}`,
  `PATCH /users/${kind}/toggle-active/${nobodys}`,
  `POST /users/${kind}/${nobodys}/invitation`,
  `POST /users/${kind}/${nobodys}/invitation/link`,
  `DELETE /users/${kind}/${nobodys}/invitation`,
]);

const calls = [
  'GET /users/me',
  'GET /users/load/super/admin/overview/stats',
  'GET /overview/weekly-hours',
  'GET /overview/waiting-customers',
  'GET /ticket?pageSize=1',
  'GET /ticket/statistics',
  'POST /ticket/export.csv',
  'POST /ticket',
  `GET /ticket/${nobodys}`,
  `PUT /ticket/${nobodys}`,
  `DELETE /ticket/${nobodys}`,
  'GET /customer',
  'POST /file',
  'GET /file/limits',
  `GET /file/${'A'.repeat(32)}.txt`,
  'GET /job-type',
  'POST /job-type',
  `PUT /job-type/${nobodys}`,
  `DELETE /job-type/${nobodys}`,
  'GET /job-role',
  'POST /job-role',
  `PUT /job-role/${nobodys}`,
  `DELETE /job-role/${nobodys}`,
  'GET /users/load/all?pageSize=1',
  'GET /users/load/technicians?pageSize=1',
  'GET /users/load/technician/stats',
  'GET /users/load/managers?pageSize=1',
  'GET /users/load/manager/stats',
  'GET /users/load/admins?pageSize=1',
  ...ofPeople,
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/register',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'GET /auth/invitation',
  'POST /auth/accept-invitation',
];

/** Every endpoint, asked by everybody, with a wrong body where it takes one: the order of the checks shows. */
export const roles: Script = async ({ server, send }) => {
  const week = /weekly-hours/;
  for (const call of calls) {
    const options = /^(?:POST|PUT|PATCH) /.test(call) ? { body: { unknown: 1 } } : {};
    await send(call, options);
    for (const as of ['owner', 'admin', 'manager', 'tech'] as const) {
      // Its days are those of the run.
      if (week.test(call)) continue;
      await send(call, { as, ...options });
    }
    const own = call.replaceAll(nobodys, 'none');
    if (own !== call) await send(own, { as: 'owner', ...options });
    if (own !== call) await send(own, { as: 'tech', ...options });
  }
  const foreign = (await server.signIn(server.foreign.users.owner.email)).accessToken;
  await send(`GET /users/technician/${server.company.users.tech.id}`, { token: foreign });
  await send(`GET /users/manager/${server.company.users.tech.id}`, { as: 'owner' });
};
