import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { failure } from './failures.ts';

/** While a file of this name lies in the data folder, the server is under maintenance; `npm run maintenance` puts it there. */
export const MAINTENANCE_FILE = 'maintenance';

/** The switch is noticed within a second, and busy servers do not ask the disk with each request. */
const LOOK_EVERY_MS = 500;

/** Short: whoever waits should be let in soon after, and one small reply every so often costs next to nothing. */
const RETRY_AFTER_SECONDS = 10;

/** Finds out whether the server is under maintenance at the moment. */
export type MaintenanceSwitch = () => Promise<boolean>;

/**
 * Looks for the switch's file when asked, at most twice a second.
 * @param isForced keeps it on for as long as the process runs
 */
export function createMaintenanceSwitch(dataDir: string, isForced: boolean): MaintenanceSwitch {
  const file = join(dataDir, MAINTENANCE_FILE);
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isOn: Promise<boolean> = Promise.resolve(false);
  return async () => {
    if (isForced) return true;
    if (performance.now() - checkedAt >= LOOK_EVERY_MS) {
      checkedAt = performance.now();
      isOn = stat(file).then(
        () => true,
        () => false,
      );
    }
    return isOn;
  };
}

/** Answers every call with 503 while the switch is on; pages and health checks do not pass here. */
export function maintenance(isOn: MaintenanceSwitch): MiddlewareHandler<AppEnv> {
  return async (_c, next) => {
    if (await isOn()) {
      throw failure('maintenance', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
    }
    await next();
  };
}
