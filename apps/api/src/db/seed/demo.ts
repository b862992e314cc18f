import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, demoAccounts } from '@derrick/domain/setup';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { setNextNumber } from '../counters.ts';
import type { Database, JobTypesTable, NewUser } from '../schema.ts';
import { demoCompany, demoCustomers, demoJobTypes, demoTechnicians } from './demoCast.ts';
import { customerContacts, customerDetails } from './demoCustomers.ts';
import { demoDrafts, demoInvoiceSettings, makeInvoicesOut } from './demoInvoices.ts';
import { billTickets, priceItems } from './demoLines.ts';
import { moveTickets } from './demoStates.ts';
import { DAY, invoiceTickets, NEWEST_NUMBER, recordedAt, seededId, ticketDrafts } from './demoTickets.ts';
import { seededRandom } from './random.ts';

const mailName = (fullname: string) =>
  fullname
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');

const ofCompany = <Row extends object>(company_id: string, rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, company_id }));

/** Writes what the invoices bill, once their tickets are there. */
async function insertBilled(
  trx: Transaction<Database>,
  companyId: string,
  { tickets, lines, payments }: ReturnType<typeof makeInvoicesOut>,
): Promise<void> {
  await trx
    .insertInto('invoice_settings')
    .values({ company_id: companyId, ...demoInvoiceSettings })
    .execute();
  await trx.insertInto('invoice_tickets').values(ofCompany(companyId, tickets)).execute();
  await trx.insertInto('invoice_lines').values(ofCompany(companyId, lines)).execute();
  await trx.insertInto('invoice_payments').values(ofCompany(companyId, payments)).execute();
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
    ...customerDetails(name),
    created_at: founded,
    updated_at: founded,
  }));

  const tickets = ticketDrafts(random, recordedAt(random, today, now.getTime()), {
    technicians: new Map(users.map((user) => [user.fullname, user.id])),
    customers: new Map(customers.map((customer) => [customer.name, customer.id])),
    jobTypes: jobTypes.map(({ row }) => row.id),
  });
  const invoices = invoiceTickets(random, tickets, today);
  const idOf = (role: string) => users.find((user) => user.role === role)?.id ?? '';
  const admin = idOf('ADMIN');
  const drafts = demoDrafts(invoices, tickets);
  moveTickets(tickets, { manager: idOf('MANAGER'), admin, drafts }, today);
  const lines = billTickets(
    tickets,
    jobTypes.map(({ row }) => row.id),
    new Map(customers.map((customer) => [customer.id, customer.cost_reference])),
  );
  const billed = makeInvoicesOut(invoices, tickets, lines, customers, { admin, today, drafts });

  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('companies')
      .values({ ...demoCompany, id: companyId, created_at: founded, confirmed_at: founded, is_demo: true })
      .execute();
    await setNextNumber(trx, companyId, 'ticket', NEWEST_NUMBER + 1);
    await setNextNumber(trx, companyId, 'invoice', billed.nextNumber);
    await insertLevels(trx, companyId, jobTypes, founded);
    await trx
      .insertInto('price_items')
      .values(priceItems(companyId, id, founded))
      .execute();
    await trx.insertInto('users').values(users).execute();
    await trx.insertInto('customers').values(customers).execute();
    await trx.insertInto('customer_contacts').values(customers.flatMap(customerContacts)).execute();
    await trx.insertInto('invoices').values(ofCompany(companyId, billed.invoices)).execute();
    await trx
      .insertInto('tickets')
      // Oldest first: rows then lie on disk in the order in which they are read.
      .values(tickets.toReversed().map((ticket) => ({ ...ticket, company_id: companyId })))
      .execute();
    await trx.insertInto('ticket_lines').values(ofCompany(companyId, lines)).execute();
    await insertBilled(trx, companyId, billed);
  });
}

interface Level {
  row: Insertable<JobTypesTable>;
  roles: readonly { id: string; name: string }[];
}

/** Inserts the levels of technicians with their roles. */
async function insertLevels(
  trx: Transaction<Database>,
  companyId: string,
  jobTypes: readonly Level[],
  since: Date,
): Promise<void> {
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
          created_at: since,
        })),
      ),
    )
    .execute();
}
