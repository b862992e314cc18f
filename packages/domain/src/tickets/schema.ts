import {
  array,
  coerce,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  string,
  type,
} from 'superstruct';
import { paginationStruct, withoutMalformedRows } from '../contract/envelope.ts';
import { instant } from '../contract/scalars.ts';
import { customerOptionStruct } from '../customers/index.ts';
import { signatureStruct } from '../signatures/index.ts';
import { technicianOptionStruct, technicianSummaryStruct } from '../technicians/index.ts';
import { orNull, orNullIfNameless } from './absent.ts';
import { ticketLineStruct, ticketTotalsStruct } from './lines.ts';
import { signatureStates, ticketStatuses } from './status.ts';
import { ticketWarningStruct } from './warnings.ts';

// Structs of replies. Missing optional fields become null, and unknown fields are ignored. The structs of request bodies
// are in input.ts: apps that only show tickets do not need them, and a bundler cannot remove them because it cannot tell
// that creating them has no side effects.

const orZero = coerce(number(), nullable(number()), (value) => value ?? 0);
const text = coerce(string(), nullable(string()), (value) => value ?? '');

const listed = {
  id: string(),
  jobcode: string(),
  createdAt: instant,
  /** The customer. Null if the ticket has none. */
  company: orNullIfNameless(type({ id: string(), name: string(), photo: orNull(string()) }), 'name'),
  technician: orNullIfNameless(technicianSummaryStruct, 'fullname'),
  invoiceId: orNull(string()),
  /** Null if the server reports only the invoice status. */
  status: orNull(enums(ticketStatuses)),
  workHours: defaulted(orZero, 0),
  /** The calendar day on which the work started, `YYYY-MM-DD`. Null if the server does not store it. */
  workDate: orNull(string()),
  /** Total in the smallest unit of the currency. Null if no line has a price, absent if the user cannot see prices. */
  totalCents: optional(nullable(integer())),
  location: defaulted(text, ''),
  wellName: defaulted(text, ''),
  /** Absent if the server does not support signatures. */
  signatureState: optional(enums(signatureStates)),
};

/** A ticket in the list. */
export const ticketListItemStruct = type(listed);

export type TicketListItem = Infer<typeof ticketListItemStruct>;

const attachmentStruct = type({ fileUrl: string(), name: orNull(string()), size: orNull(number()) });

export type TicketAttachment = Infer<typeof attachmentStruct>;

/** A status change of a ticket: the user, the time and the comment. */
export const ticketStatusChangeStruct = type({
  by: orNullIfNameless(technicianSummaryStruct, 'fullname'),
  at: orNull(instant),
  comment: orNull(string()),
});

export type TicketStatusChange = Infer<typeof ticketStatusChangeStruct>;

export const signatureRequestStruct = type({
  /** Email address or phone number that the link was sent to. Null if the link was handed over. */
  sentTo: nullable(string()),
  language: enums(['en', 'es']),
  /** Name of the user who made the request. */
  requestedBy: string(),
  requestedAt: instant,
  /** The time at which the customer first opened a link of the request. */
  openedAt: orNull(instant),
  expiresAt: instant,
});

export type SignatureRequestState = Infer<typeof signatureRequestStruct>;

/** A complete ticket: the fields of the list and the form, and the version required by the next change. */
export const ticketStruct = type({
  ...listed,
  description: defaulted(text, ''),
  notes: orNull(string()),
  workStartedAt: orNull(string()),
  workEndedAt: orNull(string()),
  travelStartedAt: orNull(string()),
  travelEndedAt: orNull(string()),
  /** Unpaid break within the work time, in minutes. `workHours` do not include it. */
  breakMinutes: defaulted(orZero, 0),
  /** Hours on call within the work time. `workHours` do not include them. */
  standbyHours: defaulted(orZero, 0),
  travelHours: defaulted(orZero, 0),
  technicianId: orNull(string()),
  customerCompany: orNull(string()),
  customerName: orNull(string()),
  jobTypeId: orNull(string()),
  /**
   * The job type with its name, because a loaded list of job types may not contain it. Null if the server sends only the
   * id.
   */
  jobType: orNull(type({ id: string(), name: string() })),
  /** The customer's AFE, PO or cost center. */
  costReference: orNull(string()),
  /** Billed lines. */
  lines: defaulted(array(ticketLineStruct), []),
  /** The totals of the lines. Absent if the user cannot see prices. */
  totals: optional(ticketTotalsStruct),
  warnings: defaulted(array(ticketWarningStruct), []),
  attachments: defaulted(array(attachmentStruct), []),
  /** The user who created the ticket. */
  author: orNullIfNameless(technicianSummaryStruct, 'fullname'),
  /** Null if it is unknown. */
  statusChange: orNull(ticketStatusChangeStruct),
  /** Null until the ticket is signed. */
  signature: orNull(signatureStruct),
  /** The last request for a signature, while its link is valid and the customer has not answered. */
  signatureRequest: optional(nullable(signatureRequestStruct)),
  updatedAt: orNull(instant),
  version: defaulted(integer(), 1),
});

export type Ticket = Infer<typeof ticketStruct>;

/**
 * A page of the ticket list. Unless the query has `filterOptions=none`, the page contains all technicians and customers
 * by which the list can be filtered.
 */
export const ticketPageStruct = withoutMalformedRows(
  type({
    data: array(ticketListItemStruct),
    meta: type({
      /** All filter options, not only those on the page. */
      data: optional(
        type({
          technicians: defaulted(array(technicianOptionStruct), []),
          customers: defaulted(array(customerOptionStruct), []),
        }),
      ),
      pagination: paginationStruct,
    }),
  }),
  ticketListItemStruct,
);

export type TicketPage = Infer<typeof ticketPageStruct>;
