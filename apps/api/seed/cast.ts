import type { Kysely } from 'kysely';
import { newId } from '../src/db/id.ts';
import type { Database } from '../src/db/schema.ts';
import { seededRandom } from './random.ts';
import { words } from './words.ts';

const firstNames = words(`
  Ana | Luis | Mary | James | Sofía | Robert | Lucía | David | Carmen | Michael | Elena | José | Karen |
  Andrés | Linda | Miguel | Nancy | Óscar | Rosa | Thomas | Inés | Wade | Travis | Noemí | Cody
`);
const lastNames = words(`
  Ramírez | Holt | Nguyen | Castillo | Boyd | Ibarra | Sanders | Peña | Whitaker | Muñoz | Carter | Vega |
  Dawson | Salazar | Price | Ortiz | Mercer | Núñez | Tate | Quintero | Barnes | Rojas | Hale | Soto
`);
const customerPlaces = words(`
  Ridge | Basin | Summit | Pioneer | Prairie | Frontier | Canyon | Río Bravo | Sierra | Mesa | Cimarrón
`);
const customerTrades = words(`
  Energy | Operating | Petroleum | Resources | Oil & Gas | Exploration | Midstream | Energía
`);
const jobTypes = [
  ['Field technician', 8500],
  ['Senior technician', 11_500],
  ['Specialist', 14_500],
  ['Supervisor', 17_500],
] as const;

/** Inserts a large company for measurements: job types, technicians, customers, and no tickets yet. */
export async function addCompany(
  db: Kysely<Database>,
  options: { name: string; technicians: number; customers: number; seed?: number },
): Promise<string> {
  const random = seededRandom(options.seed ?? 1);
  const companyId = newId();
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('companies').values({ id: companyId, name: options.name }).execute();
    await trx
      .insertInto('job_types')
      .values(
        jobTypes.map(([name, rate]) => ({
          company_id: companyId,
          id: newId(),
          name,
          hourly_rate_cents: rate,
        })),
      )
      .execute();
    const technicians = Array.from({ length: options.technicians }, (_, index) => ({
      company_id: companyId,
      id: newId(),
      role: 'TECHNICIAN' as const,
      status: 'ACTIVE' as const,
      fullname: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
      email: `technician${index}@${companyId}.test`,
    }));
    if (technicians.length > 0) await trx.insertInto('users').values(technicians).execute();
    const customers = Array.from({ length: options.customers }, (_, index) => ({
      company_id: companyId,
      id: newId(),
      name: `${random.pick(customerPlaces)} ${random.pick(customerTrades)} ${index + 1}`,
    }));
    if (customers.length > 0) await trx.insertInto('customers').values(customers).execute();
  });
  return companyId;
}
