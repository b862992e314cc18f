export { type ClaimedJob, dropJob, extendLease, keepState, LeaseLost } from './claimed.ts';
export { cancelJobs, enqueue, onEnqueued } from './enqueue.ts';
export type { JobKind, MailPayload, MessagesHeldPayload, SecurityChange, SmsPayload } from './payloads.ts';
export {
  createJobRunner,
  JobFailure,
  type JobHandler,
  type JobRunner,
  pauseAfter,
} from './runner.ts';
export { findStuckJobs, type StuckJobs } from './stuck.ts';
