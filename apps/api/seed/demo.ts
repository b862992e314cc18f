import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import { storeTicketFacts } from '../src/invoices/ticketFacts.ts';
import { dayIn } from '../src/platform/dayRange.ts';
import { setNextNumber } from '../src/sql/counters.ts';
import { demoCompany } from './demoCast.ts';
import { customerContacts } from './demoCustomers.ts';
import { demoDrafts, reissueTickets } from './demoInvoiceStates.ts';
import { createInvoices, demoInvoiceSettings } from './demoInvoices.ts';
import { billTickets, priceItems } from './demoLines.ts';
import { demoPast, writePast } from './demoPast.ts';
import { type Level, makeCustomers, makeLevels, makePeople, type SeedBasics } from './demoPeople.ts';
import { signTickets } from './demoSignatures.ts';
import { setStatuses } from './demoStates.ts';
import {
  DAY,
  HOUR,
  invoiceTickets,
  NEWEST_NUMBER,
  recordedAt,
  seededId,
  ticketDrafts,
} from './demoTickets.ts';
import { seededRandom } from './random.ts';

type People = Awaited<ReturnType<typeof makePeople>>;
type Customers = ReturnType<typeof makeCustomers>;

/** Creates the tickets with their lines, signatures, invoices and events. */
function makeWork(
  { random, today }: SeedBasics,
  now: Date,
  { levels, users, customers }: { levels: readonly Level[]; users: People; customers: Customers },
) {
  const jobTypeIds = levels.map(({ row }) => row.id);
  const tickets = ticketDrafts(random, recordedAt(random, today, now.getTime()), {
    technicians: new Map(users.map((user) => [user.fullname, user.id])),
    customers: new Map(customers.map((customer) => [customer.name, customer.id])),
    jobTypes: jobTypeIds,
  });
  const invoices = invoiceTickets(random, tickets, today);
  const idOf = (role: string) => users.find((user) => user.role === role)?.id ?? '';
  const [admin, manager] = [idOf('ADMIN'), idOf('MANAGER')];
  const drafts = demoDrafts(invoices, tickets);
  const reissued = reissueTickets(invoices, tickets);
  const moves = setStatuses(tickets, { manager, admin, invoices, drafts, reissued }, today);
  const lines = billTickets(
    tickets,
    jobTypeIds,
    new Map(customers.map((customer) => [customer.id, customer.cost_reference])),
  );
  const names = {
    users: new Map(users.map((user) => [user.id, user])),
    customers: new Map(customers.map((customer) => [customer.id, customer])),
    jobTypes: new Map(levels.map(({ row }) => [row.id, row.name])),
  };
  const signed = signTickets(tickets, lines, moves, names, today);
  const billed = createInvoices(invoices, tickets, lines, customers, { admin, today, drafts, reissued });
  const past = demoPast({ tickets, moves, signed, billed, reissued, names, manager, admin, today });
  return { tickets, lines, signed, billed, past, names };
}

/**
 * Fills an empty database with the demo company, in one transaction: an interrupted start leaves nothing. Two seeds on
 * the same day are identical, including all ids and except the password salts.
 */
export async function seedDemo(
  db: Kysely<Database>,
  options: { hashPassword: (password: string) => Promise<string>; now?: Date },
): Promise<void> {
  const { hashPassword, now = new Date() } = options;
  const random = seededRandom(20_250);
  // Around midnight in the demo company's time zone, so that its newest tickets are from the current day and week.
  const today = Math.min(Date.parse(dayIn(now, demoCompany.time_zone)) + 6 * HOUR, now.getTime());
  const founded = new Date(today - 400 * DAY);
  const newId = () => seededId(random, founded.getTime());
  const beginning = { random, companyId: newId(), newId, founded, today };
  const { companyId } = beginning;
  const levels = makeLevels(beginning);
  const users = await makePeople(beginning, levels, hashPassword);
  const customers = makeCustomers(beginning);
  const work = makeWork(beginning, now, { levels, users, customers });

  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('companies')
      .values({ ...demoCompany, id: companyId, created_at: founded, confirmed_at: founded, is_demo: true })
      .execute();
    await setNextNumber(trx, companyId, 'ticket', NEWEST_NUMBER + 1);
    await setNextNumber(trx, companyId, 'invoice', work.billed.nextNumber);
    await insertLevels(trx, companyId, levels);
    await trx
      .insertInto('price_items')
      .values(priceItems(companyId, newId, founded))
      .execute();
    await trx.insertInto('users').values(users).execute();
    await trx.insertInto('customers').values(customers).execute();
    await trx.insertInto('customer_contacts').values(customers.flatMap(customerContacts)).execute();
    await insertWork(trx, companyId, work);
  });
}

async function insertLevels(
  trx: Transaction<Database>,
  companyId: string,
  levels: readonly Level[],
): Promise<void> {
  await trx
    .insertInto('job_types')
    .values(levels.map(({ row }) => row))
    .execute();
  await trx
    .insertInto('job_roles')
    .values(
      levels.flatMap(({ row, roles }) =>
        roles.map((role) => ({
          ...role,
          company_id: companyId,
          job_type_id: row.id,
          created_at: row.created_at,
        })),
      ),
    )
    .execute();
}

async function insertWork(
  trx: Transaction<Database>,
  companyId: string,
  { tickets, lines, signed, billed, past, names }: ReturnType<typeof makeWork>,
): Promise<void> {
  const ofCompany = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, company_id: companyId }));
  await trx.insertInto('invoices').values(ofCompany(billed.invoices)).execute();
  await trx
    .insertInto('tickets')
    // Oldest first, so that rows are stored on disk in the order in which they are read.
    .values(ofCompany(tickets.toReversed()))
    .execute();
  await trx.insertInto('ticket_lines').values(ofCompany(lines)).execute();
  await trx.insertInto('ticket_signatures').values(ofCompany(signed.signatures)).execute();
  await trx.insertInto('signature_requests').values(ofCompany(signed.requests)).execute();
  await trx
    .insertInto('invoice_settings')
    .values({ company_id: companyId, ...demoInvoiceSettings })
    .execute();
  await trx.insertInto('invoice_tickets').values(ofCompany(billed.tickets)).execute();
  for (const { id, status } of billed.invoices)
    if (status !== 'DRAFT') await storeTicketFacts(trx, { companyId, invoiceId: id });
  await trx.insertInto('invoice_lines').values(ofCompany(billed.lines)).execute();
  await trx.insertInto('invoice_payments').values(ofCompany(billed.payments)).execute();
  await trx.insertInto('invoice_sendings').values(ofCompany(billed.sendings)).execute();
  await writePast(trx, companyId, past, names.users);
}
