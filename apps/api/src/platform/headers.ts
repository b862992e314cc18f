import type { MiddlewareHandler } from 'hono';

/** A year; a browser that has come once over TLS takes no other way then. Subdomains are not ours to decide on. */
const TLS_ONLY = 'max-age=31536000';

/**
 * Headers of every reply. The rest of what browsers heed speaks of documents: see `pageHeaders`. Said with each script
 * and style it would be half a kilobyte of nothing a file.
 * @param publicUrl with `https:`, browsers are told to use nothing else (RFC 6797)
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
 * Headers of a document besides its content security policy. Source: https://owasp.org/www-project-secure-headers/
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Headers of replies that are no page: should a browser be led to show one, it runs nothing. */
export const dataHeaders: MiddlewareHandler = async (c, next) => {
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  await next();
};

/** Writes the content security policy of a page of the admin app: its own files, and its inline parts by their hashes. */
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
    // No text becomes markup or code, and nothing may make an exception: https://web.dev/articles/trusted-types
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
