import { FILE_PATH } from '@derrick/domain/files';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import { hoursBetween, roundHours, type TicketConflict, type TicketInput } from '@derrick/domain/tickets';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { type ApiFailure, conflict, forbidden, notFound, validationFailed } from '../platform/failure.ts';
import { wholeTicket } from './present.ts';
import {
  attachFiles,
  canBeAssigned,
  findAttachments,
  findHourlyRate,
  findLastEditor,
  findOrCreateCustomer,
  findTicket,
  insertTicket,
  lockTicket,
  type TicketFields,
  updateTicket,
} from './store.ts';

/** What the caller of a change has read before; absent, the change is made whatever happened since. */
export interface Basis {
  version?: number | undefined;
  updatedAt?: string | null | undefined;
}

/**
 * Prices the hours of a ticket in integer cents. Hours are tenths, so that nothing is lost before the one rounding.
 * @param rate cents an hour
 */
export const billableCents = (workHours: number, travelHours: number, rate: number): number =>
  Math.round((Math.round(roundHours(workHours + travelHours) * 10) * rate) / 10);

/** Technicians record their own work: nobody named means themselves, another is refused. */
function technicianOf({ role, userId }: Session, technicianId: string | null): string | null {
  if (!seesOwnTicketsOnly(role)) return technicianId;
  if (technicianId !== null && technicianId.toLowerCase() !== userId) {
    throw forbidden('A technician can record only their own tickets');
  }
  return userId;
}

/** Turns the form into columns: looks up whom and what it names, counts the hours, fixes the amount. */
async function columns(
  trx: Transaction<Database>,
  session: Session,
  input: TicketInput,
  before: { technician_id: string | null; job_type_id: string | null },
): Promise<TicketFields> {
  const { companyId } = session;
  const errors: Record<string, string> = {};

  const technicianId = technicianOf(session, input.technicianId);
  // A ticket may stay with somebody who was deactivated since.
  const isNewlyAssigned = technicianId !== null && technicianId !== before.technician_id;
  if (isNewlyAssigned && !(await canBeAssigned(trx, companyId, technicianId))) {
    errors['technicianId'] = 'technicianUnknown';
  }
  // Likewise a job type that was retired since.
  const rate =
    input.jobTypeId === null
      ? null
      : await findHourlyRate(trx, companyId, input.jobTypeId, { kept: before.job_type_id });
  if (rate === undefined) errors['jobTypeId'] = 'jobTypeUnknown';
  if (rate === undefined || Object.keys(errors).length > 0) throw validationFailed(errors);

  // The times are what was observed; a number beside them is counted anew.
  const workHours = hoursBetween(input.workStartedAt, input.workEndedAt) ?? input.workHours;
  const travelHours = hoursBetween(input.travelStartedAt, input.travelEndedAt) ?? input.travelHours;
  return {
    customer_id:
      input.customerCompany === null
        ? null
        : await findOrCreateCustomer(trx, companyId, input.customerCompany),
    customer_name: input.customerName ?? '',
    technician_id: technicianId,
    job_type_id: input.jobTypeId,
    location: input.location,
    well_name: input.wellName,
    description: input.description,
    notes: input.notes ?? '',
    work_started_at: input.workStartedAt,
    work_ended_at: input.workEndedAt,
    travel_started_at: input.travelStartedAt,
    travel_ended_at: input.travelEndedAt,
    work_hours: workHours,
    travel_hours: travelHours,
    billable_cents: rate === null ? null : billableCents(workHours, travelHours, rate),
  };
}

async function attach(trx: Transaction<Database>, companyId: string, ticketId: string, input: TicketInput) {
  const names = input.attachments.map(({ fileUrl }) =>
    fileUrl.startsWith(FILE_PATH) ? fileUrl.slice(FILE_PATH.length) : '',
  );
  const unknown = await attachFiles(trx, companyId, ticketId, names);
  if (unknown.length === 0) return;
  throw validationFailed(
    Object.fromEntries(unknown.map((place) => [`attachments.${place}.fileUrl`, 'fileUnknown'])),
  );
}

/** Creates a ticket and gives its id. */
export async function createTicket(
  trx: Transaction<Database>,
  session: Session,
  input: TicketInput,
): Promise<string> {
  const fields = await columns(trx, session, input, { technician_id: null, job_type_id: null });
  const id = await insertTicket(trx, session.companyId, session.userId, fields);
  if (input.attachments.length > 0) await attach(trx, session.companyId, id, input);
  return id;
}

/** 409, with who was faster, when, and the ticket as it is now: the caller compares and chooses. */
async function outdated(trx: Transaction<Database>, session: Session, id: string): Promise<ApiFailure> {
  const row = await findTicket(trx, session.companyId, id);
  if (!row) return notFound();
  const ticket = wholeTicket(row, await findAttachments(trx, session.companyId, id));
  const changedBy = (await findLastEditor(trx, session.companyId, row)) ?? null;
  const data = { changedBy, changedAt: ticket.updatedAt, ticket } satisfies TicketConflict;
  return conflict('Somebody else has changed this ticket meanwhile', data);
}

/** Changes a ticket; a technician only their own, until it is on an invoice. */
export async function changeTicket(
  trx: Transaction<Database>,
  session: Session,
  id: string,
  input: TicketInput,
  basis: Basis,
): Promise<void> {
  const { companyId, userId, role } = session;
  const before = await lockTicket(trx, companyId, id);
  const isOthers = seesOwnTicketsOnly(role) && before?.technician_id !== userId;
  if (!before || isOthers) throw notFound();
  if (seesOwnTicketsOnly(role) && before.invoice_id !== null) {
    throw forbidden('This ticket is on an invoice and can no longer be changed');
  }
  const isOutdated =
    (basis.version !== undefined && basis.version !== before.version) ||
    (typeof basis.updatedAt === 'string' && Date.parse(basis.updatedAt) !== before.updated_at.getTime());
  if (isOutdated) throw await outdated(trx, session, id);
  await updateTicket(trx, companyId, id, userId, await columns(trx, session, input, before));
  await attach(trx, companyId, id, input);
}
