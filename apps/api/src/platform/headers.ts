import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * Headers of every reply. No Strict-Transport-Security: whoever ends TLS in front of this process knows for which
 * names it may be said.
 */
export const securityHeaders = secureHeaders({
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  strictTransportSecurity: false,
  xDownloadOptions: false,
  // Harmful where it still works: https://owasp.org/www-project-secure-headers/#x-xss-protection
  xXssProtection: '0',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
});

/** Headers of replies that are no page: should a browser be led to show one, it runs nothing. */
export const dataHeaders: MiddlewareHandler = async (c, next) => {
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  await next();
};

/** Of a page of the admin app: its own files, and the inline parts it was built with, by their hashes. */
export function pagePolicy(scriptHashes: readonly string[], styleHashes: readonly string[]): string {
  const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
