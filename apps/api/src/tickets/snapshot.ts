import { isHourLine } from '@derrick/domain/tickets';
import type { Snapshot } from '../events/index.ts';
import type { StoredLine } from './lines.ts';
import { minutes } from './present.ts';
import type { StoredTicket } from './store.ts';

const reference = (id: string | null, name = '') => (id === null ? null : { id, name });

/** Formats a manual line as text, without its price, which not all users may see. */
const lineInWords = ({ quantity, unit, description, reason }: StoredLine) => {
  const text = `${quantity} ${unit} ${description || reason || ''}`.trim();
  return { id: text, name: text };
};

/** Returns the fields of a ticket that events compare. Files are compared separately. */
export const ticketSnapshot = (row: StoredTicket, lines: readonly StoredLine[]) =>
  ({
    customerCompany: reference(row.customer_id, row.customer?.name),
    customerName: row.customer_name || null,
    technician: reference(row.technician_id, row.technician?.fullname),
    jobType: reference(row.job_type_id, row.job_type?.name),
    location: row.location,
    wellName: row.well_name,
    description: row.description,
    notes: row.notes || null,
    workStartedAt: minutes(row.work_started_at),
    workEndedAt: minutes(row.work_ended_at),
    travelStartedAt: minutes(row.travel_started_at),
    travelEndedAt: minutes(row.travel_ended_at),
    breakMinutes: row.break_minutes || null,
    workHours: row.work_hours,
    standbyHours: row.standby_hours || null,
    travelHours: row.travel_hours,
    workDate: row.work_date,
    costReference: row.cost_reference,
    lines: lines.filter((line) => !isHourLine(line)).map(lineInWords),
    billableCents: row.billable_cents,
  }) satisfies Snapshot;
