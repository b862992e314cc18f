import { defaultWorkDate, isWorkInFuture } from '@derrick/domain/tickets';
import { useFormats } from '../../core/formats/index.ts';
import type { TicketFormState } from './useTicketForm.ts';

/** Day of the work in a ticket form. */
interface WorkDay {
  /**
   * `YYYY-MM-DD`: the date in the form or, for a new ticket without a date, the date that the server will use. Empty if
   * unknown.
   */
  day: string;
  /** The form has no date, and the derived day is not today. */
  isEarlier: boolean;
  /** Part of the work is in the future. */
  isInFuture: boolean;
}

/** Derives the day of the work from the form, in the company's time zone. */
export function useWorkDay({ values, isNew }: Pick<TicketFormState, 'values' | 'isNew'>): WorkDay {
  const { timeZone, dayOf } = useFormats();
  const now = new Date();
  const clock = { now, timeZone };
  if (values.workDate !== '')
    return { day: values.workDate, isEarlier: false, isInFuture: isWorkInFuture(values, clock) };
  const day = isNew ? defaultWorkDate(values, clock) : '';
  return { day, isEarlier: isNew && day !== dayOf(now), isInFuture: false };
}
