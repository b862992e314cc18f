import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { TicketSuggestionQuery, TicketSuggestions } from '@derrick/domain/tickets';
import { type Kysely, sql } from 'kysely';
import { object, string } from 'superstruct';
import { findCustomerByName } from '../customers/index.ts';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { readRow } from '../sql/index.ts';

const named = object({ id: string(), name: string() });
const site = object({ location: string(), well_name: string() });
const contactRow = object({ customer_name: string() });

/** Suggests values for a ticket form: see `getTicketSuggestions`. */
export async function suggestValues(
  db: Kysely<Database>,
  session: Session,
  { technicianId, customerCompany = '' }: TicketSuggestionQuery,
): Promise<TicketSuggestions> {
  const [jobType, customer] = await Promise.all([
    findJobType(db, session, seesOwnTicketsOnly(session.role) ? session.userId : technicianId),
    customerCompany.trim() === '' ? undefined : findCustomer(db, session, customerCompany),
  ]);
  const last = customer && (await findLastSite(db, session, customer.id));
  return {
    jobType: jobType ?? null,
    customer: customer ?? null,
    location: last?.location ?? null,
    wellName: last?.wellName ?? null,
    customerName: last?.customerName ?? null,
  };
}

/** Finds the level of a technician or, without one, the job type of the last ticket. Retired job types are left out. */
async function findJobType(
  db: Kysely<Database>,
  { companyId }: Session,
  technicianId: string | undefined,
): Promise<{ id: string; name: string } | undefined> {
  if (technicianId === undefined) return undefined;
  const level = await readRow(db, named)`
    select j.id, j.name from users u
    join job_types j on j.company_id = u.company_id and j.id = u.job_type_id and j.retired_at is null
    where u.company_id = ${companyId} and u.id = ${technicianId}
  `;
  if (level) return level;
  return readRow(db, named)`
    select j.id, j.name from tickets t
    join job_types j on j.company_id = t.company_id and j.id = t.job_type_id and j.retired_at is null
    where t.company_id = ${companyId} and t.technician_id = ${technicianId} and t.deleted_at is null
    order by t.created_at desc, t.id desc limit 1
  `;
}

async function findCustomer(db: Kysely<Database>, { companyId }: Session, name: string) {
  const customer = await findCustomerByName(db, companyId, name);
  if (!customer) return undefined;
  return readRow(
    db,
    named,
  )`select id, name from customers where company_id = ${companyId} and id = ${customer.id}`;
}

/** Finds the site of the customer's last ticket that the caller may see, and the last contact. */
async function findLastSite(db: Kysely<Database>, { companyId, role, userId }: Session, customerId: string) {
  const isSeen = sql`company_id = ${companyId} and customer_id = ${customerId} and deleted_at is null
    and status <> 'VOID' and (status <> 'DRAFT' or author_id = ${userId})
    ${seesOwnTicketsOnly(role) ? sql`and technician_id = ${userId}` : sql``}`;
  const [last, contact] = await Promise.all([
    readRow(db, site)`
      select location, well_name from tickets where ${isSeen} order by created_at desc, id desc limit 1
    `,
    readRow(db, contactRow)`
      select customer_name from tickets where ${isSeen} and customer_name <> ''
      order by created_at desc, id desc limit 1
    `,
  ]);
  return { location: last?.location, wellName: last?.well_name, customerName: contact?.customer_name };
}
