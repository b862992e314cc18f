import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  string,
  type,
} from 'superstruct';

/**
 * Kinds of ticket lines: regular, overtime, standby and travel hours, an item of the price book, or an adjustment.
 * `OVERTIME` and `STANDBY` are only used by companies that have turned them on.
 */
export const ticketLineKinds = ['LABOR', 'OVERTIME', 'STANDBY', 'TRAVEL', 'ITEM', 'ADJUSTMENT'] as const;

export type TicketLineKind = (typeof ticketLineKinds)[number];

/**
 * Hours, pieces, miles, kilometers and days. A line keeps the unit it was saved with, because its price is per unit.
 * Changing the company's distance unit does not change existing lines.
 */
export const lineUnits = ['h', 'ea', 'mi', 'km', 'day'] as const;

export type LineUnit = (typeof lineUnits)[number];

const orNull = () => defaulted(nullable(string()), null);

/** A ticket line in a reply. */
export const ticketLineStruct = type({
  kind: enums(ticketLineKinds),
  /** Text of the line. In a line of hours, the name of the job type. */
  description: string(),
  /** Quantity with up to three decimals. */
  quantity: number(),
  unit: enums(lineUnits),
  /**
   * Price in the smallest unit of the currency, with up to one decimal: 65.5 cents. Null until there is a price, absent if
   * the user cannot see prices.
   */
  unitPriceCents: optional(nullable(number())),
  taxable: boolean(),
  /** Reason for an adjustment. */
  reason: orNull(),
  /** The price book item on which the line is based. */
  priceItemId: orNull(),
});

export type TicketLine = Infer<typeof ticketLineStruct>;

/** The totals of a ticket's lines. Discount and tax are added on the invoice. */
export const ticketTotalsStruct = type({
  /** Amount of each line, in order. Null for a line without a price. */
  lineCents: array(nullable(integer())),
  subtotalCents: integer(),
  totalCents: integer(),
});
