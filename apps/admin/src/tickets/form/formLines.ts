import { PRICE_ITEM_NAME_MAX, type PriceItem } from '@derrick/domain/priceItems';
import {
  hourLines,
  isHourLine,
  LINE_QUANTITY_MAX,
  lineUnits,
  type Ticket,
  type TicketLine,
  type TicketLineInput,
  ticketTotals,
} from '@derrick/domain/tickets';
import type { LineItem } from '@derrick/ui/LineItemsEditor';
import { wholeCents } from '../../patterns/lines/index.ts';

/** A line of the form, as its editor takes it: an item or an adjustment. Hours make lines by themselves. */
export interface FormLine extends LineItem {
  /** The item of the price book that it comes from. */
  priceItemId: string | null;
}

/** What an hour is billed with: the name of the job type, and its rate where the reader may see it. */
export interface HourRate {
  name: string;
  cents: number | null;
  /** What an hour of travel is billed with; like one of work unless it says otherwise. */
  travelCents?: number | null;
}

/** Writes a line as the editor takes it; an adjustment is described by its reason. */
export const editedLine = (line: TicketLine, id: string): FormLine => ({
  id,
  kind: line.kind,
  description: line.reason ?? line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitPriceCents: line.unitPriceCents ?? null,
  taxable: line.taxable,
  priceItemId: line.priceItemId,
});

/** Reads the lines of a ticket into the form, but for those of its hours. Their ids tell their places. */
export const formLinesOf = ({ lines }: Pick<Ticket, 'lines'>): FormLine[] =>
  lines.filter((line) => !isHourLine(line)).map((line, place) => editedLine(line, `line-${place}`));

let made = 0;

const newId = () => `new-${++made}`;

/** An empty line. */
export const emptyLine = (): FormLine => ({
  id: newId(),
  kind: 'ITEM',
  description: '',
  quantity: 1,
  unit: 'ea',
  unitPriceCents: null,
  taxable: true,
  priceItemId: null,
});

/** A line that begins with an item of the price book. */
export const lineOf = ({ id, name, unit, unitPriceCents, taxable }: PriceItem): FormLine => ({
  ...emptyLine(),
  description: name,
  unit,
  unitPriceCents,
  taxable,
  priceItemId: id,
});

/** Writes the lines that are sent. The server takes prices from those alone who may set them. */
export const sentLines = (lines: readonly FormLine[]): TicketLineInput[] =>
  lines.map((line) => {
    const description = line.description.trim();
    const isAdjustment = line.kind === 'ADJUSTMENT';
    return {
      kind: isAdjustment ? 'ADJUSTMENT' : 'ITEM',
      description,
      quantity: line.quantity ?? 0,
      unit: lineUnits.find((unit) => unit === line.unit) ?? 'ea',
      unitPriceCents: line.unitPriceCents,
      taxable: line.taxable,
      reason: isAdjustment ? description : null,
      priceItemId: line.priceItemId,
    };
  });

/** Checks the lines of the form; an error stands at its line: `lines.2.quantity`. */
export function lineErrors(lines: readonly FormLine[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [place, line] of lines.entries()) {
    const at = (field: string) => `lines.${place}.${field}`;
    const isAdjustment = line.kind === 'ADJUSTMENT';
    const text = line.description.trim();
    if (text === '')
      found[at('description')] = isAdjustment ? 'lineReasonRequired' : 'lineDescriptionRequired';
    if (text.length > PRICE_ITEM_NAME_MAX) found[at('description')] = 'textTooLong';
    const { quantity } = line;
    if (quantity === null || quantity < 0 || quantity > LINE_QUANTITY_MAX)
      found[at('quantity')] = 'quantityInvalid';
    if (!Number.isInteger(line.unitPriceCents ?? 0)) found[at('unitPriceCents')] = 'tooManyDecimals';
    if (!isAdjustment && (line.unitPriceCents ?? 0) < 0) found[at('unitPriceCents')] = 'priceInvalid';
  }
  return found;
}

/** The lines that the hours of the form make, as the editor shows them. */
export const linesOfHours = (hours: { workHours: number; travelHours: number }, rate: HourRate): FormLine[] =>
  hourLines(hours, rate).map((line) => editedLine(line, line.kind));

/** Lines whose quantity is typed; a price that the currency cannot have is none. */
const counted = (lines: readonly LineItem[]) =>
  lines.flatMap(({ quantity, ...line }) =>
    quantity === null ? [] : [{ ...line, quantity, unitPriceCents: wholeCents(line.unitPriceCents) }],
  );

/** What a line comes to; undefined while it has no quantity or no price. */
export const amountOf = (line: LineItem): number | undefined =>
  ticketTotals(counted([line])).lineCents[0] ?? undefined;

/** What lines come to, and how many of them have no price yet. */
export function sumOf(lines: readonly LineItem[]): { cents: number; unpriced: number } {
  const { totalCents } = ticketTotals(counted(lines));
  return {
    cents: totalCents,
    unpriced: lines.filter(({ unitPriceCents }) => wholeCents(unitPriceCents) === null).length,
  };
}
