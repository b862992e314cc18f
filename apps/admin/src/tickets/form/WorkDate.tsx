import { DatePicker } from '@derrick/ui/DatePicker';
import * as css from './TicketForm.css.ts';
import type { TicketFormState } from './useTicketForm.ts';

interface WorkDateProps {
  form: TicketFormState;
  /** Help text of the field. */
  hint: string | undefined;
}

export function WorkDate({ form, hint }: WorkDateProps) {
  const { onBlur, ...field } = form.field('workDate');
  return (
    <DatePicker
      {...field}
      className={css.half}
      description={field.description ?? hint}
      onBlur={onBlur}
      onValidityChange={(isReadable) => form.setReadable('workDate', isReadable)}
    />
  );
}
