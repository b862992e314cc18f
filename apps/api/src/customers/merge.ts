import type { Contact, Customer } from '@derrick/domain/customers';
import { sql, type Transaction } from 'kysely';
import { object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound, validationFailed } from '../platform/failures.ts';
import { moveCustomerPrices } from '../priceItems/index.ts';
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

/** Number of tickets that one statement moves, well within the time limit of a statement. */
const TICKET_BATCH_SIZE = 5000;

const moved = object({ id: string() });

/**
 * Moves the tickets of a customer, including deleted ones. Their versions do not change because no entered data changes.
 */
async function moveTickets(trx: Transaction<Database>, companyId: string, fromId: string, intoId: string) {
  // Uses the index of existing tickets for most of them; deleted ones are few.
  for (const condition of [sql`deleted_at is null`, sql`deleted_at is not null`]) {
    let count = TICKET_BATCH_SIZE;
    while (count === TICKET_BATCH_SIZE) {
      const rows = await readRows(trx, moved)`
        update tickets set customer_id = ${intoId}
        where company_id = ${companyId} and id in (
          select id from tickets where company_id = ${companyId} and customer_id = ${fromId} and ${condition}
          order by id limit ${TICKET_BATCH_SIZE} for update
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
  await moveCustomerPrices(trx, companyId, from.id, intoId);
  await trx.deleteFrom('customers').where('company_id', '=', companyId).where('id', '=', from.id).execute();
  await rememberName(trx, companyId, { id: from.id, customerId: intoId, name: from.name });
}

/** Combines contacts. Duplicates, ignoring case, are included once. */
function contactsOfBoth(into: readonly Contact[], from: readonly Contact[]): Contact[] {
  const knownTexts = new Set(into.map((contact) => contactText(contact).toLowerCase()));
  return [...into, ...from.filter((contact) => !knownTexts.has(contactText(contact).toLowerCase()))];
}

/** Fields of the remaining customer: its own, and those of the other customer where it has none. */
const mergedFields = (into: StoredCustomer, from: StoredCustomer): CustomerFields => ({
  name: into.name,
  contacts: contactsOfBoth(into.contacts, from.contacts),
  billingAddress: into.billingAddress ?? from.billingAddress,
  invoiceEmail: into.invoiceEmail ?? from.invoiceEmail,
  termsDays: into.termsDays,
  isTaxExempt: into.isTaxExempt,
  taxNumber: into.taxNumber ?? from.taxNumber,
  costReference: into.costReference ?? from.costReference,
  notes: into.notes ?? from.notes,
  language: into.language,
  hasReminders: into.hasReminders,
});

/** Finds the customer that another one was merged into earlier. */
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
 * Merges a customer into another one. Tickets, invoices, contacts and names are moved, and the first customer is deleted.
 * Merging it again has no effect.
 * @throws {ApiFailure} 404 for an unknown customer, 400 if the target does not exist
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
