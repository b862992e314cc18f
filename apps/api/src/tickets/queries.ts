/**
 * The list's queries in the shapes that stay fast at a million tickets. What they have in common: the ids of one page
 * are found in one index first and joined with names afterwards, and nothing is counted by reading tickets that a
 * table of daily sums has counted already. `npm run bench` measures them.
 */
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { TicketQuery } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import { type Database, readRow } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { dayRange } from '../platform/dayRange.ts';
import { countByDay, listByDay } from './byDay.ts';
import {
  all,
  type Count,
  countRow,
  matching,
  type PageOf,
  readPage,
  type TicketFilter,
  type TicketPage,
} from './listed.ts';
import { searchTickets } from './search.ts';

export type { ListedTicket, PageOf, TicketFilter, TicketPage } from './listed.ts';
export { COUNT_CAP } from './search.ts';

export interface TicketStatistics {
  total: number;
  assigned: number;
  notAssigned: number;
}

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

/** One page of a company's tickets, newest first, and how many there are. */
export async function findTickets(
  db: Kysely<Database>,
  companyId: string,
  filter: TicketFilter & { search?: string | undefined },
  page: PageOf,
): Promise<TicketPage> {
  if (filter.search !== undefined && filter.search.trim() !== '') {
    return searchTickets(db, companyId, filter, filter.search, page);
  }
  if (isOfEveryone(filter)) return listByDay(db, companyId, filter, page);

  const { total: count } = await countExactly(db, companyId, filter);
  const rows = await readPage(db, companyId, matching(companyId, filter), page, count);
  return { rows, count, countIsCapped: false };
}

/** How many of a company's tickets are on an invoice and how many are not; the search plays no part. */
export async function ticketStatistics(
  db: Kysely<Database>,
  companyId: string,
  filter: TicketFilter,
): Promise<TicketStatistics> {
  const { total, invoiced } = isOfEveryone(filter)
    ? await countByDay(db, companyId, filter)
    : await countExactly(db, companyId, filter);
  return { total, assigned: invoiced, notAssigned: total - invoiced };
}

function isOfEveryone({ technicianIds = [], customerIds = [] }: TicketFilter): boolean {
  return technicianIds.length === 0 && customerIds.length === 0;
}

/** Counts in an index alone, `invoice_id` rides along in each. */
async function countExactly(db: Kysely<Database>, companyId: string, filter: TicketFilter): Promise<Count> {
  const found = await readRow(db, countRow)`
    select count(*) as total, count(t.invoice_id) as invoiced from tickets t where ${all(matching(companyId, filter))}
  `;
  return found ?? { total: 0, invoiced: 0 };
}
