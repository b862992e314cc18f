/** Settings of a company that saving a ticket needs, read with one query. */
import type { HourRounding } from '@derrick/domain/company';
import type { WeekStart } from '@derrick/domain/format';
import type { OvertimeThresholds } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { invoiceDefaults } from './settings.ts';

export interface TicketSettings {
  /** IANA name. */
  timeZone: string;
  /** Prefix of the codes of new tickets. */
  codePrefix: string;
  rounding: HourRounding;
  hasStandby: boolean;
  /** Null if the company bills no overtime. */
  overtime: (OvertimeThresholds & { factor: number; weekStart: WeekStart }) | null;
}

export async function readTicketSettings(db: Kysely<Database>, companyId: string): Promise<TicketSettings> {
  const row = await db
    .selectFrom('companies')
    .select(({ selectFrom }) => [
      'time_zone as timeZone',
      'code_prefix as codePrefix',
      'has_standby as hasStandby',
      'overtime_daily_hours as dailyHours',
      'overtime_weekly_hours as weeklyHours',
      'overtime_factor as factor',
      'week_start as weekStart',
      selectFrom('invoice_settings')
        .select('hour_rounding')
        .where('company_id', '=', companyId)
        .as('rounding'),
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { dailyHours, weeklyHours, factor, weekStart } = row;
  const hasOvertime = dailyHours !== null || weeklyHours !== null;
  return {
    timeZone: row.timeZone ?? 'UTC',
    codePrefix: row.codePrefix,
    rounding: row.rounding ?? invoiceDefaults.hour_rounding,
    hasStandby: row.hasStandby,
    overtime: hasOvertime ? { dailyHours, weeklyHours, factor, weekStart } : null,
  };
}
