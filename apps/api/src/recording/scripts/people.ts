import { newId } from '../../db/index.ts';
import type { Person } from '../../testing.ts';
import type { Player, Script } from '../play.ts';

const es = { 'accept-language': 'es' };

/** Adding, changing, inviting and removing people of every kind. */
export const people: Script = async (player) => {
  const { server, send } = player;
  const role = await send('POST /job-role', {
    as: 'owner',
    body: { name: 'Roustabout', jobTypeId: server.company.jobTypeId },
  });
  const level = { jobTypeId: server.company.jobTypeId, jobRoleId: role.data.id };
  await onePart(player, 'technician', 'manager', level);
  await onePart(player, 'manager', 'admin', {});
  await onePart(player, 'admin', 'owner', {});
  await onePart(player, 'super/admin', 'owner', {});
  await selves(player);
};

/** What is the same for each kind. */
async function onePart({ server, send }: Player, kind: string, as: Person, level: object) {
  const path = `/users/${kind}`;
  // More is sent to the one number than anybody may send in an hour.
  await server.database.db.deleteFrom('rate_limits').execute();
  const email = (name: string) => `${name}.${kind.replace('/', '.')}@ours.test`;
  const phone = '(432) 555-0100';
  const byMail = await send(`POST ${path}`, {
    as,
    body: { fullname: ' By   Mail ', email: email('Mail'), phone, ...level },
  });
  const byPhone = await send(`POST ${path}`, {
    as,
    body: { fullname: 'By Phone', phone, ...level },
    headers: es,
  });
  const made = await send(`POST ${path}`, {
    as,
    body: { fullname: 'Made', password: 'secret1', email: '', phone: '', ...level },
  });
  for (const body of [
    {},
    { fullname: '', ...level },
    { fullname: 'Twice', email: email('mail'), ...level },
    { fullname: 'Wrong', email: 'nobody', phone: '12', ...level },
    { fullname: 'Wrong', password: 'short', ...level },
    { fullname: 'Wrong', password: 'x'.repeat(201), email: 'nobody', ...level },
    { fullname: 'Wrong', phone: '12', ...level },
    { fullname: 'Wrong', phone, ...level, role: 'SUPER_ADMIN' },
    { fullname: 'Wrong', phone, jobTypeId: newId(), jobRoleId: newId() },
    { fullname: 'Wrong', phone, ...level, jobRoleId: newId() },
    { fullname: 'Wrong', phone },
  ]) {
    await send(`POST ${path}`, { as, body });
  }
  await send(`POST ${path}`, {
    as,
    body: { fullname: 'Twice', email: email('mail'), ...level },
    headers: es,
  });
  const one = `${path}/${byMail.data.id}`;
  await send(`GET ${one}`, { as });
  await send(`HEAD ${one}`, { as });
  for (const id of [newId(), 'none', server.foreign.users.tech.id, server.company.users.gone.id]) {
    await send(`GET ${path}/${id}`, { as });
    await send(`PUT ${path}/${id}`, { as, body: {} });
    await send(`PATCH ${path}/${id}`, { as, body: { fullname: '' } });
    await send(`POST ${path}/${id}/invitation`, { as });
  }
  for (const method of ['PUT', 'PATCH']) {
    await send(`${method} ${one}`, { as, body: { fullname: `By ${method}` } });
    await send(`${method} ${one}`, { as, body: { fullname: '', email: 'nobody', phone: '', role: 'ADMIN' } });
    await send(`${method} ${one}`, { as, body: { email: 'owner@ours.test' } });
    await send(`${method} ${path}/toggle-active/${made.data.id}`, { as, body: { status: 'deactivated' } });
    await send(`${method} ${path}/toggle-active/${made.data.id}`, { as, body: { status: 'active' } });
    await send(`${method} ${path}/toggle-active/${made.data.id}`, { as, body: { status: 'ACTIVE' } });
  }
  await send(`PUT ${one}`, { as, body: { jobTypeId: newId() } });
  await send(`PUT ${one}`, { as, body: { email: email('new'), phone: '4325550101' } });
  await invitations({ send }, path, as, {
    byMail: byMail.data.id,
    byPhone: byPhone.data.id,
    made: made.data.id,
  });
  await send(`DELETE ${path}/${made.data.id}`, { as });
  await send(`DELETE ${path}/${made.data.id}`, { as });
  await send(`GET ${path}/${made.data.id}`, { as });
  await send(`DELETE ${path}/none`, { as });
  await send(`DELETE ${path}/toggle-active/none`, { as });
}

async function invitations(
  { send }: Pick<Player, 'send'>,
  path: string,
  as: Person,
  ids: Record<'byMail' | 'byPhone' | 'made', string>,
) {
  const to = (id: string) => `${path}/${id}/invitation`;
  await send(`POST ${to(ids.byMail)}`, { as });
  await send(`POST ${to(ids.byMail)}`, { as, body: {} });
  await send(`POST ${to(ids.byMail)}`, { as, body: { by: 'phone' } });
  await send(`POST ${to(ids.byMail)}`, { as, body: { by: 'post' } });
  await send(`POST ${to(ids.byMail)}`, { as, raw: '' });
  await send(`POST ${to(ids.byPhone)}`, { as });
  await send(`POST ${to(ids.byPhone)}`, { as, body: { by: 'email' } });
  await send(`POST ${to(ids.made)}`, { as, headers: es });
  const link = await send(`POST ${to(ids.byPhone)}/link`, { as });
  await send(`POST ${to(ids.byPhone)}/link`, { as, body: {} });
  await send(`POST ${to(ids.made)}/link`, { as });
  const token: string = link.data.link.split('token=')[1];
  await send(`GET /auth/invitation?token=${token}`);
  await send(`DELETE ${to(ids.byPhone)}`, { as });
  await send(`DELETE ${to(ids.made)}`, { as });
  await send(`DELETE ${to('none')}`, { as });
  await send(`PUT ${path}/toggle-active/${ids.byPhone}`, { as, body: { status: 'deactivated' } });
  await send(`POST ${to(ids.byPhone)}`, { as });
  await send(`POST ${to(ids.byPhone)}`, { as, headers: es });
}

/** What nobody may do to themselves, and what a company keeps. */
async function selves({ server, send }: Player) {
  const { owner, admin } = server.company.users;
  for (const [as, path] of [
    ['owner', `/users/super/admin/${owner.id}`],
    ['admin', `/users/admin/${admin.id}`],
  ] as const) {
    const toggle = path.replace(/\/(?=[^/]+$)/, '/toggle-active/');
    await send(`DELETE ${path}`, { as });
    await send(`PUT ${toggle}`, { as, body: { status: 'deactivated' } });
    await send(`PUT ${toggle}`, { as, body: { status: 'active' }, headers: es });
    await send(`PUT ${path}`, { as, body: { fullname: 'Myself' } });
  }
}
