import { randomUUID } from 'node:crypto';
import { hoursBetween } from '@derrick/domain/tickets';
import type { Insertable, Kysely } from 'kysely';
import { setNextNumber } from '../counters.ts';
import type { Database, InvoicesTable, NewTicket, NewUser } from '../schema.ts';
import {
  DEMO_PASSWORD,
  demoAccounts,
  demoCompany,
  demoCustomers,
  demoJobTypes,
  demoTechnicians,
  picturedTickets,
} from './demoCast.ts';
import { type Random, seededRandom } from './random.ts';
import { fieldWork } from './work.ts';

export { DEMO_PASSWORD, demoAccounts } from './demoCast.ts';

const TICKETS = 248;
const INVOICED = 163;
const DAYS = 90;
const NEWEST_NUMBER = 10_482;
const FIRST_INVOICE = 1001;
const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;
const MINUTE = HOUR / 60;

type Draft = Omit<NewTicket, 'company_id' | 'created_at'> & { created_at: Date };

/** A UUIDv7 whose random bits come from the seed, so that an address of a demo page stays good after a new seed. */
function seededId(random: Random, time: number): string {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.between(0, 15).toString(16)).join('');
  const stamp = time.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(3)}-${'89ab'[random.between(0, 3)]}${hex(3)}-${hex(12)}`;
}

const clock = (minutes: number) => {
  const wrapped = (minutes + 1440) % 1440;
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`;
};

const mailName = (fullname: string) =>
  fullname
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');

/** The days on which tickets were recorded, newest first: the pictured ones, then evenly back to the first. */
function recordedAt(random: Random, today: number, now: number): Date[] {
  const pictured = picturedTickets.map(({ daysAgo }, place) => {
    // Early on the day of seeding, so that they are past already; in the field's daylight before that.
    const time =
      today - daysAgo * DAY + (daysAgo === 0 ? 12 * MINUTE : 21 * HOUR) - (place % 2) * 10 * MINUTE;
    return Math.min(time, now - place * MINUTE);
  });
  const oldest = picturedTickets.at(-1)?.daysAgo ?? 0;
  const others = Array.from({ length: TICKETS - pictured.length }, (_, place) => {
    const daysAgo = oldest + 1 + Math.floor((place * (DAYS - oldest - 1)) / (TICKETS - pictured.length));
    return today - daysAgo * DAY + 13 * HOUR + random.between(0, 600) * MINUTE;
  });
  return [...pictured, ...others.sort((a, b) => b - a)].map((time) => new Date(time));
}

