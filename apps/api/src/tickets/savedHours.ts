/** Calculates the hours of a saved ticket. */
import { type HourRounding, OVERTIME_FACTOR_DEFAULT } from '@derrick/domain/company';
import {
  minutesBetween,
  paidMinutes,
  roundHours,
  type TicketHours,
  type TicketInput,
} from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { TicketSettings } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { readOvertimeHours } from './overtime.ts';
import type { TicketFields } from './store.ts';

/** Fields of a ticket before the change. */
export interface FormerHours {
  /** Undefined for a new ticket, as the other optional fields. */
  id?: string;
  number?: number;
  work_date?: string;
  break_minutes: number;
  standby_hours: number;
}

/**
 * Converts minutes to hours, rounded to a tenth or to the minute. If a time is missing, the minutes are null and the typed
 * number is used.
 */
function hoursOf(minutes: number | null, typed: number, rounding: HourRounding): number {
  if (minutes === null) return typed;
  return rounding === 'MINUTES' ? minutes / 60 : roundHours(minutes / 60);
}

interface SavedHours {
  hours: TicketHours;
  overtimeFactor: number;
  columns: Pick<TicketFields, 'break_minutes' | 'standby_hours' | 'work_hours' | 'travel_hours'>;
}

/**
 * Calculates the hours of a form: from the times if both are given, otherwise the typed numbers. Standby counts only if the
 * company bills it.
 */
export async function readHours(
  db: Kysely<Database>,
  companyId: string,
  input: TicketInput,
  before: FormerHours & { technicianId: string | null },
  { rounding, hasStandby, overtime }: TicketSettings,
): Promise<SavedHours> {
  const breakMinutes = input.breakMinutes ?? before.break_minutes;
  const standbyHours = roundHours((hasStandby ? input.standbyHours : undefined) ?? before.standby_hours);
  const workMinutes = paidMinutes(input.workStartedAt, input.workEndedAt, breakMinutes, standbyHours);
  const travelMinutes = minutesBetween(input.travelStartedAt, input.travelEndedAt);
  const workHours = hoursOf(workMinutes, input.workHours, rounding);
  const workDate = input.workDate ?? before.work_date;
  const shift = {
    id: before.id,
    number: before.number ?? null,
    technicianId: before.technicianId,
    startedAt: input.workStartedAt,
    hours: workHours,
  };
  const overtimeHours =
    overtime && workDate ? await readOvertimeHours(db, companyId, { ...shift, workDate }, overtime) : 0;
  return {
    hours: {
      workHours,
      travelHours: hoursOf(travelMinutes, input.travelHours, rounding),
      standbyHours,
      overtimeHours,
    },
    overtimeFactor: overtime?.factor ?? OVERTIME_FACTOR_DEFAULT,
    columns: {
      break_minutes: breakMinutes,
      standby_hours: standbyHours,
      work_hours: hoursOf(workMinutes, input.workHours, 'TENTHS'),
      travel_hours: hoursOf(travelMinutes, input.travelHours, 'TENTHS'),
    },
  };
}
