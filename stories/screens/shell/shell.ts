import { auditHandlers } from '../../mocks/audit.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { customerHandlers } from '../../mocks/customers.ts';
import { featureHandlers } from '../../mocks/everyFeature.ts';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { managerHandlers, technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';

/** Handlers of the first requests of the shell's pages. */
export const shellHandlers = () => [
  ...authHandlers.signedIn(),
  ...overviewHandlers.ready(),
  ...ticketHandlers.ready(),
  ...technicianHandlers.ready(),
  ...managerHandlers.ready(),
  ...customerHandlers.ready(),
  ...featureHandlers(),
  ...invoiceHandlers.ready(),
  ...auditHandlers.ready(),
  ...companyHandlers.ready(),
];
