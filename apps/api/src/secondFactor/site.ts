import type { Context } from 'hono';

/** The site that a passkey belongs to (the relying party). */
export interface Site {
  /** Host without a port. */
  id: string;
  origins: string[];
}

/**
 * Returns the site of a request. Without a configured URL, the host of the request is used with both protocols, because a
 * proxy may handle HTTPS.
 * @param publicUrl public URL of the app
 */
export function siteOf(c: Context, publicUrl: string | undefined): Site {
  const { hostname, host, origin } = new URL(publicUrl ?? c.req.url);
  return { id: hostname, origins: publicUrl ? [origin] : [`http://${host}`, `https://${host}`] };
}
