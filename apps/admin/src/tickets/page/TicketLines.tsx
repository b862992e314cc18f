import { numberFormat } from '@derrick/domain/format';
import { isHourLine, missingPrices, type Ticket } from '@derrick/domain/tickets';
import { Card } from '@derrick/ui/Card';
import { useId } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { kindWords, longQuantityWords } from '../../patterns/lines/index.ts';
import * as css from './TicketRecord.css.ts';

/** Billed lines of a ticket, with prices and the total if the user may see prices. */
export function TicketLines({ ticket: { lines, totals } }: { ticket: Ticket }) {
  const t = useTranslate();
  const { locale, money, unitPrice } = useFormats();
  const titleId = useId();
  const number = numberFormat(locale, { maximumFractionDigits: 3 });
  const missing = totals ? missingPrices(lines) : 0;
  return (
    <Card as="section" gap={12} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {t('ticketPage.lines')}
      </h3>
      {lines.length === 0 && <p className={css.muted}>{t('ticketPage.noLines')}</p>}
      <ul>
        {lines.map(({ kind, description, reason, quantity, unit, unitPriceCents }, index) => {
          const cents = totals?.lineCents[index];
          const amount = t(longQuantityWords[unit], { quantity: number.format(quantity), count: quantity });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order stays.
            <li key={index} className={css.line}>
              <span>{reason ?? (description || t(kindWords[kind]))}</span>
              {totals && (
                <span className={css.amount}>
                  {typeof cents === 'number' ? (
                    money(cents)
                  ) : (
                    <span className={css.missing}>{t('ticketPage.noPrice')}</span>
                  )}
                </span>
              )}
              <span className={css.detail}>
                {isHourLine({ kind }) && kind !== 'LABOR' && `${t(kindWords[kind])} · `}
                {typeof unitPriceCents === 'number' ? `${amount} × ${unitPrice(unitPriceCents)}` : amount}
              </span>
            </li>
          );
        })}
      </ul>
      {totals && lines.length > 0 && (
        <p className={css.total}>
          <span>{t('ticketPage.total')}</span>
          <span className={css.amount}>{money(totals.totalCents)}</span>
        </p>
      )}
      {missing > 0 && <p className={css.missing}>{t('ticketPage.unpriced', { count: missing })}</p>}
    </Card>
  );
}
