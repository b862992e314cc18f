import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { RecordedEvents } from '../events/listeners.ts';
import type { NewEvent } from '../events/types.ts';
import { announce, announceHere } from './announce.ts';
import { type NoticeTicket, readNoticeTickets } from './noticeData.ts';
import { type AttributedEvent, idIn, madeTicket, rules, saysNothing } from './rules.ts';
import { settle } from './settle.ts';
import { writeNotices } from './write.ts';

/**
 * Notifications may disappear or become invisible to some users, so the counts of all users of the company are read
 * again.
 */
function changesWhoSees({ action, before, after }: NewEvent): boolean {
  if (action === 'ticket.update') return idIn(before, 'technician') !== idIn(after, 'technician');
  return /^(?:ticket\.delete$|invoice\.delete$|person\.(?!changePassword)|company\.)/.test(action);
}

/** After these events, a session of the user may have ended, so the user's streams are checked again. */
const endsSessions = /^(?:session\.(?!signIn)|person\.|account\.changeEmail|account\.undoEmail)/;

/** Reads the tickets of events. The data of new tickets comes from their events. */
async function ticketsOf(
  trx: Transaction<Database>,
  companyId: string,
  events: readonly NewEvent[],
): Promise<Map<string, NoticeTicket>> {
  const createdTickets = events.flatMap((event) => madeTicket(event) ?? []);
  const otherIds = events.flatMap(({ action, target }) =>
    action.startsWith('ticket.') && action !== 'ticket.create' && target.id !== null ? [target.id] : [],
  );
  const read = await readNoticeTickets(trx, companyId, otherIds);
  return new Map([...createdTickets.map((ticket) => [ticket.id, ticket] as const), ...read]);
}

/**
 * Writes the notifications for the events of a unit of work, in its transaction.
 * @returns a function that updates the open streams of this process after the commit
 */
export async function notifyOf({
  db,
  trx,
  origin,
  events,
}: RecordedEvents): Promise<(() => void) | undefined> {
  const { companyId } = origin;
  const attributed: AttributedEvent[] = events.map((event) => ({
    ...event,
    actor: event.actor ?? origin.actor,
  }));
  const ruled = attributed.filter((event) => rules[event.action] && !saysNothing(event));
  const context = { trx, origin, tickets: await ticketsOf(trx, companyId, ruled) };
  const notices = await Promise.all(ruled.map((event) => rules[event.action]?.(event, context) ?? []));
  const settledFor = await settle(trx, companyId, events);
  const readers = await writeNotices(trx, companyId, notices.flat());

  const isForAll = events.some(changesWhoSees);
  const ended = events.flatMap(({ action, target }) =>
    endsSessions.test(action) && target.id !== null ? [target.id] : [],
  );
  const userIds = isForAll ? ('all' as const) : [...new Set([...settledFor, ...readers, ...ended])];
  if (userIds.length === 0) return undefined;
  const announcement = { companyId, userIds };
  await announce(trx, announcement);
  return () => announceHere(db, announcement);
}
