import type { Ticket } from '@derrick/domain/tickets';
import { validateComment } from '@derrick/domain/tickets';
import { TextArea } from '@derrick/ui/TextArea';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { errorMessages, type SubmitResult, useForm } from '../../patterns/form/index.ts';
import { commentErrors } from './commentErrors.ts';
import type { ReasonWords } from './ticketStates.ts';

interface ReasonDialogProps {
  words: ReasonWords;
  onSubmit: (text: string) => Promise<SubmitResult<Ticket>>;
  onDone: (ticket: Ticket) => void;
  onClose: () => void;
}

/** Asks for the reason why a ticket is returned, reopened or voided. */
export function ReasonDialog({ words, onSubmit, onDone, onClose }: ReasonDialogProps) {
  const t = useTranslate();
  const form = useForm<{ text: string }, Ticket>({
    initial: { text: '' },
    labels: { text: words.field },
    aliases: { comment: 'text', reason: 'text' },
    validate: ({ text }) => ({ text: validateComment(text) }),
    validatesOnBlur: false,
    errorMessage: errorMessages(t, commentErrors, 'ticketLife.error.invalid'),
    submit: ({ text }) => onSubmit(text),
    onSubmitted: onDone,
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t(words.title)}
      description={t(words.text)}
      submitLabel={t(words.submit)}
      pendingLabel={t('ticketLife.pending')}
      isDangerous={words.isDangerous}
      onClose={onClose}
    >
      <TextArea {...form.field('text')} rows={3} isRequired autoFocus />
      <FormFailure error={form.error} fallback="ticketLife.failed" />
    </FormDialog>
  );
}
