/**
 * Recognizes a browser by a cookie, called a device cookie by OWASP. The cookie neither identifies a user nor grants
 * access. If a user has signed in with the browser before, password attempts by others cannot lock them out of it; a
 * sign-in from a new browser is reported to the user.
 */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** Gets the prefix `__Host-` if the app is served over HTTPS, so that no other host can set it. */
const DEVICE_COOKIE = 'derrick_device';

const prefixOf = (publicUrl: string | undefined) => (publicUrl?.startsWith('https:') ? 'host' : undefined);

/** 256 random bits in base64url, which cannot be guessed. */
const DEVICE_BYTES = 32;
const DEVICE = /^[\w-]{43}$/;

/** Longest lifetime that browsers allow for a cookie (RFC 6265bis, 5.5). Each sign-in restarts it. */
const COOKIE_MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/**
 * Reads the id of the calling browser; undefined if no user has signed in with it, and for other programs.
 * @param publicUrl public URL of the app, if configured
 */
export function deviceOf(c: Context, publicUrl: string | undefined): string | undefined {
  const prefix = prefixOf(publicUrl);
  const device = prefix ? getCookie(c, DEVICE_COOKIE, prefix) : getCookie(c, DEVICE_COOKIE);
  return device !== undefined && DEVICE.test(device) ? device : undefined;
}

/** New ids by request, which the response sets as a cookie. */
const deviceIds = new WeakMap<Request, string>();

/**
 * Returns the id of the calling browser and sets its cookie. Called after a user has proven to own an account. Repeated
 * calls for one request return the same id.
 * @param publicUrl see `deviceOf`
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
    maxAge: COOKIE_MAX_AGE_SECONDS,
    // The prefix also sets `Secure`.
    ...(prefix && { prefix }),
  });
  return device;
}
