import { defaultWorkDate, isWorkInFuture } from '@derrick/domain/tickets';
import { useFormats } from '../../core/formats/index.ts';
import type { TicketFormState } from './useTicketForm.ts';

/** The day of the work that a ticket form describes. */
interface WorkDay {
  /** `YYYY-MM-DD`: the date of the form or, of a new ticket without one, the date that the server will choose. Empty if unknown. */
  day: string;
  /** The day is not today and was chosen because the form has no date. */
  isEarlier: boolean;
  /** A part of the work is still to come. */
  isInFuture: boolean;
}

/** Reads the day of the work from a form, by the company's clock. */
export function useWorkDay({ values, isNew }: Pick<TicketFormState, 'values' | 'isNew'>): WorkDay {
  const { timeZone, dayOf } = useFormats();
  const now = new Date();
  const clock = { now, timeZone };
  if (values.workDate !== '')
    return { day: values.workDate, isEarlier: false, isInFuture: isWorkInFuture(values, clock) };
  const day = isNew ? defaultWorkDate(values, clock) : '';
  return { day, isEarlier: isNew && day !== dayOf(now), isInFuture: false };
}
