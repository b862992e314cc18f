import type { CurrentCompany as WholeOwnCompany } from '@derrick/domain/auth';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { logoAddress } from './logo.ts';
import { readCompanySettings } from './settings.ts';

/** The company settings that every page uses. */
export type CompanyContext = Omit<WholeOwnCompany, 'id' | 'name' | 'memberCount'>;

export async function readCompanyContext(db: Kysely<Database>, companyId: string): Promise<CompanyContext> {
  const { locale, tickets, data, isSetupOpen } = await readCompanySettings(db, companyId);
  return {
    logo: await logoAddress(db, companyId),
    timeZone: locale.timeZone,
    weekStart: locale.weekStart,
    hourCycle: locale.hourCycle,
    distanceUnit: locale.distanceUnit,
    currency: locale.currency,
    costReferenceLabel: tickets.costReferenceLabel,
    assistant: data.assistant,
    allowsSpeech: data.allowsSpeech,
    isSetupOpen,
  };
}
