export { type ClaimedJob, dropJob, LeaseLost, storeState } from './claimed.ts';
export { cancelJobs, enqueue, onEnqueued } from './enqueue.ts';
export type { JobKind, MailPayload, MessagesHeldPayload, SecurityChange, SmsPayload } from './payloads.ts';
export {
  createJobRunner,
  JobFailure,
  type JobHandler,
  type JobRunner,
  pauseAfter,
} from './runner.ts';
export { DAILY, HOURLY, type Schedules } from './schedules.ts';
export { findStuckJobs, type StuckJobs } from './stuck.ts';
