/** The records of a notification that its recipient can still see. */
import { type Role, roles } from '@derrick/domain/auth';
import { type Permission, permissionsOf, priceViewers } from '@derrick/domain/permissions';
import { sql } from 'kysely';

/** Permission required to see the page of a user with each role. */
export const personPermission = {
  SUPER_ADMIN: 'admins:read',
  ADMIN: 'admins:read',
  MANAGER: 'managers:read',
  TECHNICIAN: 'technicians:read',
} as const satisfies Record<Role, Permission>;

/** Pairs `ROLE VIEWER` of users who can read invoices: the user's role and the company's setting of who sees prices. */
const invoiceReaders = roles.flatMap((role) =>
  priceViewers
    .filter((viewer) => permissionsOf(role, viewer).includes('invoices:read'))
    .map((viewer) => `${role} ${viewer}`),
);

/** Pairs `ROLE ROLE`: users with the first role can see the pages of users with the second. */
const personReaders = roles.flatMap((role) =>
  roles.filter((of) => permissionsOf(role).includes(personPermission[of])).map((of) => `${role} ${of}`),
);

const companyReaders = roles.filter((role) => permissionsOf(role).includes('company:manage'));

/**
 * Returns the ids of the records of a company's notification `n` that exist and that its `reader`, of `company`, can see, as an array. A
 * notification without such records is in no list and no count. The rule for tickets is `canSeeTicket`.
 */
export const visibleIds = (companyId: string) => sql<string[]>`(case n.target_type
  when 'ticket' then array(
    select t.id from tickets t
    where t.company_id = ${companyId} and t.id = any(n.target_ids) and t.deleted_at is null
      and (reader.role <> 'TECHNICIAN'
        or t.technician_id = reader.id and (t.status <> 'DRAFT' or t.author_id = reader.id)))
  when 'invoice' then array(
    select i.id from invoices i
    where i.company_id = ${companyId} and i.id = any(n.target_ids)
      and reader.role || ' ' || company.prices_seen_by = any(${invoiceReaders}::text[]))
  when 'person' then array(
    select p.id from users p
    where p.company_id = ${companyId} and p.id = any(n.target_ids) and p.deleted_at is null
      and reader.role || ' ' || p.role = any(${personReaders}::text[]))
  when 'company' then
    case when reader.role = any(${companyReaders}::text[]) then n.target_ids else '{}' end
  else n.target_ids
end)`;

export const notificationsWithRecipients = sql`notifications n
  join users reader on reader.company_id = n.company_id and reader.id = n.user_id
  join companies company on company.id = n.company_id`;
