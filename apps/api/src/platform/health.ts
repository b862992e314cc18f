import { Hono } from 'hono';
import type { StuckJobs } from '../jobs/index.ts';
import type { AppEnv } from './context.ts';
import { withTimeout } from './timeout.ts';

/** State and checks behind the health endpoints. */
export interface Health {
  isDraining: boolean;
  /** Rejects if the database does not answer. */
  checkDatabase: () => Promise<unknown>;
  /** Lists the jobs that need the operator's attention. They do not affect readiness. */
  findStuckJobs: () => Promise<StuckJobs[]>;
}

/**
 * Time limit of the database check. A slow database may still work; a load balancer needs the answer before its own
 * time-out.
 */
const READY_TIMEOUT_MS = 2000;

const uncached = { 'cache-control': 'no-store' };

/** Serves `/healthz` (the process answers) and `/readyz` (the process can take requests; lists stuck jobs). */
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
