import { formatDate, formatMoney } from '@derrick/domain/format';
import type { CustomerPage } from '@derrick/domain/statements';
import { Badge } from '@derrick/ui/Badge';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { useId } from 'react';
import { useLanguage, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { publicState } from '../invoices/index.ts';
import * as css from './CustomerPage.css.ts';
import { LongList } from './LongList.tsx';
import { SEPARATOR } from './separator.ts';

interface InvoiceListProps {
  title: string;
  /** Shown without invoices. */
  empty: string;
  invoices: CustomerPage['invoices'];
  token: string;
}

/** Invoices with their status, each with a link to its page, where it can be read and paid. */
export function InvoiceList({ title, empty, invoices, token }: InvoiceListProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const titleId = useId();
  return (
    <Stack as="section" gap={12} className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.cardTitle}>
        {title}
      </h2>
      {invoices.length === 0 && <p className={css.quiet}>{empty}</p>}
      <LongList entries={invoices}>
        {(invoice) => {
          const { id, number, issueDate, dueDate, currency, totalCents, balanceCents } = invoice;
          const { label, tone } = publicState(invoice);
          const isOpen = balanceCents > 0;
          const dates = [
            issueDate && t('customerPage.issued', { date: formatDate(issueDate, locale) }),
            isOpen && dueDate && t('customerPage.due', { date: formatDate(dueDate, locale) }),
          ].filter(Boolean);
          return (
            <li key={id} className={css.row}>
              <div className={css.rowText}>
                <Link href={`/invoice?token=${token}.${id}`}>{t('customerPage.invoice', { number })}</Link>
                <span className={css.quiet}>{dates.join(SEPARATOR)}</span>
              </div>
              <div className={css.state}>
                <Badge tone={tone}>{t(label)}</Badge>
                <div className={css.amount}>
                  <span>{formatMoney(isOpen ? balanceCents : totalCents, locale, currency)}</span>
                  {isOpen && balanceCents !== totalCents && (
                    <span className={css.quiet}>
                      {t('customerPage.ofTotal', { total: formatMoney(totalCents, locale, currency) })}
                    </span>
                  )}
                </div>
              </div>
            </li>
          );
        }}
      </LongList>
    </Stack>
  );
}
