/** Overtime of a ticket, from the work that the technician recorded earlier in the week. */
import { hourLines, overtimeHours, type WorkShift, weekOf } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import { integer, nullable, number, object, string } from 'superstruct';
import { readTicketSettings, type TicketSettings } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import type { StoredTicket } from './store.ts';

type OvertimeRules = NonNullable<TicketSettings['overtime']>;

const shiftRow = object({
  id: string(),
  technicianId: string(),
  workDate: string(),
  startedAt: nullable(string()),
  number: integer(),
  hours: number(),
  /** Overtime hours as billed. */
  overtime: number(),
});

interface ShiftQuery {
  technicianIds: readonly string[];
  /** First and last work date, `YYYY-MM-DD`. */
  from: string;
  until: string;
}

/** Reads the work of technicians, as billed, in a period. Void and deleted tickets do not count. */
export const readShifts = (
  db: Kysely<Database>,
  companyId: string,
  { technicianIds, from, until }: ShiftQuery,
) => readRows(db, shiftRow)`
  select t.id, t.technician_id as "technicianId", t.work_date as "workDate", t.work_started_at as "startedAt",
    t.number, sum(l.quantity) as hours,
    coalesce(sum(l.quantity) filter (where l.kind = 'OVERTIME'), 0) as overtime
  from tickets t
  join ticket_lines l on l.company_id = t.company_id and l.ticket_id = t.id and l.kind in ('LABOR', 'OVERTIME')
  where t.company_id = ${companyId} and t.technician_id = any(${technicianIds}::uuid[])
    and t.work_date between ${from}::date and ${until}::date and t.deleted_at is null and t.status <> 'VOID'
  group by t.company_id, t.id
`;

/** A ticket whose overtime is computed. */
export interface OvertimeTicket extends WorkShift {
  /** Undefined for a new ticket. */
  id: string | undefined;
  technicianId: string | null;
}

/** Reads the overtime hours of a ticket. A ticket without a technician has none. */
export async function readOvertimeHours(
  db: Kysely<Database>,
  companyId: string,
  { id, technicianId, ...shift }: OvertimeTicket,
  rules: OvertimeRules,
): Promise<number> {
  if (technicianId === null || shift.hours === 0) return 0;
  const week = weekOf(shift.workDate, rules.weekStart);
  const shifts = await readShifts(db, companyId, { technicianIds: [technicianId], ...week });
  return overtimeHours(
    shift,
    shifts.filter((other) => other.id !== id),
    rules,
  );
}

/**
 * Finds the tickets whose overtime would be different if they were saved again, because other tickets of the week have
 * changed. Tickets on an invoice are left out.
 * @returns the overtime hours that they would have, by ticket id
 */
export async function findChangedOvertime(
  db: Kysely<Database>,
  companyId: string,
  rows: readonly StoredTicket[],
): Promise<Map<string, number>> {
  const { overtime: rules, rounding } = await readTicketSettings(db, companyId);
  const open = rows.flatMap(({ id, invoice_id, technician_id: technicianId, work_date }) =>
    invoice_id === null && technicianId !== null ? [{ id, technicianId, work_date }] : [],
  );
  if (!rules || open.length === 0) return new Map();
  const weeks = open.map(({ work_date }) => weekOf(work_date, rules.weekStart));
  const [from = ''] = weeks.map((week) => week.from).sort();
  const until =
    weeks
      .map((week) => week.until)
      .sort()
      .at(-1) ?? '';
  const shifts = await readShifts(db, companyId, {
    technicianIds: [...new Set(open.map(({ technicianId }) => technicianId))],
    from,
    until,
  });
  const isOpen = new Set(open.map(({ id }) => id));
  return new Map(
    shifts.flatMap((shift): [string, number][] => {
      if (!isOpen.has(shift.id)) return [];
      const week = weekOf(shift.workDate, rules.weekStart);
      const others = shifts.filter(
        ({ id, technicianId, workDate }) =>
          id !== shift.id &&
          technicianId === shift.technicianId &&
          workDate >= week.from &&
          workDate <= week.until,
      );
      const hours = overtimeHours(shift, others, rules);
      // Rounded like the line.
      const lines = hourLines(
        { workHours: shift.hours, travelHours: 0, overtimeHours: hours },
        { name: '', cents: null },
        rounding,
      );
      const billed = lines.find(({ kind }) => kind === 'OVERTIME')?.quantity ?? 0;
      return billed === shift.overtime ? [] : [[shift.id, billed]];
    }),
  );
}
