import {
  hoursBetween,
  TICKET_ATTACHMENTS_MAX,
  TICKET_LONG_TEXT_MAX,
  TICKET_TEXT_MAX,
  type Ticket,
  type TicketInput,
  validateTicket,
} from '@derrick/domain/tickets';
import type { ComboBoxItem } from '@derrick/ui/ComboBox';

/** Is what is typed and chosen in the form, attachments apart. */
export interface TicketFormValues {
  location: string;
  wellName: string;
  description: string;
  notes: string;
  workStartedAt: string | null;
  workEndedAt: string | null;
  travelStartedAt: string | null;
  travelEndedAt: string | null;
  technician: ComboBoxItem | null;
  jobType: ComboBoxItem | null;
  customerCompany: string;
  customerName: string;
}

/** Names one field. */
export type TicketField = keyof TicketFormValues | 'attachments';

/** Are the fields in the order of the form, which is that of checking, too. */
export const ticketFields = [
  'location',
  'wellName',
  'description',
  'notes',
  'workStartedAt',
  'workEndedAt',
  'travelStartedAt',
  'travelEndedAt',
  'technician',
  'jobType',
  'customerCompany',
  'customerName',
  'attachments',
] as const satisfies readonly TicketField[];

/** Are the times of the form. */
export const timeFields = ['workStartedAt', 'workEndedAt', 'travelStartedAt', 'travelEndedAt'] as const;

/** Is a form in which nothing has been written. */
export const emptyValues: TicketFormValues = {
  location: '',
  wellName: '',
  description: '',
  notes: '',
  workStartedAt: null,
  workEndedAt: null,
  travelStartedAt: null,
  travelEndedAt: null,
  technician: null,
  jobType: null,
  customerCompany: '',
  customerName: '',
};

/** Reads a ticket into the form. A server may send a job type without its name, which the list of job types knows. */
export const valuesOf = (ticket: Ticket): TicketFormValues => ({
  location: ticket.location,
  wellName: ticket.wellName,
  description: ticket.description,
  notes: ticket.notes ?? '',
  workStartedAt: ticket.workStartedAt,
  workEndedAt: ticket.workEndedAt,
  travelStartedAt: ticket.travelStartedAt,
  travelEndedAt: ticket.travelEndedAt,
  technician: ticket.technicianId
    ? { id: ticket.technicianId, label: ticket.technician?.fullname ?? '' }
    : null,
  jobType: ticket.jobTypeId ? { id: ticket.jobTypeId, label: ticket.jobType?.name ?? '' } : null,
  customerCompany: ticket.customerCompany ?? ticket.company?.name ?? '',
  customerName: ticket.customerName ?? '',
});

/** Gives what tells two values of a field apart: a name may be known now and not then. */
const plainValue = (value: TicketFormValues[keyof TicketFormValues]) =>
  typeof value === 'object' ? (value?.id ?? '') : value.trim();

/** Tells whether a field holds the same in both. */
export const isSame = (field: keyof TicketFormValues, one: TicketFormValues, other: TicketFormValues) =>
  plainValue(one[field]) === plainValue(other[field]);

/** Lists the fields that differ. */
export const changedFields = (one: TicketFormValues, other: TicketFormValues) =>
  ticketFields.filter((field) => field !== 'attachments').filter((field) => !isSame(field, one, other));

/** Writes what is sent. Where times are missing, the hours that a ticket came with stay. */
export function inputOf(
  values: TicketFormValues,
  fileUrls: readonly string[],
  hours: { workHours: number; travelHours: number } | undefined,
): TicketInput {
  const { technician, jobType, ...rest } = values;
  const orNull = (text: string) => text.trim() || null;
  return {
    ...rest,
    location: values.location.trim(),
    wellName: values.wellName.trim(),
    description: values.description.trim(),
    notes: orNull(values.notes),
    customerCompany: orNull(values.customerCompany),
    customerName: orNull(values.customerName),
    technicianId: technician?.id ?? null,
    jobTypeId: jobType?.id ?? null,
    workHours: hoursBetween(values.workStartedAt, values.workEndedAt) ?? hours?.workHours ?? 0,
    travelHours: hoursBetween(values.travelStartedAt, values.travelEndedAt) ?? hours?.travelHours ?? 0,
    attachments: fileUrls.map((fileUrl) => ({ fileUrl })),
  };
}

/** Is what can be wrong with a field, by the key of its words; the server knows more of them. */
export type FieldErrors = Partial<Record<TicketField, string>>;

const longest: Partial<Record<TicketField, number>> = {
  location: TICKET_TEXT_MAX,
  wellName: TICKET_TEXT_MAX,
  description: TICKET_LONG_TEXT_MAX,
  notes: TICKET_LONG_TEXT_MAX,
  customerCompany: TICKET_TEXT_MAX,
  customerName: TICKET_TEXT_MAX,
};

/** Gives how long the text of a field may be. */
export const longestText = (field: TicketField): number => longest[field] ?? TICKET_TEXT_MAX;

/** Checks the form: location, well name, description as the specification orders, then what else could not be saved. */
export function validateForm(
  values: TicketFormValues,
  { unreadable, fileCount }: { unreadable: ReadonlySet<TicketField>; fileCount: number },
): FieldErrors {
  const found: FieldErrors = { ...validateTicket(values) };
  for (const field of ticketFields) {
    if (unreadable.has(field)) found[field] = 'timeUnreadable';
    const value = field === 'attachments' ? '' : values[field];
    if (typeof value === 'string' && value.trim().length > longestText(field)) found[field] = 'textTooLong';
  }
  if (fileCount > TICKET_ATTACHMENTS_MAX) found.attachments = 'tooManyFiles';
  return found;
}

const fieldOfWire: Partial<Record<string, TicketField>> = {
  technicianId: 'technician',
  jobTypeId: 'jobType',
};

/** Brings the server's errors to the fields of the form; `attachments.2.fileUrl` is one of the attachments. */
export function fieldsOfServer(errors: Record<string, string>): FieldErrors {
  const found: FieldErrors = {};
  for (const [path, key] of Object.entries(errors)) {
    const name = path.split('.')[0] ?? '';
    const field = fieldOfWire[name] ?? ticketFields.find((one) => one === name);
    if (field) found[field] ??= key;
  }
  return found;
}
