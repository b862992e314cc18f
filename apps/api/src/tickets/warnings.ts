/** What may be wrong with a ticket: found each time it is read, by where its company is. Nothing of this is ever refused. */
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import { isWorkInFuture, type TicketWarning } from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { array, boolean, type Infer, integer, nullable, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { readRow } from '../sql/index.ts';
import { jobcode } from './present.ts';
import type { StoredTicket } from './store.ts';

/** More than these help nobody. */
const MOST_OTHERS = 5;

/** More warnings than these no ticket has. */
const MOST_CONFIRMED = 50;

/** What a key is about; the ids of other tickets are nothing to read. */
const kindOf = (key: string) => key.split(':')[0] ?? key;

const found = object({
  /** Of the company. */
  timeZone: string(),
  longHours: integer(),
  /** From the start to the end of the work as clocks show them, and as time really passed; null without both times. */
  clockHours: nullable(number()),
  realHours: nullable(number()),
  others: array(object({ id: string(), code: string(), isAlike: boolean() })),
});

type Found = Infer<typeof found>;

/** When the work of a ticket starts, as a clock on the wall shows it. */
const startOf = (table: 't' | 'o') =>
  sql`(${sql.ref(`${table}.work_date`)} + ${sql.ref(`${table}.work_started_at`)})`;

/** When it ends; a time that is earlier than the start is on the next day. */
function endOf(table: 't' | 'o'): RawBuilder<unknown> {
  const [day, start, end] = ['work_date', 'work_started_at', 'work_ended_at'].map((column) =>
    sql.ref(`${table}.${column}`),
  );
  return sql`(${day} + ${end} + case when ${end} < ${start} then interval '1 day' else interval '0' end)`;
}

const hours = (span: RawBuilder<unknown>) => sql`(extract(epoch from ${span}) / 3600)::float8`;

/** Other tickets that somebody may see, on `tickets as o`. */
const isSeenBy = ({ role, userId }: Session) =>
  seesOwnTicketsOnly(role)
    ? sql`o.technician_id = ${userId} and (o.status <> 'DRAFT' or o.author_id = ${userId})`
    : sql`true`;

async function find(db: Kysely<Database>, session: Session, id: string): Promise<Found | undefined> {
  const inZone = (time: RawBuilder<unknown>) => sql`(${time} at time zone zone)`;
  const isAlike = sql`(o.customer_id = t.customer_id and o.work_date = t.work_date
    and derrick_fold(o.well_name) = derrick_fold(t.well_name))`;
  const overlaps = sql`("warnsOfOverlap" and o.technician_id = t.technician_id
    and ${inZone(startOf('o'))} < ${inZone(endOf('t'))} and ${inZone(startOf('t'))} < ${inZone(endOf('o'))})`;
  return readRow(db, found)`
    select zone as "timeZone", "longHours",
      ${hours(sql`${endOf('t')} - ${startOf('t')}`)} as "clockHours",
      ${hours(sql`${inZone(endOf('t'))} - ${inZone(startOf('t'))}`)} as "realHours",
      (
        select coalesce(json_agg(json_build_object('id', id, 'code', code, 'isAlike', alike)
          order by number), '[]')
        from (
          select o.id, o.number, o.code_prefix || o.number as code, coalesce(${isAlike}, false) as alike from tickets o
          where o.company_id = t.company_id and o.deleted_at is null and o.id <> t.id and o.status <> 'VOID'
            and o.work_date between t.work_date - 1 and t.work_date + 1
            and (${isAlike} or ${overlaps}) and ${isSeenBy(session)}
          order by o.number limit ${MOST_OTHERS}
        ) as near
      ) as others
    from tickets t
    cross join lateral (
      select coalesce(time_zone, 'UTC') as zone, long_shift_hours as "longHours", warns_of_overlap as "warnsOfOverlap"
      from companies where id = t.company_id
    ) as place
    where t.company_id = ${session.companyId} and t.id = ${id}
  `;
}

/** Rounds to minutes, so that a key stays the same. */
const tidy = (value: number) => Math.round(value * 60) / 60;

/**
 * Lists what may be wrong with a ticket, for somebody who sees it. A void ticket has nothing to be looked at any more.
 * The same two tickets are told once: as alike, if customer, well and day are the same, else as overlapping.
 */
export async function readWarnings(
  db: Kysely<Database>,
  session: Session,
  row: StoredTicket,
): Promise<TicketWarning[]> {
  const facts = row.status === 'VOID' ? undefined : await find(db, session, row.id);
  if (!facts) return [];
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
  ];
}

/** Keeps with a ticket that somebody has said of a warning that it is right so, or that it is not. */
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
    .set({ confirmed_warnings: isConfirmed ? [...others, key].slice(-MOST_CONFIRMED) : others })
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
