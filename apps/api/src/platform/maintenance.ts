import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { failure } from './failures.ts';

/** Name of the file in the data folder that turns maintenance on while it exists. `npm run maintenance` creates it. */
export const MAINTENANCE_FILE = 'maintenance';

/**
 * Minimum milliseconds between two checks of the file. Busy servers do not read the disk on each request, and a change
 * takes effect within a second.
 */
const POLL_EVERY_MS = 500;

/** Short, so that clients resume soon after maintenance ends; retries are cheap. */
const RETRY_AFTER_SECONDS = 10;

/** Returns whether maintenance is on. */
export type MaintenanceSwitch = () => Promise<boolean>;

/**
 * Creates a switch that checks the file on request, at most twice a second.
 * @param isForced keeps maintenance on while the process runs
 */
export function createMaintenanceSwitch(dataDir: string, isForced: boolean): MaintenanceSwitch {
  const file = join(dataDir, MAINTENANCE_FILE);
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isOn: Promise<boolean> = Promise.resolve(false);
  return async () => {
    if (isForced) return true;
    if (performance.now() - checkedAt >= POLL_EVERY_MS) {
      checkedAt = performance.now();
      isOn = stat(file).then(
        () => true,
        () => false,
      );
    }
    return isOn;
  };
}

/** Answers every API request with 503 during maintenance. Pages and health checks are not affected. */
export function maintenance(isOn: MaintenanceSwitch): MiddlewareHandler<AppEnv> {
  return async (_c, next) => {
    if (await isOn()) {
      throw failure('maintenance', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
    }
    await next();
  };
}
