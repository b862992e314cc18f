/** Metrics of the server, published by `metrics/`. Labels contain no addresses, names or ids. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();

const registers = [registry];

/**
 * Number and duration of requests. `path` is the path in the contract, such as `/ticket/:id`, which limits the number of
 * label values; empty for pages, files and unknown addresses.
 */
export const requestSeconds = new Histogram({
  name: 'derrick_http_request_duration_seconds',
  help: 'Requests by method, path of the contract and status, and the time until they were answered.',
  labelNames: ['method', 'path', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** Number of passwords that wait for a hashing thread. */
export const passwordsWaiting = new Gauge({
  name: 'derrick_passwords_waiting',
  help: 'Passwords that wait to be hashed or compared, by what for: known people, signIn, other.',
  labelNames: ['purpose'],
  registers,
});

/** Number of attempts of this process to run a job. */
export const jobsTried = new Counter({
  name: 'derrick_jobs_tried_total',
  help: 'Tries of jobs by kind and result: done, again (to be tried again) or failed (given up).',
  labelNames: ['kind', 'result'],
  registers,
});

/** Time of the last verified backup of this process. */
export const lastBackup = new Gauge({
  name: 'derrick_backup_last_success_timestamp_seconds',
  help: 'When the last scheduled backup was made and verified; 0 if this process has made none.',
  registers,
});
