import type { AssistantMode } from '@derrick/domain/auth';
import type { Kysely } from 'kysely';
import { readCompanySettings } from '../company/index.ts';
import type { Database } from '../db/index.ts';

/** What a company has settled that the assistant goes by. */
export interface AssistantSettings {
  mode: AssistantMode;
  /** Sound may leave the device. */
  allowsSpeech: boolean;
  weekStart: 'MONDAY' | 'SUNDAY' | 'SATURDAY';
  /** ISO 4217. */
  currency: string;
  /** IANA name. */
  timeZone: string;
}

/** Reads what a company has settled. */
export async function readAssistantSettings(
  db: Kysely<Database>,
  companyId: string,
): Promise<AssistantSettings> {
  const { locale, data } = await readCompanySettings(db, companyId);
  return {
    mode: data.assistant,
    allowsSpeech: data.allowsSpeech,
    weekStart: locale.weekStart,
    currency: locale.currency,
    timeZone: locale.timeZone,
  };
}