function ticketDrafts(
  random: Random,
  times: readonly Date[],
  ids: { technicians: Map<string, string>; customers: Map<string, string>; jobTypes: readonly string[] },
): Draft[] {
  const atWork = [
    'Luis Ortega',
    ...demoTechnicians.filter(({ status }) => status !== 'PENDING').map(({ fullname }) => fullname),
  ];
  // A square makes the first of the list the busy ones.
  const busy = <T>(all: readonly T[]) => all[Math.floor(random.next() ** 2 * all.length)];

  return times.map((createdAt, place) => {
    const pictured = picturedTickets[place];
    const work = fieldWork(random);
    const customer = pictured ? pictured.customer : random.chance(0.035) ? null : busy(demoCustomers);
    const technician = pictured ? pictured.technician : random.chance(0.04) ? null : busy(atWork);
    const start = random.between(24, 44) * 15;
    const minutes = pictured ? Math.round(pictured.workHours * 60) : random.between(4, 44) * 15;
    const travel = random.between(1, 10) * 15;
    const isDone = minutes > 0;
    const [from, until, left] = [clock(start), clock(start + minutes), clock(start - travel)];
    const workHours = (isDone && hoursBetween(from, until)) || 0;
    const travelHours = (isDone && hoursBetween(left, from)) || 0;
    const level = random.chance(0.05) ? -1 : Math.min(random.between(0, 3), random.between(0, 3));
    const rate = demoJobTypes[level]?.rate;
    return {
      id: seededId(random, createdAt.getTime()),
      number: NEWEST_NUMBER - place,
      customer_id: (customer && ids.customers.get(customer)) ?? null,
      customer_name: work.contact,
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
      billable_cents:
        rate === undefined ? null : Math.round((Math.round((workHours + travelHours) * 10) * rate) / 10),
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
}

/** Puts two thirds of the tickets on invoices, a handful of one customer's to each; older ones rather than newer. */
function invoiceTickets(random: Random, tickets: readonly Draft[], today: number) {
  const isPictured = (place: number) => picturedTickets[place]?.isInvoiced;
  const ranked = tickets
    .map((ticket, place) => ({ ticket, place, rank: place + random.between(0, 260) }))
    .filter(({ ticket, place }) => ticket.customer_id && !picturedTickets[place])
    .sort((a, b) => b.rank - a.rank);
  const pictured = tickets.filter((_, place) => isPictured(place));
  const chosen = [
    ...pictured,
    ...ranked.slice(0, INVOICED - pictured.length).map(({ ticket }) => ticket),
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
    .map((group, place): Omit<Insertable<InvoicesTable>, 'company_id'> => {
      const last = lastOf(group);
      const createdAt = new Date(Math.max(last, Math.min(last + 20 * HOUR, today)));
      const id = seededId(random, createdAt.getTime());
      for (const ticket of group) ticket.invoice_id = id;
      return {
        id,
        number: FIRST_INVOICE + place,
        customer_id: group[0]?.customer_id ?? null,
        created_at: createdAt,
      };
    });
}

/** Looks for the demo company. */
export async function hasDemoCompany(db: Kysely<Database>): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', [...demoAccounts.map(({ email }) => email)])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Fills an empty database with the demo company, in one transaction: a start that is broken off leaves nothing. Two
 * seeds on one day are alike to the last id, save the salts of the passwords.
 */
export async function seedDemo(
  db: Kysely<Database>,
  options: { hashPassword: (password: string) => Promise<string>; now?: Date },
): Promise<void> {
  const { hashPassword, now = new Date() } = options;
  const random = seededRandom(20_250);
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const founded = new Date(today - 400 * DAY);
  const id = () => seededId(random, founded.getTime());

  const companyId = id();
  const jobTypes = demoJobTypes.map(({ name, rate, roles }) => ({
    row: { company_id: companyId, id: id(), name, hourly_rate_cents: rate, created_at: founded },
    roles: roles.map((role) => ({ id: id(), name: role })),
  }));
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(DEMO_PASSWORD)));
  const accounts = demoAccounts.map(({ email, role, fullname }, place) => ({
    email,
    role,
    fullname,
    status: 'ACTIVE' as const,
    password_hash: hashes[place] ?? null,
  }));
  // Whoever is past their invitation has a password; these are nobody's to know.
  const secret = await hashPassword(randomUUID());
  const colleagues = demoTechnicians.map(({ fullname, status }) => ({
    fullname,
    status,
    role: 'TECHNICIAN' as const,
    email: `${mailName(fullname)}@demo.derrick.test`,
    password_hash: status === 'PENDING' ? null : secret,
  }));
  const users = [...accounts, ...colleagues].map((person, place): NewUser => {
    const level = jobTypes[random.between(0, jobTypes.length - 1)];
    const role = level?.roles[random.between(0, level.roles.length - 1)];
    const isTechnician = person.role === 'TECHNICIAN';
    const since = new Date(today - random.between(100, 390) * DAY);
    return {
      ...person,
      company_id: companyId,
      id: id(),
      // 555-0100 to 555-0199 are nobody's.
      phone: `+143255501${String(place).padStart(2, '0')}`,
      job_type_id: isTechnician ? (level?.row.id ?? null) : null,
      job_role_id: isTechnician ? (role?.id ?? null) : null,
      created_at: since,
      updated_at: since,
    };
  });
  const customers = demoCustomers.map((name) => ({
    company_id: companyId,
    id: id(),
    name,
    created_at: founded,
  }));

  const tickets = ticketDrafts(random, recordedAt(random, today, now.getTime()), {
    technicians: new Map(users.map((user) => [user.fullname, user.id])),
    customers: new Map(customers.map((customer) => [customer.name, customer.id])),
    jobTypes: jobTypes.map(({ row }) => row.id),
  });
  const invoices = invoiceTickets(random, tickets, today);
  const owner = users[0]?.id ?? null;

  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('companies')
      .values({ ...demoCompany, id: companyId, created_at: founded })
      .execute();
    await setNextNumber(trx, companyId, 'ticket', NEWEST_NUMBER + 1);
    await setNextNumber(trx, companyId, 'invoice', FIRST_INVOICE + invoices.length);
    await trx
      .insertInto('job_types')
      .values(jobTypes.map(({ row }) => row))
      .execute();
    await trx
      .insertInto('job_roles')
      .values(
        jobTypes.flatMap(({ row, roles }) =>
          roles.map((role) => ({
            ...role,
            company_id: companyId,
            job_type_id: row.id,
            created_at: founded,
          })),
        ),
      )
      .execute();
    await trx.insertInto('users').values(users).execute();
    await trx.insertInto('customers').values(customers).execute();
    await trx
      .insertInto('invoices')
      .values(invoices.map((invoice) => ({ ...invoice, company_id: companyId })))
      .execute();
    await trx
      .insertInto('tickets')
      // Oldest first: rows then lie on disk in the order in which they are read.
      .values(tickets.toReversed().map((ticket) => ({ ...ticket, company_id: companyId, created_by: owner })))
      .execute();
  });
}
