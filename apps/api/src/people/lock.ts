import type { AccountStatus } from '@derrick/domain/people';
import { statusChangeError } from '@derrick/domain/people';
import type { Transaction } from 'kysely';
import { endFamiliesOf } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import type { Reference } from '../events/index.ts';
import { lockUser } from '../links/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { asBoolean, lockExclusive } from '../sql/index.ts';
import { failure } from './failures.ts';
import type { AccountKind } from './kinds.ts';

/** A user locked by the transaction. */
export interface LockedPerson {
  companyId: string;
  userId: string;
  status: AccountStatus;
  email: string | null;
  phone: string | null;
  fullname: string;
  language: 'en' | 'es';
  jobType: Reference | null;
  jobRole: Reference | null;
  /** True if the user has not set a password yet. */
  needsLink: boolean;
}

const reference = (id: string | null, name: string | null): Reference | null =>
  id === null || name === null ? null : { id, name };

/**
 * Locks a user of a kind against other changes of their access, and reads the user.
 * @throws {ApiFailure} 404, also for users of other kinds and companies and deleted users
 */
export async function lockPerson(
  trx: Transaction<Database>,
  { companyId }: Session,
  { role }: AccountKind,
  id: string,
): Promise<LockedPerson> {
  await lockUser(trx, id);
  const row = await trx
    .selectFrom('users as user')
    .leftJoin('job_types as type', (join) =>
      join.onRef('type.company_id', '=', 'user.company_id').onRef('type.id', '=', 'user.job_type_id'),
    )
    .leftJoin('job_roles as role', (join) =>
      join.onRef('role.company_id', '=', 'user.company_id').onRef('role.id', '=', 'user.job_role_id'),
    )
    .select([
      'user.company_id as companyId',
      'user.id as userId',
      'user.status',
      'user.fullname',
      'user.email',
      'user.phone',
      'user.language',
      'type.id as jobTypeId',
      'type.name as jobTypeName',
      'role.id as jobRoleId',
      'role.name as jobRoleName',
      asBoolean`"user".password_hash is null`.as('needsLink'),
    ])
    .where('user.company_id', '=', companyId)
    .where('user.id', '=', id)
    .where('user.role', '=', role)
    .where('user.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { jobTypeId, jobTypeName, jobRoleId, jobRoleName, ...person } = row;
  return {
    ...person,
    jobType: reference(jobTypeId, jobTypeName),
    jobRole: reference(jobRoleId, jobRoleName),
  };
}

/**
 * Checks that the status of a user may be changed, or that the user may be deleted. Must be called before a user is
 * locked: if two super admins deactivate each other, one waits here.
 * @throws {ApiFailure} 403 for the caller's own account, 409 for the last active super admin
 */
export async function checkStatusChange(
  trx: Transaction<Database>,
  session: Session,
  { role }: AccountKind,
  id: string,
  { isLeaving }: { isLeaving: boolean },
): Promise<void> {
  const isSuperAdminLeaving = isLeaving && role === 'SUPER_ADMIN' && id !== session.userId;
  const activeSuperAdmins = isSuperAdminLeaving ? await lockActiveSuperAdmins(trx, session) : [];
  const refusal = statusChangeError(session, { userId: id, role }, { isLeaving, activeSuperAdmins });
  if (refusal) throw failure(refusal);
}

/**
 * Locks the company's super admins against leaving, and lists those who can sign in. An active super admin who never accepted the invitation does not
 * count, because they could not help other users.
 */
async function lockActiveSuperAdmins(trx: Transaction<Database>, { companyId }: Session): Promise<string[]> {
  await lockExclusive(trx, `super admins ${companyId}`);
  const active = await trx
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'SUPER_ADMIN')
    .where('status', '=', 'ACTIVE')
    .where('deleted_at', 'is', null)
    .where('email', 'is not', null)
    .where('password_hash', 'is not', null)
    .execute();
  return active.map(({ id }) => id);
}

/**
 * Ends all sessions of a locked user: refreshes fail immediately, access tokens after the cached status expires.
 * @returns the sign-ins to remove from the cache after the commit
 */
export async function endSessions(trx: Transaction<Database>, person: LockedPerson): Promise<string[]> {
  await trx
    .updateTable('users')
    .set(({ eb }) => ({ session_version: eb('session_version', '+', 1) }))
    .where('company_id', '=', person.companyId)
    .where('id', '=', person.userId)
    .execute();
  return endFamiliesOf(trx, person);
}
