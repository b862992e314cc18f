/** The currency of a company and the conversion of its amounts. */
import type { CurrencyChangePreview } from '@derrick/domain/company';
import { decimalsOf } from '@derrick/domain/format';
import { invoiceTotals } from '@derrick/domain/invoices';
import { HOURLY_RATE_MAX_CENTS } from '@derrick/domain/jobTypes';
import { UNIT_PRICE_MAX_CENTS } from '@derrick/domain/priceItems';
import { LINE_PRICE_MAX_CENTS } from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { boolean, integer, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRow, readRows } from '../sql/index.ts';

/** Checks whether the company has issued an invoice. From then on, its currency is fixed. */
export async function hasIssued(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const issued = await db
    .selectFrom('invoices')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '<>', 'DRAFT')
    .limit(1)
    .executeTakeFirst();
  return issued !== undefined;
}

/** A change of the currency. `factor` converts amounts in the smallest unit, such as 0.01 from EUR to JPY. */
interface UnitChange {
  companyId: string;
  factor: string;
}

const factorOf = (from: string, to: string): string => {
  const shift = decimalsOf(to) - decimalsOf(from);
  return shift < 0 ? `0.${'1'.padStart(-shift, '0')}` : `1${'0'.repeat(shift)}`;
};

/**
 * Converts an amount or a unit price to the smallest unit of the new currency, rounded to an integer, half away from zero.
 * Nothing changes between currencies with the same number of decimals.
 */
const converted = (amount: RawBuilder<unknown>, { factor }: UnitChange) =>
  factor === '1' ? amount : sql`round(${amount} * ${sql.lit(factor)}::numeric)`;

/** All amounts of a company as rows (rank, label, cents, maximum). A rate of 0 counts as no rate. */
const amountsOf = (companyId: string) => sql`
  select 1 as rank, name as label, cents, ${sql.lit(HOURLY_RATE_MAX_CENTS)}::bigint as maximum
  from job_types cross join lateral (
    values (hourly_rate_cents), (travel_rate_cents), (overtime_rate_cents), (standby_rate_cents)
  ) as rate (cents)
  where company_id = ${companyId}
  union all
  select 1, j.name, cents, ${sql.lit(HOURLY_RATE_MAX_CENTS)}
  from job_type_rates r join job_types j on j.company_id = r.company_id and j.id = r.job_type_id
  cross join lateral (
    values (r.work_cents), (r.travel_cents), (r.overtime_cents), (r.standby_cents)
  ) as rate (cents)
  where r.company_id = ${companyId}
  union all
  select 2, name, unit_price_cents, ${sql.lit(UNIT_PRICE_MAX_CENTS)} from price_items where company_id = ${companyId}
  union all
  select 2, i.name, p.unit_price_cents, ${sql.lit(UNIT_PRICE_MAX_CENTS)}
  from customer_prices p join price_items i on i.company_id = p.company_id and i.id = p.price_item_id
  where p.company_id = ${companyId}
  union all
  select 3, coalesce(reason, description), unit_price_cents, ${sql.lit(LINE_PRICE_MAX_CENTS)}
  from ticket_lines where company_id = ${companyId}
  union all
  select 4, coalesce(reason, description), unit_price_cents, ${sql.lit(LINE_PRICE_MAX_CENTS)}
  from invoice_lines where company_id = ${companyId}
  union all
  select 5, coalesce(cost_reference, ''), discount_amount_cents, ${sql.lit(LINE_PRICE_MAX_CENTS)}
  from invoices where company_id = ${companyId}`;

const EXAMPLES_MAX = 5;

const countsRow = object({ amounts: integer(), rounded: integer(), areTooLarge: boolean() });
const exampleRow = object({ label: string(), before: number(), after: number() });

