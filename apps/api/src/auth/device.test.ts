import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { deviceOf, keepDevice } from './device.ts';

const app = new Hono()
  .get('/read', (c) => c.text(deviceOf(c) ?? 'none'))
  .get('/keep', (c) => c.text(keepDevice(c, { isSecure: false })))
  .get('/keep-twice', (c) => c.json([1, 2].map(() => keepDevice(c, { isSecure: false }))))
  .get('/keep-over-tls', (c) => c.text(keepDevice(c, { isSecure: true })));

const get = (path: string, cookie = '') => app.request(path, { headers: { cookie } });

describe('the cookie of a browser', () => {
  it('is made once, out of reach of scripts and other sites, and stays the same', async () => {
    const kept = await get('/keep');
    const device = await kept.text();
    expect(device).toMatch(/^[\w-]{43}$/);
    const [pair = '', ...attributes] = kept.headers.get('set-cookie')?.split('; ') ?? [];
    expect(pair).toBe(`derrick_device=${device}`);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax']);
    expect(await (await get('/read', pair)).text()).toBe(device);
    expect(await (await get('/keep', pair)).text()).toBe(device);
    expect(await (await get('/keep')).text()).not.toBe(device);
  });

  it('is one, however often it is kept for a request', async () => {
    const kept = await get('/keep-twice');
    const [first, second] = JSON.parse(await kept.text());
    expect(second).toBe(first);
    expect(kept.headers.getSetCookie()).toHaveLength(1);
  });

  it('is sent by HTTPS alone where the app is', async () => {
    expect((await get('/keep-over-tls')).headers.get('set-cookie')).toContain('Secure');
  });

  it.each(['', 'derrick_device=', 'derrick_device=short', `derrick_device=${'x'.repeat(44)}`, 'other=1'])(
    'is none when it is %j, and then a new one is made',
    async (cookie) => {
      expect(await (await get('/read', cookie)).text()).toBe('none');
      expect(await (await get('/keep', cookie)).text()).toMatch(/^[\w-]{43}$/);
    },
  );
});
