import {
  hoursBetween,
  missingRequirements,
  paidHours,
  TICKET_ATTACHMENTS_MAX,
  TICKET_LONG_TEXT_MAX,
  TICKET_TEXT_MAX,
  type Ticket,
  type TicketGate,
  type TicketInput,
  validateBreak,
  validateStandby,
} from '@derrick/domain/tickets';
import type { ComboBoxItem } from '@derrick/ui/ComboBox';
import { type FormLine, formLinesOf, lineErrors, sentLines } from './formLines.ts';

/** Values of the form, without attachments. */
export interface TicketFormValues {
  location: string;
  wellName: string;
  description: string;
  notes: string;
  /** `YYYY-MM-DD`; empty to let the server choose the day. */
  workDate: string;
  workStartedAt: string | null;
  workEndedAt: string | null;
  travelStartedAt: string | null;
  travelEndedAt: string | null;
  /** Unpaid break within the work time, as typed. */
  breakMinutes: string;
  /** Standby hours within the work time. Null if there are none. */
  standbyHours: number | null;
  technician: ComboBoxItem | null;
  jobType: ComboBoxItem | null;
  customerCompany: string;
  customerName: string;
  /** Empty to use the customer's reference. */
  costReference: string;
  /** Billed lines besides the hours. */
  lines: FormLine[];
  /** Replaces the saved hourly rate by the rate of the job type on the work date. */
  isRepriced: boolean;
}

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
  breakMinutes: '',
  standbyHours: null,
  technician: null,
  jobType: null,
  customerCompany: '',
  customerName: '',
  costReference: '',
  lines: [],
  isRepriced: false,
};

/**
 * Converts a ticket to form values. A server may send a job type without a name, which the list of job types provides.
 */
export const toFormValues = (ticket: Ticket): TicketFormValues => ({
  location: ticket.location,
  wellName: ticket.wellName,
  description: ticket.description,
  notes: ticket.notes ?? '',
  workDate: ticket.workDate ?? '',
  workStartedAt: ticket.workStartedAt,
  workEndedAt: ticket.workEndedAt,
  travelStartedAt: ticket.travelStartedAt,
  travelEndedAt: ticket.travelEndedAt,
  breakMinutes: ticket.breakMinutes === 0 ? '' : String(ticket.breakMinutes),
  standbyHours: ticket.standbyHours || null,
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

/** Returns the typed minutes: 0 for an empty field, NaN for a text that is not a number. */
const typedBreak = ({ breakMinutes }: Pick<TicketFormValues, 'breakMinutes'>): number =>
  Number(breakMinutes.trim());

/** Returns the break in minutes. A text that is not a number counts as no break. */
export const breakOf = (values: Pick<TicketFormValues, 'breakMinutes'>): number => typedBreak(values) || 0;

/** Converts a ticket to values for a new ticket: location, work and people, but not times, files or status. */
export const copiedValues = (ticket: Ticket): TicketFormValues => {
  const { location, wellName, description, technician, jobType, customerCompany, customerName } =
    toFormValues(ticket);
  const copied = { location, wellName, description, technician, jobType, customerCompany, customerName };
  return { ...emptyValues, ...copied };
};

/** The data of the edited ticket that the form keeps. */
type Former = Pick<Ticket, 'workHours' | 'travelHours'> &
  Partial<Pick<Ticket, 'breakMinutes' | 'standbyHours' | 'costReference' | 'lines'>>;

/**
 * Converts the form values for the API. Without times, the ticket keeps its hours. Fields beyond the specification are
 * left out until they are used; the server then fills them in.
 */
export function toRequestBody(
  values: TicketFormValues,
  fileUrls: readonly string[],
  former: Former | undefined,
  status?: TicketInput['status'],
): TicketInput {
  const {
    technician,
    jobType,
    workDate,
    costReference,
    breakMinutes: _,
    standbyHours,
    lines,
    isRepriced,
    ...rest
  } = values;
  const breakMinutes = breakOf(values);
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
    workHours:
      paidHours(values.workStartedAt, values.workEndedAt, breakMinutes, standbyHours ?? 0) ??
      former?.workHours ??
      0,
    travelHours: hoursBetween(values.travelStartedAt, values.travelEndedAt) ?? former?.travelHours ?? 0,
    attachments: fileUrls.map((fileUrl) => ({ fileUrl })),
    ...((former?.breakMinutes || breakMinutes) && { breakMinutes }),
    ...((former?.standbyHours || standbyHours) && { standbyHours: standbyHours ?? 0 }),
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

export const longestText = (field: string): number => longest[field] ?? TICKET_TEXT_MAX;

/** State of the form besides its values. */
interface FormFacts {
  /** Fields with text that is not a valid time. */
  unreadable: ReadonlySet<string>;
  /** Attached files, whose names end with their type. */
  files: readonly { fileUrl: string }[];
  /** Company requirements; undefined for a draft, which may be incomplete. */
  gates: readonly TicketGate[] | undefined;
}

/**
 * Validates the form in this order: location, well name and description as specified, then the company's requirements,
 * then values that cannot be saved.
 */
export function validateForm(
  values: TicketFormValues,
  { unreadable, files, gates }: FormFacts,
): Record<string, string> {
  const found: Record<string, string> = gates
    ? missingRequirements({ ...toRequestBody(values, [], undefined), attachments: files }, gates)
    : {};
  for (const [field, value] of Object.entries(values)) {
    if (unreadable.has(field)) found[field] = field === 'workDate' ? 'dateInvalid' : 'timeUnreadable';
    if (typeof value === 'string' && value.trim().length > longestText(field)) found[field] = 'textTooLong';
  }
  Object.assign(
    found,
    validateBreak({ ...values, breakMinutes: typedBreak(values) }),
    validateStandby({ ...values, breakMinutes: breakOf(values), standbyHours: values.standbyHours ?? 0 }),
    lineErrors(values.lines),
  );
  if (files.length > TICKET_ATTACHMENTS_MAX) found['attachments'] = 'tooManyFiles';
  return found;
}
