import type { FreeSlots } from './claimed.ts';
import type { JobKind } from './payloads.ts';

/** Maximum number of jobs per kind that one process runs at the same time. A slow kind does not delay other kinds. */
const SLOTS: Readonly<Record<JobKind, number>> = {
  mail: 4,
  sms: 4,
  // A single thread renders all documents.
  invoicePdf: 2,
  signInFailed: 2,
  backup: 1,
  companyExport: 2,
  companyRemoval: 2,
  messagesHeld: 1,
  eventHeads: 1,
  companyMaintenance: 1,
  fileSweep: 1,
  invoiceReminders: 1,
  notificationSweep: 1,
  timedNotifications: 1,
};

/** Slots of a runner by kind of job. */
export interface Slots {
  free(): FreeSlots[];
  /** Takes a slot until `work` ends. */
  take(kind: JobKind, work: Promise<void>): void;
  /** Resolves when all currently running work has ended. */
  allEnded(): Promise<void>;
}

/**
 * Creates the slots of a runner.
 * @param onFree called each time a slot becomes free
 */
export function createSlots(kinds: readonly JobKind[], onFree: () => void): Slots {
  const running = new Map<Promise<void>, JobKind>();
  const countOf = (kind: JobKind) =>
    [...running.values()].filter((runningKind) => runningKind === kind).length;
  return {
    free: () =>
      kinds.map((kind) => ({ kind, slots: SLOTS[kind] - countOf(kind) })).filter(({ slots }) => slots > 0),
    take(kind, work) {
      const ended = work.finally(() => {
        running.delete(ended);
        onFree();
      });
      running.set(ended, kind);
    },
    async allEnded() {
      await Promise.all(running.keys());
    },
  };
}
