import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the value of a timestamp column minus an interval. Subtracting from the column itself depends on the time zone of
 * the session, which a distributed update must not.
 */
export const earlier = (column: string, interval: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`(${sql.ref(column)} at time zone 'UTC' - ${interval}) at time zone 'UTC'`;
