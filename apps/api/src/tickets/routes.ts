import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import {
  canSeeTicket,
  parseTicketExport,
  parseTicketQuery,
  type TicketExport,
  type TicketQuery,
  ticketExportStruct,
  ticketInputStruct,
} from '@derrick/domain/tickets';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { integer, nullable, optional, string, type } from 'superstruct';
import type { Database } from '../db/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import { findAttachments } from '../files/records.ts';
import type { GuardedEnv, Session } from '../platform/context.ts';
import { dayRange } from '../platform/dayRange.ts';
import { notFound } from '../platform/failure.ts';
import { type Authenticate, guard, permit } from '../platform/guard.ts';
import { languageOf } from '../platform/language.ts';
import { checked, readBody, readId, readJson, validate } from '../platform/validate.ts';
import { csvStream, exportFileName } from './export.ts';
import { exportedTickets } from './exportRows.ts';
import { once, readIdempotencyKey } from './idempotency.ts';
import { listItem, wholeTicket } from './present.ts';
import { listTickets, type TicketFilter, ticketStatistics } from './queries.ts';
import { changeTicket, createTicket, removeTicket } from './save.ts';
import { findFilterOptions, findTicket } from './store.ts';

const basisStruct = type({ version: optional(integer()), updatedAt: optional(nullable(string())) });

const readQuery = (c: Context) => checked(() => parseTicketQuery(new URL(c.req.url).searchParams));

/** Turns a query into what the caller may see of it; undefined when that is nothing. */
function visible(
  { role, userId }: Session,
  query: Omit<TicketQuery, 'pageNumber' | 'pageSize'>,
): TicketFilter | undefined {
  const { customerIds, technicianIds, fromDate, toDate, timeZone } = query;
  const range = dayRange(fromDate, toDate, timeZone);
  if (!seesOwnTicketsOnly(role)) return { ...range, customerIds, technicianIds };
  const asksForOthers = technicianIds.length > 0 && !technicianIds.includes(userId);
  return asksForOthers ? undefined : { ...range, customerIds, technicianIds: [userId] };
}

/** Reads a ticket that the caller may see; for any other it is as if there were none. */
async function readTicket(db: Kysely<Database>, session: Session, id: string) {
  const ticket = await findTicket(db, session.companyId, id);
  if (!ticket || !canSeeTicket(session, { technicianId: ticket.technician_id })) throw notFound();
  return wholeTicket(ticket, await findAttachments(db, session.companyId, { kind: 'ticket', id }));
}

/** Answers with the tickets of a query that the caller may see, as a file. */
async function exportReply(db: Kysely<Database>, c: Context<GuardedEnv>, query: TicketExport) {
  const session = c.get('session');
  const { search, ids } = query;
  // Zones are known by many spellings; formatters are kept for each.
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: query.timeZone ?? 'UTC' }).resolvedOptions();
  const reader = { language: languageOf(c), timeZone };
  const filter = visible(session, query);
  const batches = exportedTickets(db, session.companyId, filter ? { ...filter, search, ids } : undefined);
  const log = c.get('log');
  const body = await csvStream(batches, reader, (error) => log.error({ err: error }, 'export broke off'));
  await unitOfWork(db, originOf(c), async ({ emit }) =>
    emit({
      action: 'ticket.export',
      target: { id: null, label: exportFileName(reader) },
      after: { search: query.search, tickets: query.ids.length || null },
    }),
  );
  c.header('content-type', 'text/csv; charset=utf-8');
  c.header('content-disposition', `attachment; filename="${exportFileName(reader)}"`);
  c.header('content-language', reader.language);
  return c.body(body);
}

/** Splits the body of a change into the form and what the caller has read before. */
function splitBody(body: object) {
  const basis = validate(body, basisStruct);
  const form = Object.entries(body).filter(([name]) => !(name in basisStruct.schema));
  return { basis, form: Object.fromEntries(form) };
}

/** Routes below `/ticket`. */
export function ticketRoutes({
  db,
  authenticate,
}: {
  db: Kysely<Database>;
  authenticate: Authenticate;
}): Hono<GuardedEnv> {
  return (
    new Hono<GuardedEnv>()
      .use(guard(authenticate))
      .get('/', permit('tickets:read'), async (c) => {
        const session = c.get('session');
        const { companyId, role, userId } = session;
        const query = readQuery(c);
        const { pageNumber, pageSize, search } = query;
        const filter = visible(session, query);
        const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize };
        const [listed, people] = await Promise.all([
          filter
            ? listTickets(db, companyId, { ...filter, search }, page)
            : { rows: [], count: 0, countIsCapped: false },
          findFilterOptions(db, companyId, seesOwnTicketsOnly(role) ? userId : undefined),
        ]);
        const { rows, count, countIsCapped } = listed;
        const pagination = {
          count,
          pageCount: Math.ceil(count / pageSize),
          pageNumber,
          pageSize,
          ...(countIsCapped && { countIsCapped }),
        };
        return c.json({
          success: true,
          data: { data: rows.map(listItem), meta: { data: people, pagination } },
        });
      })
      .get('/statistics', permit('tickets:read'), async (c) => {
        const session = c.get('session');
        const filter = visible(session, readQuery(c));
        const data = filter
          ? await ticketStatistics(db, session.companyId, filter)
          : { total: 0, assigned: 0, notAssigned: 0 };
        return c.json({ success: true, data });
      })
      .post('/', permit('tickets:write'), async (c) => {
        const session = c.get('session');
        const input = await readBody(c, ticketInputStruct);
        const key = readIdempotencyKey(c);
        const { reply, isReplayed } = await unitOfWork(db, originOf(c), async (unit) => {
          const make = async () =>
            JSON.stringify({ success: true, data: await createTicket(unit, session, input) });
          return key === undefined
            ? { reply: await make(), isReplayed: false }
            : await once(unit.trx, session, key, input, make);
        });
        if (isReplayed) c.header('idempotent-replayed', 'true');
        return c.body(reply, 201, { 'content-type': 'application/json' });
      })
      .get('/export.csv', permit('tickets:read'), (c) =>
        exportReply(
          db,
          c,
          checked(() => parseTicketExport(new URL(c.req.url).searchParams)),
        ),
      )
      // The same with more ids than an address line holds.
      .post('/export.csv', permit('tickets:read'), async (c) =>
        exportReply(db, c, await readBody(c, ticketExportStruct)),
      )
      .get('/:id', permit('tickets:read'), async (c) =>
        c.json({ success: true, data: await readTicket(db, c.get('session'), readId(c)) }),
      )
      .put('/:id', permit('tickets:write'), async (c) => {
        const session = c.get('session');
        const id = readId(c);
        const { basis, form } = splitBody(await readJson(c));
        const input = validate(form, ticketInputStruct);
        const data = await unitOfWork(db, originOf(c), (unit) =>
          changeTicket(unit, session, id, input, basis),
        );
        return c.json({ success: true, data });
      })
      .delete('/:id', permit('tickets:delete'), async (c) => {
        const id = readId(c);
        await unitOfWork(db, originOf(c), (unit) => removeTicket(unit, c.get('session'), id));
        return c.json({ success: true, data: { id } });
      })
  );
}
