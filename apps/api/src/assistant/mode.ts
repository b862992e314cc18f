import type { AssistantMode } from '@derrick/domain/auth';
import type { Kysely } from 'kysely';
import { readCompanySettings } from '../company/index.ts';
import type { Database } from '../db/index.ts';

export interface AssistantSettings {
  mode: AssistantMode;
  /** Recordings may be sent to the provider. */
  allowsSpeech: boolean;
  weekStart: 'MONDAY' | 'SUNDAY' | 'SATURDAY';
  /** ISO 4217 code. */
  currency: string;
  /** IANA name of the time zone. */
  timeZone: string;
}

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
