import { formatMoney, numberFormat } from '@derrick/domain/format';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './InvoicePaper.css.ts';
import type { PaperInvoice } from './paperModel.ts';

type TotalsOf = Pick<
  PaperInvoice,
  'totals' | 'currency' | 'discountPercent' | 'taxPercent' | 'taxLabel' | 'isTaxExempt'
>;

/** Totals of the document, from the lines to the amount due. */
export function PaperTotals({ invoice }: { invoice: TotalsOf }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { totals, currency, discountPercent, taxPercent, taxLabel } = invoice;
  const money = (cents: number) => formatMoney(cents, locale, currency);
  const percent = (value: number) => numberFormat(locale, { maximumFractionDigits: 3 }).format(value);
  const rows = [
    { id: 'subtotal', label: t('invoicePaper.subtotal'), cents: totals.subtotalCents },
    totals.discountCents !== 0 && {
      id: 'discount',
      label:
        discountPercent === null
          ? t('invoicePaper.discount')
          : t('invoicePaper.discountOf', { percent: percent(discountPercent) }),
      cents: -totals.discountCents,
    },
    taxPercent !== null && {
      id: 'tax',
      label:
        taxLabel === null
          ? t('invoicePaper.tax', { percent: percent(taxPercent) })
          : t('invoicePaper.taxLabel', { label: taxLabel, percent: percent(taxPercent) }),
      cents: totals.taxCents,
    },
    { id: 'total', label: t('invoicePaper.total'), cents: totals.totalCents },
    totals.paidCents !== 0 && { id: 'paid', label: t('invoicePaper.paid'), cents: -totals.paidCents },
    totals.creditedCents !== 0 && {
      id: 'credited',
      label: t('invoicePaper.credited'),
      cents: -totals.creditedCents,
    },
    (totals.paidCents !== 0 || totals.creditedCents !== 0) && {
      id: 'balance',
      label: t('invoicePaper.balance'),
      cents: totals.balanceCents,
    },
  ].filter((row) => row !== false);
  return (
    <div className={css.sums}>
      <Stack as="dl" gap={8} className={css.totals} aria-label={t('invoicePaper.totals')}>
        {rows.map(({ id, label, cents }) => (
          <Inline
            key={id}
            gap={16}
            align="start"
            justify="between"
            isOneLine
            className={css.total}
            data-row={id}
          >
            <dt>{label}</dt>
            <dd className={css.cents}>{money(cents)}</dd>
          </Inline>
        ))}
      </Stack>
      {invoice.isTaxExempt && <p className={css.exempt}>{t('invoicePaper.taxExempt')}</p>}
    </div>
  );
}
