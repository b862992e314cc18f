/** Calculates the lines of a saved ticket. */
import type { HourRounding } from '@derrick/domain/company';
import { oneLine } from '@derrick/domain/format';
import type { PriceItem } from '@derrick/domain/priceItems';
import {
  type HourRates,
  hourLines,
  isHourLine,
  type LineUnit,
  overtimeRate,
  type TicketHours,
  type TicketLineInput,
  type TicketLineKind,
} from '@derrick/domain/tickets';
import type { StoredLine } from './lines.ts';

/** A price book item with its price for the customer on the work date. A line copies it. */
export interface PricedItem extends Pick<PriceItem, 'unit' | 'taxable'> {
  unitPriceCents: number;
  /** Price for the previous customer on the previous work date. */
  previousCents: number;
}

/** Price book items for the lines of a form, by id and by name in lower case. */
export interface LineItems {
  byId: ReadonlyMap<string, PricedItem>;
  byName: ReadonlyMap<string, PricedItem>;
}

interface Saved {
  /** Stored lines before the change. */
  before: readonly StoredLine[];
  /** Lines that the form sends. If undefined, the stored lines stay, except those for work and travel hours. */
  input: readonly TicketLineInput[] | undefined;
  hours: TicketHours;
  rounding: HourRounding;
  /** Rates on the work date with the name of the job type; null without a job type. */
  rate: HourRates | null;
  /** Factor of the overtime rate for levels without a rate of overtime. */
  overtimeFactor: number;
  /** True if job type and rate are unchanged and the current rate was not requested. */
  keepsRate: boolean;
  /** True if the caller may set prices; otherwise prices of the form are ignored. */
  setsPrices: boolean;
  items: LineItems;
}

/** Key of an item in `LineItems.byName`. */
export const nameKey = (name: string): string => oneLine(name).toLowerCase();

/** Unit of a line whose user has not selected a unit. */
const UNSELECTED_UNIT: LineUnit = 'ea';

/**
 * Finds the item of a manual line by its description. Without a selected unit, the line gets the unit of the item. A line
 * with another unit gets no price, because its quantity counts something else.
 */
function namedItem({ kind, description, unit }: TicketLineInput, { byName }: LineItems) {
  const item = kind === 'ITEM' ? byName.get(nameKey(description)) : undefined;
  return item && (unit === item.unit || unit === UNSELECTED_UNIT) ? item : undefined;
}

/**
 * Returns the lines of the hours. Each kind of hours keeps its stored price. Overtime without a stored price is billed at
 * the rate of the level, otherwise at the price of labor times the factor.
 */
function linesOfHours({ before, hours, rounding, rate, keepsRate, overtimeFactor }: Saved): StoredLine[] {
  if (!rate) return hourLines(hours, { name: '', cents: null }, rounding);
  const pricedHours = before.filter((line) => isHourLine(line) && line.unitPriceCents !== null);
  const [first] = pricedHours;
  const current = { ...rate, overtimeCents: overtimeRate(rate, overtimeFactor) };
  if (!keepsRate || !first) return hourLines(hours, current, rounding);
  const centsOf = (kind: TicketLineKind) => pricedHours.find((line) => line.kind === kind)?.unitPriceCents;
  const work = centsOf('LABOR');
  const travel = centsOf('TRAVEL');
  // If the ticket had only one kind of hours, the other kind uses the same rate, unless the rates of work and travel
  // differ.
  const isOneRate = rate.cents === rate.travelCents;
  const ordinary = work ?? travel;
  const cents = work ?? (isOneRate ? (ordinary ?? rate.cents) : rate.cents);
  const storedRate = {
    name: first.description,
    cents,
    travelCents: travel ?? (isOneRate ? (ordinary ?? rate.travelCents) : rate.travelCents),
    overtimeCents: centsOf('OVERTIME') ?? overtimeRate({ ...rate, cents }, overtimeFactor),
    standbyCents: centsOf('STANDBY') ?? rate.standbyCents,
  };
  return hourLines(hours, storedRate, rounding);
}

const isSame = (line: TicketLineInput, { kind, description, priceItemId }: StoredLine) =>
  kind === line.kind && description === line.description && priceItemId === line.priceItemId;

/**
 * Finds the stored line for each line of a form: a line with the same content; otherwise, if the number of lines is
 * unchanged, the line at the same index with the same kind, unit and item. Each stored line is used once.
 */
function formerLines(input: readonly TicketLineInput[], before: readonly StoredLine[]) {
  const left = new Set(before);
  const claim = (line: StoredLine | undefined) => (line && left.delete(line) ? line : undefined);
  const same = input.map((line) => claim([...left].find((stored) => isSame(line, stored))));
  return input.map((line, index) => {
    const inPlace = input.length === before.length ? before[index] : undefined;
    const isLike =
      inPlace?.kind === line.kind && inPlace.unit === line.unit && inPlace.priceItemId === line.priceItemId;
    return same[index] ?? (isLike ? claim(inPlace) : undefined);
  });
}

/**
 * Returns the price of a line: the price that the caller sets, otherwise the saved price, otherwise that of the item. A
 * saved price that came from the item follows a change of the customer or the work date. An empty price requests the
 * price of the item.
 * @param sent undefined if the caller may not set prices or leaves the price out
 */
function linePrice(
  sent: number | null | undefined,
  saved: number | null | undefined,
  item: PricedItem | undefined,
): number | null {
  if (typeof sent === 'number' && sent !== saved) return sent;
  const isFromItem = item !== undefined && item.previousCents === saved;
  return (sent === null || isFromItem ? undefined : saved) ?? item?.unitPriceCents ?? null;
}

function otherLines({ before, input, setsPrices, items }: Saved): StoredLine[] {
  const stored = before.filter((line) => !isHourLine(line));
  if (!input) return stored;
  const typed = input.filter((line) => !isHourLine(line));
  const former = formerLines(typed, stored);
  return typed.map((line, index) => {
    const referenced = line.priceItemId === null ? undefined : items.byId.get(line.priceItemId);
    const sent = setsPrices ? line.unitPriceCents : undefined;
    const saved = former[index]?.unitPriceCents;
    const hasPrice = typeof sent === 'number';
    const named = hasPrice && saved !== sent ? undefined : namedItem(line, items);
    const isPricedNow = named !== undefined && !hasPrice && (saved ?? null) === null;
    return {
      kind: line.kind,
      description: line.description,
      quantity: line.quantity,
      unit: named && !hasPrice ? named.unit : line.unit,
      unitPriceCents: linePrice(sent, saved, referenced ?? named),
      taxable: isPricedNow ? named.taxable : line.taxable,
      reason: line.reason,
      priceItemId: line.priceItemId,
    };
  });
}

/**
 * Returns the lines of a saved ticket. Hours keep their saved rate until the job type changes or the current rate is
 * requested. Other lines keep their price if the form has none; lines without a price take that of the price book.
 */
export const savedLines = (saved: Saved): StoredLine[] => [...linesOfHours(saved), ...otherLines(saved)];
