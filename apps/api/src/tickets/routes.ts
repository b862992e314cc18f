import {
  canSeeTicket,
  createTicket,
  deleteTicket,
  downloadTickets,
  exportTickets,
  getTicket,
  getTicketStatistics,
  listTicketCustomers,
  listTickets,
  listTicketTechnicians,
  type TicketPage,
  type TicketQuery,
  updateTicket,
} from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { findAttachments } from '../files/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failure.ts';
import { pageReply } from '../platform/listing.ts';
import { type Route, serve } from '../platform/serve.ts';
import { exportReply } from './exportReply.ts';
import { createExportSlots, type ExportSlots } from './exportSlots.ts';
import { findFilterOptions, listCustomerOptions, listTechnicianOptions } from './filterOptions.ts';
import { listItem, wholeTicket } from './present.ts';
import { filterFor, findTickets, ticketStatistics } from './queries.ts';
import { addTicket, changeTicket, removeTicket } from './save.ts';
import { findTicket } from './store.ts';

async function readPage(db: Kysely<Database>, session: Session, query: TicketQuery): Promise<TicketPage> {
  const { pageNumber, pageSize, search } = query;
  const filter = filterFor(session, query);
  const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize };
  const [found, options] = await Promise.all([
    filter
      ? findTickets(db, session.companyId, { ...filter, search }, page)
      : { rows: [], count: 0, countIsCapped: false },
    query.filterOptions === 'none' ? undefined : findFilterOptions(db, session),
  ]);
  const { data, meta } = pageReply(found.rows.map(listItem), found.count, query);
  const pagination = { ...meta.pagination, ...(found.countIsCapped && { countIsCapped: true }) };
  return { data, meta: { ...(options && { data: options }), pagination } };
}

/** Serves `/ticket`. */
export const ticketRoutes = (
  { db }: { db: Kysely<Database> },
  slots: ExportSlots = createExportSlots(),
): Route[] => [
  serve(listTickets, ({ session, query }) => readPage(db, session, query)),
  serve(getTicketStatistics, ({ session, query }) => {
    const filter = filterFor(session, query);
    return filter
      ? ticketStatistics(db, session.companyId, filter)
      : { total: 0, assigned: 0, notAssigned: 0 };
  }),
  serve(listTicketTechnicians, ({ session, query }) => listTechnicianOptions(db, session, query)),
  serve(listTicketCustomers, ({ session, query }) => listCustomerOptions(db, session, query)),
  serve(createTicket, ({ session, body, unit }) => addTicket(unit, session, body)),
  serve(getTicket, async ({ session, params: { id } }) => {
    const ticket = await findTicket(db, session.companyId, id);
    if (!ticket || !canSeeTicket(session, { technicianId: ticket.technician_id })) throw notFound();
    return wholeTicket(ticket, await findAttachments(db, session.companyId, { kind: 'ticket', id }));
  }),
  serve(updateTicket, ({ session, params: { id }, body, basis, unit }) =>
    changeTicket(unit, session, id, body, basis),
  ),
  serve(deleteTicket, async ({ session, params: { id }, unit }) => {
    await removeTicket(unit, session, id);
    return { id };
  }),
  serve(downloadTickets, ({ c, query }) => exportReply(db, slots, c, query)),
  serve(exportTickets, ({ c, body }) => exportReply(db, slots, c, body)),
];
