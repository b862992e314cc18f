import { FILE_PATH } from '@derrick/domain/files';
import {
  assignedTechnician,
  canAssignTicket,
  defaultWorkDate,
  type Ticket,
  type TicketInput,
  validateStandby,
} from '@derrick/domain/tickets';
import { readTicketSettings, type TicketSettings } from '../company/index.ts';
import { findOrCreateCustomer, lockCustomersShared, type NamedCustomer } from '../customers/index.ts';
import type { Unit } from '../events/index.ts';
import { attachFiles } from '../files/index.ts';
import { findHourlyRate, type HourlyRate, ratesForbidden } from '../jobTypes/index.ts';
import { canBeAssigned } from '../people/index.ts';
import type { Session } from '../platform/context.ts';
import { validationFailed } from '../platform/failures.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import type { Basis } from '../platform/input.ts';
import { failure } from './failures.ts';
import { checkReady, moveTicket } from './life.ts';
import { linesOfTicket, type StoredLine, storedTotal, writeTicketLines } from './lines.ts';
import { lockEditableTicket, readSaved, rejectOutdatedTicket, wrongState } from './lockEditable.ts';
import { jobcode } from './present.ts';
import { findPriceItems } from './priceItems.ts';
import { type FormerHours, readHours } from './savedHours.ts';
import { savedLines } from './savedLines.ts';
import { removeOutdatedSignature, signedFacts } from './signed.ts';
import { ticketSnapshot } from './snapshot.ts';
import { deleteTicket, insertTicket, type TicketFields, updateTicket } from './store.ts';

/** State of a ticket before the change. */
interface Former extends FormerHours {
  customer_id: string | null;
  technician_id: string | null;
  job_type_id: string | null;
  lines: readonly StoredLine[];
}

/** Finds the hourly rate for the work date, and whether it is the same as for the previous work date. */
async function rateFor(
  { trx }: Unit,
  companyId: string,
  input: TicketInput,
  before: Former,
): Promise<{ rate: HourlyRate | null | undefined; isSame: boolean }> {
  const { jobTypeId, workDate } = input;
  if (jobTypeId === null) return { rate: null, isSame: jobTypeId === before.job_type_id };
  const find = (day: string | undefined) =>
    findHourlyRate(trx, companyId, jobTypeId, { kept: before.job_type_id, day });
  const rate = await find(workDate ?? before.work_date);
  const isOtherDay = workDate !== undefined && workDate !== before.work_date;
  const former = isOtherDay && before.work_date !== undefined ? await find(before.work_date) : rate;
  return { rate, isSame: jobTypeId === before.job_type_id && rate?.from === former?.from };
}

/**
 * Converts the form to columns and lines: looks up references, calculates hours and sets amounts.
 * @throws {ApiFailure} 400 with the references that the company does not have
 */
async function resolve(
  unit: Unit,
  session: Session,
  input: TicketInput,
  before: Former,
  settings: TicketSettings,
): Promise<{ fields: TicketFields; lines: StoredLine[]; customer: NamedCustomer | null }> {
  const { companyId } = session;
  const { trx } = unit;
  const errors: Record<string, string> = {};

  if (!canAssignTicket(session, input.technicianId)) {
    throw failure('ownTicketsOnly');
  }
  const technicianId = assignedTechnician(session, input.technicianId);
  // A ticket may keep a technician who was deactivated later.
  const isNewlyAssigned = technicianId !== null && technicianId !== before.technician_id;
  if (isNewlyAssigned && !(await canBeAssigned(trx, companyId, technicianId))) {
    errors['technicianId'] = 'technicianUnknown';
  }
  // A ticket may also keep a job type that was retired later.
  const { rate, isSame: isSameRate } = await rateFor(unit, companyId, input, before);
  if (rate === undefined) errors['jobTypeId'] = 'jobTypeUnknown';
  if (input.repriced && !hasPermission(session, 'prices:write')) throw ratesForbidden();
  const customer =
    input.customerCompany === null
      ? null
      : await findOrCreateCustomer(unit, companyId, input.customerCompany);
  const customerId = customer?.id ?? null;
  const prices = {
    before: before.lines,
    current: { customerId, day: input.workDate ?? before.work_date },
    previous: { customerId: before.customer_id, day: before.work_date },
  };
  const items = await findPriceItems(trx, companyId, input, prices, errors);
  Object.assign(errors, validateStandby(input));
  if (rate === undefined || Object.keys(errors).length > 0) throw validationFailed(errors);

  const hoursBefore = { ...before, technicianId };
  const { hours, overtimeFactor, columns } = await readHours(trx, companyId, input, hoursBefore, settings);
  const lines = savedLines({
    before: before.lines,
    input: input.lines,
    hours,
    overtimeFactor,
    rounding: settings.rounding,
    rate,
    keepsRate: input.repriced !== true && isSameRate,
    setsPrices: hasPermission(session, 'prices:write'),
    items,
  });
  const fields = {
    customer_id: customerId,
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
    ...columns,
    billable_cents: storedTotal(lines),
    work_date: input.workDate,
    cost_reference: input.costReference,
  };
  return { fields, lines, customer };
}

