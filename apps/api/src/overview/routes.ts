import { getOverviewStatistics, getWaitingCustomers, getWeeklyHours } from '@derrick/domain/overview';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { may } from '../platform/may.ts';
import { type Route, serve } from '../platform/serve.ts';
import { overviewStatistics, type View, waitingCustomers, weeklyHours } from './store.ts';

/** Whose figures somebody sees, and where their today is. */
const viewOf = (session: Session, { timeZone }: { timeZone?: string | undefined }): View => ({
  now: new Date(),
  timeZone,
  technicianId: seesOwnTicketsOnly(session.role) ? session.userId : undefined,
  seesPrices: may(session, 'prices:read'),
});

/** Serves the figures of the overview. */
export const overviewRoutes = ({ db }: { db: Kysely<Database> }): Route[] => [
  serve(getOverviewStatistics, ({ session, query }) =>
    overviewStatistics(db, session.companyId, viewOf(session, query)),
  ),
  serve(getWeeklyHours, ({ session, query }) => weeklyHours(db, session.companyId, viewOf(session, query))),
  serve(getWaitingCustomers, ({ session, query }) =>
    waitingCustomers(db, session.companyId, viewOf(session, query)),
  ),
];
