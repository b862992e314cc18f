import { documentFormats, documentTotals, documentWords, type TotalsInput } from '@derrick/domain/invoices';
import { useLanguage } from '../../core/i18n/MessagesProvider.tsx';
import { PaperTotals } from './PaperTotals.tsx';

/** Totals of a form, in the user's language. */
export function FormTotals(input: TotalsInput) {
  const { language, locale } = useLanguage();
  const words = documentWords(language);
  const formats = documentFormats(locale, input.currency);
  return <PaperTotals rows={documentTotals(input, { words, formats })} label={words.totals} />;
}
