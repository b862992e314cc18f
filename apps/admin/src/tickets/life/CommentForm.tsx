import { commentTicket, validateComment } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { errorMessages, Form, useForm } from '../../patterns/form/index.ts';
import { useChange } from '../../patterns/remote/index.ts';
import { commentErrors } from './commentErrors.ts';
import { MentionArea } from './MentionArea.tsx';
import type { Mentionable } from './mentions.ts';
import * as css from './TicketTimeline.css.ts';

interface CommentFormProps {
  id: string;
  /** Users involved with the ticket, who can be mentioned. */
  people: readonly Mentionable[];
  onDone: () => void;
}

/** Adds a comment to a ticket in any status. An `@` before a name notifies that user. */
export function CommentForm({ id, people, onDone }: CommentFormProps) {
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
    <Form form={form} gap={8}>
      <MentionArea
        {...form.field('text')}
        description={t('ticketLife.mentionHint')}
        rows={2}
        ticketId={id}
        people={people}
      />
      <FormFailure error={form.error} fallback="ticketLife.commentFailed" />
      <Button className={css.submit} type="submit" isPending={form.isPending}>
        {t('ticketLife.addComment')}
      </Button>
    </Form>
  );
}
