import { createHash } from 'node:crypto';
import { newId } from '../../db/index.ts';
import type { Player, Script } from '../play.ts';

const NEW_PASSWORD = 'a new horse battery';

/** Registering, forgotten passwords and invitations. */
export const accounts: Script = async ({ server, send }) => {
  const es = { 'accept-language': 'es' };
  const { id: companyId, users } = server.company;
  await registration(send);

  await send('POST /auth/forgot-password', { body: { email: users.owner.email } });
  await send('POST /auth/forgot-password', { body: { email: 'nobody@ours.test' }, headers: es });
  for (const body of [{}, { email: '' }, { email: 'nobody' }, { email: 7 }, { email: 'a@b.cd', more: 1 }]) {
    await send('POST /auth/forgot-password', { body });
  }

  let serial = 0;
  const tokenFor = async (kind: 'reset' | 'invitation', userId: string, lasts = '1 hour') => {
    serial += 1;
    const token = String(serial).padStart(43, 't');
    await server.database.db
      .insertInto('one_time_tokens')
      .values({
        company_id: companyId,
        id: newId(),
        user_id: userId,
        kind,
        token_hash: createHash('sha256').update(token).digest(),
        invited_by: users.manager.id,
        expires_at: new Date(Date.now() + (lasts === '1 hour' ? 3_600_000 : -1000)),
      })
      .execute();
    return token;
  };
  const reset = (token: unknown, newPassword: unknown = NEW_PASSWORD, headers = {}) =>
    send('POST /auth/reset-password', {
      body: { token, newPassword, confirmPassword: newPassword },
      headers,
    });
  const right = await tokenFor('reset', users.tech.id);
  await reset(right, 'short');
  await reset(right, 'x'.repeat(201));
  await send('POST /auth/reset-password', {
    body: { token: right, newPassword: NEW_PASSWORD, confirmPassword: 'another' },
  });
  await send('POST /auth/reset-password', { body: {} });
  await reset(right);
  await reset(right);
  await reset(right, NEW_PASSWORD, es);
  await reset(await tokenFor('reset', users.tech.id, 'none'));
  await reset(await tokenFor('reset', users.gone.id));
  await reset(await tokenFor('reset', users.invited.id), NEW_PASSWORD, es);
  await reset('x');
  await reset('x'.repeat(43));
  await reset(7);
  await send('POST /auth/login', { body: { email: users.tech.email, password: NEW_PASSWORD } });

  const look = (token: string, headers = {}) => send(`GET /auth/invitation?token=${token}`, { headers });
  const accept = (body: object, headers = {}) =>
    send('POST /auth/accept-invitation', {
      body: { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...body },
      headers,
    });
  const invitation = await tokenFor('invitation', users.invited.id);
  await look(invitation);
  await look('x'.repeat(43));
  await look('', es);
  await send('GET /auth/invitation');
  await send(`HEAD /auth/invitation?token=${invitation}`);
  await accept({ token: invitation, email: 'another@ours.test' });
  await accept({ token: invitation, email: 'wrong' });
  await accept({ token: invitation, password: 'short', confirmPassword: 'short' });
  await accept({ token: invitation, confirmPassword: 'different' });
  await accept({});
  await accept({ token: invitation });
  await accept({ token: invitation });
  await look(invitation);
  await look(await tokenFor('invitation', users.gone.id), es);
  await look(await tokenFor('invitation', users.tech.id, 'none'));
  await accept({ token: await tokenFor('invitation', users.other.id) });

  const invited = newId();
  await server.database.db
    .insertInto('users')
    .values({
      company_id: companyId,
      id: invited,
      role: 'TECHNICIAN',
      status: 'PENDING',
      fullname: 'By Phone',
      phone: '+14325550100',
    })
    .execute();
  const byPhone = await tokenFor('invitation', invited);
  await look(byPhone);
  await accept({ token: byPhone });
  await accept({ token: byPhone, email: users.owner.email });
  await accept({ token: byPhone, email: 'By.Phone@ours.test' });
};

const registration = async (send: Player['send']) => {
  const user = {
    email: 'New.Owner@fresh.test',
    fullname: 'Nadia Nueva',
    password: NEW_PASSWORD,
    language: 'ES',
    companyId: newId(),
  };
  const company = { name: 'Fresh Fields', size: 'SMALL', industry: 'Oil & Gas' };
  const { data } = await send('POST /auth/register', { body: { user, company } });
  await send('GET /users/me', { token: data.accessToken });
  await send('GET /job-type?withRetired=true', { token: data.accessToken });
  await send('POST /auth/register', { body: { user, company } });
  await send('POST /auth/register', {
    body: { user: { ...user, companyId: newId() }, company },
    headers: { 'accept-language': 'es' },
  });
  await send('POST /auth/register', { body: { user: { ...user, email: 'other@fresh.test' }, company } });
  for (const body of [
    {},
    { user, company: null },
    {
      user: {
        ...user,
        email: '<script>@b.cd',
        fullname: ' \u202e\n',
        password: 'short',
        language: 'es',
        companyId: '1',
        role: 'ADMIN',
      },
      company,
    },
    { user, company: { name: '\t', size: '1-5', industry: 'Oil', id: 1 } },
  ]) {
    await send('POST /auth/register', { body });
  }
};
