import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { instance, integer, nullable, object, string } from 'superstruct';
import { type Database, isTransactionConflict, newId } from '../db/index.ts';
import { readRow } from '../sql/index.ts';
import { changesBetween, wellFormed } from './changes.ts';
import { callEventListeners } from './listeners.ts';
import { sealEnd } from './seal.ts';
import type { Actor, EventAction, NewEvent, Origin } from './types.ts';

/** Lets the other transaction lock its rows first. Without a pause, the second attempt could take them and block it again. */
const PAUSE_MS = 100;

/** A transaction and the events that it writes. */
export interface Unit {
  trx: Transaction<Database>;
  /** Records an event. An update without changes is left out. */
  emit(event: NewEvent): void;
}

/**
 * Runs `work` in one transaction, which also writes its events and the rows of event listeners, such as notifications:
 * either all of them are stored or none. The events are inserted last, because other writers of the company then wait
 * until the commit.
 *
 * If PostgreSQL aborts the transaction because of another one, `work` runs a second time after a pause. It must not keep
 * state of its first run outside the transaction.
 */
export async function unitOfWork<T>(
  db: Kysely<Database>,
  origin: Origin,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  const { result, afterCommit } = await runTransaction(db, origin, work).catch(async (error: unknown) => {
    if (!isTransactionConflict(error)) throw error;
    await delay(PAUSE_MS);
    return runTransaction(db, origin, work);
  });
  for (const task of afterCommit) task();
  return result;
}

function runTransaction<T>(
  db: Kysely<Database>,
  origin: Origin,
  work: (unit: Unit) => Promise<T>,
): Promise<{ result: T; afterCommit: readonly (() => void)[] }> {
  return db.transaction().execute(async (trx) => {
    const emitted: NewEvent[] = [];
    const result = await work({ trx, emit: (event) => emitted.push(event) });
    const events = emitted.flatMap((event) => {
      const row = rowOf(origin, event);
      return row ? [{ event, row }] : [];
    });
    if (events.length === 0) return { result, afterCommit: [] };
    const recorded = { db, trx, origin, events: events.map(({ event }) => event) };
    const afterCommit = await callEventListeners(recorded);
    await writeEvents(
      db,
      trx,
      origin,
      events.map(({ row }) => row),
    );
    return { result, afterCommit };
  });
}

const idOf = (actor: Actor) => ('id' in actor ? actor.id : null);
const nameOf = (actor: Actor) => ('name' in actor ? actor.name : null);

/** Kinds of actions whose target is a user. */
const userKinds = ['session', 'account', 'secondFactor'];

const targetTypeOf = (action: EventAction) => {
  const [kind = ''] = action.split('.');
  return userKinds.includes(kind) ? 'person' : kind;
};

/** Converts an event to a row; undefined for an update without changes. */
function rowOf(origin: Origin, event: NewEvent) {
  const { action, target, before, after, secrets = [], actor = origin.actor } = event;
  const changes = [
    ...changesBetween(before, after),
    ...secrets.map((field) => ({ field, isSecret: true as const })),
  ];
  if (before && after && changes.length === 0) return undefined;
  return {
    id: newId(),
    actor_type: actor.type,
    actor_id: idOf(actor),
    actor_name: nameOf(actor),
    action,
    target_type: targetTypeOf(action),
    target_id: target.id,
    target_label: wellFormed(target.label),
    changes,
  };
}

const stateRow = object({
  length: integer(),
  hash: instance(Buffer),
  removed: integer(),
  previousLength: integer(),
  sealedLength: integer(),
  sealedHash: nullable(instance(Buffer)),
  seal: nullable(instance(Buffer)),
  sealKey: nullable(string()),
  keyedFrom: integer(),
});

/** Writes events in order, appends them to the company's chain and seals its end. */
async function writeEvents(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  origin: Origin,
  rows: readonly object[],
): Promise<void> {
  const { companyId, context } = origin;
  const correlationId = origin.correlationId ?? context.requestId ?? newId();
  const state = await readRow(trx, stateRow)`
    select length, hash, removed, previous_length as "previousLength", sealed_length as "sealedLength",
      sealed_hash as "sealedHash", seal, seal_key as "sealKey", keyed_from as "keyedFrom"
    from derrick_append_events(
      ${companyId}, ${JSON.stringify(context)}, ${correlationId}, ${JSON.stringify(rows)}
    )
  `;
  if (state) await sealEnd(db, trx, { companyId, ...state }, state);
}
