import type { SignatureState, TicketStatus } from '@derrick/domain/tickets';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { Ticket as TicketRow } from '../db/schema.ts';
import { type SignatureColumns, signatureColumns, signatureState } from '../signatures/index.ts';
import { allocateNumbers } from '../sql/counters.ts';

/** A ticket with all columns of its page. */
export interface StoredTicket extends Omit<TicketRow, 'search_text'>, SignatureColumns {
  customer_company: string | null;
  customer_photo: string | null;
  technician_fullname: string | null;
  technician_photo: string | null;
  signature_state: SignatureState;
  job_type_name: string | null;
  author_fullname: string | null;
  author_photo: string | null;
  status_by_fullname: string | null;
  status_by_photo: string | null;
}

/** Editable columns of a ticket. */
export interface TicketFields extends ChangedColumns {
  /** Undefined keeps the value. */
  work_date: string | undefined;
  /** Undefined keeps the value; a new ticket takes that of its customer. */
  cost_reference: string | null | undefined;
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
  | 'billable_cents'
>;

const ticketsWithNames = (db: Kysely<Database>, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('tickets as ticket')
    .leftJoin('customers as customer', (join) =>
      join
        .onRef('customer.company_id', '=', 'ticket.company_id')
        .onRef('customer.id', '=', 'ticket.customer_id'),
    )
    .leftJoin('users as technician', (join) =>
      join
        .onRef('technician.company_id', '=', 'ticket.company_id')
        .onRef('technician.id', '=', 'ticket.technician_id'),
    )
    .leftJoin('users as author', (join) =>
      join.onRef('author.company_id', '=', 'ticket.company_id').onRef('author.id', '=', 'ticket.author_id'),
    )
    .leftJoin('users as mover', (join) =>
      join.onRef('mover.company_id', '=', 'ticket.company_id').onRef('mover.id', '=', 'ticket.status_by'),
    )
    .leftJoin('job_types as job_type', (join) =>
      join
        .onRef('job_type.company_id', '=', 'ticket.company_id')
        .onRef('job_type.id', '=', 'ticket.job_type_id'),
    )
    .leftJoin('ticket_signatures as signature', (join) =>
      join
        .onRef('signature.company_id', '=', 'ticket.company_id')
        .onRef('signature.ticket_id', '=', 'ticket.id'),
    )
    .selectAll('ticket')
    .select([
      ...signatureColumns,
      signatureState('ticket').as('signature_state'),
      'job_type.name as job_type_name',
      'customer.name as customer_company',
      'customer.photo as customer_photo',
      'technician.fullname as technician_fullname',
      'technician.photo as technician_photo',
      'author.fullname as author_fullname',
      'author.photo as author_photo',
      'mover.fullname as status_by_fullname',
      'mover.photo as status_by_photo',
    ])
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
  fields: TicketFields & { work_date: string },
): Promise<string> {
  const id = newId();
  const { cost_reference, customer_id } = fields;
  await trx
    .with('taken', (db) => allocateNumbers(db, companyId, 'ticket'))
    .insertInto('tickets')
    // `clock_timestamp()` instead of the start of the transaction: it is read while the counter is locked, so it
    // increases with the number.
    .values({
      ...fields,
      code_prefix: sql<string>`(select code_prefix from companies where id = ${companyId})`,
      cost_reference:
        cost_reference === undefined && customer_id !== null
          ? ({ selectFrom }) =>
              selectFrom('customers')
                .select('cost_reference')
                .where('company_id', '=', companyId)
                .where('id', '=', customer_id)
          : (cost_reference ?? null),
      company_id: companyId,
      id,
      number: ({ selectFrom }) => selectFrom('taken').select('first'),
      status,
      author_id: authorId,
      status_by: authorId,
      status_at: sql<Date>`clock_timestamp()`,
      updated_by: authorId,
      created_at: sql<Date>`clock_timestamp()`,
      updated_at: sql<Date>`clock_timestamp()`,
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
      updated_at: sql<Date>`clock_timestamp()`,
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
      status_at: sql<Date>`clock_timestamp()`,
      status_comment: comment,
      version: eb('version', '+', 1),
      updated_by: by,
      updated_at: sql<Date>`clock_timestamp()`,
    }))
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
}

/** Finds the user who last changed a ticket, even if the user was deleted. */
export async function findLastEditor(
  db: Kysely<Database>,
  companyId: string,
  { updated_by }: Pick<TicketRow, 'updated_by'>,
): Promise<{ id: string; fullname: string; photo: string | null } | undefined> {
  if (updated_by === null) return undefined;
  return db
    .selectFrom('users')
    .select(['id', 'fullname', 'photo'])
    .where('company_id', '=', companyId)
    .where('id', '=', updated_by)
    .executeTakeFirst();
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
