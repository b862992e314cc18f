/** How a company makes its invoices out. */
import type { InvoiceParty, InvoiceSettings } from '@derrick/domain/invoices';
import type { Kysely, Selectable } from 'kysely';
import { peekNumber } from '../db/counters.ts';
import type { Database } from '../db/index.ts';
import type { CounterName } from '../db/schema.ts';
import type { Unit } from '../events/index.ts';
import { dayIn } from '../platform/dayRange.ts';
import { timeZoneOf } from './store.ts';
import type { InvoiceSettingsTable } from './tables.ts';

export type StoredSettings = Omit<Selectable<InvoiceSettingsTable>, 'company_id'>;

/** Of a company that has said nothing yet; the same as the defaults of the table. */
const defaults: StoredSettings = {
  number_pattern: 'INV-{N:5}',
  restarts_yearly: false,
  currency: 'USD',
  tax_percent: 0,
  tax_label: null,
  paper_size: 'LETTER',
  has_reminders: false,
  address: null,
  email: null,
  phone: null,
  tax_number: null,
  payment_details: null,
  footer: null,
};

/** Reads the settings of a company. */
export async function readSettings(db: Kysely<Database>, companyId: string): Promise<StoredSettings> {
  const row = await db
    .selectFrom('invoice_settings')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? defaults;
}

/** Finds the counter that an invoice of a day takes its number from, and the series that the number is of. */
export function seriesOf(
  { restarts_yearly }: Pick<StoredSettings, 'restarts_yearly'>,
  day: string,
): { series: number; counter: CounterName } {
  const year = Number(day.slice(0, 4));
  return restarts_yearly ? { series: year, counter: `invoice ${year}` } : { series: 0, counter: 'invoice' };
}

/** Names the company as its invoices do now. */
export async function sellerOf(
  db: Kysely<Database>,
  companyId: string,
  { address, email, phone, tax_number }: StoredSettings,
): Promise<InvoiceParty> {
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { name, address, email, phone, taxNumber: tax_number };
}

type Fields = Omit<InvoiceSettings, 'nextNumber'>;

const fieldsOf = (row: StoredSettings): Fields => ({
  numberPattern: row.number_pattern,
  restartsYearly: row.restarts_yearly,
  currency: row.currency,
  taxPercent: row.tax_percent,
  taxLabel: row.tax_label,
  paperSize: row.paper_size,
  hasReminders: row.has_reminders,
  address: row.address,
  email: row.email,
  phone: row.phone,
  taxNumber: row.tax_number,
  paymentDetails: row.payment_details,
  footer: row.footer,
});

/** Reads the settings as their page shows them, with the number that the next invoice gets. */
export async function invoiceSettings(
  db: Kysely<Database>,
  companyId: string,
  now = new Date(),
): Promise<InvoiceSettings> {
  const row = await readSettings(db, companyId);
  const { counter } = seriesOf(row, dayIn(now, await timeZoneOf(db, companyId)));
  return { ...fieldsOf(row), nextNumber: await peekNumber(db, companyId, counter) };
}

/** Changes the settings; invoices that are issued stay as they are. */
export async function changeSettings(
  { trx, emit }: Unit,
  companyId: string,
  input: Fields,
): Promise<InvoiceSettings> {
  const before = fieldsOf(await readSettings(trx, companyId));
  const columns = {
    number_pattern: input.numberPattern,
    restarts_yearly: input.restartsYearly,
    currency: input.currency,
    tax_percent: input.taxPercent,
    tax_label: input.taxLabel,
    paper_size: input.paperSize,
    has_reminders: input.hasReminders,
    address: input.address,
    email: input.email,
    phone: input.phone,
    tax_number: input.taxNumber,
    payment_details: input.paymentDetails,
    footer: input.footer,
  } satisfies StoredSettings;
  await trx
    .insertInto('invoice_settings')
    .values({ company_id: companyId, ...columns })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(columns))
    .execute();
  emit({
    action: 'invoice.changeSettings',
    target: { id: null, label: input.numberPattern },
    before,
    after: input,
  });
  return invoiceSettings(trx, companyId);
}
