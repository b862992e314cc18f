/** What becomes of drafts, in numbers: the words that they were read from are kept nowhere. */

import type { AssistEngine } from '@derrick/domain/assistant';
import { type Kysely, sql } from 'kysely';
import { nameOfCompany, todayOf } from '../company/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';

/** Records that the assistant has read something for somebody, and by which engine: nothing of what was said. */
export async function recordReading(
  { trx, emit }: Unit,
  { companyId, userId }: Session,
  action: 'assistant.draft' | 'assistant.ask',
  engine: AssistEngine,
): Promise<void> {
  emit({
    action,
    actor: { type: 'ASSISTANT', id: userId },
    // The draft itself is forgotten after a day, a question at once.
    target: { id: null, label: await nameOfCompany(trx, companyId) },
    after: { engine },
  });
}

/**
 * Remembers for a day that somebody got a draft, so that its outcome can be counted once, and records that the
 * assistant made it.
 */
export async function rememberDraft(unit: Unit, session: Session, engine: AssistEngine): Promise<string> {
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

/** The names of the fields that were taken as they were, changed afterwards, and left. */
interface Outcome {
  applied: readonly string[];
  edited: readonly string[];
  rejected: readonly string[];
}

/** Counts what became of a draft of somebody; the draft is forgotten. */
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
    // One order of locking for everybody.
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
