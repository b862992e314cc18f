import type { Context } from 'hono';

/** The site that a passkey is for, as browsers see it. */
export interface Site {
  /** Its host, without a port. */
  id: string;
  origins: string[];
}

/**
 * Finds the site of a call. Without a configured address it is where the caller has reached it; a proxy in front may
 * speak HTTPS, which is not seen here.
 * @param publicUrl where people reach the app
 */
export function siteOf(c: Context, publicUrl: string | undefined): Site {
  const { hostname, host, origin } = new URL(publicUrl ?? c.req.url);
  return { id: hostname, origins: publicUrl ? [origin] : [`http://${host}`, `https://${host}`] };
}
