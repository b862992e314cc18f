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
import { orNobody, orNull } from './absent.ts';
import { ticketLineStruct, ticketTotalsStruct } from './lines.ts';
import { ticketStatuses } from './status.ts';
import { ticketWarningStruct } from './warnings.ts';

// Replies: what is optional and missing becomes null, what is unknown is ignored. What is sent is in input.ts: an app
// that shows tickets needs no structs of that, and a bundler can't tell that making them does nothing else.

const orZero = coerce(number(), nullable(number()), (value) => value ?? 0);
const text = coerce(string(), nullable(string()), (value) => value ?? '');

const listed = {
  id: string(),
  jobcode: string(),
  createdAt: instant,
  /** The customer; null while the ticket names none. */
  company: orNobody(type({ id: string(), name: string(), photo: orNull(string()) }), 'name'),
  technician: orNobody(technicianSummaryStruct, 'fullname'),
  invoiceId: orNull(string()),
  /** Null from a server that knows only whether a ticket is on an invoice. */
  status: orNull(enums(ticketStatuses)),
  workHours: defaulted(orZero, 0),
  /** The calendar day on which the work started, `YYYY-MM-DD`; null from a server that keeps none. */
  workDate: orNull(string()),
  /** In the smallest unit of the currency; null while nothing has a price, absent for those who may not see prices. */
  totalCents: optional(nullable(integer())),
};

/** A ticket as the list shows it. */
export const ticketListItemStruct = type(listed);

export type TicketListItem = Infer<typeof ticketListItemStruct>;

const attachmentStruct = type({ fileUrl: string(), name: orNull(string()), size: orNull(number()) });

export type TicketAttachment = Infer<typeof attachmentStruct>;

/** Who moved a ticket into its state, when, and what they said. */
export const ticketStatusChangeStruct = type({
  by: orNobody(technicianSummaryStruct, 'fullname'),
  at: orNull(instant),
  comment: orNull(string()),
});

export type TicketStatusChange = Infer<typeof ticketStatusChangeStruct>;

/** A whole ticket: the fields of the list and of the form, and the version that the next change builds on. */
export const ticketStruct = type({
  ...listed,
  location: defaulted(text, ''),
  wellName: defaulted(text, ''),
  description: defaulted(text, ''),
  notes: orNull(string()),
  workStartedAt: orNull(string()),
  workEndedAt: orNull(string()),
  travelStartedAt: orNull(string()),
  travelEndedAt: orNull(string()),
  travelHours: defaulted(orZero, 0),
  technicianId: orNull(string()),
  customerCompany: orNull(string()),
  customerName: orNull(string()),
  jobTypeId: orNull(string()),
  /** Its name, which a list of job types may not reach; null from a server that sends the id alone. */
  jobType: orNull(type({ id: string(), name: string() })),
  /** The AFE, PO or cost centre, as the customer writes it. */
  costReference: orNull(string()),
  /** What is billed. */
  lines: defaulted(array(ticketLineStruct), []),
  /** What the lines come to; absent for those who may not see prices. */
  totals: optional(ticketTotalsStruct),
  warnings: defaulted(array(ticketWarningStruct), []),
  attachments: defaulted(array(attachmentStruct), []),
  /** Who recorded it. */
  author: orNobody(technicianSummaryStruct, 'fullname'),
  /** Null where nobody knows any more. */
  statusChange: orNull(ticketStatusChangeStruct),
  /** Null while nobody has signed. */
  signature: orNull(signatureStruct),
  updatedAt: orNull(instant),
  version: defaulted(integer(), 1),
});

export type Ticket = Infer<typeof ticketStruct>;

/** A page of the list; everybody and every customer it can be filtered by comes along unless the query says `none`. */
export const ticketPageStruct = withoutMalformedRows(
  type({
    data: array(ticketListItemStruct),
    meta: type({
      /** Everyone who can be filtered by, not only those on the page. */
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
