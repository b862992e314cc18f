import { formatDate, formatMoney } from '@derrick/domain/format';
import type { CustomerPage as Page } from '@derrick/domain/statements';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { useLanguage, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { LanguageChoice } from '../core/LanguageChoice.tsx';
import { usePageTitle } from '../core/usePageTitle.ts';
import * as css from './CustomerPage.css.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { StatementDownloads } from './StatementDownloads.tsx';
import { TicketList } from './TicketList.tsx';

/** The balance, invoices and signed tickets of a customer, with the statement as a file. */
export function CustomerPage({ page, token }: { page: Page; token: string }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { company, logo, customer, email, expiresAt, timeZone, invoices, tickets, statement } = page;
  const title = t('customerPage.heading', { company });
  usePageTitle(title);
  const isPaid = ({ balanceCents }: Page['invoices'][number]) => balanceCents <= 0;
  const balance = formatMoney(statement.closingCents, locale, statement.currency);
  const pastDue = formatMoney(statement.pastDueCents, locale, statement.currency);
  return (
    <div className={css.page}>
      <Inline as="header" justify="between" className={css.header}>
        <Inline gap={12}>
          {logo !== null && <img src={logo} alt="" className={css.logo} />}
          <span className={css.company}>{company}</span>
        </Inline>
        <LanguageChoice />
      </Inline>
      <Stack as="main" gap={24} className={css.main}>
        <Inline gap={16} align="end" justify="between">
          <Stack gap={8}>
            <h1 className={css.title}>{title}</h1>
            <p>{customer}</p>
            <p className={css.balance}>{t('customerPage.balance', { balance })}</p>
            {statement.pastDueCents > 0 && (
              <p className={css.pastDue}>{t('customerPage.pastDue', { amount: pastDue })}</p>
            )}
          </Stack>
          <StatementDownloads token={token} />
        </Inline>
        <InvoiceList
          title={t('customerPage.open')}
          empty={t('customerPage.noOpen')}
          invoices={invoices.filter((invoice) => !isPaid(invoice))}
          token={token}
        />
        <InvoiceList
          title={t('customerPage.paid')}
          empty={t('customerPage.noPaid')}
          invoices={invoices.filter(isPaid)}
          token={token}
        />
        <TicketList tickets={tickets} timeZone={timeZone} token={token} />
        <p className={css.quiet}>
          {t('customerPage.ends', { email, date: formatDate(expiresAt, locale, timeZone) })}
        </p>
      </Stack>
    </div>
  );
}
