import type { CurrentUser } from '@derrick/domain/auth';
import type { Ticket } from '@derrick/domain/tickets';
import { readStored, store } from '../../core/stored.ts';
import { END } from './reviewAddress.ts';

/** Maximum number of tickets in a queue: one page of the list. */
export const QUEUE_MAX = 100;

/** Result of a reviewed ticket, with its hours and amount at that time. */
export interface QueueResult {
  outcome: 'approved' | 'sentBack';
  workHours: number;
  /** Null if the ticket has no price or the user cannot see prices. */
  totalCents: number | null;
}

/** The tickets of a review. They stay the same until it ends, so that the progress is stable. */
export interface Queue {
  ids: readonly string[];
  /** Number of tickets that matched, which can be more than the queue contains. */
  count: number;
  /** Results of the reviewed tickets by ID. A ticket without a result was skipped. */
  results: Readonly<Record<string, QueueResult>>;
}

// Stored per tab, so that the review continues after a reload or after editing a ticket.
const keyOf = (user: CurrentUser): string => `derrick.review.${user.id}`;

export const storeQueue = (user: CurrentUser, queue: Queue): void =>
  void store(keyOf(user), JSON.stringify(queue), 'sessionStorage');

/** Returns the stored queue if it contains the displayed ticket. */
export function readQueue(user: CurrentUser, ticket: string): Queue | undefined {
  const text = readStored(keyOf(user), 'sessionStorage');
  // Only this app writes the key.
  const queue: Queue | undefined = text === null ? undefined : JSON.parse(text);
  return queue && (ticket === END || queue.ids.includes(ticket)) ? queue : undefined;
}

/** Returns the result of a ticket that was moved to its next status. */
export const resultOf = (
  outcome: QueueResult['outcome'],
  { workHours, totalCents }: Pick<Ticket, 'workHours' | 'totalCents'>,
): QueueResult => ({ outcome, workHours, totalCents: totalCents ?? null });

export interface QueueSummary {
  approved: number;
  sentBack: number;
  skipped: number;
  /** Work hours of the approved tickets. */
  workHours: number;
  /** Amount of the approved tickets in the smallest unit of the currency. */
  totalCents: number;
}

export function summaryOf({ ids, results }: Pick<Queue, 'ids' | 'results'>): QueueSummary {
  const all = Object.values(results);
  const approved = all.filter(({ outcome }) => outcome === 'approved');
  return {
    approved: approved.length,
    sentBack: all.length - approved.length,
    skipped: ids.length - all.length,
    workHours: approved.reduce((sum, { workHours }) => sum + workHours, 0),
    totalCents: approved.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0),
  };
}
