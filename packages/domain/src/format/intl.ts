// Creating an Intl formatter takes about fifty times as long as using it, and a list formats every row.
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Maximum number of cached formatters of a kind. A server formats in the zones and currencies of all companies. */
const FORMATS_MAX = 500;

function cached<Format>(cache: Map<string, Format>, key: string, create: () => Format): Format {
  const existing = cache.get(key);
  if (existing) return existing;
  const format = create();
  if (cache.size >= FORMATS_MAX) cache.clear();
  cache.set(key, format);
  return format;
}

/** Returns the cached number formatter of a locale and options. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(numberFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** Returns the cached date formatter of a locale and options. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(dateFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
