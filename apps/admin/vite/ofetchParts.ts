/**
 * Stands in for what ofetch takes from ufo and destr in the build, as far as the one client uses it: an address from a base,
 * a path and a query, and JSON that may be none. The two libraries are 1.5 KB of every page that calls the server.
 */

/** Puts a path under a base, `/api/v1` and `users/me`, unless it has an origin of its own. */
export function withBase(path: string, base = ''): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** Adds a query; a list is the name repeated, and what is undefined is left out. */
export function withQuery(address: string, query: Record<string, unknown>): string {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((single) => single !== undefined)
        .map((single) => [name, String(single ?? '')]),
    ),
  ).toString();
  return params === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${params}`;
}

/** The value of a JSON text; a text that is none is its own value. */
export default function destr(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
