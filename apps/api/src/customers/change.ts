import type { Customer, CustomerConflict, CustomerInput } from '@derrick/domain/customers';
import { normalizePhone } from '@derrick/domain/format';
import type { Transaction } from 'kysely';
import { newCustomerDefaults } from '../company/index.ts';
import { type Database, newId, violatedConstraint } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { nameTaken, notFound } from '../platform/failures.ts';
import type { Basis } from '../platform/input.ts';
import { rejectOutdated } from '../platform/versions.ts';
import { failure } from './failures.ts';
import { lockCustomersExclusive } from './lock.ts';
import { hasName, rememberName } from './names.ts';
import {
  addContacts,
  type CustomerFields,
  columnsOf,
  customerSnapshot,
  findCustomer,
  lockCustomer,
  type StoredCustomer,
  wholeCustomer,
  writeCustomer,
} from './store.ts';

/** Two who give the same name at once: the second is told. */
const isNameTaken = (error: unknown) => violatedConstraint(error) === 'customers_name';

/** Returns the editable fields. Phone numbers are stored in international format. */
const fieldsOf = (
  input: CustomerInput,
  before: Pick<CustomerFields, 'language' | 'termsDays' | 'hasReminders'> &
    Partial<Pick<CustomerFields, 'taxNumber'>>,
): CustomerFields => ({
  ...input,
  language: input.language ?? before.language,
  termsDays: input.termsDays ?? before.termsDays,
  taxNumber: input.taxNumber === undefined ? (before.taxNumber ?? null) : input.taxNumber,
  hasReminders: input.hasReminders ?? before.hasReminders,
  contacts: input.contacts.map((contact) => ({ ...contact, phone: normalizePhone(contact.phone ?? '') })),
});

/** Reads a customer that the transaction has just written. */
async function readSaved(trx: Transaction<Database>, companyId: string, id: string): Promise<Customer> {
  const customer = await findCustomer(trx, companyId, id);
  if (!customer) throw notFound();
  return wholeCustomer(trx, companyId, customer);
}

/**
 * Adds a customer.
 * @throws {ApiFailure} if another customer has this name
 */
export async function addCustomer(
  { trx, emit }: Unit,
  { companyId, userId }: Session,
  input: CustomerInput,
): Promise<Customer> {
  const fields = fieldsOf(input, { ...(await newCustomerDefaults(trx, companyId)), hasReminders: true });
  const inserted = await trx
    .insertInto('customers')
    .values({ ...columnsOf(fields), company_id: companyId, id: newId(), updated_by: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw nameTaken();
  await addContacts(trx, companyId, inserted.id, fields.contacts);
  const after = customerSnapshot(fields);
  emit({ action: 'customer.create', target: { id: inserted.id, label: fields.name }, after });
  return readSaved(trx, companyId, inserted.id);
}

/** Stores the previous name of a customer as an alias. */
async function storePreviousName(
  trx: Transaction<Database>,
  companyId: string,
  { id: customerId, name }: Pick<StoredCustomer, 'id' | 'name'>,
  newName: string,
): Promise<void> {
  await trx
    .deleteFrom('customer_aliases')
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .where(hasName(newName))
    .execute();
  await rememberName(trx, companyId, { customerId, name });
}

/**
 * Changes a customer.
 * @throws {ApiFailure} 409 if the customer was changed in the meantime or another customer has this name
 */
export async function changeCustomer(
  { trx, emit }: Unit,
  { companyId, userId }: Session,
  id: string,
  input: CustomerInput,
  basis: Basis,
): Promise<Customer> {
  const before = await lockCustomer(trx, companyId, id);
  if (!before) throw notFound();
  await rejectOutdated(trx, companyId, before, basis, async (change) => {
    const customer = await wholeCustomer(trx, companyId, before);
    return failure('customerChanged', { data: { ...change, customer } satisfies CustomerConflict });
  });
  const fields = fieldsOf(input, before);
  await writeCustomer(trx, companyId, id, userId, fields).catch((error: unknown) => {
    throw isNameTaken(error) ? nameTaken() : error;
  });
  if (fields.name !== before.name) await storePreviousName(trx, companyId, before, fields.name);
  emit({
    action: 'customer.update',
    target: { id, label: fields.name },
    before: customerSnapshot(before),
    after: customerSnapshot(fields),
  });
  return readSaved(trx, companyId, id);
}

/**
 * Sets the email for invoices of a customer, if it is another one. The caller can change customers.
 */
export async function setInvoiceEmail(
  { trx, emit }: Unit,
  { companyId, userId }: Session,
  id: string,
  invoiceEmail: string,
): Promise<void> {
  const before = await lockCustomer(trx, companyId, id);
  if (!before || before.invoiceEmail === invoiceEmail) return;
  const fields = { ...before, invoiceEmail };
  await writeCustomer(trx, companyId, id, userId, fields);
  emit({
    action: 'customer.update',
    target: { id, label: before.name },
    before: customerSnapshot(before),
    after: customerSnapshot(fields),
  });
}

/**
 * Deletes a customer that is not used by any ticket or invoice. Deleted tickets lose their customer, which their events
 * still name.
 * @throws {ApiFailure} 409 if a ticket or an invoice uses the customer
 */
export async function removeCustomer({ trx, emit }: Unit, companyId: string, id: string): Promise<void> {
  await lockCustomersExclusive(trx, companyId);
  const customer = await lockCustomer(trx, companyId, id);
  if (!customer) throw notFound();
  const ofCustomer = { company_id: companyId, customer_id: id };
  const ticket = await trx
    .selectFrom('tickets')
    .select('id')
    .where(({ and }) => and(ofCustomer))
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const invoice =
    ticket ??
    (await trx
      .selectFrom('invoices')
      .select('id')
      .where(({ and }) => and(ofCustomer))
      .limit(1)
      .executeTakeFirst());
  if (invoice) throw failure('customerInUse');
  await trx
    .updateTable('tickets')
    .set({ customer_id: null })
    .where(({ and }) => and(ofCustomer))
    .where('deleted_at', 'is not', null)
    .execute();
  await trx.deleteFrom('customers').where('company_id', '=', companyId).where('id', '=', id).execute();
  emit({
    action: 'customer.delete',
    target: { id, label: customer.name },
    before: customerSnapshot(customer),
  });
}
