/** Signatures of demo customers, on a user's device or by link, and pending signature requests. */
import { createHash } from 'node:crypto';
import { type InkPoint, signedContent, signedFactsOf } from '@derrick/domain/signatures';
import type { Insertable } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import type { StatusChanges } from './demoStates.ts';
import { DAY, type Draft, HOUR, MINUTE, seededId } from './demoTickets.ts';
import { type Random, seededRandom } from './random.ts';

type Rows<Table extends keyof Database> = Omit<Insertable<Database[Table]>, 'company_id'>[];

/** Users and other records that the demo's tickets reference, by id. */
export interface Names {
  users: ReadonlyMap<string, { fullname: string; role: string }>;
  customers: ReadonlyMap<string, { name: string; invoice_email: string | null; language: 'en' | 'es' }>;
  jobTypes: ReadonlyMap<string, string>;
}

export interface Signed {
  signatures: Rows<'ticket_signatures'>;
  requests: Rows<'signature_requests'>;
}

const LINK_DAYS = 14;
const titles = [
  'Company man',
  'Foreman',
  'Lease operator',
  'Encargado de campo',
  'Jefe de turno',
  null,
] as const;

/** Creates a line from left to right that goes up and down like handwriting. */
function stroke(random: Random, from: number, until: number, start: number): InkPoint[] {
  const points = random.between(10, 16);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return Array.from({ length: points }, (_, index) => ({
    x: round(from + ((until - from) * index) / (points - 1)),
    y: round(0.5 + (index % 2 === 0 ? 0.22 : -0.22) * random.next()),
    t: start + index * 35,
  }));
}

const strokesOf = (random: Random): InkPoint[][] => [
  stroke(random, 0.12, 0.48, 0),
  stroke(random, 0.52, 0.86, 900),
];

const linesByTicket = (lines: Rows<'ticket_lines'>) => {
  const linesOfTicket = new Map<string, Rows<'ticket_lines'>>();
  for (const line of lines)
    linesOfTicket.set(line.ticket_id, [...(linesOfTicket.get(line.ticket_id) ?? []), line]);
  return linesOfTicket;
};

/** Creates the signed content of a ticket in the server's format. */
function contentOf(ticket: Draft, lines: Rows<'ticket_lines'>, names: Names): string {
  const technician = names.users.get(ticket.technician_id ?? '');
  const jobType = names.jobTypes.get(ticket.job_type_id ?? '');
  return signedContent(
    signedFactsOf({
      jobcode: `TK-${ticket.number}`,
      workDate: ticket.work_date ?? null,
      customerCompany: names.customers.get(ticket.customer_id ?? '')?.name ?? null,
      customerName: ticket.customer_name || null,
      costReference: ticket.cost_reference ?? null,
      location: ticket.location,
      wellName: ticket.well_name,
      description: ticket.description,
      technician: technician ?? null,
      jobType: jobType === undefined ? null : { name: jobType },
      workStartedAt: ticket.work_started_at ?? null,
      workEndedAt: ticket.work_ended_at ?? null,
      workHours: ticket.work_hours ?? 0,
      travelStartedAt: ticket.travel_started_at ?? null,
      travelEndedAt: ticket.travel_ended_at ?? null,
      travelHours: ticket.travel_hours ?? 0,
      lines: lines.map(({ kind, description, quantity, unit }) => ({ kind, description, quantity, unit })),
    }),
  );
}

/** Creates a signature request with a link for the customer. */
function request(
  random: Random,
  ticket: Draft,
  names: Names,
  at: number,
): Rows<'signature_requests'>[number] {
  const customer = names.customers.get(ticket.customer_id ?? '');
  return {
    id: seededId(random, at),
    ticket_id: ticket.id,
    requested_by: ticket.author_id ?? '',
    sent_to: customer?.invoice_email ?? null,
    language: customer?.language ?? 'en',
    requested_at: new Date(at),
    expires_at: new Date(at + LINK_DAYS * DAY),
    replaced_at: null,
    answered_at: null,
    dispute: null,
  };
}

/**
 * Shares of the submitted tickets that are signed, have a signature request, and have a second request. The rest have no
 * request yet.
 */
const SHARES = { signed: 0.35, requested: 0.75, requestedAgain: 0.6 };

/**
 * Signs the approved tickets and some submitted ones, and creates requests for others, with valid, replaced and expired
 * links. Sets the time of the signature on each ticket.
 */
export function signTickets(
  tickets: readonly Draft[],
  lines: Rows<'ticket_lines'>,
  { approvedAt, disputed }: Pick<StatusChanges, 'approvedAt' | 'disputed'>,
  names: Names,
  today: number,
): Signed {
  // A separate random sequence, so that the ids and codes that other pages of the demo link to do not change.
  const random = seededRandom(48);
  const billed = linesByTicket(lines);
  const signed: Signed = { signatures: [], requests: [] };
  const sign = (ticket: Draft, latest: number) => {
    const recorded = ticket.created_at.getTime();
    const isFromAfar = random.chance(0.3);
    const later = recorded + (isFromAfar ? random.between(3, 9) * HOUR : random.between(4, 40) * MINUTE);
    const at = Math.max(recorded, Math.min(later, latest));
    const isTyped = random.chance(0.35);
    const content = contentOf(ticket, billed.get(ticket.id) ?? [], names);
    ticket.signed_at = new Date(at);
    signed.signatures.push({
      ticket_id: ticket.id,
      name: ticket.customer_name || 'Dana Calloway',
      title: random.pick(titles),
      way: isTyped ? 'TYPED' : 'DRAWN',
      is_from_afar: isFromAfar,
      taken_by: isFromAfar ? null : (ticket.author_id ?? null),
      strokes: JSON.stringify(isTyped ? [] : strokesOf(random)),
      content,
      content_hash: createHash('sha256').update(content).digest('hex'),
      signed_at: ticket.signed_at,
    });
    if (isFromAfar) {
      const signatureRequest = request(random, ticket, names, Math.min(at, recorded + HOUR));
      signed.requests.push({ ...signatureRequest, answered_at: ticket.signed_at });
    }
  };
  const ask = (ticket: Draft, isAgain: boolean) => {
    const at = Math.max(ticket.created_at.getTime(), Math.min(ticket.created_at.getTime() + HOUR, today));
    const secondAt = Math.max(at, Math.min(at + 2 * DAY, today));
    if (isAgain)
      signed.requests.push({ ...request(random, ticket, names, at), replaced_at: new Date(secondAt) });
    signed.requests.push(request(random, ticket, names, isAgain ? secondAt : at));
  };
  for (const ticket of tickets) {
    ticket.signed_at = null;
    const approved = approvedAt.get(ticket.id);
    const chance = random.next();
    if (approved !== undefined) sign(ticket, approved);
    else if (disputed.has(ticket.id) && ticket.status_at) {
      const dispute = ticket.status_comment ?? null;
      const signatureRequest = request(random, ticket, names, ticket.created_at.getTime());
      signed.requests.push({ ...signatureRequest, answered_at: ticket.status_at, dispute });
    } else if (ticket.status === 'SUBMITTED') {
      if (chance < SHARES.signed) sign(ticket, today);
      else if (chance < SHARES.requested) ask(ticket, chance < SHARES.requestedAgain && chance > 0.5);
    }
  }
  return signed;
}
