import { streamNotifications } from '@derrick/domain/notifications';
import type { Context } from 'hono';
import { decodeJwt } from 'jose';
import { type Route, serve } from '../platform/serve.ts';
import type { Live } from './live.ts';

/** Reads the session version and the expiry from the access token, which the guard has verified. */
function tokenOf(c: Context): { sessionVersion: number; expiresAt: number } {
  const { ver, exp = 0 } = decodeJwt((c.req.header('authorization') ?? '').replace(/^bearer +/i, ''));
  return { sessionVersion: Number(ver), expiresAt: exp * 1000 };
}

export const streamRoute = (live: Live): Route =>
  serve(streamNotifications, ({ c, session: { companyId, userId, familyId } }) =>
    c.body(live.open({ companyId, userId, familyId, ...tokenOf(c) }), 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      // Without this header, nginx and compatible proxies buffer some kilobytes first.
      'x-accel-buffering': 'no',
    }),
  );
