import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { Ticket as TicketRow } from '../db/schema.ts';

/** Is a ticket with all that its page shows. */
export interface StoredTicket extends Omit<TicketRow, 'search_text'> {
  customer_company: string | null;
  customer_photo: string | null;
  technician_fullname: string | null;
  technician_photo: string | null;
  job_type_name: string | null;
}

export interface StoredAttachment {
  name: string;
  originalName: string;
  size: number;
}

/** Is what a person can change of a ticket, as columns. */
export type TicketFields = Pick<
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
  | 'work_hours'
  | 'travel_hours'
  | 'billable_cents'
>;

/** Finds a living ticket with its names. */
export async function findTicket(
  db: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<StoredTicket | undefined> {
  return db
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
    .leftJoin('job_types as job_type', (join) =>
      join
        .onRef('job_type.company_id', '=', 'ticket.company_id')
        .onRef('job_type.id', '=', 'ticket.job_type_id'),
    )
    .selectAll('ticket')
    .select([
      'job_type.name as job_type_name',
      'customer.name as customer_company',
      'customer.photo as customer_photo',
      'technician.fullname as technician_fullname',
      'technician.photo as technician_photo',
    ])
    .where('ticket.company_id', '=', companyId)
    .where('ticket.id', '=', id)
    .where('ticket.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Lists the files of a ticket in the order in which they were attached. */
export async function findAttachments(
  db: Kysely<Database>,
  companyId: string,
  ticketId: string,
): Promise<StoredAttachment[]> {
  return db
    .selectFrom('files')
    .select(['name', 'original_name as originalName', 'size'])
    .where('company_id', '=', companyId)
    .where('ticket_id', '=', ticketId)
    .orderBy('position')
    .execute();
}

/** Finds a living ticket and holds it until the transaction ends. */
export async function lockTicket(trx: Transaction<Database>, companyId: string, id: string) {
  return trx
    .selectFrom('tickets')
    .select(['technician_id', 'job_type_id', 'invoice_id', 'version', 'updated_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** What company_counters begins with; the first jobcode is TK-10001. */
const FIRST_NUMBER = 10_001;

/**
 * Takes the company's next ticket number. Others of the company wait for the transaction's end from here on, which
 * is why this comes late; a rollback gives the number back.
 */
async function nextNumber(trx: Transaction<Database>, companyId: string): Promise<number> {
  const { number } = await trx
    .insertInto('company_counters')
    .values({ company_id: companyId, next_ticket_number: FIRST_NUMBER + 1 })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet((eb) => ({ next_ticket_number: eb('company_counters.next_ticket_number', '+', 1) })),
    )
    .returning((eb) => eb('next_ticket_number', '-', 1).as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

/** Adds a ticket and gives its id. */
export async function insertTicket(
  trx: Transaction<Database>,
  companyId: string,
  createdBy: string,
  fields: TicketFields,
): Promise<string> {
  const id = newId();
  const number = await nextNumber(trx, companyId);
  await trx
    .insertInto('tickets')
    // clock_timestamp(), not the transaction's start: taken under the counter's lock, it rises with the number.
    .values({
      ...fields,
      company_id: companyId,
      id,
      number,
      created_by: createdBy,
      updated_by: createdBy,
      created_at: sql<Date>`clock_timestamp()`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  return id;
}

/** Changes a ticket that the transaction holds. */
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

/** Finds who changed a ticket last, even if they are gone since. */
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

/** Marks a ticket as deleted: the row stays, no call sees it again. Gives false when there was none. */
export async function deleteTicket(
  db: Kysely<Database>,
  companyId: string,
  id: string,
  deletedBy: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tickets')
    .set({ deleted_at: sql<Date>`now()`, deleted_by: deletedBy })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tells whether a ticket can be given to somebody: one of the company's technicians who is not deactivated. */
export async function canBeAssigned(
  db: Kysely<Database>,
  companyId: string,
  technicianId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', technicianId)
    .where('role', '=', 'TECHNICIAN')
    .where('status', '<>', 'DEACTIVE')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Reads what an hour of a job type costs, in cents; undefined when the company has none such to give out.
 * @param kept the one that a ticket has already, which may be retired
 */
export async function findHourlyRate(
  db: Kysely<Database>,
  companyId: string,
  jobTypeId: string,
  { kept }: { kept: string | null },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('job_types')
    .select('hourly_rate_cents')
    .where('company_id', '=', companyId)
    .where('id', '=', jobTypeId)
    .where((eb) => eb.or([eb('retired_at', 'is', null), eb('id', '=', kept)]))
    .executeTakeFirst();
  return found?.hourly_rate_cents;
}

/** Finds the company's customer of a name, ignoring case and outer spaces, or makes one. */
export async function findOrCreateCustomer(
  trx: Transaction<Database>,
  companyId: string,
  name: string,
): Promise<string> {
  // The expression of the unique index customers_name.
  const same = sql<boolean>`lower(btrim(name) collate "und-x-icu") = lower(btrim(${name}) collate "und-x-icu")`;
  const find = () => trx.selectFrom('customers').select('id').where('company_id', '=', companyId).where(same);

  const known = await find().executeTakeFirst();
  if (known) return known.id;
  const made = await trx
    .insertInto('customers')
    .values({ company_id: companyId, id: newId(), name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Somebody else was faster; the insert has waited for their commit, so that theirs is seen now.
  return made?.id ?? (await find().executeTakeFirstOrThrow()).id;
}

/**
 * Attaches files to a ticket, in this order, and releases those that are no longer among them. Gives the places of
 * names that are no file of the company, or another ticket's; nothing is changed then.
 */
export async function attachFiles(
  trx: Transaction<Database>,
  companyId: string,
  ticketId: string,
  names: readonly string[],
): Promise<number[]> {
  const usable = await trx
    .selectFrom('files')
    .select('name')
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('ticket_id', 'is', null), eb('ticket_id', '=', ticketId)]))
    .where('removed_at', 'is', null)
    .where(sql<boolean>`name = any(${names}::text[])`)
    .orderBy('name')
    .forUpdate()
    .execute();
  const found = new Set(usable.map(({ name }) => name));
  const unknown = [...names.keys()].filter((place) => !found.has(names[place] ?? ''));
  if (unknown.length > 0) return unknown;

  await trx
    .updateTable('files')
    .set({ ticket_id: null, unclaimed_since: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('ticket_id', '=', ticketId)
    .where(sql<boolean>`name <> all(${names}::text[])`)
    .execute();
  await trx
    .updateTable('files')
    .set({
      ticket_id: ticketId,
      unclaimed_since: null,
      position: sql<number>`array_position(${names}::text[], name)`,
    })
    .where('company_id', '=', companyId)
    .where(sql<boolean>`name = any(${names}::text[])`)
    .execute();
  return [];
}

/** Is everyone a list can be filtered by. */
export interface FilterOptions {
  technicians: { id: string; fullname: string }[];
  customers: { id: string; name: string }[];
}

/**
 * Lists everyone the company's tickets can be filtered by, in the order of names.
 * @param technicianId of the one person who is to be listed alone
 */
export async function findFilterOptions(
  db: Kysely<Database>,
  companyId: string,
  technicianId?: string,
): Promise<FilterOptions> {
  const { rows } = await sql<FilterOptions>`select
    (select coalesce(json_agg(json_build_object('id', id, 'fullname', fullname)
        order by fullname collate "und-x-icu", id), '[]')
      from users where company_id = ${companyId} and role = 'TECHNICIAN' and deleted_at is null
        and (${technicianId ?? null}::uuid is null or id = ${technicianId ?? null})) as technicians,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name collate "und-x-icu", id), '[]')
      from customers where company_id = ${companyId}) as customers
  `.execute(db);
  return rows[0] ?? { technicians: [], customers: [] };
}
