import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { deviceOf, ensureDeviceCookie } from './device.ts';

const app = new Hono()
  .get('/read', (c) => c.text(deviceOf(c, undefined) ?? 'none'))
  .get('/keep', (c) => c.text(ensureDeviceCookie(c, 'http://derrick.test')))
  .get('/keep-twice', (c) => c.json([1, 2].map(() => ensureDeviceCookie(c, undefined))))
  .get('/read-over-tls', (c) => c.text(deviceOf(c, 'https://derrick.test') ?? 'none'))
  .get('/keep-over-tls', (c) => c.text(ensureDeviceCookie(c, 'https://derrick.test')));

const get = (path: string, cookie = '') => app.request(path, { headers: { cookie } });

describe('the device cookie', () => {
  it('is set once with HttpOnly and SameSite, and keeps its value', async () => {
    const reply = await get('/keep');
    const device = await reply.text();
    expect(device).toMatch(/^[\w-]{43}$/);
    const [pair = '', ...attributes] = reply.headers.get('set-cookie')?.split('; ') ?? [];
    expect(pair).toBe(`derrick_device=${device}`);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax']);
    expect(await (await get('/read', pair)).text()).toBe(device);
    expect(await (await get('/keep', pair)).text()).toBe(device);
    expect(await (await get('/keep')).text()).not.toBe(device);
  });

  it('is set only once per request', async () => {
    const reply = await get('/keep-twice');
    const [first, second] = JSON.parse(await reply.text());
    expect(second).toBe(first);
    expect(reply.headers.getSetCookie()).toHaveLength(1);
  });

  it('has the Secure attribute and the __Host- prefix when the app is served over HTTPS', async () => {
    const reply = await get('/keep-over-tls');
    const device = await reply.text();
    const [pair = '', ...attributes] = reply.headers.get('set-cookie')?.split('; ') ?? [];
    expect(pair).toBe(`__Host-derrick_device=${device}`);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(await (await get('/read-over-tls', pair)).text()).toBe(device);
    expect(await (await get('/read-over-tls', `derrick_device=${device}`)).text()).toBe('none');
  });

  it.each(['', 'derrick_device=', 'derrick_device=short', `derrick_device=${'x'.repeat(44)}`, 'other=1'])(
    'is ignored when the cookie header is %j, and is set again',
    async (cookie) => {
      expect(await (await get('/read', cookie)).text()).toBe('none');
      expect(await (await get('/keep', cookie)).text()).toMatch(/^[\w-]{43}$/);
    },
  );
});
