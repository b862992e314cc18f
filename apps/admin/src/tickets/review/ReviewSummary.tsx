import { formatHours } from '@derrick/domain/format';
import type { TicketQuery } from '@derrick/domain/tickets';
import { Card } from '@derrick/ui/Card';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useLastAddress } from '../../core/lastAddress.ts';
import { useSession } from '../../core/session.tsx';
import { RecordPage } from '../../patterns/record/index.ts';
import { TICKET_LIST } from '../addresses.ts';
import { type Queue, summaryOf } from './queue.ts';
import * as css from './Review.css.ts';
import { reviewOf } from './reviewAddress.ts';
import { useTitleFocus } from './useTitleFocus.ts';

interface ReviewSummaryProps {
  queue: Queue;
  query: TicketQuery;
  /** Focuses the title when the summary is shown. */
  hasFocus: boolean;
  /** Address of the first skipped ticket. */
  firstSkipped: string | undefined;
}

/** Results of a finished review. */
export function ReviewSummary({ queue, query, hasFocus, firstSkipped }: ReviewSummaryProps) {
  const t = useTranslate();
  const { can } = useSession();
  const { locale, money } = useFormats();
  const listHref = useLastAddress(TICKET_LIST);
  const { approved, sentBack, skipped, workHours, totalCents } = summaryOf(queue);
  const others = queue.count - queue.ids.length;
  const titleRef = useTitleFocus(hasFocus);

  const figures = [
    ['ticketReview.sum.approved', approved.toLocaleString(locale)],
    ['ticketReview.sum.sentBack', sentBack.toLocaleString(locale)],
    ['ticketReview.sum.skipped', skipped.toLocaleString(locale)],
    [
      'ticketReview.sum.hours',
      t('lines.longQuantity.h', { quantity: formatHours(workHours, locale), count: workHours }),
    ],
    ...(can('prices:read') ? ([['ticketReview.sum.amount', money(totalCents)]] as const) : []),
  ] as const;
  return (
    <RecordPage
      list={{ label: t('shell.jobTickets'), path: TICKET_LIST }}
      listHref={listHref}
      title={t('ticketReview.done')}
      place={t('ticketReview.title')}
      size="large"
      titleRef={titleRef}
    >
      <Card gap={24}>
        <dl className={css.figures}>
          {figures.map(([name, value]) => (
            <div key={name} className={css.figure}>
              <dt className={css.term}>{t(name)}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Inline isStackedOnPhone>
          {firstSkipped && (
            <Link href={firstSkipped} variant="button">
              {t('ticketReview.skipped')}
            </Link>
          )}
          {others > 0 && (
            <Link href={reviewOf(query)} variant="button">
              {t('ticketReview.others', { count: others })}
            </Link>
          )}
          <Link href={listHref} variant="button" buttonVariant="primary">
            {t('ticketReview.toList')}
          </Link>
        </Inline>
      </Card>
    </RecordPage>
  );
}
