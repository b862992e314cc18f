import { hoursBetween } from '@derrick/domain/tickets';
import type { Insertable } from 'kysely';
import type { Database, NewTicket } from '../src/db/schema.ts';
import { demoCustomers, demoTechnicians, picturedTickets } from './demoCast.ts';
import { contactOnTicket } from './demoCustomers.ts';
import type { Random } from './random.ts';
import { fieldWork } from './work.ts';

const TICKET_COUNT = 248;
const INVOICED_COUNT = 163;
const DAYS = 90;
export const NEWEST_NUMBER = 10_482;
export const FIRST_INVOICE = 1001;
export const DAY = 24 * 60 * 60 * 1000;
export const HOUR = DAY / 24;
export const MINUTE = HOUR / 60;

/** A ticket of the demo before it is stored. */
export type Draft = Omit<NewTicket, 'company_id' | 'created_at'> & { created_at: Date };

/** An invoice of the demo before its lines and totals exist. */
export type DemoInvoice = Omit<Insertable<Database['invoices']>, 'company_id' | 'created_at'> & {
  created_at: Date;
};

/** Creates a UUIDv7 whose random bits come from the seed, so that links to demo pages stay valid after a new seed. */
export function seededId(random: Random, time: number): string {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.between(0, 15).toString(16)).join('');
  const stamp = time.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(3)}-${'89ab'[random.between(0, 3)]}${hex(3)}-${hex(12)}`;
}

const clock = (minutes: number) => {
  const wrapped = (minutes + 1440) % 1440;
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`;
};

/**
 * Returns the creation times of the tickets, newest first: those of the pictured tickets, then evenly spread back to the
 * first day.
 */
export function recordedAt(random: Random, today: number, now: number): Date[] {
  const pictured = picturedTickets.map(({ daysAgo }, index) => {
    // Early on the day of seeding, so that the time is in the past; during daylight on earlier days.
    const time =
      today - daysAgo * DAY + (daysAgo === 0 ? 12 * MINUTE : 15 * HOUR) - (index % 2) * 10 * MINUTE;
    return Math.min(time, now - index * MINUTE);
  });
  const oldest = picturedTickets.at(-1)?.daysAgo ?? 0;
  const otherTimes = Array.from({ length: TICKET_COUNT - pictured.length }, (_, index) => {
    const daysAgo = oldest + 1 + Math.floor((index * (DAYS - oldest - 1)) / (TICKET_COUNT - pictured.length));
    return today - daysAgo * DAY + 7 * HOUR + random.between(0, 600) * MINUTE;
  });
  return [...pictured, ...otherTimes.sort((a, b) => b - a)].map((time) => new Date(time));
}

export function ticketDrafts(
  random: Random,
  times: readonly Date[],
  ids: { technicians: Map<string, string>; customers: Map<string, string>; jobTypes: readonly string[] },
): Draft[] {
  const atWork = [
    'Luis Ortega',
    ...demoTechnicians.filter(({ status }) => status !== 'PENDING').map(({ fullname }) => fullname),
  ];
  // Squaring prefers the first entries of the list.
  const pickFrequent = <T>(all: readonly T[]) => all[Math.floor(random.next() ** 2 * all.length)];

  return times.map((createdAt, index) => {
    const pictured = picturedTickets[index];
    const work = fieldWork(random);
    const customer = pictured ? pictured.customer : random.chance(0.035) ? null : pickFrequent(demoCustomers);
    const technician = pictured ? pictured.technician : random.chance(0.04) ? null : pickFrequent(atWork);
    const start = random.between(24, 44) * 15;
    const minutes = pictured ? Math.round(pictured.workHours * 60) : random.between(4, 44) * 15;
    const travel = random.between(1, 10) * 15;
    const isDone = minutes > 0;
    const [from, until, left] = [clock(start), clock(start + minutes), clock(start - travel)];
    const workHours = (isDone && hoursBetween(from, until)) || 0;
    const travelHours = (isDone && hoursBetween(left, from)) || 0;
    const level = random.chance(0.05) ? -1 : Math.min(random.between(0, 3), random.between(0, 3));
    return {
      id: seededId(random, createdAt.getTime()),
      number: NEWEST_NUMBER - index,
      customer_id: (customer && ids.customers.get(customer)) ?? null,
      customer_name: contactOnTicket(customer, work.contact, index),
      technician_id: (technician && ids.technicians.get(technician)) ?? null,
      job_type_id: ids.jobTypes[level] ?? null,
      location: work.location,
      well_name: work.wellName,
      description: work.description,
      notes: work.notes,
      work_started_at: isDone ? from : null,
      work_ended_at: isDone ? until : null,
      travel_started_at: isDone ? left : null,
      travel_ended_at: isDone ? from : null,
      work_hours: workHours,
      travel_hours: travelHours,
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
}

/**
 * Puts two thirds of the tickets on invoices, with a few tickets of one customer on each. Older tickets are preferred.
 */
export function invoiceTickets(random: Random, tickets: readonly Draft[], today: number) {
  const isPictured = (index: number) => picturedTickets[index]?.isInvoiced;
  const ranked = tickets
    .map((ticket, index) => ({ ticket, index, rank: index + random.between(0, 260) }))
    .filter(({ ticket, index }) => ticket.customer_id && !picturedTickets[index])
    .sort((a, b) => b.rank - a.rank);
  const pictured = tickets.filter((_, index) => isPictured(index));
  const chosen = [
    ...pictured,
    ...ranked.slice(0, INVOICED_COUNT - pictured.length).map(({ ticket }) => ticket),
  ].sort((a, b) => a.created_at.getTime() - b.created_at.getTime());

  const open = new Map<string, { tickets: Draft[]; size: number }>();
  const closed: Draft[][] = [];
  for (const ticket of chosen) {
    const customer = ticket.customer_id ?? '';
    const group = open.get(customer) ?? { tickets: [], size: random.between(2, 7) };
    group.tickets.push(ticket);
    open.set(customer, group);
    if (group.tickets.length === group.size) {
      closed.push(group.tickets);
      open.delete(customer);
    }
  }
  closed.push(...[...open.values()].map((group) => group.tickets));

  const lastOf = (group: readonly Draft[]) => group.at(-1)?.created_at.getTime() ?? today;
  return closed
    .sort((a, b) => lastOf(a) - lastOf(b))
    .map((group, index): DemoInvoice => {
      const last = lastOf(group);
      const createdAt = new Date(Math.max(last, Math.min(last + 20 * HOUR, today)));
      const id = seededId(random, createdAt.getTime());
      for (const ticket of group) ticket.invoice_id = id;
      return {
        id,
        number: FIRST_INVOICE + index,
        customer_id: group[0]?.customer_id ?? null,
        created_at: createdAt,
        updated_at: createdAt,
      };
    });
}
