import type { CompanyRates, CompanySection, CompanySettings } from '@derrick/domain/company';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { dayIn } from '../platform/dayRange.ts';
import { peekNumber } from '../sql/counters.ts';
import { hasIssued } from './currency.ts';
import { MEGABYTE } from './files.ts';
import { logoAddress } from './logo.ts';
import { creditSeriesOf, seriesOf } from './numbers.ts';
import { readLevels } from './rates.ts';
import { readCompanySettings } from './settings.ts';
import { readVersions } from './versions.ts';

/** Limits of the server that apply regardless of the company's settings. */
export interface ServerLimits {
  passwordMinLength: number;
  /** Maximum size of a file. Undefined if the server stores no files. */
  maxFileBytes: number | undefined;
}

/** Reads all settings for a user who can change them. */
export async function wholeCompany(
  db: Kysely<Database>,
  companyId: string,
  { passwordMinLength, maxFileBytes = 0 }: ServerLimits,
  now = new Date(),
): Promise<CompanySettings> {
  const { profile, locale, tickets, hours, invoices, people, data } = await readCompanySettings(
    db,
    companyId,
  );
  const versions = await readVersions(db, companyId);
  const versionOf = (section: CompanySection) => ({ version: versions.get(section) ?? 1 });
  const today = dayIn(now, locale.timeZone);
  return {
    profile: { ...profile, ...versionOf('profile'), logo: await logoAddress(db, companyId) },
    locale: { ...locale, ...versionOf('locale'), isCurrencyFixed: await hasIssued(db, companyId) },
    tickets: {
      ...tickets,
      ...versionOf('tickets'),
      nextNumber: await peekNumber(db, companyId, 'ticket'),
      serverMaxFileMegabytes: Math.floor(maxFileBytes / MEGABYTE),
    },
    rates: {
      ...versionOf('rates'),
      levels: await readLevels(db, companyId),
      ...hours,
    } satisfies CompanyRates,
    invoices: {
      ...invoices,
      ...versionOf('invoices'),
      nextNumber: await peekNumber(db, companyId, seriesOf(invoices, today).counter),
      nextCreditNoteNumber: await peekNumber(db, companyId, creditSeriesOf(invoices, today).counter),
    },
    people: { ...people, ...versionOf('people'), serverPasswordMinLength: passwordMinLength },
    data: { ...data, ...versionOf('data') },
  };
}
