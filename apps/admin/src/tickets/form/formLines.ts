import { isUnitPrice } from '@derrick/domain/format';
import { PRICE_ITEM_NAME_MAX, type PriceItem } from '@derrick/domain/priceItems';
import {
  hourLines,
  isHourLine,
  LINE_QUANTITY_MAX,
  lineUnits,
  type Ticket,
  type TicketHours,
  type TicketLine,
  type TicketLineInput,
  ticketTotals,
} from '@derrick/domain/tickets';
import type { LineItem } from '@derrick/ui/LineItemsEditor';
import { unitPriceOf } from '../../patterns/lines/index.ts';

/** A line in the form: an item or an adjustment. Lines for hours are calculated. */
export interface FormLine extends LineItem {
  /** ID of the price book item that the line was created from. */
  priceItemId: string | null;
  /** Price with which the line was added from the price book. */
  listedCents?: number | undefined;
}

/** Rate of an hour: the name of the job type and, if the user may see it, the rate. */
export interface HourRate {
  name: string;
  cents: number | null;
  /** Rate of a travel hour. @default the rate of a work hour */
  travelCents?: number | null;
  /** Saved rate of an overtime hour. Overtime is calculated by the server. */
  overtimeCents?: number | null;
  standbyCents?: number | null;
}

/** Converts a line for the editor; an adjustment uses its reason as description. */
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

/** Converts the lines of a ticket for the form, without those for hours. The IDs contain their positions. */
export const formLinesOf = ({ lines }: Pick<Ticket, 'lines'>): FormLine[] =>
  lines.filter((line) => !isHourLine(line)).map((line, place) => editedLine(line, `line-${place}`));

let made = 0;

const newId = () => `new-${++made}`;

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

/** Creates a line from a price book item. */
export const lineOf = ({ id, name, unit, unitPriceCents, taxable }: PriceItem): FormLine => ({
  ...emptyLine(),
  description: name,
  unit,
  unitPriceCents: unitPriceCents ?? null,
  listedCents: unitPriceCents,
  taxable,
  priceItemId: id,
});

/**
 * Converts the lines for the API. Prices are only accepted from users who may set them. An unchanged price of the price
 * book is left out: the server uses the price of the saved customer and work date.
 */
export const sentLines = (lines: readonly FormLine[]): TicketLineInput[] =>
  lines.map((line) => {
    const description = line.description.trim();
    const isAdjustment = line.kind === 'ADJUSTMENT';
    return {
      kind: isAdjustment ? 'ADJUSTMENT' : 'ITEM',
      description,
      quantity: line.quantity ?? 0,
      unit: lineUnits.find((unit) => unit === line.unit) ?? 'ea',
      unitPriceCents: line.unitPriceCents === line.listedCents ? undefined : line.unitPriceCents,
      taxable: line.taxable,
      reason: isAdjustment ? description : null,
      priceItemId: line.priceItemId,
    };
  });

/** Validates the lines of the form. Errors have paths such as `lines.2.quantity`. */
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
    if (!isUnitPrice(line.unitPriceCents ?? 0)) found[at('unitPriceCents')] = 'tooManyDecimals';
    if (!isAdjustment && (line.unitPriceCents ?? 0) < 0) found[at('unitPriceCents')] = 'priceInvalid';
  }
  return found;
}

/** Returns the lines that result from the hours of the form. */
export const linesOfHours = (hours: TicketHours, rate: HourRate): FormLine[] =>
  hourLines(hours, rate).map((line) => editedLine(line, line.kind));

/** Lines with a quantity; a price that the currency does not allow counts as missing. */
const counted = (lines: readonly LineItem[]) =>
  lines.flatMap(({ quantity, ...line }) =>
    quantity === null ? [] : [{ ...line, quantity, unitPriceCents: unitPriceOf(line.unitPriceCents) }],
  );

/** Returns the amount of a line; undefined without a quantity or price. */
export const amountOf = (line: LineItem): number | undefined =>
  ticketTotals(counted([line])).lineCents[0] ?? undefined;

/** Returns the total of the lines, and the number of lines without a price. */
export function sumOf(lines: readonly LineItem[]): { cents: number; unpriced: number } {
  const { totalCents } = ticketTotals(counted(lines));
  return {
    cents: totalCents,
    unpriced: lines.filter(({ unitPriceCents }) => unitPriceOf(unitPriceCents) === null).length,
  };
}
