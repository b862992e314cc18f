import { createFormats, localeExtension } from '../core/formats/formats.ts';
import { localeOf } from '../core/i18n/language.ts';
import { useLanguage, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './Company.css.ts';
import type { LocaleValues } from './localeValues.ts';

/** Example amount that shows currency sign, digit grouping and decimals. */
const EXAMPLE_CENTS = 123_450;

/** Current time and an amount, formatted with the settings in the form. */
export function LocaleExample({ values }: { values: LocaleValues }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const formats = createFormats(localeOf[language] + localeExtension(values), values);
  return (
    <output className={css.example}>
      {t('company.locale.example', {
        now: formats.moment(new Date().toISOString()),
        amount: formats.money(EXAMPLE_CENTS),
      })}
    </output>
  );
}
