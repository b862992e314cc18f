/** Counts the outcomes of drafts. The texts of the drafts are not stored. */

import type { AssistEngine } from '@derrick/domain/assistant';
import { type Kysely, sql } from 'kysely';
import { nameOfCompany, todayOf } from '../company/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';

/** Emits an event that the assistant read a text for a user, with the engine. The event does not contain the text. */
export async function recordReading(
  { trx, emit }: Unit,
  { companyId, userId }: Session,
  action: 'assistant.draft' | 'assistant.ask',
  engine: AssistEngine,
): Promise<void> {
  emit({
    action,
    actor: { type: 'ASSISTANT', id: userId },
    // The event refers to the company, because a draft is deleted after a day and a question is not stored.
    target: { id: null, label: await nameOfCompany(trx, companyId) },
    after: { engine },
  });
}

/** Stores the id of a user's draft for a day, so that the draft's outcome can be counted once, and emits an event. */
export async function storeDraft(unit: Unit, session: Session, engine: AssistEngine): Promise<string> {
  const { trx } = unit;
  const { companyId, userId } = session;
  const id = newId();
  await trx
    .deleteFrom('assistant_drafts')
    .where('company_id', '=', companyId)
    .where('made_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await trx
    .insertInto('assistant_drafts')
    .values({ company_id: companyId, id, user_id: userId, engine })
    .execute();
  await recordReading(unit, session, 'assistant.draft', engine);
  return id;
}

/** Names of the fields that the user applied unchanged, applied and edited, or rejected. */
interface Outcome {
  applied: readonly string[];
  edited: readonly string[];
  rejected: readonly string[];
}

/** Counts the outcome of a user's draft and deletes the draft. */
export async function countOutcome(
  db: Kysely<Database>,
  { companyId, userId }: Session,
  id: string,
  { applied, edited, rejected }: Outcome,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const draft = await trx
      .deleteFrom('assistant_drafts')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('engine')
      .executeTakeFirst();
    if (!draft) throw notFound();
    const day = await todayOf(trx, companyId);
    // Sorted, so that all transactions lock the rows in the same order.
    for (const field of [...new Set([...applied, ...edited, ...rejected])].sort()) {
      const counts = {
        applied: Number(applied.includes(field)),
        edited: Number(edited.includes(field)),
        rejected: Number(rejected.includes(field)),
      };
      await trx
        .insertInto('assistant_outcomes')
        .values({ company_id: companyId, day, engine: draft.engine, field, ...counts })
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'day', 'engine', 'field']).doUpdateSet((eb) => ({
            applied: eb('assistant_outcomes.applied', '+', counts.applied),
            edited: eb('assistant_outcomes.edited', '+', counts.edited),
            rejected: eb('assistant_outcomes.rejected', '+', counts.rejected),
          })),
        )
        .execute();
    }
  });
}
