/** Company data that the assistant may use: only records that the user's own lists show. */

import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { array, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import { readRow } from '../sql/index.ts';
import { readWellNames } from '../tickets/index.ts';
import type { ReadingContext } from './engine/index.ts';

/** Maximum number of names of each kind. In a larger company, the newest records are left out. */
const MAX_NAMES = 5000;

const named = object({ id: string(), label: string() });
const namesRow = object({
  people: array(named),
  customers: array(named),
  contacts: array(object({ id: string(), label: string(), customerId: string() })),
  jobTypes: array(named),
});

const listed = (columns: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(json_build_object(${columns})), '[]') from (${from} limit ${MAX_NAMES}) as named)`;

type Scope = Pick<ReadingContext, 'people' | 'customers' | 'contacts' | 'jobTypes' | 'wells'>;

/** Reads the names that a user may mention. Technicians see only themselves; contacts require `customers:read`. */
export async function readScope(db: Kysely<Database>, session: Session): Promise<Scope> {
  const { companyId, role, userId } = session;
  const ownTicketsOnly = seesOwnTicketsOnly(role) ? sql`and id = ${userId}` : sql``;
  const plain = sql`'id', id, 'label', label`;
  const [names, wells] = await Promise.all([
    readRow(db, namesRow)`select
      ${listed(
        plain,
        sql`select id, fullname as label from users where company_id = ${companyId} and role = 'TECHNICIAN'
          and status = 'ACTIVE' and deleted_at is null ${ownTicketsOnly} order by created_at, id`,
      )} as people,
      ${listed(
        plain,
        sql`select id, name as label from customers where company_id = ${companyId} order by created_at, id`,
      )} as customers,
      ${listed(
        sql`'id', id, 'label', label, 'customerId', customer_id`,
        sql`select customer_id || ':' || position as id, name as label, customer_id from customer_contacts
          where company_id = ${companyId} and ${hasPermission(session, 'customers:read')}::boolean
          order by customer_id, position`,
      )} as contacts,
      ${listed(
        plain,
        sql`select id, name as label from job_types where company_id = ${companyId} and retired_at is null
          order by created_at, id`,
      )} as "jobTypes"
    `,
    readWellNames(db, session),
  ]);
  return { ...(names ?? { people: [], customers: [], contacts: [], jobTypes: [] }), wells };
}
