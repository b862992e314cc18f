/** The numbers with which the series of invoices and credit notes continue. */
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { validationFailed } from '../platform/failures.ts';
import { lockNextNumber, setNextNumber } from '../sql/counters.ts';
import { todayOf } from './clock.ts';
import { creditSeriesOf, type Series, seriesOf } from './numbers.ts';
import { readInvoiceSettings } from './settings.ts';

interface StartingNumbers {
  nextNumber?: number | undefined;
  nextCreditNoteNumber?: number | undefined;
}

/** Finds a number that was drawn from a series. */
const findDrawn = (
  trx: Transaction<Database>,
  companyId: string,
  table: 'invoices' | 'credit_notes',
  series: number,
) =>
  trx
    .selectFrom(table)
    .select('number')
    .where('company_id', '=', companyId)
    .where('series', '=', series)
    .where('number', 'is not', null)
    .limit(1)
    .executeTakeFirst();

/**
 * Sets the next number of each series, of the settings that are already written. A company can begin with any number,
 * such as that of its previous program. From the first drawn number on, the next number can only go up.
 * @throws {ApiFailure} 400 if a number is lower than the next one
 */
export async function writeStartingNumbers(
  trx: Transaction<Database>,
  companyId: string,
  { nextNumber, nextCreditNoteNumber }: StartingNumbers,
): Promise<void> {
  const { restarts_yearly: restartsYearly, credit_note_pattern: creditNotePattern } =
    await readInvoiceSettings(trx, companyId);
  const today = await todayOf(trx, companyId);
  const write = async (
    field: keyof StartingNumbers,
    table: 'invoices' | 'credit_notes',
    { series, counter }: Series,
    next: number | undefined,
  ) => {
    if (next === undefined) return;
    const current = await lockNextNumber(trx, companyId, counter);
    if (next < current && (await findDrawn(trx, companyId, table, series)))
      throw validationFailed({ [field]: 'nextNumberTooLow' });
    if (next !== current) await setNextNumber(trx, companyId, counter, next);
  };
  await write('nextNumber', 'invoices', seriesOf({ restartsYearly }, today), nextNumber);
  const creditSeries = creditSeriesOf({ restartsYearly, creditNotePattern }, today);
  await write('nextCreditNoteNumber', 'credit_notes', creditSeries, nextCreditNoteNumber);
}
