import type { LineUnit, TicketLineKind, TicketStatus } from '@derrick/domain/tickets';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A timestamp with a database default: read as `Date`, optional on insert. */
type Defaulted = ColumnType<Date, Date | string | undefined, Date | string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A time of day, read as `HH:mm:ss`. `HH:mm` is also accepted on insert. */
type TimeOfDay = Optional<string>;
/** A calendar day, `YYYY-MM-DD`. */
type Day = string;

export interface TicketsTable {
  company_id: string;
  id: string;
  number: number;
  /** Prefix of the jobcode: `TK-` of TK-10482. */
  code_prefix: Generated<string>;
  customer_id: Optional<string>;
  customer_name: Generated<string>;
  technician_id: Optional<string>;
  job_type_id: Optional<string>;
  invoice_id: Optional<string>;
  status: Generated<TicketStatus>;
  /** The user who recorded the ticket, if known. */
  author_id: Optional<string>;
  /** Author, time and comment of the last status change. */
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
  /** Unpaid break within the work time. `work_hours` do not include it. */
  break_minutes: Generated<number>;
  work_hours: Generated<number>;
  travel_hours: Generated<number>;
  /** Hours on call within the work time. `work_hours` do not include them. */
  standby_hours: Generated<number>;
  /** Sum of the lines, stored so that lists and daily sums read only one row. Null while no line has a price. */
  billable_cents: Optional<number>;
  work_date: Generated<Day>;
  cost_reference: Optional<string>;
  /** Keys of the warnings that a user has confirmed. */
  confirmed_warnings: Generated<string[]>;
  /** Time of the customer's signature. Null if unsigned. */
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
  /** Starts at 0. */
  position: number;
  kind: TicketLineKind;
  description: string;
  quantity: number;
  unit: LineUnit;
  /** The price when the line was saved. Null if there was none. */
  unit_price_cents: Optional<number>;
  is_taxable: Generated<boolean>;
  reason: Optional<string>;
  price_item_id: Optional<string>;
}

/** Daily sums of a company's tickets: counts by the UTC day of creation, hours and amounts by the work date. */
export interface TicketDailyTable {
  company_id: GeneratedAlways<string>;
  day: GeneratedAlways<Day>;
  total: GeneratedAlways<number>;
  invoiced: GeneratedAlways<number>;
  work_hours: GeneratedAlways<number>;
  billable_cents: GeneratedAlways<number>;
}
