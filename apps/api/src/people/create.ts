import { normalizePhone } from '@derrick/domain/format';
import { type NewManager, type NewTechnician, signInMethodOf } from '@derrick/domain/people';
import type { Kysely } from 'kysely';
import { emailTaken } from '../auth/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { Reference, Unit } from '../events/index.ts';
import { isEmailReserved } from '../links/index.ts';
import type { Session } from '../platform/context.ts';
import { validationFailed } from '../platform/failures.ts';
import { enqueueInvitation } from './invitations.ts';
import type { AccountKind } from './kinds.ts';

/**
 * Finds a job type that is not retired.
 * @throws {ApiFailure} that names the field
 */
export async function findLevel(
  db: Kysely<Database>,
  companyId: string,
  jobTypeId: string,
): Promise<Reference> {
  const level = await db
    .selectFrom('job_types')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', jobTypeId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!level) throw validationFailed({ jobTypeId: 'levelUnknown' });
  return level;
}

/**
 * Finds a role of a job type that is not retired.
 * @throws {ApiFailure} that names the field
 */
export async function findRole(
  db: Kysely<Database>,
  companyId: string,
  jobTypeId: string,
  jobRoleId: string,
): Promise<Reference> {
  const role = await db
    .selectFrom('job_roles')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', jobRoleId)
    .where('job_type_id', '=', jobTypeId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!role) throw validationFailed({ jobRoleId: 'roleUnknown' });
  return role;
}

/**
 * Adds a user: active if a password is given; otherwise pending, with the invitation enqueued in the same transaction.
 * @returns id of the user
 */
export async function createPerson(
  { trx, emit }: Unit,
  { companyId, userId: invitedBy }: Session,
  kind: AccountKind,
  input: NewTechnician | NewManager,
  { passwordHash, language }: { passwordHash: string | null; language: 'en' | 'es' },
): Promise<string> {
  const isTechnician = 'jobTypeId' in input;
  const jobType = isTechnician ? await findLevel(trx, companyId, input.jobTypeId) : null;
  const jobRole = isTechnician ? await findRole(trx, companyId, input.jobTypeId, input.jobRoleId) : null;
  const channel = signInMethodOf(input);
  const person = {
    role: kind.role,
    status: channel === 'password' ? 'ACTIVE' : 'PENDING',
    fullname: input.fullname,
    // With a password, an empty address means none.
    email: input.email || null,
    phone: normalizePhone(input.phone ?? ''),
    language,
  } as const;
  // Only addresses of this company are checked, because the response must not reveal accounts of other companies.
  if (person.email !== null && (await isEmailReserved(trx, person.email, { companyId }))) throw emailTaken();
  const inserted = await trx
    .insertInto('users')
    .values({
      company_id: companyId,
      id: newId(),
      ...person,
      password_hash: passwordHash,
      is_password_given: channel === 'password',
      job_type_id: jobType?.id ?? null,
      job_role_id: jobRole?.id ?? null,
    })
    // Waits for a transaction of the company that adds the same address.
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'email']).where('deleted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw emailTaken();
  const { id: userId } = inserted;
  if (channel !== 'password') await enqueueInvitation(trx, channel, { companyId, userId, invitedBy });
  emit({
    action: channel === 'password' ? 'person.create' : 'person.invite',
    target: { id: userId, label: input.fullname },
    after: { ...person, jobType, jobRole },
    secrets: channel === 'password' ? ['password'] : [],
  });
  return userId;
}
