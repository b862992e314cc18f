/** Warnings about a ticket, calculated on each read in the company's time zone. They never cause a rejection. */
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import { isWorkInFuture, type TicketWarning } from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { array, boolean, type Infer, integer, nullable, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { readRows } from '../sql/index.ts';
import { isAnyOf } from './listed.ts';
import { findChangedOvertime } from './overtime.ts';
import { jobcode } from './present.ts';
import type { StoredTicket } from './store.ts';

/** Maximum number of other tickets in warnings. More would not help the user. */
const MAX_OTHERS = 5;

/** Maximum number of stored confirmations. No ticket has more warnings. */
const MAX_CONFIRMED = 50;

/** Returns the kind of a warning from its key, without the id of the other ticket. */
const kindOf = (key: string) => key.split(':')[0] ?? key;

const foundRow = object({
  id: string(),
  /** Time zone of the company. */
  timeZone: string(),
  longHours: integer(),
  hasOvertime: boolean(),
  /**
   * Hours from start to end of work by the clock and in real time, which differ when clocks change; null unless both
   * times are set.
   */
  clockHours: nullable(number()),
  realHours: nullable(number()),
  others: array(object({ id: string(), code: string(), isAlike: boolean() })),
});

type Found = Infer<typeof foundRow>;

/** Returns the SQL for the local start time of a ticket's work. */
const startOf = (table: 't' | 'o') =>
  sql`(${sql.ref(`${table}.work_date`)} + ${sql.ref(`${table}.work_started_at`)})`;

/** Returns the SQL for the local end time. An end before the start is on the next day. */
function endOf(table: 't' | 'o'): RawBuilder<unknown> {
  const [day, start, end] = ['work_date', 'work_started_at', 'work_ended_at'].map((column) =>
    sql.ref(`${table}.${column}`),
  );
  return sql`(${day} + ${end} + case when ${end} < ${start} then interval '1 day' else interval '0' end)`;
}

const hours = (span: RawBuilder<unknown>) => sql`(extract(epoch from ${span}) / 3600)::float8`;

/** Condition on `tickets as o` for other tickets that the caller may see. */
const isSeenBy = ({ role, userId }: Session) =>
  seesOwnTicketsOnly(role)
    ? sql`o.technician_id = ${userId} and (o.status <> 'DRAFT' or o.author_id = ${userId})`
    : sql`true`;

async function find(db: Kysely<Database>, session: Session, ids: readonly string[]): Promise<Found[]> {
  const inZone = (time: RawBuilder<unknown>) => sql`(${time} at time zone zone)`;
  const isAlike = sql`(o.customer_id = t.customer_id and o.work_date = t.work_date
    and derrick_fold(o.well_name) = derrick_fold(t.well_name))`;
  const overlaps = sql`("warnsOfOverlap" and o.technician_id = t.technician_id
    and ${inZone(startOf('o'))} < ${inZone(endOf('t'))} and ${inZone(startOf('t'))} < ${inZone(endOf('o'))})`;
  return readRows(db, foundRow)`
    select t.id, zone as "timeZone", "longHours", "hasOvertime",
      ${hours(sql`${endOf('t')} - ${startOf('t')}`)} as "clockHours",
      ${hours(sql`${inZone(endOf('t'))} - ${inZone(startOf('t'))}`)} as "realHours",
      (
        select coalesce(json_agg(json_build_object('id', id, 'code', code, 'isAlike', alike)
          order by number), '[]')
        from (
          select o.id, o.number, o.code_prefix || o.number as code, coalesce(${isAlike}, false) as alike from tickets o
          where o.company_id = ${session.companyId} and o.deleted_at is null and o.id <> t.id and o.status <> 'VOID'
            and o.work_date between t.work_date - 1 and t.work_date + 1
            and (${isAlike} or ${overlaps}) and ${isSeenBy(session)}
          order by o.number limit ${MAX_OTHERS}
        ) as near
      ) as others
    from tickets t
    cross join lateral (
      select coalesce(time_zone, 'UTC') as zone, long_shift_hours as "longHours", warns_of_overlap as "warnsOfOverlap",
        overtime_daily_hours is not null or overtime_weekly_hours is not null as "hasOvertime"
      from companies where id = ${session.companyId}
    ) as place
    where t.company_id = ${session.companyId} and ${isAnyOf(sql`t.id`, ids)}
  `;
}

/** Rounds hours to minutes, so that a warning's key stays the same. */
const tidy = (value: number) => Math.round(value * 60) / 60;

/** Lists the warnings about tickets by ticket id, for a caller who sees the tickets. A void ticket has none. */
export async function readWarnings(
  db: Kysely<Database>,
  session: Session,
  rows: readonly StoredTicket[],
): Promise<Map<string, TicketWarning[]>> {
  const valid = rows.filter(({ status }) => status !== 'VOID');
  if (valid.length === 0) return new Map();
  const ids = valid.map(({ id }) => id);
  const found = new Map((await find(db, session, ids)).map((facts) => [facts.id, facts]));
  const hasOvertime = [...found.values()].some((facts) => facts.hasOvertime);
  const overtime = hasOvertime
    ? await findChangedOvertime(db, session.companyId, valid)
    : new Map<string, number>();
  return new Map(
    valid.flatMap((row) => {
      const facts = found.get(row.id);
      return facts ? [[row.id, warningsOf(row, facts, overtime.get(row.id))]] : [];
    }),
  );
}

/**
 * Creates the warnings about a ticket. Two tickets cause only one warning: as duplicates if customer, well and day are
 * the same, otherwise as overlapping.
 * @param changedOvertime overtime hours that saving the ticket again would give, if they differ from the saved ones
 */
function warningsOf(row: StoredTicket, facts: Found, changedOvertime: number | undefined): TicketWarning[] {
  const { clockHours, realHours, timeZone, longHours, others } = facts;
  const warning = (
    kind: TicketWarning['kind'],
    about: string | number,
    more: Partial<TicketWarning> = {},
  ): TicketWarning => {
    const key = `${kind}:${about}`;
    const isConfirmed = row.confirmed_warnings.includes(key);
    return { key, kind, ticket: null, hours: null, ...more, isConfirmed };
  };
  const lasted = realHours ?? row.work_hours;
  const isFuture = isWorkInFuture(
    { workDate: row.work_date, workStartedAt: row.work_started_at, workEndedAt: row.work_ended_at },
    { now: new Date(), timeZone },
  );
  return [
    ...others.map(({ id, code, isAlike }) =>
      warning(isAlike ? 'ALIKE' : 'OVERLAP', id, { ticket: { id, jobcode: code } }),
    ),
    ...(lasted > longHours ? [warning('LONG', tidy(lasted), { hours: lasted })] : []),
    ...(realHours !== null && realHours !== clockHours
      ? [warning('CLOCK_CHANGE', row.work_date, { hours: realHours })]
      : []),
    ...(isFuture ? [warning('FUTURE', row.work_date)] : []),
    ...(changedOvertime === undefined
      ? []
      : [warning('OVERTIME', changedOvertime, { hours: changedOvertime })]),
  ];
}

/** Stores that a user has confirmed a warning as correct, or has withdrawn the confirmation. */
export async function confirmWarning(
  { trx, emit }: Unit,
  companyId: string,
  { id, number, code_prefix, confirmed_warnings }: StoredTicket,
  { key, isConfirmed }: { key: string; isConfirmed: boolean },
): Promise<void> {
  if (confirmed_warnings.includes(key) === isConfirmed) return;
  const others = confirmed_warnings.filter((warning) => warning !== key);
  await trx
    .updateTable('tickets')
    .set({ confirmed_warnings: isConfirmed ? [...others, key].slice(-MAX_CONFIRMED) : others })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  emit({
    action: 'ticket.confirmWarning',
    target: { id, label: jobcode(number, code_prefix) },
    before: { warning: isConfirmed ? null : kindOf(key) },
    after: { warning: isConfirmed ? kindOf(key) : null },
  });
}
