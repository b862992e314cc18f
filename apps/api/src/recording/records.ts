import { newId } from '../db/index.ts';
import type { TestServer } from '../testing.ts';

export interface Records {
  customers: { apache: string; rio: string };
}

export const noRecords: Records = { customers: { apache: '', rio: '' } };

/** Fills both companies with tickets of 2024, customers and an invoice: everything that lists and figures show. */
export async function addRecords(
  { database: { db }, company, foreign }: TestServer,
  count: number,
): Promise<Records> {
  const customers = { apache: newId(), rio: newId() };
  const invoiceId = newId();
  await db
    .insertInto('customers')
    .values([
      { company_id: company.id, id: customers.rio, name: 'Río Bravo Énergie' },
      { company_id: company.id, id: customers.apache, name: 'Apache Ridge', photo: '/photo.png' },
      { company_id: company.id, id: newId(), name: 'apache Unused' },
      { company_id: foreign.id, id: newId(), name: 'Foreign Oil' },
    ])
    .execute();
  await db
    .insertInto('invoices')
    .values({
      company_id: company.id,
      id: invoiceId,
      number: 7,
      printed_number: '7',
      created_at: new Date('2024-03-02T10:00:00Z'),
    })
    .execute();
  const createdAt = (place: number) => new Date(Date.UTC(2024, 2, 1, 5) + place * 18 * 60 * 60 * 1000);
  const ticket = (companyId: string, place: number) => ({
    company_id: companyId,
    id: newId(),
    number: 101 + place,
    location: `Pad ${place}`,
    well_name: place === 3 ? 'El Águila 7H' : 'Longhorn',
    description: place === 4 ? '100% of the pump_jack\\s "seals", =1+1' : 'Usual service',
    created_at: createdAt(place),
    work_date: createdAt(place).toISOString().slice(0, 10),
    work_hours: place / 2,
    billable_cents: place * 1000,
  });
  await db
    .insertInto('tickets')
    .values([
      ...Array.from({ length: count }, (_, place) => ({
        ...ticket(company.id, place),
        invoice_id: place % 3 === 0 ? invoiceId : null,
        status: place % 3 === 0 ? ('INVOICED' as const) : ('SUBMITTED' as const),
        customer_id: place % 2 === 0 ? customers.apache : place < 6 ? customers.rio : null,
        technician_id: [company.users.tech.id, company.users.other.id, null][place % 3] ?? null,
      })),
      { ...ticket(foreign.id, 0), status: 'SUBMITTED' },
      { ...ticket(foreign.id, 3), status: 'SUBMITTED' },
    ])
    .execute();
  return { customers };
}
