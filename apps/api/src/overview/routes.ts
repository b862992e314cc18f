import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import { parseTicketQuery } from '@derrick/domain/tickets';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { GuardedEnv } from '../platform/context.ts';
import { type Authenticate, guard, permit } from '../platform/guard.ts';
import { checked } from '../platform/validate.ts';
import { overviewStatistics, type View, waitingCustomers, weeklyHours } from './store.ts';

interface OverviewParts {
  db: Kysely<Database>;
  authenticate: Authenticate;
}

/** Reads whose figures are asked for, and where the caller's today is. */
function viewOf(c: Context<GuardedEnv>): View {
  const { role, userId } = c.get('session');
  // The same check as the list's, of this one field.
  const timeZone = new URLSearchParams({ timeZone: c.req.query('timeZone') ?? '' });
  return {
    now: new Date(),
    timeZone: checked(() => parseTicketQuery(timeZone)).timeZone,
    technicianId: seesOwnTicketsOnly(role) ? userId : undefined,
  };
}

/** `GET /users/load/super/admin/overview/stats`, whose path is older than its callers. */
export function overviewStatisticsRoutes({ db, authenticate }: OverviewParts): Hono<GuardedEnv> {
  return new Hono<GuardedEnv>().use(guard(authenticate)).get('/', permit('overview:read'), async (c) => {
    const { companyId } = c.get('session');
    return c.json({ success: true, data: await overviewStatistics(db, companyId, viewOf(c)) });
  });
}

/** Routes below `/overview`. */
export function overviewRoutes({ db, authenticate }: OverviewParts): Hono<GuardedEnv> {
  return new Hono<GuardedEnv>()
    .use(guard(authenticate), permit('overview:read'))
    .get('/weekly-hours', async (c) => {
      const { companyId } = c.get('session');
      return c.json({ success: true, data: await weeklyHours(db, companyId, viewOf(c)) });
    })
    .get('/waiting-customers', async (c) => {
      const { companyId } = c.get('session');
      return c.json({ success: true, data: await waitingCustomers(db, companyId, viewOf(c)) });
    });
}
