import type { Role } from '@derrick/domain/auth';
import { COMPANY_DELETION_DAYS } from '@derrick/domain/company';
import type { Approver, PriceViewer } from '@derrick/domain/permissions';
import { type Kysely, sql } from 'kysely';
import { asksSecondFactor } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { asBoolean } from '../sql/index.ts';
import type { Family } from './store.ts';

/** True if the company requires a second factor and the user has none. */
const needsSecondFactor = asBoolean`(
  ${asksSecondFactor}
  and not exists (
    select from authenticators as app
    where app.company_id = users.company_id and app.user_id = users.id and confirmed_at is not null
  )
  and not exists (
    select from passkeys where passkeys.company_id = users.company_id and passkeys.user_id = users.id
  )
)`;

/** Lowest role that sees prices. Never null: every user has a company, and the column is required. */
const pricesSeenBy = sql<PriceViewer>`(select prices_seen_by from companies where id = users.company_id)`;

/** Time when the company was deleted; null if it is active. */
const closedAt = sql<Date | null>`(select closed_at from companies where id = users.company_id)`;

/** Condition that the user is admitted. Until a closed company is removed, only users who can restore it are. */
const canSignIn = sql<boolean>`(
  ${closedAt} is null
  or role in ('SUPER_ADMIN', 'ADMIN') and ${closedAt} > now() - make_interval(days => ${COMPANY_DELETION_DAYS})
)`;

const approvedBy = sql<Approver>`(select approved_by from companies where id = users.company_id)`;

interface SessionStatus {
  role: Role;
  sessionVersion: number;
  pricesSeenBy: PriceViewer;
  approvedBy: Approver;
  needsSecondFactor: boolean;
  needsOwnPassword: boolean;
  isCompanyClosed: boolean;
}

/** Reads the current rights of the user of an access token; undefined if the sign-in has ended. */
export async function readSessionStatus(
  db: Kysely<Database>,
  { companyId, userId, familyId }: Omit<Family, 'sessionVersion'>,
): Promise<SessionStatus | undefined> {
  return db
    .selectFrom('users')
    .select([
      'role',
      'session_version as sessionVersion',
      pricesSeenBy.as('pricesSeenBy'),
      approvedBy.as('approvedBy'),
      needsSecondFactor.as('needsSecondFactor'),
      'is_password_given as needsOwnPassword',
      asBoolean`${closedAt} is not null`.as('isCompanyClosed'),
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .where('deleted_at', 'is', null)
    .where(canSignIn)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('id')
          .where('company_id', '=', companyId)
          .where('family_id', '=', familyId)
          .where('user_id', '=', userId)
          .where('revoked_at', 'is', null),
      ),
    )
    .executeTakeFirst();
}
