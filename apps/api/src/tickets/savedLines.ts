/** Calculates the lines of a saved ticket. */
import type { HourRounding } from '@derrick/domain/company';
import { oneLine } from '@derrick/domain/format';
import { hourLines, isHourLine, type TicketLineInput, type TicketLineKind } from '@derrick/domain/tickets';
import type { StoredLine } from './lines.ts';

/** Price of a price book item, which a line copies. */
export interface PriceOfItem {
  unitPriceCents: number | null;
}

interface Saved {
  /** Stored lines before the change. */
  before: readonly StoredLine[];
  /** Lines that the form sends. If undefined, the stored lines stay, except those for work and travel hours. */
  input: readonly TicketLineInput[] | undefined;
  hours: { workHours: number; travelHours: number };
  rounding: HourRounding;
  /** Rates on the work date with the name of the job type; null without a job type. */
  rate: { name: string; cents: number | null; travelCents: number | null } | null;
  /** True if job type and rate are unchanged and the current rate was not requested. */
  keepsRate: boolean;
  /** True if the caller may set prices; otherwise prices of the form are ignored. */
  setsPrices: boolean;
  /** Price book items for the lines of the form, keyed by `priceKey`. */
  items: ReadonlyMap<string, PriceOfItem>;
}

/**
 * Returns the key of the price book item from which a line takes its price: the referenced id or, for a manual line, the
 * description in lower case with the unit. Undefined for other lines.
 */
export function priceKey({
  kind,
  description,
  unit,
  priceItemId,
}: Pick<TicketLineInput, 'kind' | 'description' | 'unit' | 'priceItemId'>): string | undefined {
  if (priceItemId !== null) return priceItemId;
  return kind === 'ITEM' ? `${unit} ${oneLine(description).toLowerCase()}` : undefined;
}

function linesOfHours({ before, hours, rounding, rate, keepsRate }: Saved): StoredLine[] {
  if (!rate) return hourLines(hours, { name: '', cents: null }, rounding);
  const pricedHours = before.filter((line) => isHourLine(line) && line.unitPriceCents !== null);
  const [first] = pricedHours;
  if (!keepsRate || !first) return hourLines(hours, rate, rounding);
  const centsOf = (kind: TicketLineKind) => pricedHours.find((line) => line.kind === kind)?.unitPriceCents;
  const work = centsOf('LABOR');
  const travel = centsOf('TRAVEL');
  // If the ticket had only one kind of hours, the other kind uses the same rate, unless the rates of work and travel
  // differ.
  const isOneRate = rate.cents === rate.travelCents;
  const storedRate = {
    name: first.description,
    cents: work ?? (isOneRate ? first.unitPriceCents : rate.cents),
    travelCents: travel ?? (isOneRate ? first.unitPriceCents : rate.travelCents),
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

function otherLines({ before, input, setsPrices, items }: Saved): StoredLine[] {
  const stored = before.filter((line) => !isHourLine(line));
  if (!input) return stored;
  const typed = input.filter((line) => !isHourLine(line));
  const former = formerLines(typed, stored);
  return typed.map((line, index) => {
    const item = items.get(priceKey(line) ?? '');
    const price = setsPrices ? line.unitPriceCents : undefined;
    const knownPrice = former[index]?.unitPriceCents ?? item?.unitPriceCents ?? null;
    return {
      kind: line.kind,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPriceCents: price === undefined ? knownPrice : price,
      taxable: line.taxable,
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
