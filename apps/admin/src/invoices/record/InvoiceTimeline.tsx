import { getInvoiceTimeline, type Invoice } from '@derrick/domain/invoices';
import type { TicketTimelineEntry } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Stack } from '@derrick/ui/Stack';
import { Timeline, type TimelineItem } from '@derrick/ui/Timeline';
import { useId, useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { RetryBanner, useRemote } from '../../patterns/remote/index.ts';
import * as css from './InvoiceRecord.css.ts';

/** Number of entries shown initially and added by each press. */
const PAGE = 10;
const MOST = 100;

interface EventWords {
  text: MessageKey;
  tone: NonNullable<TimelineItem['tone']>;
}

const other: EventWords = { text: 'invoice.event.other', tone: 'neutral' };

/** Message of each event, with a `{name}` placeholder. Unknown events of newer servers get a general message. */
const events: Readonly<Partial<Record<string, EventWords>>> = {
  'invoice.create': { text: 'invoice.event.create', tone: 'neutral' },
  'invoice.update': { text: 'invoice.event.update', tone: 'neutral' },
  'invoice.issue': { text: 'invoice.event.issue', tone: 'info' },
  'invoice.send': { text: 'invoice.event.send', tone: 'info' },
  'invoice.pay': { text: 'invoice.event.payment', tone: 'success' },
  'invoice.payExcess': { text: 'invoice.event.payExcess', tone: 'warning' },
  'invoice.reversePayment': { text: 'invoice.event.reversePayment', tone: 'warning' },
  'invoice.credit': { text: 'invoice.event.credit', tone: 'info' },
  'invoice.releaseTickets': { text: 'invoice.event.releaseTickets', tone: 'neutral' },
  'invoice.void': { text: 'invoice.event.void', tone: 'warning' },
  'invoice.giveUp': { text: 'invoice.event.uncollectible', tone: 'warning' },
  'invoice.open': { text: 'invoice.event.open', tone: 'info' },
  'invoice.remind': { text: 'invoice.event.remind', tone: 'neutral' },
  'invoice.markSent': { text: 'invoice.event.markSent', tone: 'info' },
  'invoice.failDelivery': { text: 'invoice.event.failDelivery', tone: 'warning' },
};

/** History of an invoice, newest first. */
export function InvoiceTimeline({ invoice: { id } }: { invoice: Invoice }) {
  const t = useTranslate();
  const { date, timeOf } = useFormats();
  const titleId = useId();
  const [pageSize, setPageSize] = useState(PAGE);
  const remote = useRemote(
    getInvoiceTimeline,
    { params: { id }, query: { pageSize } },
    { failureTitle: 'invoice.timelineFailed', keepPreviousData: true },
  );
  const item = ({ id: key, at, action, actor, comment }: TicketTimelineEntry): TimelineItem => {
    const { text, tone } = events[action] ?? other;
    return {
      id: key,
      title: t(text, { name: actor?.name ?? t('invoice.event.somebody') }),
      group: date(at),
      time: timeOf(at),
      dateTime: at,
      tone,
      description: comment ?? undefined,
    };
  };
  return (
    <Stack as="section" gap={12} className={css.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {t('invoice.timeline')}
      </h3>
      {(remote.status === 'failed' || remote.status === 'missing') && <RetryBanner {...remote} />}
      {remote.status === 'ready' && (
        <>
          <Timeline label={t('invoice.timeline')} items={remote.value.data.map(item)} />
          {remote.value.meta.pagination.count > pageSize && pageSize < MOST && (
            <Button className={css.more} onPress={() => setPageSize(Math.min(MOST, pageSize + 30))}>
              {t('invoice.timelineMore')}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
