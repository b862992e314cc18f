/** What the server counts while it works; `metrics/` publishes it. Labels hold no address, no name and no id. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics of this process. */
export const registry = new Registry();

const registers = [registry];

/**
 * Requests and how long they took. `path` is that of the contract, such as `/ticket/:id`, so that there are few of them;
 * empty for pages, files and addresses that nothing serves.
 */
export const requestSeconds = new Histogram({
  name: 'derrick_http_request_duration_seconds',
  help: 'Requests by method, path of the contract and status, and the time until they were answered.',
  labelNames: ['method', 'path', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** Passwords that wait for one of the few threads that hash them. */
export const passwordsWaiting = new Gauge({
  name: 'derrick_passwords_waiting',
  help: 'Passwords that wait to be hashed or compared, by what for: known people, signIn, other.',
  labelNames: ['purpose'],
  registers,
});

/** Jobs that this process has tried. */
export const jobsTried = new Counter({
  name: 'derrick_jobs_tried_total',
  help: 'Tries of jobs by kind and result: done, again (to be tried again) or failed (given up).',
  labelNames: ['kind', 'result'],
  registers,
});

/** When this process has last made and verified a backup. */
export const lastBackup = new Gauge({
  name: 'derrick_backup_last_success_timestamp_seconds',
  help: 'When the last scheduled backup was made and verified; 0 if this process has made none.',
  registers,
});
