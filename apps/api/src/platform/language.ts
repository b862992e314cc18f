import type { Context } from 'hono';

/** The languages that people are spoken to in. */
export type Language = 'en' | 'es';

/** Numbers and dates are written as people of the United States write them in their language, as the pages do. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** The first where none of theirs is among them. */
const spoken = ['en', 'es'] as const satisfies readonly Language[];

/** Finds the first of our languages in a caller's order of preference (RFC 9110, 12.5.4); regions do not matter. */
export function languageOf(c: Context): Language {
  const wanted = (c.req.header('accept-language') ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { language: tag.split('-')[0], quality: Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const found = spoken.find((spokenLanguage) => spokenLanguage === language);
    if (found) return found;
  }
  return spoken[0];
}
