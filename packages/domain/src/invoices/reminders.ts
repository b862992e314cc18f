import { addDays } from '../format/days.ts';
import type { InvoiceState } from './status.ts';

/** A reminder missed during downtime is still sent up to this many days late. */
export const REMINDER_GRACE_DAYS = 3;

interface RemindedInvoice {
  status: InvoiceState;
  /** `YYYY-MM-DD`. */
  dueDate: string | null;
  balanceCents: number;
}

/** Checks if a customer can be reminded of an invoice: it is issued and not paid in full. */
export const isUnpaid = ({ status, balanceCents }: Omit<RemindedInvoice, 'dueDate'>): boolean =>
  (status === 'ISSUED' || status === 'PARTIALLY_PAID') && balanceCents > 0;

/**
 * Returns the day of the next automatic reminder, or null if all are sent or too late.
 * @param reminderDays days after the due date on which the company sends reminders
 * @param sentDays the ones whose reminder was sent
 * @param today `YYYY-MM-DD` in the company's time zone
 */
export function nextReminderDay(
  { dueDate, ...invoice }: RemindedInvoice,
  { reminderDays, sentDays }: { reminderDays: readonly number[]; sentDays: readonly number[] },
  today: string,
): string | null {
  if (dueDate === null || !isUnpaid(invoice)) return null;
  const [next] = reminderDays
    .filter((days) => !sentDays.includes(days))
    .map((days) => addDays(dueDate, days))
    .filter((day) => addDays(day, REMINDER_GRACE_DAYS) >= today)
    .sort();
  if (next === undefined) return null;
  return next < today ? today : next;
}
