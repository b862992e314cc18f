import type { MiddlewareHandler } from 'hono';

/**
 * One year, during which browsers use only TLS for this host. Subdomains are excluded because the operator may use them
 * otherwise.
 */
const TLS_ONLY = 'max-age=31536000';

/**
 * Sets the security headers of every response. Headers that affect only documents are in `pageHeaders`: on each script
 * and style they would waste half a kilobyte.
 * @param publicUrl if it starts with `https:`, browsers are told to use only TLS (RFC 6797)
 */
export function securityHeaders(publicUrl: string | undefined): MiddlewareHandler {
  const isHttps = publicUrl?.startsWith('https:');
  return async (c, next) => {
    c.header('x-content-type-options', 'nosniff');
    c.header('cross-origin-resource-policy', 'same-origin');
    if (isHttps) c.header('strict-transport-security', TLS_ONLY);
    await next();
  };
}

/**
 * Security headers of HTML documents besides the content security policy. Source:
 * https://owasp.org/www-project-secure-headers/
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Sets the headers of responses that are not pages, so that a browser that opens one directly runs nothing. */
export const dataHeaders: MiddlewareHandler = async (c, next) => {
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  await next();
};

/**
 * Builds the content security policy of a page of the admin app: its own files, and inline scripts and styles by their
 * hashes.
 */
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
    // No string is parsed as HTML or code, without exceptions: https://web.dev/articles/trusted-types
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
