/**
 * The browser that somebody uses, known by a cookie. OWASP calls it a device cookie: it says nothing of who that is, and
 * alone opens nothing. Where somebody has signed in before, others who try passwords cannot keep them out; where they
 * have not, they are told of it.
 */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

export const DEVICE_COOKIE = 'derrick_device';

/** 256 random bits in base64url: nobody guesses those of another browser. */
const DEVICE_BYTES = 32;
const DEVICE = /^[\w-]{43}$/;

/** The longest that browsers keep a cookie (RFC 6265bis, 5.5); each sign-in begins it anew. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** Reads which browser calls; undefined for one that nobody has signed in with, and for other programs. */
export function deviceOf(c: Context): string | undefined {
  const device = getCookie(c, DEVICE_COOKIE);
  return device !== undefined && DEVICE.test(device) ? device : undefined;
}

/** The ids that were made for a request, which its reply brings to the browser. */
const made = new WeakMap<Request, string>();

/**
 * Gives the id of the calling browser, and lets it be known by that from now on. Called once somebody has shown that an
 * account is theirs, and the same however often it is called for a request.
 * @param options.isSecure the browser reaches the server by HTTPS alone
 */
export function keepDevice(c: Context, { isSecure }: { isSecure: boolean }): string {
  const known = made.get(c.req.raw);
  if (known !== undefined) return known;
  const device = deviceOf(c) ?? randomBytes(DEVICE_BYTES).toString('base64url');
  made.set(c.req.raw, device);
  setCookie(c, DEVICE_COOKIE, device, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    path: '/',
    maxAge: KEPT_SECONDS,
  });
  return device;
}
