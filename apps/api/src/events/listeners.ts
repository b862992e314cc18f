import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { NewEvent, Origin } from './types.ts';

/** A unit of work that is about to be committed. */
export interface RecordedEvents {
  db: Kysely<Database>;
  trx: Transaction<Database>;
  origin: Origin;
  /** Never empty. Updates that change nothing are left out. */
  events: readonly NewEvent[];
}

/**
 * Work that runs in the transaction of the events.
 * @returns a task to run after the commit
 */
export type EventListener = (recorded: RecordedEvents) => Promise<(() => void) | undefined>;

const listeners = new Set<EventListener>();

/**
 * Calls a listener for each unit of work of this process that records events. Adding the same listener again has no
 * effect.
 */
export function addEventListener(listener: EventListener): void {
  listeners.add(listener);
}

/**
 * Calls the listeners one after the other.
 * @returns their tasks to run after the commit
 */
export async function callEventListeners(recorded: RecordedEvents): Promise<(() => void)[]> {
  const tasks: (() => void)[] = [];
  for (const listener of listeners) {
    const task = await listener(recorded);
    if (task) tasks.push(task);
  }
  return tasks;
}
