import { getTicketSuggestions, type TicketSuggestions } from '@derrick/domain/tickets';
import { mock } from './mock.ts';
import { customers } from './people.ts';

/** Suggests these values for a known customer, and this job type for each technician. */
export const suggestions = (known: Partial<TicketSuggestions> = {}) =>
  mock(getTicketSuggestions, ({ query: { technicianId, customerCompany } }) => {
    const customer = customers.find(({ name }) => name === customerCompany);
    const { jobType = null, location = null, wellName = null, customerName = null } = known;
    return {
      jobType: technicianId ? jobType : null,
      customer: customer ? { id: customer.id, name: customer.name } : null,
      ...(customer
        ? { location, wellName, customerName }
        : { location: null, wellName: null, customerName: null }),
    };
  });
