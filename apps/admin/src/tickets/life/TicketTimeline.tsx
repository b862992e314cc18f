import {
  commentTicket,
  getTicketTimeline,
  type TicketTimelineEntry,
  validateComment,
} from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { TextArea } from '@derrick/ui/TextArea';
import { Timeline, type TimelineItem } from '@derrick/ui/Timeline';
import { useState } from 'react';
import { useFormats } from '../../app/formats/index.ts';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { useSession } from '../../app/session.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { errorMessages, Form, useForm } from '../../patterns/form/index.ts';
import { useChange, useRemote } from '../../patterns/remote/index.ts';
import { commentErrors } from './commentErrors.ts';
import * as css from './TicketTimeline.css.ts';
import { changeTexts, eventText, eventTone } from './timelineWords.ts';

/** How many entries are shown at first, and more with each press. */
const PAGE = 10;

/** What happened to a ticket and what was said about it, newest first, with a field to say more. */
export function TicketTimeline({ id }: { id: string }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { can } = useSession();
  const [pageSize, setPageSize] = useState(PAGE);
  const [said, setSaid] = useState(0);
  const remote = useRemote(
    getTicketTimeline,
    { params: { id }, query: { pageSize } },
    { failureTitle: 'ticketLife.timeline.failed', keepPreviousData: true },
  );

  const item = (entry: TicketTimelineEntry): TimelineItem => ({
    id: entry.id,
    title: eventText(t, entry),
    time: moment(entry.at),
    dateTime: entry.at,
    tone: eventTone(entry),
    description: describe(entry),
  });
  const describe = ({ comment, changes }: TicketTimelineEntry) => {
    if (comment) return <p className={css.comment}>{comment}</p>;
    if (changes.length === 0) return undefined;
    return (
      <ul className={css.changes}>
        {changes
          .flatMap((change) => changeTexts(t, change))
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
    );
  };

  return (
    <section className={css.root} aria-label={t('ticketLife.timeline.title')}>
      <h3 className={css.title}>{t('ticketLife.timeline.title')}</h3>
      {can('tickets:write') && (
        // Another comment is another form.
        <CommentForm key={said} id={id} onDone={() => setSaid(said + 1)} />
      )}
      {remote.status === 'failed' && (
        <p>
          {remote.message}{' '}
          <Button size="small" onPress={() => void remote.retry()}>
            {t('common.retry')}
          </Button>
        </p>
      )}
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
    </section>
  );
}

/** Says something about the ticket, whatever its state. */
function CommentForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslate();
  const { change } = useChange(commentTicket);
  const form = useForm<{ text: string }, unknown>({
    initial: { text: '' },
    labels: { text: 'ticketLife.comment' },
    validate: ({ text }) => ({ text: validateComment(text) }),
    validatesOnBlur: false,
    errorMessage: errorMessages(t, commentErrors, 'ticketLife.error.invalid'),
    submit: ({ text }) => change({ params: { id }, body: { text } }),
    onSubmitted: onDone,
  });
  return (
    <Form form={form} className={css.form}>
      <TextArea {...form.field('text')} rows={2} />
      <FormFailure error={form.error} fallback="ticketLife.commentFailed" />
      <Button className={css.submit} type="submit" isPending={form.isPending}>
        {t('ticketLife.addComment')}
      </Button>
    </Form>
  );
}
