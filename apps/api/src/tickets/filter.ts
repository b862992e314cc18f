import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { TicketQuery } from '@derrick/domain/tickets';
import type { Session } from '../platform/context.ts';
import { dayRange } from '../platform/dayRange.ts';
import type { TicketFilter } from './listed.ts';

/** Turns a query into the filter of what the caller may see; undefined when that is nothing. */
export function filterFor(
  { role, userId }: Session,
  query: Omit<TicketQuery, 'pageNumber' | 'pageSize'>,
): TicketFilter | undefined {
  const { customerIds, technicianIds, fromDate, toDate, timeZone } = query;
  const range = dayRange(fromDate, toDate, timeZone);
  if (!seesOwnTicketsOnly(role)) return { ...range, customerIds, technicianIds };
  const asksForOthers = technicianIds.length > 0 && !technicianIds.includes(userId);
  return asksForOthers ? undefined : { ...range, customerIds, technicianIds: [userId] };
}
