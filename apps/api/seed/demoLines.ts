/** The demo's ticket lines, work days and cost references. */
import { hourLines, ticketTotals } from '@derrick/domain/tickets';
import type { Insertable } from 'kysely';
import type { TicketLinesTable } from '../src/db/ticketTables.ts';
import { dayIn } from '../src/platform/dayRange.ts';
import { demoCompany, demoJobTypes } from './demoCast.ts';
import type { Draft } from './demoTickets.ts';
import { type Random, seededRandom } from './random.ts';

type Line = Omit<Insertable<TicketLinesTable>, 'company_id' | 'ticket_id' | 'position'>;

/** Description, unit, price in cents, and maximum quantity. */
type Item = readonly [description: string, unit: 'ea' | 'mi' | 'day', cents: number, most: number];

const items: readonly [Item, ...Item[]] = [
  ['Packing set, 1-1/4 in', 'ea', 18_500, 2],
  ['Mileage', 'mi', 65.5, 180],
  ['Pump truck', 'day', 95_000, 1],
  ['Pressure gauge, 0–5,000 psi', 'ea', 7_450, 3],
  ['Kit de sellos', 'ea', 12_999, 2],
  ['Corrosion inhibitor, gallon', 'ea', 4_275, 12],
];

/** Returns the same items as rows of the price book. */
export const priceItems = (companyId: string, newId: () => string, since: Date) =>
  items.map(([name, unit, cents]) => ({
    company_id: companyId,
    id: newId(),
    name,
    unit,
    unit_price_cents: cents,
    is_taxable: true,
    created_at: since,
  }));

const reasons = ['Waited two hours for the operator', 'Agreed discount', 'Descuento acordado'] as const;

function item(random: Random, status: Draft['status']): Line {
  const [description, unit, cents, maximum] = random.pick(items);
  // Tickets that are pending review can lack a price.
  const isUnpriced = status === 'SUBMITTED' && random.chance(0.15);
  return {
    kind: 'ITEM',
    description,
    quantity: unit === 'mi' ? random.between(20, maximum * 10) / 10 : random.between(1, maximum),
    unit,
    unit_price_cents: isUnpriced ? null : cents,
  };
}

const adjustment = (random: Random): Line => ({
  kind: 'ADJUSTMENT',
  description: '',
  quantity: 1,
  unit: 'ea',
  unit_price_cents: -50 * random.between(40, 200),
  reason: random.pick(reasons),
});

/** The levels by the ids of their job types. */
type Levels = ReadonlyMap<string, (typeof demoJobTypes)[number]>;

function linesOf(random: Random, ticket: Draft, levels: Levels): Line[] {
  const level = levels.get(ticket.job_type_id ?? '');
  const hours = { workHours: ticket.work_hours ?? 0, travelHours: ticket.travel_hours ?? 0 };
  const lines: Line[] = hourLines(hours, { name: level?.name ?? '', cents: level?.rate ?? null }).map(
    ({ kind, description, quantity, unit, unitPriceCents }) => ({
      kind,
      description,
      quantity,
      unit,
      unit_price_cents: unitPriceCents,
    }),
  );
  if (lines.length === 0) return lines;
  const count = random.chance(0.35) ? random.between(1, 2) : 0;
  for (let index = 0; index < count; index += 1) lines.push(item(random, ticket.status));
  if (random.chance(0.06)) lines.push(adjustment(random));
  return lines;
}

/** Chooses the customer's usual reference or one of the job. */
function referenceOf(random: Random, usual: string | null | undefined): string | null {
  const chance = random.next();
  if (chance < 0.15) return null;
  return usual && chance < 0.8 ? usual : `AFE 26-${random.between(100, 999)}`;
}

/**
 * Sets the work day, the reference and the sum of the lines of each demo ticket, and returns the lines.
 * @param references usual references of customers, by id
 */
export function billTickets(
  tickets: readonly Draft[],
  jobTypeIds: readonly string[],
  references: ReadonlyMap<string, string | null>,
): Omit<Insertable<TicketLinesTable>, 'company_id'>[] {
  // A separate random sequence, so that the ids and codes that other pages of the demo link to do not change.
  const random = seededRandom(43);
  const levels: Levels = new Map(
    demoJobTypes.flatMap((level, index) => {
      const id = jobTypeIds[index];
      return id === undefined ? [] : [[id, level] as const];
    }),
  );
  return tickets.flatMap((ticket) => {
    const lines = linesOf(random, ticket, levels);
    const isPriced = lines.some(({ unit_price_cents: cents }) => cents !== null);
    const totals = ticketTotals(
      lines.map(({ quantity, unit_price_cents: cents }) => ({
        quantity,
        unitPriceCents: cents ?? null,
        taxable: true,
      })),
    );
    Object.assign(ticket, {
      work_date: dayIn(ticket.created_at, demoCompany.time_zone),
      cost_reference: ticket.customer_id ? referenceOf(random, references.get(ticket.customer_id)) : null,
      billable_cents: isPriced ? totals.subtotalCents : null,
    } satisfies Partial<Draft>);
    return lines.map((line, position) => ({ ...line, ticket_id: ticket.id, position }));
  });
}
