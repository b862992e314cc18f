import { getOverviewStatistics, getWaitingCustomers, getWeeklyHours } from '@derrick/domain/overview';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { Kysely } from 'kysely';
import { clockOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import { type Route, serve } from '../platform/serve.ts';
import { overviewStatistics, type View, waitingCustomers, weeklyHours } from './store.ts';

/** Returns the scope and time zone of the caller's statistics. The time zone defaults to that of the company. */
async function viewOf(
  db: Kysely<Database>,
  session: Session,
  query: { timeZone?: string | undefined },
): Promise<View> {
  const { timeZone, weekStart } = await clockOf(db, session.companyId);
  return {
    now: new Date(),
    timeZone: query.timeZone ?? timeZone,
    weekStart,
    technicianId: seesOwnTicketsOnly(session.role) ? session.userId : undefined,
    seesPrices: hasPermission(session, 'prices:read'),
  };
}

export const overviewRoutes = ({ db }: { db: Kysely<Database> }): Route[] => [
  serve(getOverviewStatistics, async ({ session, query }) =>
    overviewStatistics(db, session.companyId, await viewOf(db, session, query)),
  ),
  serve(getWeeklyHours, async ({ session, query }) =>
    weeklyHours(db, session.companyId, await viewOf(db, session, query)),
  ),
  serve(getWaitingCustomers, async ({ session, query }) =>
    waitingCustomers(db, session.companyId, await viewOf(db, session, query)),
  ),
];
