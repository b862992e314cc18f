/**
 * The browser that somebody uses, known by a cookie. OWASP calls it a device cookie: it says nothing of who that is, and
 * alone opens nothing. Where somebody has signed in before, others who try passwords cannot keep them out; where they
 * have not, they are told of it.
 */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** With the prefix `__Host-` where people reach the app by HTTPS: no other host, and no script, can set it. */
const DEVICE_COOKIE = 'derrick_device';

const prefixOf = (publicUrl: string | undefined) => (publicUrl?.startsWith('https:') ? 'host' : undefined);

/** 256 random bits in base64url: nobody guesses those of another browser. */
const DEVICE_BYTES = 32;
const DEVICE = /^[\w-]{43}$/;

/** The longest that browsers keep a cookie (RFC 6265bis, 5.5); each sign-in begins it anew. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/**
 * Reads which browser calls; undefined for one that nobody has signed in with, and for other programs.
 * @param publicUrl where people reach the app, if that is known
 */
export function deviceOf(c: Context, publicUrl: string | undefined): string | undefined {
  const prefix = prefixOf(publicUrl);
  const device = prefix ? getCookie(c, DEVICE_COOKIE, prefix) : getCookie(c, DEVICE_COOKIE);
  return device !== undefined && DEVICE.test(device) ? device : undefined;
}

/** The ids that were made for a request, which its reply brings to the browser. */
const deviceIds = new WeakMap<Request, string>();

/**
 * Gives the id of the calling browser, and lets it be known by that from now on. Called once somebody has shown that an
 * account is theirs, and the same however often it is called for a request.
 * @param publicUrl as `deviceOf` takes it
 */
export function ensureDeviceCookie(c: Context, publicUrl: string | undefined): string {
  const deviceId = deviceIds.get(c.req.raw);
  if (deviceId !== undefined) return deviceId;
  const device = deviceOf(c, publicUrl) ?? randomBytes(DEVICE_BYTES).toString('base64url');
  deviceIds.set(c.req.raw, device);
  const prefix = prefixOf(publicUrl);
  setCookie(c, DEVICE_COOKIE, device, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: KEPT_SECONDS,
    // Also makes it `Secure`.
    ...(prefix && { prefix }),
  });
  return device;
}
