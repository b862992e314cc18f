import type { Context } from 'hono';

/** Languages of responses and messages. */
export type Language = 'en' | 'es';

/** Numbers and dates use United States formats in both languages, as in the admin app. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Supported languages. The first one is the default. */
const spoken = ['en', 'es'] as const satisfies readonly Language[];

/** Finds the first supported language in the caller's order of preference (RFC 9110, 12.5.4). Regions are ignored. */
export function languageOf(c: Context): Language {
  const acceptLanguage = (c.req.header('accept-language') ?? '')
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
  for (const { language } of acceptLanguage) {
    const accepted = spoken.find((spokenLanguage) => spokenLanguage === language);
    if (accepted) return accepted;
  }
  return spoken[0];
}
