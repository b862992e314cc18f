/** A line of what is billed, as the customer signs it: without its price. */
export interface SignedLine {
  kind: string;
  description: string;
  quantity: number;
  unit: string;
}

/**
 * What the customer sees of a ticket and signs: where, what, who and how long. Notes, files and prices are not part of it:
 * notes are for the office, files may be added later, and prices stand on the invoice.
 */
export interface SignedFacts {
  jobcode: string;
  /** `YYYY-MM-DD`; null where nobody knows it. */
  workDate: string | null;
  customerCompany: string | null;
  /** The customer's contact. */
  customerName: string | null;
  costReference: string | null;
  location: string;
  wellName: string;
  description: string;
  /** Their names. */
  technician: string | null;
  jobType: string | null;
  /** `HH:mm`. */
  workStartedAt: string | null;
  workEndedAt: string | null;
  workHours: number;
  travelStartedAt: string | null;
  travelEndedAt: string | null;
  travelHours: number;
  /** Items and adjustments. Work and travel follow from the hours and the job type above. */
  lines: readonly SignedLine[];
}

export type SignedField = keyof SignedFacts;

/** A ticket, as far as it is signed. */
export interface SignableTicket {
  jobcode: string;
  workDate?: string | null;
  customerCompany: string | null;
  customerName: string | null;
  costReference?: string | null;
  location: string;
  wellName: string;
  description: string;
  technician: { fullname: string } | null;
  jobType: { name: string } | null;
  workStartedAt: string | null;
  workEndedAt: string | null;
  workHours: number;
  travelStartedAt: string | null;
  travelEndedAt: string | null;
  travelHours: number;
  lines?: readonly SignedLine[];
}

const followsFromHours = (kind: string) => kind === 'LABOR' || kind === 'TRAVEL';

/** Reads what the customer signs of a ticket. */
export const signedFactsOf = (ticket: SignableTicket): SignedFacts => ({
  jobcode: ticket.jobcode,
  workDate: ticket.workDate ?? null,
  customerCompany: ticket.customerCompany,
  customerName: ticket.customerName,
  costReference: ticket.costReference ?? null,
  location: ticket.location,
  wellName: ticket.wellName,
  description: ticket.description,
  technician: ticket.technician?.fullname ?? null,
  jobType: ticket.jobType?.name ?? null,
  workStartedAt: ticket.workStartedAt,
  workEndedAt: ticket.workEndedAt,
  workHours: ticket.workHours,
  travelStartedAt: ticket.travelStartedAt,
  travelEndedAt: ticket.travelEndedAt,
  travelHours: ticket.travelHours,
  lines: (ticket.lines ?? [])
    .filter(({ kind }) => !followsFromHours(kind))
    .map(({ kind, description, quantity, unit }) => ({ kind, description, quantity, unit })),
});

/** The fields in the order in which they are written down; another order would be another hash. */
const order = [
  'jobcode',
  'workDate',
  'customerCompany',
  'customerName',
  'costReference',
  'location',
  'wellName',
  'description',
  'technician',
  'jobType',
  'workStartedAt',
  'workEndedAt',
  'workHours',
  'travelStartedAt',
  'travelEndedAt',
  'travelHours',
  'lines',
] as const satisfies readonly SignedField[];

const written = (value: SignedFacts[SignedField]): string =>
  JSON.stringify(
    typeof value === 'object' && value !== null
      ? value.map(({ kind, description, quantity, unit }) => [kind, description, quantity, unit])
      : value,
  ).normalize('NFC');

/**
 * Writes what was signed as one text that is the same for the same content on every machine: JSON of a list whose first
 * entry names the format, followed by the fields in a fixed order, in Unicode's composed form (NFC). Its SHA-256, of UTF-8
 * bytes, is the hash that is kept with a signature.
 */
export const signedContent = (facts: SignedFacts): string =>
  `["derrick-ticket-1",${order.map((field) => written(facts[field])).join(',')}]`;

/** Lists the signed fields in which two states of a ticket differ: a signature does not outlive their change. */
export const changedSignedFields = (before: SignedFacts, after: SignedFacts): SignedField[] =>
  order.filter((field) => written(before[field]) !== written(after[field]));
