/** What becomes of a ticket's lines when it is saved. */
import type { HourRounding } from '@derrick/domain/company';
import { oneLine } from '@derrick/domain/format';
import { hourLines, isHourLine, type TicketLineInput, type TicketLineKind } from '@derrick/domain/tickets';
import type { StoredLine } from './lines.ts';

/** An entry of the price book, as far as a line takes it over. */
export interface PriceOfItem {
  unitPriceCents: number | null;
}

interface Saved {
  /** The lines as they are stored. */
  before: readonly StoredLine[];
  /** The lines of the form; undefined keeps what is not hours. */
  input: readonly TicketLineInput[] | undefined;
  hours: { workHours: number; travelHours: number };
  rounding: HourRounding;
  /** What an hour costs on the day of the work, and the name of the job type; null without a job type. */
  rate: { name: string; cents: number; travelCents: number } | null;
  /** Job type and rate are those of before, and nobody has asked for the current rate. */
  keepsRate: boolean;
  /** Prices are taken from those alone who may set them. */
  setsPrices: boolean;
  /** The items of the price book that the lines of the form stand for, by `priceKey`. */
  items: ReadonlyMap<string, PriceOfItem>;
}

/**
 * Identifies the item of the price book that a line takes its price from: the item with its id or, of a typed line, the
 * item with its description, in any case, and its unit. Undefined for a line that no item stands for.
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
  // Hours of a kind that the ticket had none of are billed like the others, unless the two differ.
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
 * Finds for each line of a form the stored one that it was: the same thing; else, while there are as many lines as
 * before, the one in its place, if that is of the same kind and unit. None is found twice.
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
 * Makes the lines of a ticket that is saved. Hours keep the rate that they were saved with until the job type changes or
 * somebody asks for the current one; other lines keep their price where the form says none, and lines without a price
 * take that of the price book.
 */
export const savedLines = (saved: Saved): StoredLine[] => [...linesOfHours(saved), ...otherLines(saved)];
