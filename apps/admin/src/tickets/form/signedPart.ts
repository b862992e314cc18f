import type { SignableTicket } from '@derrick/domain/signatures';
import type { TicketInput } from '@derrick/domain/tickets';
import type { TicketFormValues } from './values.ts';

/** Returns the form values that are part of a signed ticket. Values that the form does not send stay unchanged. */
export function signedPart(input: TicketInput, values: TicketFormValues): Partial<SignableTicket> {
  const { technician, jobType } = values;
  const { workDate, costReference, lines } = input;
  return {
    location: input.location,
    wellName: input.wellName,
    description: input.description,
    customerCompany: input.customerCompany,
    customerName: input.customerName,
    // A server may send an ID without its name.
    ...(technician?.label !== '' && { technician: technician && { fullname: technician.label } }),
    ...(jobType?.label !== '' && { jobType: jobType && { name: jobType.label } }),
    workStartedAt: input.workStartedAt,
    workEndedAt: input.workEndedAt,
    workHours: input.workHours,
    travelStartedAt: input.travelStartedAt,
    travelEndedAt: input.travelEndedAt,
    travelHours: input.travelHours,
    ...(input.standbyHours !== undefined && { standbyHours: input.standbyHours }),
    ...(workDate !== undefined && { workDate }),
    ...(costReference !== undefined && { costReference }),
    ...(lines !== undefined && { lines }),
  };
}
