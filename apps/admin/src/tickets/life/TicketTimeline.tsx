import { getTicketTimeline, type TicketTimelineEntry } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Stack } from '@derrick/ui/Stack';
import { Timeline, type TimelineItem } from '@derrick/ui/Timeline';
import { useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { RetryBanner, useRemote } from '../../patterns/remote/index.ts';
import { CommentForm } from './CommentForm.tsx';
import * as css from './TicketTimeline.css.ts';
import { changeTexts, eventText, eventTone } from './timelineWords.ts';

/** Number of entries shown initially and added by each press. */
const PAGE = 10;

/** History and comments of a ticket, newest first, with a comment form. */
export function TicketTimeline({ id }: { id: string }) {
  const t = useTranslate();
  const { date, timeOf } = useFormats();
  const { can } = useSession();
  const [pageSize, setPageSize] = useState(PAGE);
  const [said, setSaid] = useState(0);
  const remote = useRemote(
    getTicketTimeline,
    { params: { id }, query: { pageSize } },
    { failureTitle: 'ticketLife.timeline.failed', keepPreviousData: true },
  );

  const people =
    remote.status === 'ready'
      ? remote.value.data.flatMap(({ actor }) => (actor?.id ? [{ id: actor.id, name: actor.name }] : []))
      : [];

  const item = (entry: TicketTimelineEntry): TimelineItem => ({
    id: entry.id,
    title: eventText(t, entry),
    group: date(entry.at),
    time: timeOf(entry.at),
    dateTime: entry.at,
    tone: eventTone(entry),
    description: describe(entry),
  });
  const describe = ({ comment, changes }: TicketTimelineEntry) => {
    if (comment) return <p className={css.comment}>{comment}</p>;
    if (changes.length === 0) return undefined;
    return (
      <Stack as="ul" gap={4} className={css.changes}>
        {changes
          .flatMap((change) => changeTexts(t, change))
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </Stack>
    );
  };

  return (
    <Stack as="section" className={css.root} aria-label={t('ticketLife.timeline.title')}>
      <h3 className={css.title}>{t('ticketLife.timeline.title')}</h3>
      {can('tickets:write') && (
        // The key resets the form after each comment.
        <CommentForm key={said} id={id} people={people} onDone={() => setSaid(said + 1)} />
      )}
      {(remote.status === 'failed' || remote.status === 'missing') && <RetryBanner {...remote} />}
      {remote.status === 'ready' && (
        <>
          <Timeline label={t('ticketLife.timeline.title')} items={remote.value.data.map(item)} />
          {remote.value.meta.pagination.count > pageSize && pageSize < 100 && (
            <Button className={css.more} onPress={() => setPageSize(Math.min(100, pageSize + 30))}>
              {t('ticketLife.timeline.more')}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
