// Creating an Intl formatter takes about fifty times as long as using it, and every row of a table formats numbers.
const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

function cached<Format>(cache: Map<string, Format>, key: string, create: () => Format): Format {
  const existing = cache.get(key);
  if (existing) return existing;
  const format = create();
  cache.set(key, format);
  return format;
}

/** Returns the cached number formatter of a locale and options. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(numberFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** Returns the cached plural rules of a locale. */
export const pluralRulesOf = (locale: string): Intl.PluralRules =>
  cached(pluralRules, locale, () => new Intl.PluralRules(locale));
