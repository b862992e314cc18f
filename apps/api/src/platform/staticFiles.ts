import type { Context, MiddlewareHandler } from 'hono';
import type { AdminFile, AdminFiles } from './adminFiles.ts';
import type { AppEnv } from './context.ts';

/** A year, the most that RFC 9111 caches heed. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

function encodingOf(c: Context, file: AdminFile): 'br' | 'gzip' | undefined {
  const accepted = new Map(
    (c.req.header('accept-encoding') ?? '').split(',').map((part): [string, boolean] => {
      const [name = '', quality = ''] = part.trim().toLowerCase().split(';');
      return [name.trim(), !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(quality)];
    }),
  );
  if (file.brotli && accepted.get('br')) return 'br';
  if (file.gzip && accepted.get('gzip')) return 'gzip';
  return undefined;
}

function reply(c: Context<AppEnv>, file: AdminFile, cacheControl: string): Response {
  const encoding = encodingOf(c, file);
  // Each encoding is a representation of its own (RFC 9110, 8.8.3.3).
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  c.header('etag', etag);
  c.header('cache-control', cacheControl);
  c.header('vary', 'accept-encoding');
  if (file.policy) c.header('content-security-policy', file.policy);
  const known = c.req.header('if-none-match')?.split(',') ?? [];
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304);

  c.header('content-type', file.type);
  if (encoding) c.header('content-encoding', encoding);
  const body = { br: file.brotli, gzip: file.gzip, plain: file.plain }[encoding ?? 'plain'] ?? file.plain;
  c.header('content-length', String(body.byteLength));
  return c.body(body);
}

/**
 * Serves the built admin app: its files, and for every other path that a browser navigates to, the page that shows
 * it. Hashed files are cached for good; pages are asked for again each time, which an ETag makes cheap.
 */
export function staticFiles({ files, page }: AdminFiles): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { path, method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const file = files.get(path);
    // A page under its file name would be one without its path.
    if (file && !file.policy) return reply(c, file, path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
    const isPage = path !== '/api' && !path.startsWith('/api/') && !path.startsWith('/assets/');
    const wantsPage = c.req.header('accept')?.includes('text/html') ?? false;
    const shown = isPage && wantsPage ? page(path) : undefined;
    return shown ? reply(c, shown, 'no-cache') : next();
  };
}
