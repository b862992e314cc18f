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

/** Condition that the user is admitted. Until a closed company is removed, only users who can restore it are. */
const canSignIn = sql<boolean>`(
  companies.closed_at is null
  or users.role in ('SUPER_ADMIN', 'ADMIN')
    and companies.closed_at > now() - make_interval(days => ${COMPANY_DELETION_DAYS})
)`;

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
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.role',
      'users.session_version as sessionVersion',
      'companies.prices_seen_by as pricesSeenBy',
      'companies.approved_by as approvedBy',
      needsSecondFactor.as('needsSecondFactor'),
      'users.is_password_given as needsOwnPassword',
      asBoolean`companies.closed_at is not null`.as('isCompanyClosed'),
    ])
    .where('users.company_id', '=', companyId)
    .where('users.id', '=', userId)
    .where('users.status', '=', 'ACTIVE')
    .where('users.deleted_at', 'is', null)
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
