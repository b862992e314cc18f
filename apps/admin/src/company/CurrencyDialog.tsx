import type { CurrencyChangePreview } from '@derrick/domain/company';
import { ConfirmDialog } from '@derrick/ui/ConfirmDialog';
import { Stack } from '@derrick/ui/Stack';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './Company.css.ts';

/** Confirmation before changing the currency, because the amounts of the company keep their numbers. */
export interface CurrencyQuestion {
  preview: CurrencyChangePreview;
  /** ISO 4217 codes. */
  from: string;
  to: string;
  answer: (isConfirmed: boolean) => void;
}

/** Shows how the amounts of the company change with another currency, and asks for confirmation. */
export function CurrencyDialog({ question: { preview, from, to, answer } }: { question: CurrencyQuestion }) {
  const t = useTranslate();
  const { unitPrice } = useFormats();
  const { amounts, rounded, examples } = preview;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => answer(false)}
      title={t('company.currency.title', { currency: to })}
      confirmLabel={t('company.currency.confirm')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      onConfirm={() => answer(true)}
    >
      <Stack>
        <p>{t('company.currency.text', { count: amounts, currency: to })}</p>
        <p>{t('company.currency.rounded', { count: rounded, currency: to })}</p>
        <ul className={css.examples}>
          {examples.map(({ label, before, after }) => (
            <li key={`${label} ${before}`}>
              {t('company.currency.example', {
                label: label || t('company.currency.unnamed'),
                before: unitPrice(before, from),
                after: unitPrice(after, to),
              })}
            </li>
          ))}
        </ul>
      </Stack>
    </ConfirmDialog>
  );
}
