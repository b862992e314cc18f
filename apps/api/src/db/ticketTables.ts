import type { LineUnit, TicketLineKind, TicketStatus } from '@derrick/domain/tickets';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A timestamp with a database default: read as `Date`, may be left out on insert. */
type Defaulted = ColumnType<Date, Date | string | undefined, Date | string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A time of day, `HH:mm:ss` when read; `HH:mm` is taken as well. */
type TimeOfDay = Optional<string>;
/** A calendar day, `YYYY-MM-DD`. */
type Day = string;

export interface TicketsTable {
  company_id: string;
  id: string;
  number: number;
  /** How its code begins: `TK-` of TK-10482. */
  code_prefix: Generated<string>;
  customer_id: Optional<string>;
  customer_name: Generated<string>;
  technician_id: Optional<string>;
  job_type_id: Optional<string>;
  invoice_id: Optional<string>;
  status: Generated<TicketStatus>;
  /** The user who recorded the ticket, if known. */
  author_id: Optional<string>;
  /** Who moved it into its state, when, and what they said. */
  status_by: Optional<string>;
  status_at: Optional<Date>;
  status_comment: Optional<string>;
  location: string;
  well_name: string;
  description: string;
  notes: Generated<string>;
  work_started_at: TimeOfDay;
  work_ended_at: TimeOfDay;
  travel_started_at: TimeOfDay;
  travel_ended_at: TimeOfDay;
  work_hours: Generated<number>;
  travel_hours: Generated<number>;
  /** The sum of its lines, so that lists and daily sums read one row; null while nothing has a price. */
  billable_cents: Optional<number>;
  work_date: Generated<Day>;
  cost_reference: Optional<string>;
  /** The keys of the warnings of which somebody has said that it is right so. */
  confirmed_warnings: Generated<string[]>;
  /** When the customer signed it; null while nobody has. */
  signed_at: Optional<Date>;
  version: Generated<number>;
  updated_by: Optional<string>;
  created_at: Defaulted;
  updated_at: Defaulted;
  deleted_at: Optional<Date>;
  search_text: GeneratedAlways<string>;
}

export interface TicketLinesTable {
  company_id: string;
  ticket_id: string;
  /** From 0 on. */
  position: number;
  kind: TicketLineKind;
  description: string;
  quantity: number;
  unit: LineUnit;
  /** As it was when the line was saved; null until there is a price. */
  unit_price_cents: Optional<number>;
  is_taxable: Generated<boolean>;
  reason: Optional<string>;
  price_item_id: Optional<string>;
}

/** Sums of a company's tickets by day: counts by the UTC day of creation, hours and amounts by the work date. */
export interface TicketDailyTable {
  company_id: GeneratedAlways<string>;
  day: GeneratedAlways<Day>;
  total: GeneratedAlways<number>;
  invoiced: GeneratedAlways<number>;
  work_hours: GeneratedAlways<number>;
  billable_cents: GeneratedAlways<number>;
}
