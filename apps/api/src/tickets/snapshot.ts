import { isHourLine } from '@derrick/domain/tickets';
import type { Snapshot } from '../events/index.ts';
import type { StoredLine } from './lines.ts';
import { minutes } from './present.ts';
import type { StoredTicket } from './store.ts';

declare module '../events/types.ts' {
  interface EventActions {
    ticket:
      | 'create'
      | 'update'
      | 'delete'
      | 'export'
      | 'submit'
      | 'approve'
      | 'requestChanges'
      | 'reopen'
      | 'void'
      | 'invoice'
      | 'release'
      | 'comment'
      | 'confirmWarning'
      | 'sign'
      | 'removeSignature'
      | 'requestSignature'
      | 'dispute';
  }
}

const reference = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** Formats a manual line as text, without its price, which not all users may see. */
const lineInWords = ({ quantity, unit, description, reason }: StoredLine) => {
  const text = `${quantity} ${unit} ${description || reason || ''}`.trim();
  return { id: text, name: text };
};

/** Returns the fields of a ticket that events compare. Files are compared separately. */
export const ticketSnapshot = (row: StoredTicket, lines: readonly StoredLine[]) =>
  ({
    customerCompany: reference(row.customer_id, row.customer_company),
    customerName: row.customer_name || null,
    technician: reference(row.technician_id, row.technician_fullname),
    jobType: reference(row.job_type_id, row.job_type_name),
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
    travelHours: row.travel_hours,
    workDate: row.work_date,
    costReference: row.cost_reference,
    lines: lines.filter((line) => !isHourLine(line)).map(lineInWords),
    billableCents: row.billable_cents,
  }) satisfies Snapshot;
