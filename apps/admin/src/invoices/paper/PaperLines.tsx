import { formatMoney, numberFormat } from '@derrick/domain/format';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { quantityWords } from '../../patterns/lines/index.ts';
import * as css from './InvoicePaper.css.ts';
import type { PaperInvoice, PaperLine, PaperSection } from './paperModel.ts';

/** Lines of the document, grouped by ticket. In narrow containers the price is below the description. */
export function PaperLines({ sections, currency }: Pick<PaperInvoice, 'sections' | 'currency'>) {
  const t = useTranslate();
  const filled = sections.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) return <p className={css.emptyText}>{t('invoicePaper.noLines')}</p>;
  return (
    <table className={css.table} aria-label={t('invoicePaper.lines')}>
      <thead>
        <tr>
          <th scope="col" className={css.columnHead}>
            {t('invoicePaper.description')}
          </th>
          <th scope="col" className={css.numberHead}>
            {t('invoicePaper.quantity')}
          </th>
          <th scope="col" className={css.numberHead}>
            {t('invoicePaper.price')}
          </th>
          <th scope="col" className={css.numberHead}>
            {t('invoicePaper.amount')}
          </th>
        </tr>
      </thead>
      {filled.map((section) => (
        <Section key={section.id} section={section} currency={currency} />
      ))}
    </table>
  );
}

function Section({ section, currency }: { section: PaperSection; currency: string }) {
  const t = useTranslate();
  const heading = section.isOther ? t('invoicePaper.otherLines') : section.heading;
  return (
    <tbody className={css.section}>
      {heading !== null && (
        <tr className={css.headingRow}>
          <th scope="rowgroup" colSpan={4} className={css.heading}>
            {heading}
          </th>
        </tr>
      )}
      {section.lines.map((line) => (
        <Line key={line.id} line={line} currency={currency} />
      ))}
    </tbody>
  );
}

function Line({ line, currency }: { line: PaperLine; currency: string }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const quantity = numberFormat(locale, { maximumFractionDigits: 3 }).format(line.quantity);
  const { unitPriceCents, amountCents } = line;
  return (
    <tr className={css.row}>
      <td className={css.description}>
        {line.description}
        {line.note && <span className={css.note}>{line.note}</span>}
      </td>
      <td className={css.figure}>{t(quantityWords[line.unit], { quantity, count: line.quantity })}</td>
      {unitPriceCents === null ? (
        <td className={css.missing}>{t('invoicePaper.noPrice')}</td>
      ) : (
        <td className={css.figure}>{formatMoney(unitPriceCents, locale, currency)}</td>
      )}
      <td className={css.sum}>
        {amountCents === undefined || unitPriceCents === null
          ? '–'
          : formatMoney(amountCents, locale, currency)}
      </td>
    </tr>
  );
}