/** Attaches the files of the form to a ticket. Returns the added and the removed ones. */
async function attach({ trx }: Unit, session: Session, ticketId: string, input: TicketInput) {
  const names = input.attachments.map(({ fileUrl }) =>
    fileUrl.startsWith(FILE_PATH) ? fileUrl.slice(FILE_PATH.length) : '',
  );
  const attached = await attachFiles(trx, session, { kind: 'ticket', id: ticketId }, names);
  if (!('unknown' in attached)) return attached;
  throw validationFailed(
    Object.fromEntries(attached.unknown.map((index) => [`attachments.${index}.fileUrl`, 'fileUnknown'])),
  );
}

/**
 * Creates a ticket and returns it.
 * @throws {ApiFailure} 422 if it is to be submitted and required data is missing
 */
export async function addTicket(unit: Unit, session: Session, input: TicketInput): Promise<Ticket> {
  const { companyId, userId } = session;
  const { status = 'SUBMITTED' } = input;
  await lockCustomersShared(unit.trx, companyId);
  const nothing = {
    customer_id: null,
    technician_id: null,
    job_type_id: null,
    break_minutes: 0,
    standby_hours: 0,
    lines: [],
  };
  const settings = await readTicketSettings(unit.trx, companyId);
  const workDate = input.workDate ?? defaultWorkDate(input, { now: new Date(), timeZone: settings.timeZone });
  const { fields, lines, customer } = await resolve(unit, session, { ...input, workDate }, nothing, settings);
  const { cost_reference = customer?.costReference ?? null } = fields;
  const ticket = { ...fields, code_prefix: settings.codePrefix, work_date: workDate, cost_reference };
  const id = await insertTicket(unit.trx, companyId, { authorId: userId, status }, ticket);
  await writeTicketLines(unit.trx, companyId, id, { before: [], after: lines });
  const hasFiles = input.attachments.length > 0;
  const files = hasFiles ? await attach(unit, session, id, input) : undefined;
  const saved = await readSaved(unit, session, id, hasFiles);
  if (status === 'SUBMITTED') await checkReady(unit, companyId, saved.ticket);
  unit.emit({
    action: 'ticket.create',
    target: { id, label: saved.ticket.jobcode },
    after: { status, ...ticketSnapshot(saved.row, lines), attachments: files?.added },
  });
  return saved.ticket;
}

/**
 * Changes a ticket, submits it if requested, and returns it.
 * @throws {ApiFailure} 404 if the caller may not see the ticket, 409 if it can no longer be changed or was changed in the
 *   meantime
 */
export async function changeTicket(
  unit: Unit,
  session: Session,
  id: string,
  input: TicketInput,
  basis: Basis,
): Promise<Ticket> {
  const { companyId, userId } = session;
  await lockCustomersShared(unit.trx, companyId);
  const before = await lockEditableTicket(unit, session, id);
  await rejectOutdatedTicket(unit, session, before, basis);
  if (input.status === 'DRAFT' && before.status !== 'DRAFT') throw wrongState(before);
  const previousLines = await linesOfTicket(unit.trx, companyId, id);
  const settings = await readTicketSettings(unit.trx, companyId);
  const former = { ...before, lines: previousLines };
  const { fields, lines } = await resolve(unit, session, input, former, settings);
  const signed = before.signed_at && signedFacts(before, previousLines);
  await updateTicket(unit.trx, companyId, id, userId, fields);
  await writeTicketLines(unit.trx, companyId, id, { before: previousLines, after: lines });
  const { added, removed } = await attach(unit, session, id, input);
  if (signed) await removeOutdatedSignature(unit, session, before, { signed, lines });
  const { row, ticket } = await readSaved(unit, session, id, input.attachments.length > 0);
  unit.emit({
    action: 'ticket.update',
    target: { id, label: ticket.jobcode },
    before: { ...ticketSnapshot(before, previousLines), attachments: removed },
    after: { ...ticketSnapshot(row, lines), attachments: added },
  });
  const isSubmitted = input.status === 'SUBMITTED' && before.status !== 'SUBMITTED';
  return isSubmitted ? moveTicket(unit, session, row, 'submit', null) : ticket;
}

/** Marks a ticket as deleted. Its row is kept but no longer returned. */
export async function removeTicket(unit: Unit, session: Session, id: string): Promise<void> {
  const { number, code_prefix } = await lockEditableTicket(unit, session, id);
  await deleteTicket(unit.trx, session.companyId, id);
  unit.emit({ action: 'ticket.delete', target: { id, label: jobcode(number, code_prefix) } });
}
