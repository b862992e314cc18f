import type { TicketStatus } from '@derrick/domain/tickets';
import { DAY, type Draft } from './demoTickets.ts';
import { type Random, seededRandom } from './random.ts';

/** Who moves tickets in the demo, by id. */
interface Office {
  manager: string;
  admin: string;
  /** The invoices that are not issued yet: their tickets are still approved ones. */
  drafts: ReadonlySet<string>;
}

/** The states of those pictured tickets that are on no invoice, by their place in the list. */
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

function stateOf(random: Random, ticket: Draft, place: number, drafts: Office['drafts']): TicketStatus {
  const known = pictured[place];
  if (ticket.invoice_id) return drafts.has(ticket.invoice_id) ? 'APPROVED' : 'INVOICED';
  if (known) return known;
  const isWhole = ticket.customer_id && ticket.technician_id && ticket.work_started_at;
  const chance = random.next();
  // What lacks something was never approved.
  if (!isWhole) return chance < 0.5 ? 'CHANGES_REQUESTED' : 'DRAFT';
  if (chance < 0.45) return 'APPROVED';
  if (chance < 0.8) return 'SUBMITTED';
  if (chance < 0.9) return 'CHANGES_REQUESTED';
  return chance < 0.95 ? 'DRAFT' : 'VOID';
}

/** Puts every ticket into a state, with who moved it there; those on an invoice are invoiced. */
export function moveTickets(
  tickets: readonly Draft[],
  { manager, admin, drafts }: Office,
  today: number,
): void {
  // Numbers of its own: ids and codes stay those that other pages of the demo link to.
  const random = seededRandom(31);
  for (const [place, ticket] of tickets.entries()) {
    const status = stateOf(random, ticket, place, drafts);
    const author = ticket.technician_id ?? manager;
    const movers: Record<TicketStatus, string> = {
      DRAFT: author,
      SUBMITTED: author,
      CHANGES_REQUESTED: manager,
      APPROVED: manager,
      INVOICED: admin,
      VOID: admin,
    };
    const isMoved = movers[status] !== author;
    const said = comments[status];
    const recorded = ticket.created_at.getTime();
    const later = recorded + DAY * (0.5 + random.next());
    Object.assign(ticket, {
      status,
      author_id: author,
      status_by: movers[status],
      status_at: new Date(isMoved ? Math.max(recorded, Math.min(later, today)) : recorded),
      status_comment: said ? random.pick(said) : null,
    } satisfies Partial<Draft>);
  }
}
