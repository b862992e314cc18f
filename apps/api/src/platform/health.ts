import { Hono } from 'hono';
import type { StuckJobs } from '../jobs/index.ts';
import type { AppEnv } from './context.ts';
import { withTimeout } from './timeout.ts';

/** What the health checks look at. */
export interface Health {
  isDraining: boolean;
  /** Rejects when the database does not answer. */
  checkDatabase: () => Promise<unknown>;
  /** Lists the jobs that somebody should look at; they keep no request from being served. */
  findStuckJobs: () => Promise<StuckJobs[]>;
}

/** The database may be slow under load without being gone; a balancer should get the answer before its own time-out. */
const READY_TIMEOUT_MS = 2000;

const uncached = { 'cache-control': 'no-store' };

/** `/healthz`: the process answers. `/readyz`: it should be sent requests; its detail names the jobs that are stuck. */
export function healthRoutes(health: Health): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, uncached))
    .get('/readyz', async (c) => {
      if (health.isDraining) return c.json({ status: 'draining' }, 503, uncached);
      try {
        const check = health.checkDatabase().then(health.findStuckJobs);
        const stuckJobs = await withTimeout(check, READY_TIMEOUT_MS);
        return c.json({ status: 'ready', ...(stuckJobs.length > 0 && { stuckJobs }) }, 200, uncached);
      } catch (error) {
        c.get('log').warn({ error }, 'readiness check failed');
        return c.json({ status: 'unavailable' }, 503, uncached);
      }
    });
}
