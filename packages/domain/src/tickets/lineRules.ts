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

const toThousandths = (hours: number) => Math.round(hours * 1000) / 1000;

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

/** Kinds of lines that are computed from the hours of a ticket, in the order of a ticket's lines. */
export const hourLineKinds = ['LABOR', 'OVERTIME', 'STANDBY', 'TRAVEL'] as const satisfies TicketLineKind[];

export type HourLineKind = (typeof hourLineKinds)[number];

/** Returns true for a line computed from the hours of a ticket. */
export const isHourLine = ({ kind }: { kind: string }): boolean =>
  hourLineKinds.some((hours) => hours === kind);

/** The hours of a ticket by kind. */
export interface TicketHours {
  /** Hours of work, overtime included. */
  workHours: number;
  travelHours: number;
  /** Hours on call within the work time. `workHours` do not include them. */
  standbyHours?: number;
  /** The part of `workHours` that is overtime. */
  overtimeHours?: number;
}

/** Name of the job type and hourly rates in the smallest unit of the currency. */
export interface HourRates {
  name: string;
  /** Null if there is no rate. */
  cents: number | null;
  /** Without a rate, travel is billed at the rate of labor. */
  travelCents?: number | null | undefined;
  overtimeCents?: number | null | undefined;
  standbyCents?: number | null | undefined;
}

/**
 * Returns the rate of an overtime hour: that of the level or, without one, the rate of labor times the factor, rounded to
 * the smallest unit, halves away from zero.
 */
export function overtimeRate(
  { cents, overtimeCents }: Pick<HourRates, 'cents' | 'overtimeCents'>,
  factor: number,
): number | null {
  if (typeof overtimeCents === 'number') return overtimeCents;
  if (cents === null) return null;
  const [rate] = totalsOf({
    lines: [{ quantity: factor, unitPriceCents: cents, isTaxable: false }],
  }).lineCents;
  return rate ?? null;
}

/**
 * Creates the lines of a ticket's hours: one for each kind. Hours of 0 give no line.
 * @param rounding `TENTHS` rounds to tenths of an hour, `MINUTES` to thousandths (the precision of a line), which is
 *   exact to the minute
 */
export function hourLines(
  { workHours, travelHours, standbyHours = 0, overtimeHours = 0 }: TicketHours,
  { name, cents, travelCents, overtimeCents = null, standbyCents = null }: HourRates,
  rounding: 'TENTHS' | 'MINUTES' = 'TENTHS',
) {
  const rounded = (hours: number) => (rounding === 'TENTHS' ? roundHours(hours) : toThousandths(hours));
  const line = (kind: HourLineKind, quantity: number, unitPriceCents: number | null) => ({
    kind,
    description: name,
    quantity,
    unit: 'h' as const,
    unitPriceCents,
    taxable: true,
    reason: null,
    priceItemId: null,
  });
  const work = rounded(workHours);
  const overtime = Math.min(rounded(overtimeHours), work);
  return [
    line('LABOR', toThousandths(work - overtime), cents),
    line('OVERTIME', overtime, overtimeCents),
    line('STANDBY', rounded(standbyHours), standbyCents),
    line('TRAVEL', rounded(travelHours), travelCents ?? cents),
  ].filter(({ quantity }) => quantity > 0);
}
