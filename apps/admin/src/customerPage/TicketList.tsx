import { formatDate } from '@derrick/domain/format';
import { type CustomerPage, downloadPublicTicket } from '@derrick/domain/statements';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Stack } from '@derrick/ui/Stack';
import { FileDown } from 'lucide-react';
import { useId } from 'react';
import { useApi } from '../core/api.ts';
import { useLanguage, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useDownload } from '../patterns/remote/index.ts';
import * as css from './CustomerPage.css.ts';
import { LongList } from './LongList.tsx';
import { SEPARATOR } from './separator.ts';

/** Signed tickets, each with its PDF. */
export function TicketList({
  tickets,
  timeZone,
  token,
}: Pick<CustomerPage, 'tickets' | 'timeZone'> & { token: string }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const api = useApi();
  const titleId = useId();
  const { isPending, failure, download } = useDownload({
    failure: 'customerPage.downloadFailed',
    isInline: true,
  });
  return (
    <Stack as="section" gap={12} className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.cardTitle}>
        {t('customerPage.tickets')}
      </h2>
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      {tickets.length === 0 && <p className={css.quiet}>{t('customerPage.noTickets')}</p>}
      <LongList entries={tickets}>
        {({ id, jobcode, workDate, wellName, signedBy, signedAt }) => (
          <li key={id} className={css.row}>
            <div className={css.rowText}>
              <span>{[jobcode, wellName].filter(Boolean).join(' · ')}</span>
              <span className={css.quiet}>
                {formatDate(workDate, locale)}
                {SEPARATOR}
                {t('customerPage.signed', { name: signedBy, date: formatDate(signedAt, locale, timeZone) })}
              </span>
            </div>
            <Button
              size="small"
              icon={<FileDown size={16} />}
              isDisabled={isPending}
              isFocusableWhenDisabled
              aria-label={t('customerPage.ticketPdf', { ticket: jobcode })}
              onPress={() =>
                void download(
                  () => api.call(downloadPublicTicket, { query: { token, id } }),
                  `${jobcode}.pdf`,
                )
              }
            >
              {t('customerPage.ticketFile')}
            </Button>
          </li>
        )}
      </LongList>
    </Stack>
  );
}
