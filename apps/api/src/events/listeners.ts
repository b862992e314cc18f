import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { NewEvent, Origin } from './types.ts';

/** A unit of work that is about to be committed. */
export interface RecordedEvents {
  db: Kysely<Database>;
  trx: Transaction<Database>;
  origin: Origin;
  /** Without updates that change nothing. Never empty. */
  events: readonly NewEvent[];
}

/**
 * Work that belongs to the transaction of the events.
 * @returns a task to run after the commit
 */
export type EventListener = (recorded: RecordedEvents) => Promise<(() => void) | undefined>;

const listeners = new Set<EventListener>();

/** Calls a listener in each unit of work of this process that records events. Adding it again has no effect. */
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
