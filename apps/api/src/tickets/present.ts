import { FILE_PATH } from '@derrick/domain/files';
import type { Ticket, TicketListItem } from '@derrick/domain/tickets';
import type { Attachment } from '../files/index.ts';
import type { ListedTicket } from './queries.ts';
import type { StoredTicket } from './store.ts';

/** Writes a ticket's number as people know it. */
export const jobcode = (number: number) => `TK-${number}`;
/** PostgreSQL writes the seconds of a time, the contract does not. */
export const minutes = (time: string | null) => time?.slice(0, 5) ?? null;

/** Writes a ticket as the list shows it. */
export function listItem(row: ListedTicket): TicketListItem {
  return {
    id: row.id,
    jobcode: jobcode(row.number),
    createdAt: row.createdAt.toISOString(),
    company: row.companyName === null ? null : { name: row.companyName, photo: row.companyPhoto },
    technician:
      row.technicianId === null || row.technicianFullname === null
        ? null
        : { id: row.technicianId, fullname: row.technicianFullname, photo: row.technicianPhoto },
    invoiceId: row.invoiceId,
    workHours: row.workHours,
  };
}

/** Writes a whole ticket. */
export function wholeTicket(row: StoredTicket, attachments: readonly Attachment[]): Ticket {
  return {
    ...listItem({
      id: row.id,
      number: row.number,
      createdAt: row.created_at,
      workHours: row.work_hours,
      invoiceId: row.invoice_id,
      companyName: row.customer_company,
      companyPhoto: row.customer_photo,
      technicianId: row.technician_id,
      technicianFullname: row.technician_fullname,
      technicianPhoto: row.technician_photo,
    }),
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
    attachments: attachments.map(({ name, originalName, size }) => ({
      fileUrl: `${FILE_PATH}${name}`,
      name: originalName,
      size,
    })),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
