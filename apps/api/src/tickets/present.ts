import { FILE_PATH } from '@derrick/domain/files';
import {
  type Ticket,
  type TicketListItem,
  type TicketPolicyFields,
  type TicketStatusChange,
  type TicketWarning,
  ticketTotals,
} from '@derrick/domain/tickets';
import type { Attachment } from '../files/index.ts';
import type { PendingSignatureRequest } from '../links/index.ts';
import { presentSignature } from '../signatures/index.ts';
import type { StoredLine } from './lines.ts';
import type { ListedTicket } from './queries.ts';
import type { StoredTicket } from './store.ts';

/** Returns the ticket's displayed code, with the prefix that the company had when the ticket was created. */
export const jobcode = (number: number, prefix: string) => `${prefix}${number}`;

/** Removes the seconds that PostgreSQL adds to a time. */
export const minutes = (time: string | null) => time?.slice(0, 5) ?? null;

/** Returns the technician of a ticket for the response; null if there is none. */
const technician = ({ technicianId, technicianFullname, technicianPhoto }: ListedTicket) =>
  technicianId === null || technicianFullname === null
    ? null
    : { id: technicianId, fullname: technicianFullname, photo: technicianPhoto };

/** Returns the customer of a ticket for the response; null if there is none. */
const customer = ({ customerId, companyName, companyPhoto }: ListedTicket) =>
  customerId === null || companyName === null
    ? null
    : { id: customerId, name: companyName, photo: companyPhoto };

/** Builds a ticket of the list. The amount is included only if the caller may see prices. */
export function listItem(row: ListedTicket, seesPrices: boolean): TicketListItem {
  return {
    id: row.id,
    jobcode: jobcode(row.number, row.codePrefix),
    createdAt: row.createdAt.toISOString(),
    company: customer(row),
    technician: technician(row),
    invoiceId: row.invoiceId,
    status: row.status,
    workHours: row.workHours,
    workDate: row.workDate,
    ...(seesPrices && { totalCents: row.totalCents }),
    location: row.location,
    wellName: row.wellName,
    signatureState: row.signatureState,
  };
}

/** Returns the user who set the current status, and the time; null if it was not recorded. */
export const statusChange = (row: StoredTicket): TicketStatusChange | null =>
  row.status_at && {
    by: row.status_changed_by,
    at: row.status_at.toISOString(),
    comment: row.status_comment,
  };

/** Returns the facts on which permissions for a ticket depend. */
export const factsOf = (row: StoredTicket): TicketPolicyFields => ({
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
  companyName: row.customer?.name ?? null,
  companyPhoto: row.customer?.photo ?? null,
  technicianId: row.technician_id,
  technicianFullname: row.technician?.fullname ?? null,
  technicianPhoto: row.technician?.photo ?? null,
  location: row.location,
  wellName: row.well_name,
  signatureState: row.signature_state,
});

/** Parts of a ticket besides its row, and whether the caller may see prices. */
interface Whole {
  attachments: readonly Attachment[];
  lines: readonly StoredLine[];
  warnings: TicketWarning[];
  signatureRequest?: PendingSignatureRequest | undefined;
  seesPrices: boolean;
}

const withoutPrice = ({ unitPriceCents: _, ...line }: StoredLine) => line;

/** Builds a complete ticket. Prices and amounts are included only if the caller may see prices. */
export function wholeTicket(
  row: StoredTicket,
  { attachments, lines, warnings, signatureRequest, seesPrices }: Whole,
): Ticket {
  return {
    ...listItem(asListed(row), seesPrices),
    description: row.description,
    notes: row.notes || null,
    workStartedAt: minutes(row.work_started_at),
    workEndedAt: minutes(row.work_ended_at),
    travelStartedAt: minutes(row.travel_started_at),
    travelEndedAt: minutes(row.travel_ended_at),
    breakMinutes: row.break_minutes,
    standbyHours: row.standby_hours,
    travelHours: row.travel_hours,
    technicianId: row.technician_id,
    customerCompany: row.customer?.name ?? null,
    customerName: row.customer_name || null,
    jobTypeId: row.job_type_id,
    jobType: row.job_type,
    costReference: row.cost_reference,
    lines: seesPrices ? [...lines] : lines.map(withoutPrice),
    ...(seesPrices && { totals: ticketTotals(lines) }),
    warnings,
    attachments: attachments.map(({ name, originalName, size }) => ({
      fileUrl: `${FILE_PATH}${name}`,
      name: originalName,
      size,
    })),
    author: row.author,
    statusChange: statusChange(row),
    signature: presentSignature(row),
    signatureRequest: signatureRequest
      ? {
          ...signatureRequest,
          requestedAt: signatureRequest.requestedAt.toISOString(),
          openedAt: signatureRequest.openedAt?.toISOString() ?? null,
          expiresAt: signatureRequest.expiresAt.toISOString(),
        }
      : null,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
