import {
  hoursBetween,
  missingRequirements,
  TICKET_ATTACHMENTS_MAX,
  TICKET_LONG_TEXT_MAX,
  TICKET_TEXT_MAX,
  type Ticket,
  type TicketGate,
  type TicketInput,
} from '@derrick/domain/tickets';
import type { ComboBoxItem } from '@derrick/ui/ComboBox';
import { type FormLine, formLinesOf, lineErrors, sentLines } from './formLines.ts';

/** What is typed and chosen in the form, without attachments. */
export interface TicketFormValues {
  location: string;
  wellName: string;
  description: string;
  notes: string;
  /** `YYYY-MM-DD`; empty for the day that the server chooses. */
  workDate: string;
  workStartedAt: string | null;
  workEndedAt: string | null;
  travelStartedAt: string | null;
  travelEndedAt: string | null;
  technician: ComboBoxItem | null;
  jobType: ComboBoxItem | null;
  customerCompany: string;
  customerName: string;
  /** Empty for the one of the customer. */
  costReference: string;
  /** What is billed besides the hours. */
  lines: FormLine[];
  /** Takes the rate of the job type on the day of the work for the hours, in place of the one that they were saved with. */
  isRepriced: boolean;
}

/** An empty form. */
export const emptyValues: TicketFormValues = {
  location: '',
  wellName: '',
  description: '',
  notes: '',
  workDate: '',
  workStartedAt: null,
  workEndedAt: null,
  travelStartedAt: null,
  travelEndedAt: null,
  technician: null,
  jobType: null,
  customerCompany: '',
  customerName: '',
  costReference: '',
  lines: [],
  isRepriced: false,
};

/** Reads a ticket into the form. A server may send a job type without its name, which the list of job types knows. */
export const valuesOf = (ticket: Ticket): TicketFormValues => ({
  location: ticket.location,
  wellName: ticket.wellName,
  description: ticket.description,
  notes: ticket.notes ?? '',
  workDate: ticket.workDate ?? '',
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
  costReference: ticket.costReference ?? '',
  lines: formLinesOf(ticket),
  isRepriced: false,
});

/** Begins a new ticket like another one: where, what and who; never its times, files or state. */
export const copiedValues = (ticket: Ticket): TicketFormValues => {
  const { location, wellName, description, technician, jobType, customerCompany, customerName } =
    valuesOf(ticket);
  const copied = { location, wellName, description, technician, jobType, customerCompany, customerName };
  return { ...emptyValues, ...copied };
};

/** What the form needs to know of the ticket that it changes. */
type Former = Pick<Ticket, 'workHours' | 'travelHours'> & Partial<Pick<Ticket, 'costReference' | 'lines'>>;

/**
 * Writes what is sent. Where times are missing, the hours that a ticket came with stay. What a client of the
 * specification alone does not send is left out until it is used: the server then fills it in.
 */
export function inputOf(
  values: TicketFormValues,
  fileUrls: readonly string[],
  former: Former | undefined,
  status?: TicketInput['status'],
): TicketInput {
  const { technician, jobType, workDate, costReference, lines, isRepriced, ...rest } = values;
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
    workHours: hoursBetween(values.workStartedAt, values.workEndedAt) ?? former?.workHours ?? 0,
    travelHours: hoursBetween(values.travelStartedAt, values.travelEndedAt) ?? former?.travelHours ?? 0,
    attachments: fileUrls.map((fileUrl) => ({ fileUrl })),
    ...(workDate && { workDate }),
    ...((former?.costReference || orNull(costReference)) && { costReference: orNull(costReference) }),
    ...((lines.length > 0 || former?.lines?.length) && { lines: sentLines(lines) }),
    ...(isRepriced && { repriced: true }),
    ...(status && { status }),
  };
}

const longest: Partial<Record<string, number>> = {
  description: TICKET_LONG_TEXT_MAX,
  notes: TICKET_LONG_TEXT_MAX,
};

/** How long the text of a field may be. */
export const longestText = (field: string): number => longest[field] ?? TICKET_TEXT_MAX;

/** What the form knows besides its values. */
interface FormFacts {
  /** Times that were typed and are none. */
  unreadable: ReadonlySet<string>;
  /** Its files by their names, whose endings tell what they are. */
  files: readonly { fileUrl: string }[];
  /** What the company asks for; undefined for a draft, which may be incomplete. */
  gates: readonly TicketGate[] | undefined;
}

/**
 * Checks the form: location, well name and description as the specification orders, then what the company asks for, then
 * what else could not be saved.
 */
export function validateForm(
  values: TicketFormValues,
  { unreadable, files, gates }: FormFacts,
): Record<string, string> {
  const found: Record<string, string> = gates
    ? missingRequirements({ ...inputOf(values, [], undefined), attachments: files }, gates)
    : {};
  for (const [field, value] of Object.entries(values)) {
    if (unreadable.has(field)) found[field] = field === 'workDate' ? 'dateInvalid' : 'timeUnreadable';
    if (typeof value === 'string' && value.trim().length > longestText(field)) found[field] = 'textTooLong';
  }
  Object.assign(found, lineErrors(values.lines));
  if (files.length > TICKET_ATTACHMENTS_MAX) found['attachments'] = 'tooManyFiles';
  return found;
}
