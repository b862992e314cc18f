import { FILE_PATH } from '@derrick/domain/files';
import {
  type Ticket,
  type TicketFacts,
  type TicketListItem,
  type TicketStatusChange,
  type TicketWarning,
  ticketTotals,
} from '@derrick/domain/tickets';
import type { Attachment } from '../files/index.ts';
import { presentSignature } from '../signatures/index.ts';
import type { StoredLine } from './lines.ts';
import type { ListedTicket } from './queries.ts';
import type { StoredTicket } from './store.ts';

/** Writes a ticket's number as people know it: with the prefix that the company had when the ticket was made. */
export const jobcode = (number: number, prefix: string) => `${prefix}${number}`;

/** PostgreSQL writes the seconds of a time, the contract does not. */
export const minutes = (time: string | null) => time?.slice(0, 5) ?? null;

/** Names a person; null for nobody. */
export const person = (id: string | null, fullname: string | null, photo: string | null) =>
  id === null || fullname === null ? null : { id, fullname, photo };

/** Names the customer of a ticket; null for none. */
const customer = ({ customerId, companyName, companyPhoto }: ListedTicket) =>
  customerId === null || companyName === null
    ? null
    : { id: customerId, name: companyName, photo: companyPhoto };

/** Writes a ticket as the list shows it; its amount for those alone who may see prices. */
export function listItem(row: ListedTicket, seesPrices: boolean): TicketListItem {
  return {
    id: row.id,
    jobcode: jobcode(row.number, row.codePrefix),
    createdAt: row.createdAt.toISOString(),
    company: customer(row),
    technician: person(row.technicianId, row.technicianFullname, row.technicianPhoto),
    invoiceId: row.invoiceId,
    status: row.status,
    workHours: row.workHours,
    workDate: row.workDate,
    ...(seesPrices && { totalCents: row.totalCents }),
  };
}

/** Writes who moved a ticket into its state; null where nobody knows any more. */
export const statusChange = (row: StoredTicket): TicketStatusChange | null =>
  row.status_at && {
    by: person(row.status_by, row.status_by_fullname, row.status_by_photo),
    at: row.status_at.toISOString(),
    comment: row.status_comment,
  };

/** What decides who may do what with a ticket. */
export const factsOf = (row: StoredTicket): TicketFacts => ({
  technicianId: row.technician_id,
  authorId: row.author_id,
  status: row.status,
  invoiceId: row.invoice_id,
});

const asListed = (row: StoredTicket): ListedTicket => ({
  id: row.id,
  number: row.number,
  codePrefix: row.code_prefix,
  createdAt: row.created_at,
  workHours: row.work_hours,
  workDate: row.work_date,
  totalCents: row.billable_cents,
  invoiceId: row.invoice_id,
  status: row.status,
  customerId: row.customer_id,
  companyName: row.customer_company,
  companyPhoto: row.customer_photo,
  technicianId: row.technician_id,
  technicianFullname: row.technician_fullname,
  technicianPhoto: row.technician_photo,
});

/** What a ticket has besides its row, and whether the reader may see prices. */
interface Whole {
  attachments: readonly Attachment[];
  lines: readonly StoredLine[];
  warnings: TicketWarning[];
  seesPrices: boolean;
}

/** Leaves a price out of a line. */
const withoutPrice = ({ unitPriceCents: _, ...line }: StoredLine) => line;

/** Writes a whole ticket; prices and amounts for those alone who may see them. */
export function wholeTicket(row: StoredTicket, { attachments, lines, warnings, seesPrices }: Whole): Ticket {
  return {
    ...listItem(asListed(row), seesPrices),
    location: row.location,
    wellName: row.well_name,
    description: row.description,
    notes: row.notes || null,
    workStartedAt: minutes(row.work_started_at),
    workEndedAt: minutes(row.work_ended_at),
    travelStartedAt: minutes(row.travel_started_at),
    travelEndedAt: minutes(row.travel_ended_at),
    travelHours: row.travel_hours,
    technicianId: row.technician_id,
    customerCompany: row.customer_company,
    customerName: row.customer_name || null,
    jobTypeId: row.job_type_id,
    jobType:
      row.job_type_id === null || row.job_type_name === null
        ? null
        : { id: row.job_type_id, name: row.job_type_name },
    costReference: row.cost_reference,
    lines: seesPrices ? [...lines] : lines.map(withoutPrice),
    ...(seesPrices && { totals: ticketTotals(lines) }),
    warnings,
    attachments: attachments.map(({ name, originalName, size }) => ({
      fileUrl: `${FILE_PATH}${name}`,
      name: originalName,
      size,
    })),
    author: person(row.author_id, row.author_fullname, row.author_photo),
    statusChange: statusChange(row),
    signature: presentSignature(row),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
