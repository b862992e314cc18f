import type { Contact, Customer } from '@derrick/domain/customers';
import { sql, type Transaction } from 'kysely';
import { object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound, validationFailed } from '../platform/failures.ts';
import { readRows } from '../sql/index.ts';
import { lockCustomersExclusive } from './lock.ts';
import { rememberName } from './names.ts';
import {
  type CustomerFields,
  contactText,
  customerSnapshot,
  findCustomer,
  lockCustomer,
  type StoredCustomer,
  wholeCustomer,
  writeCustomer,
} from './store.ts';

/** So many tickets are moved by one statement in well under the seconds that a statement has. */
const TICKETS_AT_ONCE = 5000;

const moved = object({ id: string() });

/** Moves the tickets of a customer, living and deleted; their versions stay, since nothing of what was typed changes. */
async function moveTickets(trx: Transaction<Database>, companyId: string, fromId: string, intoId: string) {
  // By the index of living tickets; the deleted are few.
  for (const condition of [sql`deleted_at is null`, sql`deleted_at is not null`]) {
    let count = TICKETS_AT_ONCE;
    while (count === TICKETS_AT_ONCE) {
      const rows = await readRows(trx, moved)`
        update tickets set customer_id = ${intoId}
        where company_id = ${companyId} and id in (
          select id from tickets where company_id = ${companyId} and customer_id = ${fromId} and ${condition}
          order by id limit ${TICKETS_AT_ONCE} for update
        ) returning id
      `;
      count = rows.length;
    }
  }
}

async function moveRest(trx: Transaction<Database>, companyId: string, from: StoredCustomer, intoId: string) {
  for (const table of ['invoices', 'customer_aliases'] as const) {
    await trx
      .updateTable(table)
      .set({ customer_id: intoId })
      .where('company_id', '=', companyId)
      .where('customer_id', '=', from.id)
      .execute();
  }
  await trx.deleteFrom('customers').where('company_id', '=', companyId).where('id', '=', from.id).execute();
  await rememberName(trx, companyId, { id: from.id, customerId: intoId, name: from.name });
}

/** Contacts that both have, whatever their case, come once. */
function contactsOfBoth(into: readonly Contact[], from: readonly Contact[]): Contact[] {
  const knownTexts = new Set(into.map((contact) => contactText(contact).toLowerCase()));
  return [...into, ...from.filter((contact) => !knownTexts.has(contactText(contact).toLowerCase()))];
}

/** What the customer that stays has after the merge: its own, and where it has nothing, what the other one had. */
const mergedFields = (into: StoredCustomer, from: StoredCustomer): CustomerFields => ({
  name: into.name,
  contacts: contactsOfBoth(into.contacts, from.contacts),
  billingAddress: into.billingAddress ?? from.billingAddress,
  invoiceEmail: into.invoiceEmail ?? from.invoiceEmail,
  termsDays: into.termsDays,
  isTaxExempt: into.isTaxExempt,
  costReference: into.costReference ?? from.costReference,
  notes: into.notes ?? from.notes,
  language: into.language,
});

/** The customer that another one was merged into before. */
const mergedInto = async (trx: Transaction<Database>, companyId: string, id: string) =>
  (
    await trx
      .selectFrom('customer_aliases')
      .select('customer_id')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.customer_id;

/**
 * Merges a customer into another one that is the same: tickets, invoices, contacts and names move, and it is gone.
 * Merged before, it changes nothing.
 * @throws {ApiFailure} 404 for an unknown customer, 400 when there is none to merge it into
 */
export async function mergeCustomers(
  { trx, emit }: Unit,
  { companyId, userId }: Session,
  fromId: string,
  intoId: string,
): Promise<Customer> {
  await lockCustomersExclusive(trx, companyId);
  const into = await lockCustomer(trx, companyId, intoId);
  const from = await lockCustomer(trx, companyId, fromId);
  const wasMerged = !from && into && (await mergedInto(trx, companyId, fromId)) === intoId;
  if (wasMerged) return wholeCustomer(trx, companyId, into);
  if (!from) throw notFound();
  if (fromId === intoId) throw validationFailed({ intoId: 'sameCustomer' });
  if (!into) throw validationFailed({ intoId: 'customerUnknown' });

  await moveTickets(trx, companyId, fromId, intoId);
  await moveRest(trx, companyId, from, intoId);
  const fields = mergedFields(into, from);
  await writeCustomer(trx, companyId, intoId, userId, fields);
  const mergedCustomer = { id: fromId, name: from.name };
  emit({
    action: 'customer.merge',
    target: { id: fromId, label: from.name },
    before: customerSnapshot(from),
    after: { mergedInto: { id: intoId, name: into.name } },
  });
  emit({
    action: 'customer.update',
    target: { id: intoId, label: into.name },
    before: customerSnapshot(into),
    after: { ...customerSnapshot(fields), mergedCustomers: [mergedCustomer] },
  });
  const saved = await findCustomer(trx, companyId, intoId);
  if (!saved) throw notFound();
  return wholeCustomer(trx, companyId, saved);
}
