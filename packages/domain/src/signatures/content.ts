/** A billed line as signed by the customer, without its price. */
export interface SignedLine {
  kind: string;
  description: string;
  quantity: number;
  unit: string;
}

/**
 * The ticket data that the customer sees and signs: location, work, people and hours. Excluded are notes (for admins and
 * managers), files (can be added later) and prices (on the invoice).
 */
export interface SignedFacts {
  jobcode: string;
  /** `YYYY-MM-DD`, or null if unknown. */
  workDate: string | null;
  customerCompany: string | null;
  /** The customer's contact. */
  customerName: string | null;
  costReference: string | null;
  location: string;
  wellName: string;
  description: string;
  /** Name of the technician. `jobType` is also a name. */
  technician: string | null;
  jobType: string | null;
  /** `HH:mm`. */
  workStartedAt: string | null;
  workEndedAt: string | null;
  workHours: number;
  travelStartedAt: string | null;
  travelEndedAt: string | null;
  travelHours: number;
  /** Part of the signed content only if there are any. */
  standbyHours?: number;
  /** Items and adjustments. The lines of hours follow from the hours and the job type above. */
  lines: readonly SignedLine[];
}

export type SignedField = keyof SignedFacts;

/** The fields of a ticket from which the signed content is built. */
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
  standbyHours?: number;
  lines?: readonly SignedLine[];
}

/** Kinds of lines that follow from the hours. */
const hourKinds: readonly string[] = ['LABOR', 'OVERTIME', 'STANDBY', 'TRAVEL'];

/** Returns the data of a ticket that the customer signs. */
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
  ...(ticket.standbyHours && { standbyHours: ticket.standbyHours }),
  lines: (ticket.lines ?? [])
    .filter(({ kind }) => !hourKinds.includes(kind))
    .map(({ kind, description, quantity, unit }) => ({ kind, description, quantity, unit })),
});

/** Order of the fields in the signed content. Another order would change the hash. */
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
  'standbyHours',
] as const satisfies readonly SignedField[];

const written = (value: SignedFacts[SignedField] = 0): string =>
  JSON.stringify(
    typeof value === 'object' && value !== null
      ? value.map(({ kind, description, quantity, unit }) => [kind, description, quantity, unit])
      : value,
  ).normalize('NFC');

/**
 * Serializes the signed data as a text that is the same on every machine: a JSON array that starts with the format name,
 * followed by the fields in a fixed order, normalized to Unicode NFC. Standby hours are left out if there are none. The SHA-256 of its UTF-8 bytes is stored with the
 * signature.
 */
export const signedContent = (facts: SignedFacts): string =>
  `["derrick-ticket-1",${order
    .filter((field) => facts[field] !== undefined)
    .map((field) => written(facts[field]))
    .join(',')}]`;

/**
 * Lists the signed fields that differ between two states of a ticket. A change of any of them invalidates the signature.
 */
export const changedSignedFields = (before: SignedFacts, after: SignedFacts): SignedField[] =>
  order.filter((field) => written(before[field]) !== written(after[field]));
