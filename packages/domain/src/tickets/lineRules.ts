import { roundHours } from '../format/hours.ts';
import type { TicketLine, TicketLineKind } from './lines.ts';
import { totalsOf } from './money.ts';

/** Maximum number of lines of a ticket. */
export const TICKET_LINES_MAX = 100;
/** Maximum quantity of a line. A hundred lines with this quantity and the highest price still add up exactly. */
export const LINE_QUANTITY_MAX = 99_999.999;
/** Maximum price of one unit, in the smallest unit of the currency. */
export const LINE_PRICE_MAX_CENTS = 200_000_000;

/** The fields of a line on which amounts depend. */
export type AmountLine = Pick<TicketLine, 'quantity' | 'unitPriceCents' | 'taxable'>;

/** The totals of a ticket. */
export interface TicketTotals {
  /** Amount of each line, in order. Null for a line without a price. */
  lineCents: (number | null)[];
  /** Sum of the lines that have a price. */
  subtotalCents: number;
  totalCents: number;
}

const hasPrice = ({ unitPriceCents }: AmountLine) => typeof unitPriceCents === 'number';

/** Computes the totals of a ticket, with the same function as all other documents. */
export function ticketTotals(lines: readonly AmountLine[]): TicketTotals {
  const { lineCents, subtotalCents, totalCents } = totalsOf({
    lines: lines.map(({ quantity, unitPriceCents, taxable }) => ({
      quantity,
      unitPriceCents: unitPriceCents ?? 0,
      isTaxable: taxable,
    })),
  });
  return {
    lineCents: lines.map((line, index) => (hasPrice(line) ? (lineCents[index] ?? null) : null)),
    subtotalCents,
    totalCents,
  };
}

/** Counts the lines without a price. */
export const missingPrices = (lines: readonly AmountLine[]): number =>
  lines.filter((line) => !hasPrice(line)).length;

const hourKinds: readonly TicketLineKind[] = ['LABOR', 'TRAVEL'];

/** Returns true for a line computed from the hours of a ticket. */
export const isHourLine = ({ kind }: { kind: TicketLineKind }): boolean => hourKinds.includes(kind);

/**
 * Creates the lines of a ticket's hours: one for labor and one for travel. Hours of 0 give no line.
 * @param rate name of the job type and hourly rates in the smallest unit of the currency. `cents` is null if there is no
 *   rate. Without `travelCents`, travel is billed at the rate of labor.
 * @param rounding `TENTHS` rounds to tenths of an hour, `MINUTES` to thousandths (the precision of a line), which is
 *   exact to the minute
 */
export function hourLines(
  { workHours, travelHours }: { workHours: number; travelHours: number },
  rate: { name: string; cents: number | null; travelCents?: number | null | undefined },
  rounding: 'TENTHS' | 'MINUTES' = 'TENTHS',
) {
  const line = (kind: 'LABOR' | 'TRAVEL', hours: number, cents: number | null) => ({
    kind,
    description: rate.name,
    quantity: rounding === 'TENTHS' ? roundHours(hours) : Math.round(hours * 1000) / 1000,
    unit: 'h' as const,
    unitPriceCents: cents,
    taxable: true,
    reason: null,
    priceItemId: null,
  });
  const { cents, travelCents } = rate;
  return [line('LABOR', workHours, cents), line('TRAVEL', travelHours, travelCents ?? cents)].filter(
    ({ quantity }) => quantity > 0,
  );
}
