import { normalizePhone } from '@derrick/domain/format';
import type { NewManager } from '@derrick/domain/managers';
import { entryWayOf } from '@derrick/domain/people';
import type { NewTechnician } from '@derrick/domain/technicians';
import type { Transaction } from 'kysely';
import { emailTaken } from '../auth/takenEmail.ts';
import { type Database, newId } from '../db/index.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Session } from '../platform/context.ts';
import { validationFailed } from '../platform/failure.ts';
import type { Room } from './rooms.ts';

/**
 * Checks that a level is one that is given out.
 * @throws {ApiFailure} that names the field
 */
export async function checkLevel(
  trx: Transaction<Database>,
  companyId: string,
  jobTypeId: string,
): Promise<void> {
  const level = await trx
    .selectFrom('job_types')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', jobTypeId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!level) throw validationFailed({ jobTypeId: 'levelUnknown' });
}

/**
 * Checks that a role is one that is given out, and belongs to the level.
 * @throws {ApiFailure} that names the field
 */
export async function checkRole(
  trx: Transaction<Database>,
  companyId: string,
  jobTypeId: string,
  jobRoleId: string,
): Promise<void> {
  const role = await trx
    .selectFrom('job_roles')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', jobRoleId)
    .where('job_type_id', '=', jobTypeId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!role) throw validationFailed({ jobRoleId: 'roleUnknown' });
}

/**
 * Adds somebody: active if they were given a password, else pending, with their invitation queued in the same
 * transaction.
 * @returns their id
 */
export async function createPerson(
  trx: Transaction<Database>,
  { companyId, userId: invitedBy }: Session,
  room: Room,
  input: NewTechnician | NewManager,
  { passwordHash, language }: { passwordHash: string | null; language: 'en' | 'es' },
): Promise<string> {
  const level = 'jobTypeId' in input ? { jobTypeId: input.jobTypeId, jobRoleId: input.jobRoleId } : undefined;
  if (level) {
    await checkLevel(trx, companyId, level.jobTypeId);
    await checkRole(trx, companyId, level.jobTypeId, level.jobRoleId);
  }
  const way = entryWayOf(input);
  const made = await trx
    .insertInto('users')
    .values({
      company_id: companyId,
      id: newId(),
      role: room.role,
      status: way === 'password' ? 'ACTIVE' : 'PENDING',
      fullname: input.fullname,
      // Blank beside a password means none.
      email: input.email || null,
      phone: normalizePhone(input.phone ?? ''),
      language,
      password_hash: passwordHash,
      job_type_id: level?.jobTypeId ?? null,
      job_role_id: level?.jobRoleId ?? null,
    })
    // Waits for whoever is taking the same address now.
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw emailTaken();
  const { id: userId } = made;
  if (way !== 'password') {
    await queueMail(trx, {
      kind: way === 'email' ? 'invitation' : 'invitationSms',
      companyId,
      userId,
      invitedBy,
    });
  }
  return userId;
}
