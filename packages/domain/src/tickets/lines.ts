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

/** What a line of a ticket bills: hours of work, hours of travel, something from the price book, or a correction. */
export const ticketLineKinds = ['LABOR', 'TRAVEL', 'ITEM', 'ADJUSTMENT'] as const;

export type TicketLineKind = (typeof ticketLineKinds)[number];

/**
 * Hours, pieces, miles, kilometres and days. A line keeps the unit that it was saved with, since its price is one of that
 * unit: another setting of the company changes none.
 */
export const lineUnits = ['h', 'ea', 'mi', 'km', 'day'] as const;

export type LineUnit = (typeof lineUnits)[number];

const orNull = () => defaulted(nullable(string()), null);

/** A line of a ticket in a reply. */
export const ticketLineStruct = type({
  kind: enums(ticketLineKinds),
  /** Of hours, the name of the job type. */
  description: string(),
  /** Up to three decimals. */
  quantity: number(),
  unit: enums(lineUnits),
  /** In the smallest unit of the currency; null until there is a price, absent for those who may not see prices. */
  unitPriceCents: optional(nullable(integer())),
  taxable: boolean(),
  /** Why an adjustment is made. */
  reason: orNull(),
  /** The entry of the price book that it comes from. */
  priceItemId: orNull(),
});

export type TicketLine = Infer<typeof ticketLineStruct>;

/** What the lines of a ticket come to; discount and tax are a matter of its invoice. */
export const ticketTotalsStruct = type({
  /** Of each line, in their order; null for a line without a price. */
  lineCents: array(nullable(integer())),
  subtotalCents: integer(),
  totalCents: integer(),
});
