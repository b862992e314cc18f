import {
  approveTicket,
  bulkTickets,
  canSeeTicket,
  commentTicket,
  confirmTicketWarning,
  createTicket,
  deleteTicket,
  downloadTickets,
  duplicateTicket,
  exportTickets,
  getTechnicianTotals,
  getTicket,
  getTicketRules,
  getTicketStatistics,
  getTicketSuggestions,
  getTickets,
  getTicketTimeline,
  getTicketTotals,
  listTicketCustomers,
  listTicketJobTypes,
  listTicketReaders,
  listTickets,
  listTicketTechnicians,
  reopenTicket,
  requestTicketChanges,
  submitTicket,
  type TicketPage,
  type TicketQuery,
  updateTicket,
  voidTicket,
} from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import { inZone } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import { languageOf } from '../platform/language.ts';
import { pageReply, rangeOf } from '../platform/listing.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { moveInBulk } from './bulk.ts';
import { duplicate } from './duplicate.ts';
import { exportReply } from './exportReply.ts';
import { createExportSlots, type ExportSlots } from './exportSlots.ts';
import {
  findFilterOptions,
  listCustomerOptions,
  listJobTypeOptions,
  listTechnicianOptions,
} from './filterOptions.ts';
import { applyTransition, readRules } from './life.ts';
import { readComplete, readWhole } from './lockEditable.ts';
import { messages } from './messages.ts';
import { factsOf, listItem } from './present.ts';
import { filterFor, findTickets, ticketStatistics } from './queries.ts';
import { findReaders } from './readers.ts';
import { addTicket, changeTicket, removeTicket } from './save.ts';
import { findTicket, findTicketsByIds, lockTicket, type StoredTicket } from './store.ts';
import { suggestValues } from './suggestions.ts';
import { addComment, readTimeline } from './timeline.ts';
import { readTechnicianTotals, readTotals } from './totals.ts';
import { confirmWarning } from './warnings.ts';

const serve = serveWith(messages);

async function readPage(db: Kysely<Database>, session: Session, query: TicketQuery): Promise<TicketPage> {
  const filter = filterFor(session, await inZone(db, session.companyId, query));
  const [found, options] = await Promise.all([
    filter
      ? findTickets(db, session.companyId, { ...filter, search: query.search }, rangeOf(query), query.sort)
      : { rows: [], count: 0, countIsCapped: false },
    query.filterOptions === 'none' ? undefined : findFilterOptions(db, session),
  ]);
  const seesPrices = hasPermission(session, 'prices:read');
  const items = found.rows.map((row) => listItem(row, seesPrices));
  const { data, meta } = pageReply(items, found.count, query);
  const pagination = { ...meta.pagination, ...(found.countIsCapped && { countIsCapped: true }) };
  return { data, meta: { ...(options && { data: options }), pagination } };
}

/** Finds a ticket that the caller may see. */
async function findSeen(db: Kysely<Database>, session: Session, id: string): Promise<StoredTicket> {
  const ticket = await findTicket(db, session.companyId, id);
  if (!ticket || !canSeeTicket(session, factsOf(ticket))) throw notFound();
  return ticket;
}

export const ticketRoutes = (
  { db }: { db: Kysely<Database> },
  slots: ExportSlots = createExportSlots(),
): Route[] => [
  serve(listTickets, ({ session, query }) => readPage(db, session, query)),
  serve(getTicketStatistics, async ({ session, query }) => {
    const filter = filterFor(session, await inZone(db, session.companyId, query));
    return filter
      ? ticketStatistics(db, session.companyId, filter)
      : { total: 0, assigned: 0, notAssigned: 0 };
  }),
  serve(getTicketTotals, async ({ session, query }) =>
    readTotals(db, session, await inZone(db, session.companyId, query)),
  ),
  serve(getTechnicianTotals, async ({ session, query }) =>
    readTechnicianTotals(db, session, await inZone(db, session.companyId, query)),
  ),
  serve(listTicketTechnicians, ({ session, query }) => listTechnicianOptions(db, session, query)),
  serve(listTicketCustomers, ({ session, query }) => listCustomerOptions(db, session, query)),
  serve(listTicketJobTypes, ({ session, query }) => listJobTypeOptions(db, session, query)),
  serve(getTicketSuggestions, ({ session, query }) => suggestValues(db, session, query)),
  serve(getTicketRules, ({ session }) => readRules(db, session.companyId)),
  serve(createTicket, ({ session, body, unit }) => addTicket(unit, session, body)),
  serve(getTickets, async ({ session, query: { ids } }) => {
    const found = await findTicketsByIds(db, session.companyId, ids);
    return readComplete(
      db,
      session,
      found.filter((row) => canSeeTicket(session, factsOf(row))),
    );
  }),
  serve(getTicket, async ({ session, params: { id } }) => {
    return readWhole(db, session, await findSeen(db, session, id));
  }),
  serve(updateTicket, ({ session, params: { id }, body, basis, unit }) =>
    changeTicket(unit, session, id, body, basis),
  ),
  serve(deleteTicket, async ({ session, params: { id }, unit }) => {
    await removeTicket(unit, session, id);
    return { id };
  }),
  serve(submitTicket, ({ session, params: { id }, body, unit }) =>
    applyTransition(unit, session, id, 'submit', body),
  ),
  serve(requestTicketChanges, ({ session, params: { id }, body, unit }) =>
    applyTransition(unit, session, id, 'requestChanges', body),
  ),
  serve(approveTicket, ({ session, params: { id }, body, unit }) =>
    applyTransition(unit, session, id, 'approve', body),
  ),
  serve(reopenTicket, ({ session, params: { id }, body: { version, reason }, unit }) =>
    applyTransition(unit, session, id, 'reopen', { version, comment: reason }),
  ),
  serve(voidTicket, ({ session, params: { id }, body: { version, reason }, unit }) =>
    applyTransition(unit, session, id, 'void', { version, comment: reason }),
  ),
  serve(bulkTickets, ({ c, session, body, unit }) => moveInBulk(unit, session, body, languageOf(c))),
  serve(getTicketTimeline, async ({ session, params: { id }, query }) => {
    const { entries, count } = await readTimeline(db, await findSeen(db, session, id), rangeOf(query));
    return pageReply(entries, count, query);
  }),
  serve(listTicketReaders, async ({ session, params: { id } }) =>
    findReaders(db, session, await findSeen(db, session, id)),
  ),
  serve(commentTicket, async ({ session, params: { id }, body, unit }) => {
    addComment(unit, await findSeen(unit.trx, session, id), body.text);
    return { id };
  }),
  serve(confirmTicketWarning, async ({ session, params: { id }, body, unit }) => {
    const row = await lockTicket(unit.trx, session.companyId, id);
    if (!row || !canSeeTicket(session, factsOf(row))) throw notFound();
    await confirmWarning(unit, session.companyId, row, body);
    return readWhole(unit.trx, session, await findSeen(unit.trx, session, id));
  }),
  serve(duplicateTicket, async ({ session, params: { id }, unit }) =>
    duplicate(unit, session, await findSeen(unit.trx, session, id)),
  ),
  serve(downloadTickets, ({ c, query }) => exportReply(db, slots, c, query)),
  serve(exportTickets, ({ c, body }) => exportReply(db, slots, c, body)),
];
