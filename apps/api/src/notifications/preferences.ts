import {
  defaultPreference,
  type NotificationPreferenceChanges,
  type NotificationPreferences,
  type NotificationType,
} from '@derrick/domain/notifications';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Snapshot, Unit } from '../events/index.ts';
import { lockExclusive } from '../sql/index.ts';
import { choiceOf } from './choices.ts';
import type { Choices, Owner } from './tables.ts';

const readChoices = (db: Kysely<Database>, { companyId, userId }: Owner) =>
  db
    .selectFrom('notification_preferences')
    .select('choices')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId);

/** Reads a user's channels of these notification types. */
export async function readPreferences(
  db: Kysely<Database>,
  owner: Owner,
  types: readonly NotificationType[],
  hasSms: boolean,
): Promise<NotificationPreferences> {
  const stored = await readChoices(db, owner).executeTakeFirst();
  const preferences = types.map((type) => ({
    ...defaultPreference(type),
    ...choiceOf(stored?.choices, type),
  }));
  return { preferences, hasSms };
}

/**
 * Converts preferences to the form that events store, one field per channel of each listed type, such as `ticketApproved
 * mail`.
 */
const snapshotOf = (choices: Choices, types: readonly NotificationType[]): Snapshot =>
  Object.fromEntries(
    types.flatMap((type) =>
      Object.entries(choiceOf(choices, type)).map(([channel, value]) => [`${type} ${channel}`, value]),
    ),
  );

/** Changes a user's preferences. Types that the request omits stay unchanged. */
export async function changePreferences(
  { trx, emit }: Unit,
  owner: Owner,
  changes: NotificationPreferenceChanges['preferences'],
): Promise<void> {
  const { companyId, userId } = owner;
  // A named lock, because the row may not exist yet.
  await lockExclusive(trx, `notification preferences of ${userId}`);
  const person = await trx
    .selectFrom('users')
    .select('fullname')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const before = (await readChoices(trx, owner).executeTakeFirst())?.choices ?? {};
  const after: Choices = { ...before };
  for (const { type, app, mail, sms } of changes) {
    const choice = choiceOf(after, type);
    after[type] = { app: app ?? choice.app, mail: mail ?? choice.mail, sms: sms ?? choice.sms };
  }
  const choices = JSON.stringify(after);
  await trx
    .insertInto('notification_preferences')
    .values({ company_id: companyId, user_id: userId, choices })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet({ choices }))
    .execute();
  const types = changes.map(({ type }) => type);
  emit({
    action: 'account.changeNotifications',
    target: { id: userId, label: person.fullname },
    before: snapshotOf(before, types),
    after: snapshotOf(after, types),
  });
}