/** Calculates how a change of the currency affects the amounts of a company. */
export async function previewCurrencyChange(
  db: Kysely<Database>,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<CurrencyChangePreview & { areTooLarge: boolean }> {
  const change = { companyId, factor: factorOf(from, to) };
  const amounts = sql`(
    select rank, label, cents, maximum, ${converted(sql`cents`, change)} as after,
      cents * ${sql.lit(change.factor)}::numeric <> ${converted(sql`cents`, change)} as is_rounded
    from (${amountsOf(companyId)}) as amounts where cents <> 0
  ) as amounts`;
  const counts = await readRow(db, countsRow)`
    select count(*) as amounts, count(*) filter (where is_rounded) as rounded,
      coalesce(bool_or(abs(after) > maximum and abs(cents) <= maximum), false) as "areTooLarge"
    from ${amounts}
  `;
  const examples = await readRows(db, exampleRow)`
    select label, cents as before, after from ${amounts}
    group by is_rounded, rank, label, cents, after
    order by is_rounded desc, rank, label collate "und-x-icu", cents limit ${EXAMPLES_MAX}
  `;
  return { ...(counts ?? { amounts: 0, rounded: 0, areTooLarge: false }), examples };
}

/**
 * Converts the amounts of tickets. All tickets are locked first, in the same order as when a ticket is saved: tickets
 * before their lines.
 */
async function convertTickets(
  trx: Transaction<Database>,
  change: UnitChange,
  changedBy: string,
): Promise<void> {
  const { companyId } = change;
  await sql`select from tickets where company_id = ${companyId} order by id for update`.execute(trx);
  await sql`
    update ticket_lines set unit_price_cents = ${converted(sql`unit_price_cents`, change)}
    where company_id = ${companyId} and unit_price_cents is not null
  `.execute(trx);
  // Each line is rounded once, as in `totalsOf`.
  await sql`
    update tickets t set
      billable_cents = coalesce(
        (
          select sum(round(l.quantity * l.unit_price_cents)) from ticket_lines l
          where l.company_id = ${companyId} and l.ticket_id = t.id and l.unit_price_cents is not null
        ),
        ${converted(sql`t.billable_cents`, change)}
      ),
      version = version + 1, updated_by = ${changedBy}, updated_at = statement_timestamp()
    where t.company_id = ${companyId} and t.billable_cents is not null
  `.execute(trx);
}

/** Converts the amounts of drafts and recalculates their totals. */
async function convertDrafts(
  trx: Transaction<Database>,
  change: UnitChange,
  changedBy: string,
): Promise<void> {
  const { companyId } = change;
  await sql`select from invoices where company_id = ${companyId} order by id for update`.execute(trx);
  await sql`
    update invoice_lines set unit_price_cents = ${converted(sql`unit_price_cents`, change)}
    where company_id = ${companyId} and unit_price_cents is not null
  `.execute(trx);
  const drafts = await trx
    .selectFrom('invoices')
    .select(['id', 'discount_percent', 'tax_percent'])
    .select(sql<number | null>`${converted(sql`discount_amount_cents`, change)}::bigint`.as('discount'))
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  for (const { id, discount, discount_percent: percent, tax_percent: taxPercent } of drafts) {
    const lines = await trx
      .selectFrom('invoice_lines')
      .select(['quantity', 'unit_price_cents as unitPriceCents', 'is_taxable as taxable'])
      .where('company_id', '=', companyId)
      .where('invoice_id', '=', id)
      .orderBy('position')
      .execute();
    const { subtotalCents: payable } = invoiceTotals({ lines, discount: null, taxPercent: 0 });
    // After rounding, the discount can exceed the amount.
    const cents = discount === null ? null : Math.min(discount, Math.max(payable, 0));
    const totals = invoiceTotals({
      lines,
      discount: cents === null ? (percent === null ? null : { percent }) : { cents },
      taxPercent,
    });
    await trx
      .updateTable('invoices')
      .set((eb) => ({
        discount_amount_cents: cents,
        subtotal_cents: totals.subtotalCents,
        discount_cents: totals.discountCents,
        tax_cents: totals.taxCents,
        total_cents: totals.totalCents,
        version: eb('version', '+', 1),
        updated_by: changedBy,
        updated_at: sql<Date>`statement_timestamp()`,
      }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Converts every amount of a company to another currency with the same number: 73.33 euros become 73 yen. The versions
 * increase, so that an amount read before the change cannot be saved.
 */
export async function convertAmounts(
  trx: Transaction<Database>,
  companyId: string,
  { from, to, changedBy }: { from: string; to: string; changedBy: string },
): Promise<void> {
  const change = { companyId, factor: factorOf(from, to) };
  if (change.factor === '1') return;
  const amount = (column: string) => converted(sql.ref(column), change);
  await sql`
    update job_types set hourly_rate_cents = ${amount('hourly_rate_cents')},
      travel_rate_cents = ${amount('travel_rate_cents')},
      overtime_rate_cents = ${amount('overtime_rate_cents')}, standby_rate_cents = ${amount('standby_rate_cents')}
    where company_id = ${companyId}
  `.execute(trx);
  await sql`
    update job_type_rates set work_cents = ${amount('work_cents')}, travel_cents = ${amount('travel_cents')},
      overtime_cents = ${amount('overtime_cents')}, standby_cents = ${amount('standby_cents')}
    where company_id = ${companyId}
  `.execute(trx);
  await sql`
    update price_items set unit_price_cents = ${amount('unit_price_cents')} where company_id = ${companyId}
  `.execute(trx);
  await sql`
    update customer_prices set unit_price_cents = ${amount('unit_price_cents')} where company_id = ${companyId}
  `.execute(trx);
  await convertTickets(trx, change, changedBy);
  await convertDrafts(trx, change, changedBy);
}
