import type { TicketStatus } from '@derrick/domain/tickets';
import type { Reissued } from './demoInvoiceStates.ts';
import { DAY, type DemoInvoice, type Draft } from './demoTickets.ts';
import { type Random, seededRandom } from './random.ts';

/** The users who change the status of tickets in the demo, by id, and the invoices. */
interface StatusSources {
  manager: string;
  admin: string;
  invoices: readonly DemoInvoice[];
  /** Invoices that are not issued yet. Their tickets remain approved. */
  drafts: ReadonlySet<string>;
  reissued: ReadonlyMap<string, Reissued>;
}

/** Data about status changes that the tickets' statuses do not show, by ticket id. */
export interface StatusChanges {
  /** Approval times in milliseconds, including those of invoiced tickets. */
  approvedAt: ReadonlyMap<string, number>;
  /** Tickets that customers disputed through a link. */
  disputed: ReadonlySet<string>;
}

/** Statuses of the pictured tickets without an invoice, by their index in the list. */
const pictured: Readonly<Record<number, TicketStatus>> = {
  1: 'SUBMITTED',
  2: 'SUBMITTED',
  5: 'CHANGES_REQUESTED',
  6: 'DRAFT',
  8: 'APPROVED',
};

const comments: Readonly<Partial<Record<TicketStatus, readonly [string, ...string[]]>>> = {
  CHANGES_REQUESTED: [
    'Which customer was this for?',
    'The travel back is missing.',
    'Falta la hora de salida.',
    'Please describe what was replaced.',
  ],
  VOID: ['Recorded twice.', 'Warranty work, not billed.', 'Registrado por error.'],
};

const disputes = [
  'We had you here for six hours, not eight.',
  'Ese día no hubo trabajo en este pozo.',
] as const;

function stateOf(
  random: Random,
  ticket: Draft,
  index: number,
  drafts: StatusSources['drafts'],
): TicketStatus {
  const picturedState = pictured[index];
  if (ticket.invoice_id) return drafts.has(ticket.invoice_id) ? 'APPROVED' : 'INVOICED';
  if (picturedState) return picturedState;
  const isComplete = ticket.customer_id && ticket.technician_id && ticket.work_started_at;
  const chance = random.next();
  // An incomplete ticket was never approved.
  if (!isComplete) return chance < 0.5 ? 'CHANGES_REQUESTED' : 'DRAFT';
  if (chance < 0.45) return 'APPROVED';
  if (chance < 0.8) return 'SUBMITTED';
  if (chance < 0.9) return 'CHANGES_REQUESTED';
  return chance < 0.95 ? 'DRAFT' : 'VOID';
}

/** Missing values of drafts, used in turn: each field that a company can require for submitting a ticket. */
const missingValues: readonly Partial<Draft>[] = [
  { location: '' },
  { well_name: '' },
  { description: '' },
  { work_started_at: null, work_ended_at: null, work_hours: 0 },
  { job_type_id: null },
  { customer_name: '' },
];

/** Sets the status of a ticket. The time is never before the ticket's creation. */
function setStatus(
  ticket: Draft,
  status: TicketStatus,
  { by, at, comment = null }: { by: string | null; at: number; comment?: string | null },
): void {
  const status_at = new Date(Math.max(ticket.created_at.getTime(), at));
  Object.assign(ticket, {
    status,
    status_by: by,
    status_at,
    status_comment: comment,
  } satisfies Partial<Draft>);
}

/**
 * Sets the status of every ticket and the user who changed it. Tickets on an issued invoice are invoiced. Customers
 * dispute two of the tickets that are sent back, and drafts are incomplete.
 */
export function setStatuses(
  tickets: readonly Draft[],
  { manager, admin, invoices, drafts, reissued }: StatusSources,
  today: number,
): StatusChanges {
  // A separate random sequence, so that the ids and codes that other pages of the demo link to do not change.
  const random = seededRandom(31);
  const issuedAt = new Map(invoices.map(({ id, created_at }) => [id, created_at.getTime()]));
  // A ticket that is billed again was approved before its first invoice.
  const billedBefore = new Map(
    [...reissued].flatMap(([id, before]) => before.tickets.map((ticket) => [ticket.id, issuedAt.get(id)])),
  );
  const approvedAt = new Map<string, number>();
  const disputed = new Set<string>();
  let draftCount = 0;
  for (const [index, ticket] of tickets.entries()) {
    const status = stateOf(random, ticket, index, drafts);
    const author = ticket.technician_id ?? manager;
    ticket.author_id = author;
    const recorded = ticket.created_at.getTime();
    const later = Math.min(recorded + DAY * (0.5 + random.next()), today);
    const reasonsOfStatus = comments[status];
    const comment = reasonsOfStatus ? random.pick(reasonsOfStatus) : null;
    const onInvoice = issuedAt.get(ticket.invoice_id ?? '') ?? today;
    if (status === 'APPROVED' || status === 'INVOICED')
      approvedAt.set(
        ticket.id,
        Math.max(recorded, Math.min(later, billedBefore.get(ticket.id) ?? onInvoice)),
      );
    if (status === 'INVOICED') setStatus(ticket, status, { by: admin, at: onInvoice });
    else if (status === 'APPROVED') setStatus(ticket, status, { by: manager, at: later });
    else if (status === 'VOID') setStatus(ticket, status, { by: admin, at: later, comment });
    else if (status === 'CHANGES_REQUESTED') {
      const dispute = ticket.customer_id && ticket.technician_id ? disputes[disputed.size] : undefined;
      if (dispute && index > 9) disputed.add(ticket.id);
      const isDisputed = disputed.has(ticket.id);
      setStatus(ticket, status, {
        by: isDisputed ? null : manager,
        at: later,
        comment: isDisputed ? (dispute ?? null) : comment,
      });
    } else {
      setStatus(ticket, status, { by: author, at: recorded });
      if (status === 'DRAFT' && !pictured[index]) {
        Object.assign(ticket, missingValues[draftCount % missingValues.length]);
        draftCount += 1;
      }
    }
  }
  return { approvedAt, disputed };
}
