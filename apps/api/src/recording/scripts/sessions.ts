import { PASSWORD } from '../../testing.ts';
import type { Script } from '../play.ts';

let networks = 0;
const elsewhere = () => {
  networks += 1;
  return { 'x-forwarded-for': `10.0.${networks >> 8}.${networks & 255}` };
};

/** Signing in, staying signed in, signing out. */
export const sessions: Script = async ({ server, send }) => {
  networks = 0;
  const { users } = server.company;
  const es = { 'accept-language': 'es' };
  const login = (email: unknown, password: unknown, headers: Record<string, string> = {}) =>
    send('POST /auth/login', { body: { email, password }, headers: { ...elsewhere(), ...headers } });

  const { data } = await login(users.owner.email, PASSWORD);
  await login(` ${users.tech.email.toUpperCase()} `, PASSWORD);
  for (const email of [users.owner.email, users.gone.email, users.invited.email, 'nobody@ours.test']) {
    await login(email, 'a wrong password');
    await login(email, 'a wrong password', es);
  }
  await login(users.gone.email, PASSWORD);
  await login(users.gone.email, PASSWORD, es);
  for (const [email, password] of [
    ['', ''],
    ['nobody', 'x'],
    [['a@b.cd'], { $ne: '' }],
    ['a@b.cd', 'x'.repeat(201)],
    [undefined, undefined],
  ]) {
    await login(email, password);
  }
  await send('POST /auth/login', { body: { email: 'a@b.cd', password: PASSWORD, role: 'ADMIN' } });
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await send('POST /auth/login', {
      body: { email: 'locked@ours.test', password: 'a wrong password' },
      headers: { 'x-forwarded-for': '10.9.9.9', ...(attempt === 6 && es) },
    });
  }

  const renewed = await send('POST /auth/refresh', { body: { refreshToken: data.refreshToken } });
  await send('GET /users/me', { token: renewed.data.accessToken });
  await send('POST /auth/refresh', { body: { refreshToken: 'x' } });
  await send('POST /auth/refresh', { body: { refreshToken: 'x' }, headers: es });
  await send('POST /auth/refresh', { body: { refreshToken: '' } });
  await send('POST /auth/refresh', { body: {} });
  await send('POST /auth/logout', { body: { refreshToken: 'x' } });
  await send('POST /auth/logout', { body: {} });
  await send('POST /auth/logout', { body: { refreshToken: renewed.data.refreshToken } });
  await send('GET /users/me', { token: renewed.data.accessToken });
  await send('POST /auth/refresh', { body: { refreshToken: renewed.data.refreshToken } });

  for (const as of ['owner', 'admin', 'manager', 'tech'] as const) await send('GET /users/me', { as });
  await send('HEAD /users/me', { as: 'owner' });
  await send('GET /users/me');
  await send('GET /users/me', { headers: es });
  for (const authorization of [
    'Bearer',
    'Bearer x',
    'Basic x',
    `Bearer ${'x'.repeat(5000)}`,
    'bearer eyJhbGciOiJub25lIn0.e30.',
  ]) {
    await send('GET /users/me', { headers: { authorization } });
  }
};
