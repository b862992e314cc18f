import { formatDate } from '@derrick/domain/format';
import type { Invoice } from '@derrick/domain/invoices';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { useId } from 'react';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { ticketPage } from '../addresses.ts';
import * as css from './InvoiceRecord.css.ts';

export function InvoiceTickets({ invoice: { tickets } }: { invoice: Invoice }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const titleId = useId();
  return (
    <Stack as="section" gap={12} className={css.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {t('invoice.tickets')}
      </h3>
      {tickets.length === 0 && <p className={css.muted}>{t('invoice.noTickets')}</p>}
      <Stack as="ul" gap={12}>
        {tickets.map(({ id, jobcode, workDate, description }) => (
          <li key={id} className={css.ticket}>
            <span>
              <Link href={ticketPage(id)}>{`#${jobcode}`}</Link>
              {workDate !== null && <span className={css.muted}> · {formatDate(workDate, locale)}</span>}
            </span>
            {description && <span className={css.work}>{description}</span>}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
