import { assignedTechnician, type Ticket, ticketInputStruct } from '@derrick/domain/tickets';
import type { Unit } from '../events/index.ts';
import { findHourlyRate } from '../jobTypes/index.ts';
import { canBeAssigned } from '../people/index.ts';
import type { Session } from '../platform/context.ts';
import { addTicket } from './save.ts';
import type { StoredTicket } from './store.ts';

/**
 * Creates a draft with the place, work and technician of a ticket, without its times, lines, notes, files, signature,
 * status and invoice. A deactivated technician or retired job type is left empty.
 */
export async function duplicate(unit: Unit, session: Session, row: StoredTicket): Promise<Ticket> {
  const { trx } = unit;
  const { companyId } = session;
  const technicianId = assignedTechnician(session, row.technician_id);
  const isAssignable = technicianId !== null && (await canBeAssigned(trx, companyId, technicianId));
  const { job_type_id: jobTypeId } = row;
  const rate = jobTypeId && (await findHourlyRate(trx, companyId, jobTypeId, { kept: null }));
  const input = ticketInputStruct.create({
    location: row.location,
    wellName: row.well_name,
    description: row.description,
    technicianId: isAssignable ? technicianId : null,
    customerCompany: row.customer?.name ?? null,
    customerName: row.customer_name,
    jobTypeId: rate ? jobTypeId : null,
    costReference: row.cost_reference,
    status: 'DRAFT',
  });
  return addTicket(unit, session, input);
}
