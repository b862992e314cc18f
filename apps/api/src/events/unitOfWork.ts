import type { Kysely, Transaction } from 'kysely';
import { instance, integer, nullable, object, string } from 'superstruct';
import { type Database, isTransactionConflict, newId } from '../db/index.ts';
import { readRow } from '../sql/index.ts';
import { changesBetween, wellFormed } from './changes.ts';
import { callEventListeners } from './listeners.ts';
import { sealEnd } from './seal.ts';
import type { Actor, EventAction, NewEvent, Origin } from './types.ts';

/** One transaction and the events that it writes. */
export interface Unit {
  trx: Transaction<Database>;
  /** Records an event; an update whose two states are the same is left out. */
  emit(event: NewEvent): void;
}

/**
 * Runs `work` in one transaction, which also writes its events and whatever the event listeners write, such as
 * notifications: all of it is stored, or nothing. The events are inserted last, since from then until the commit other writers of the company wait.
 *
 * If PostgreSQL ends the transaction because of another one, `work` runs a second time. It must not keep anything of its
 * first run outside the transaction.
 */
export async function unitOfWork<T>(
  db: Kysely<Database>,
  origin: Origin,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  const { result, afterCommit } = await runTransaction(db, origin, work).catch((error: unknown) => {
    if (!isTransactionConflict(error)) throw error;
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

/** Kinds of actions that happen to a person. */
const ofPeople = ['session', 'account', 'secondFactor'];

/** The kind of record that an action happens to. */
const targetTypeOf = (action: EventAction) => {
  const [kind = ''] = action.split('.');
  return ofPeople.includes(kind) ? 'person' : kind;
};

/** Turns an event into a row; undefined for an update that changes nothing. */
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

/** Writes events in the order in which they were recorded, adds them to the company's chain, and seals its end. */
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
