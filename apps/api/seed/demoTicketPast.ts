import type { Snapshot } from '../src/events/changes.ts';
import type { EventAction } from '../src/events/types.ts';
import type { Reissued } from './demoInvoiceStates.ts';
import type { Billed } from './demoInvoices.ts';
import type { Names, Signed } from './demoSignatures.ts';
import type { StatusChanges } from './demoStates.ts';
import { DAY, type Draft, HOUR } from './demoTickets.ts';
import { type Random, seededRandom } from './random.ts';

/** A past event, by a user's id or by a customer with a link. */
export interface PastEvent {
  at: Date;
  action: EventAction;
  target: { id: string; label: string };
  by: string | { name: string };
  before?: Snapshot;
  after?: Snapshot;
}

/** The demo's records with past events, and the users who caused them, by id. */
export interface Demo {
  tickets: readonly Draft[];
  moves: StatusChanges;
  signed: Signed;
  billed: Billed;
  reissued: ReadonlyMap<string, Reissued>;
  names: Names;
  manager: string;
  admin: string;
  today: number;
}

const eventOf = [
  'The gate code is 4471, ask for Ray.',
  'Photos will follow as soon as there is a signal.',
  'El operador confirmó las horas por teléfono.',
  'Customer was on site the whole time.',
] as const;

export const codeOf = ({ number }: Draft): string => `TK-${number}`;
const targetOf = (ticket: Draft) => ({ id: ticket.id, label: codeOf(ticket) });
const authorOf = (ticket: Draft, { manager }: Demo) => ticket.author_id ?? manager;
const SUBMITTED = { status: 'SUBMITTED' };

function creationEvent(demo: Demo, ticket: Draft): PastEvent {
  const { technician_id: id, status } = ticket;
  return {
    at: ticket.created_at,
    action: 'ticket.create',
    target: targetOf(ticket),
    by: authorOf(ticket, demo),
    after: {
      technician: id ? { id, name: demo.names.users.get(id)?.fullname ?? '' } : null,
      location: ticket.location,
      wellName: ticket.well_name,
      description: ticket.description,
      workHours: ticket.work_hours,
      status: status === 'DRAFT' ? status : 'SUBMITTED',
    },
  };
}

/** Creates the events of a ticket that was sent back to its author and corrected. */
function correctionEvents(demo: Demo, ticket: Draft): PastEvent[] {
  const target = targetOf(ticket);
  const [requestedAt, correctedAt] = [2, 5].map(
    (hours) => new Date(ticket.created_at.getTime() + hours * HOUR),
  );
  if (!requestedAt || !correctedAt) return [];
  const back = { status: 'CHANGES_REQUESTED' };
  const comment = 'Please add what was replaced.';
  const by = authorOf(ticket, demo);
  const described = { before: { description: 'Repair.' }, after: { description: ticket.description } };
  return [
    {
      at: requestedAt,
      action: 'ticket.requestChanges',
      target,
      by: demo.manager,
      before: SUBMITTED,
      after: { ...back, comment },
    },
    { at: correctedAt, action: 'ticket.update', target, by, ...described },
    { at: correctedAt, action: 'ticket.submit', target, by, before: back, after: SUBMITTED },
  ];
}

function commentEvent(random: Random, demo: Demo, ticket: Draft, until: number): PastEvent {
  const at = ticket.created_at.getTime();
  return {
    at: new Date(Math.max(at, Math.min(at + HOUR, until))),
    action: 'ticket.comment',
    target: targetOf(ticket),
    by: authorOf(ticket, demo),
    after: { comment: random.pick(eventOf) },
  };
}

function signingEvents(demo: Demo, ticket: Draft): PastEvent[] {
  const signature = demo.signed.signatures.find(({ ticket_id }) => ticket_id === ticket.id);
  if (!signature || !ticket.signed_at) return [];
  const { name, is_from_afar } = signature;
  const recorder = authorOf(ticket, demo);
  const recordedBy = { id: recorder, name: demo.names.users.get(recorder)?.fullname ?? '' };
  return [
    {
      at: ticket.signed_at,
      action: 'ticket.sign',
      target: targetOf(ticket),
      by: { name },
      after: { signature: name, ...(!is_from_afar && { recordedBy }) },
    },
  ];
}

/** Creates the events that led to a ticket's status. Events about its invoice are created with the invoice. */
function statusEvents(demo: Demo, ticket: Draft): PastEvent[] {
  const { moves, manager, admin, names } = demo;
  const target = targetOf(ticket);
  const { status, status_comment: reason = null, status_at } = ticket;
  const approved = moves.approvedAt.get(ticket.id);
  const move = (at: Date, action: EventAction, by: PastEvent['by'], after: Snapshot): PastEvent[] => [
    { at, action, target, by, before: SUBMITTED, after },
  ];
  if (approved !== undefined)
    return move(new Date(approved), 'ticket.approve', manager, { status: 'APPROVED' });
  if (!status_at) return [];
  const after = { status, comment: reason };
  if (status === 'VOID') return move(status_at, 'ticket.void', admin, after);
  if (status !== 'CHANGES_REQUESTED') return [];
  if (!moves.disputed.has(ticket.id)) return move(status_at, 'ticket.requestChanges', manager, after);
  const customer = names.customers.get(ticket.customer_id ?? '')?.name;
  const name = ticket.customer_name || customer || target.label;
  return move(status_at, 'ticket.dispute', { name }, after);
}

/** Creates the events of recording, signing and changing the status of each ticket. */
export function pastOfTickets(demo: Demo): PastEvent[] {
  const random = seededRandom(9);
  return demo.tickets.flatMap((ticket) => {
    const approved = demo.moves.approvedAt.get(ticket.id) ?? 0;
    const until = approved || (ticket.status_at?.getTime() ?? demo.today);
    // A share of the approved tickets was sent back first.
    const isCorrected = random.chance(0.15) && approved - ticket.created_at.getTime() > DAY / 2;
    return [
      creationEvent(demo, ticket),
      ...(isCorrected ? correctionEvents(demo, ticket) : []),
      ...(random.chance(0.12) ? [commentEvent(random, demo, ticket, until)] : []),
      ...signingEvents(demo, ticket),
      ...statusEvents(demo, ticket),
    ];
  });
}

/** Creates the events of requesting signatures from customers. */
export function pastOfRequests({ tickets, signed }: Demo): PastEvent[] {
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  return signed.requests.flatMap(({ ticket_id, requested_at, requested_by, sent_to }) => {
    const ticket = byId.get(ticket_id);
    if (!ticket || !(requested_at instanceof Date)) return [];
    return {
      at: requested_at,
      action: 'ticket.requestSignature' as const,
      target: targetOf(ticket),
      by: requested_by,
      after: { sentTo: sent_to },
    };
  });
}
