import type { SignatureState, TicketStatus } from '@derrick/domain/tickets';
import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Database, newId } from '../db/index.ts';
import type { Ticket as TicketRow } from '../db/schema.ts';
import { type SignatureColumns, signatureColumns, signatureState } from '../signatures/index.ts';
import { allocateNumbers } from '../sql/counters.ts';

/** A user named on a ticket. */
export interface NamedUser {
  id: string;
  fullname: string;
  photo: string | null;
}

/** A ticket with all columns of its page. */
export interface StoredTicket extends Omit<TicketRow, 'search_text'>, SignatureColumns {
  customer: { id: string; name: string; photo: string | null } | null;
  technician: NamedUser | null;
  author: NamedUser | null;
  status_changed_by: NamedUser | null;
  signature_state: SignatureState;
  job_type: { id: string; name: string } | null;
}

/** Editable columns of a ticket. */
export interface TicketFields extends ChangedColumns {
  /** Undefined keeps the value. */
  work_date: string | undefined;
  /** Undefined keeps the value. */
  cost_reference: string | null | undefined;
}

/** Columns of a new ticket. */
export interface NewTicketFields extends ChangedColumns {
  code_prefix: string;
  work_date: string;
  cost_reference: string | null;
}

type ChangedColumns = Pick<
  TicketRow,
  | 'customer_id'
  | 'customer_name'
  | 'technician_id'
  | 'job_type_id'
  | 'location'
  | 'well_name'
  | 'description'
  | 'notes'
  | 'work_started_at'
  | 'work_ended_at'
  | 'travel_started_at'
  | 'travel_ended_at'
  | 'break_minutes'
  | 'work_hours'
  | 'travel_hours'
  | 'standby_hours'
  | 'billable_cents'
>;

/**
 * The names come from subqueries instead of joins: PostgreSQL compares the possible orders of joins, which takes longer than
 * reading the ticket.
 */
const ticketsWithNames = (db: Kysely<Database>, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('tickets as ticket')
    .leftJoin('ticket_signatures as signature', (join) =>
      join
        .onRef('signature.company_id', '=', 'ticket.company_id')
        .onRef('signature.ticket_id', '=', 'ticket.id'),
    )
    .selectAll('ticket')
    .select([...signatureColumns, signatureState(companyId, 'ticket').as('signature_state')])
    .select((eb) => {
      const userIn = (column: 'technician_id' | 'author_id' | 'status_by') =>
        jsonObjectFrom(
          eb
            .selectFrom('users')
            .select(['users.id', 'users.fullname', 'users.photo'])
            .where('users.company_id', '=', companyId)
            .whereRef('users.id', '=', `ticket.${column}`),
        );
      return [
        userIn('technician_id').as('technician'),
        userIn('author_id').as('author'),
        userIn('status_by').as('status_changed_by'),
        jsonObjectFrom(
          eb
            .selectFrom('customers')
            .select(['customers.id', 'customers.name', 'customers.photo'])
            .where('customers.company_id', '=', companyId)
            .whereRef('customers.id', '=', 'ticket.customer_id'),
        ).as('customer'),
        jsonObjectFrom(
          eb
            .selectFrom('job_types')
            .select(['job_types.id', 'job_types.name'])
            .where('job_types.company_id', '=', companyId)
            .whereRef('job_types.id', '=', 'ticket.job_type_id'),
        ).as('job_type'),
      ];
    })
    .where('ticket.company_id', '=', companyId)
    .where('ticket.id', 'in', ids)
    .where('ticket.deleted_at', 'is', null);

/** Finds a ticket with its names; undefined if it is deleted. */
export const findTicket = (
  db: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<StoredTicket | undefined> => ticketsWithNames(db, companyId, [id]).executeTakeFirst();

/** Finds tickets with their names, in the order of their ids, without those that are deleted. */
export const findTicketsByIds = (
  db: Kysely<Database>,
  companyId: string,
  ids: readonly string[],
): Promise<StoredTicket[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : ticketsWithNames(db, companyId, ids).orderBy('ticket.id').execute();

/** Finds a ticket with its names and locks its row until the transaction ends. */
export const lockTicket = (
  trx: Transaction<Database>,
  companyId: string,
  id: string,
): Promise<StoredTicket | undefined> =>
  ticketsWithNames(trx, companyId, [id]).forUpdate('ticket').executeTakeFirst();

/**
 * Finds tickets with their names and locks them until the transaction ends. All changes of several tickets lock them in
 * the order of their ids, which prevents deadlocks.
 */
export const lockTickets = (
  trx: Transaction<Database>,
  companyId: string,
  ids: readonly string[],
): Promise<StoredTicket[]> =>
  ticketsWithNames(trx, companyId, ids).orderBy('ticket.id').forUpdate('ticket').execute();

export async function insertTicket(
  trx: Transaction<Database>,
  companyId: string,
  { authorId, status }: { authorId: string; status: TicketStatus },
  fields: NewTicketFields,
): Promise<string> {
  const id = newId();
  const { first: number } = await allocateNumbers(trx, companyId, 'ticket').executeTakeFirstOrThrow();
  await trx
    .insertInto('tickets')
    // `statement_timestamp()` instead of the start of the transaction: it is read while the counter is locked, so it
    // increases with the number.
    .values({
      ...fields,
      company_id: companyId,
      id,
      number,
      status,
      author_id: authorId,
      status_by: authorId,
      status_at: sql<Date>`statement_timestamp()`,
      updated_by: authorId,
      created_at: sql<Date>`statement_timestamp()`,
      updated_at: sql<Date>`statement_timestamp()`,
    })
    .execute();
  return id;
}

/** Updates a ticket locked by the transaction. */
export async function updateTicket(
  trx: Transaction<Database>,
  companyId: string,
  id: string,
  updatedBy: string,
  fields: TicketFields,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set((eb) => ({
      ...fields,
      version: eb('version', '+', 1),
      updated_by: updatedBy,
      updated_at: sql<Date>`statement_timestamp()`,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Sets the status of tickets locked by the transaction. */
export async function setTicketStatus(
  trx: Transaction<Database>,
  companyId: string,
  ids: readonly string[],
  { status, by, comment }: { status: TicketStatus; by: string | null; comment: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('tickets')
    .set((eb) => ({
      status,
      status_by: by,
      status_at: sql<Date>`statement_timestamp()`,
      status_comment: comment,
      version: eb('version', '+', 1),
      updated_by: by,
      updated_at: sql<Date>`statement_timestamp()`,
    }))
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
}

/** Marks a ticket locked by the transaction as deleted. Its row is kept but no longer returned. */
export async function deleteTicket(trx: Transaction<Database>, companyId: string, id: string): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ deleted_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
