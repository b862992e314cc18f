import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { en } from '../packages/ui/src/i18n/en.ts';
import { es } from '../packages/ui/src/i18n/es.ts';

export type Language = 'en' | 'es';

const readMessages = (language: Language): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(new URL(`../apps/admin/src/core/messages/${language}.json`, import.meta.url), 'utf8'),
  );

/** Texts of the kit and messages of the app, by language. */
const catalogs: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  en: { ...en, ...readMessages('en') },
  es: { ...es, ...readMessages('es') },
};

/** Returns a message, with its simple placeholders replaced by `values`. Throws for an unknown key. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

export const translateTo =
  (language: Language): Translate =>
  (key, values = {}) => {
    const text = catalogs[language][key];
    if (typeof text !== 'string') throw new Error(`There is no message ${key}`);
    return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  };

/** Matches a message with any values in its placeholders. */
export const patternOf = (message: string) =>
  new RegExp(
    message
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  );

/** Selects the language of the page, as a user does. */
export async function chooseLanguage(page: Page, language: Language) {
  await page
    .getByRole('combobox', { name: /^(?:Language|Idioma)$/ })
    .selectOption({ index: language === 'es' ? 1 : 0 });
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
}
