import { DatePicker } from '@derrick/ui/DatePicker';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import * as css from './TicketForm.css.ts';
import type { TicketFormState } from './useTicketForm.ts';

/** The day on which the work started. */
export function WorkDate({ form }: { form: TicketFormState }) {
  const t = useTranslate();
  const { onBlur, ...field } = form.field('workDate');
  return (
    <DatePicker
      {...field}
      className={css.half}
      description={field.description ?? (form.isNew ? t('ticketForm.workDateHint') : undefined)}
      onBlur={onBlur}
      onValidityChange={(isReadable) => form.setReadable('workDate', isReadable)}
    />
  );
}
