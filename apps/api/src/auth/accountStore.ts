import type { CompanySize, Industry, Role } from '@derrick/domain/auth';
import { countryOf, neutralRegion, regionOf } from '@derrick/domain/company';
import { isTimeZone } from '@derrick/domain/contract';
import type { AccountStatus } from '@derrick/domain/people';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import {
  confirmAddress,
  consumeInvitations,
  endWaitingEmailChange,
  findAddressOwner,
  isEmailReserved,
  lockUser,
  type OneTimeTokenOwner,
  replaceOneTimeTokens,
} from '../links/index.ts';
import { asBoolean } from '../sql/index.ts';
import type { Account } from './account.ts';
import { startingLevels } from './startingLevels.ts';
import { endFamiliesOf } from './store.ts';
import { emailTaken } from './takenEmail.ts';

export interface NewCompany {
  id: string;
  name: string;
  size: CompanySize;
  industry: Industry;
  /**
   * Time zone of the browser. Currency, units and formats are those of its country. A newer browser may send a zone that
   * this server does not know; the company then starts in UTC.
   */
  timeZone?: string | undefined;
  /** Created in a demo. A production server does not allow its users to sign in. */
  isDemo: boolean;
  /**
   * True if the owner's address counts as confirmed without a link, because on the first start no mail server may be
   * configured.
   */
  isConfirmed: boolean;
}

export interface NewOwner {
  /** Email address in lower case. */
  email: string;
  fullname: string;
  passwordHash: string;
  language: 'en' | 'es';
}

/**
 * Parts of a registration that are taken: `companyId` by another company, `email` by the account that owns the address.
 */
export type TakenFields = { companyId: boolean; email: boolean };

/**
 * Creates a company and its first super admin, who is signed in immediately.
 * @returns the taken parts, in which case nothing was created; of identical simultaneous registrations, one succeeds
 */
export async function createCompany(
  { trx, emit }: Unit,
  company: NewCompany,
  owner: NewOwner,
): Promise<{ taken: TakenFields } | { account: Account }> {
  const { id: companyId, isDemo, isConfirmed, timeZone: browserZone, ...details } = company;
  const timeZone = browserZone !== undefined && isTimeZone(browserZone) ? browserZone : null;
  const country = timeZone === null ? undefined : countryOf(timeZone);
  const region = country === undefined ? neutralRegion : regionOf(country);
  const { email, fullname, language, passwordHash } = owner;
  // `on conflict` waits for a simultaneous insert, which a preceding query would not see.
  const inserted = await trx
    .insertInto('companies')
    .values({
      id: companyId,
      ...details,
      confirmed_at: isConfirmed ? new Date() : null,
      is_demo: isDemo,
      default_language: owner.language,
      time_zone: timeZone,
      week_start: region.weekStart,
      hour_cycle: region.hourCycle,
      distance_unit: region.distanceUnit,
      is_setup_open: true,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  const isEmailTaken =
    (await isEmailReserved(trx, email)) || (await findAddressOwner(trx, email)) !== undefined;
  if (!inserted || isEmailTaken) return { taken: { companyId: !inserted, email: isEmailTaken } };
  const user = await trx
    .insertInto('users')
    .values({
      company_id: companyId,
      id: newId(),
      role: 'SUPER_ADMIN',
      status: 'ACTIVE',
      fullname,
      email,
      email_confirmed_at: isConfirmed ? new Date() : null,
      language,
      password_hash: passwordHash,
    })
    .returning(['id as userId', 'fullname', 'session_version as sessionVersion'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('invoice_settings')
    .values({ company_id: companyId, currency: region.currency, paper_size: region.paperSize })
    .execute();
  await addStartingLevels(trx, companyId, language);
  const { name, size, industry } = details;
  emit({
    action: 'company.register',
    target: { id: companyId, label: name },
    after: { name, size, industry },
    actor: { type: 'USER', id: user.userId },
  });
  emit({
    action: 'person.create',
    target: { id: user.userId, label: fullname },
    after: { fullname, email, role: 'SUPER_ADMIN', status: 'ACTIVE', language },
    secrets: ['password'],
    actor: { type: 'USER', id: user.userId },
  });
  return { account: { companyId, ...user, status: 'ACTIVE', passwordHash } };
}

async function addStartingLevels(trx: Transaction<Database>, companyId: string, language: 'en' | 'es') {
  const levels = startingLevels[language].map((level) => ({ id: newId(), ...level }));
  await trx
    .insertInto('job_types')
    .values(levels.map(({ id, name }) => ({ company_id: companyId, id, name, hourly_rate_cents: 0 })))
    .execute();
  await trx
    .insertInto('job_roles')
    .values(
      levels.flatMap(({ id, roles }) =>
        roles.map((name) => ({ company_id: companyId, id: newId(), job_type_id: id, name })),
      ),
    )
    .execute();
}

/** A user who sets a password by a link. */
export interface Person {
  fullname: string;
  email: string | null;
  status: AccountStatus;
  hasPassword: boolean;
}

/**
 * Finds the user whose password a link sets and locks the row until the transaction ends; undefined for a deleted user.
 */
export async function lockPerson(
  trx: Transaction<Database>,
  owner: OneTimeTokenOwner,
): Promise<Person | undefined> {
  await lockUser(trx, owner.userId);
  const { companyId, userId } = owner;
  return trx
    .selectFrom('users')
    .select(['fullname', 'email', 'status', asBoolean`password_hash is not null`.as('hasPassword')])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Sets the password of a user locked by `lockPerson`, activates the user, ends all sessions and invalidates all other
 * links.
 * @param options.email new sign-in address in lower case; undefined keeps the current one
 * @param options.mailedTo address that the link was mailed to: if it is the user's address, the link confirms it
 * @throws {ApiFailure} 409 if the link confirms an address that belongs to another account
 * @throws {Error} of the database if another user of the company has the address; see `isEmailTaken`
 * @returns the account that can now be signed in, and the ended sign-ins
 */
export async function setPassword(
  trx: Transaction<Database>,
  owner: OneTimeTokenOwner,
  passwordHash: string,
  { email, mailedTo = null }: { email?: string | undefined; mailedTo?: string | null } = {},
): Promise<{ account: Account; isEmailConfirmed: boolean; ended: string[] }> {
  const { companyId, userId } = owner;
  const { fullname, sessionVersion, usedEmail, confirmedAt } = await trx
    .updateTable('users')
    .set(({ eb }) => ({
      password_hash: passwordHash,
      is_password_given: false,
      status: 'ACTIVE',
      ...(email !== undefined && { email, email_confirmed_at: null }),
      session_version: eb('session_version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .returning([
      'fullname',
      'session_version as sessionVersion',
      'email as usedEmail',
      'email_confirmed_at as confirmedAt',
    ])
    .executeTakeFirstOrThrow();
  const confirms = confirmedAt === null && mailedTo !== null && mailedTo === usedEmail;
  if (confirms && !(await confirmAddress(trx, owner, mailedTo))) throw emailTaken();
  await consumeInvitations(trx, owner);
  await replaceOneTimeTokens(trx, owner);
  // A pending change of address may come from an attacker, who may be the reason for the new password.
  await endWaitingEmailChange(trx, owner);
  const ended = await endFamiliesOf(trx, owner);
  return {
    account: { companyId, userId, fullname, sessionVersion, status: 'ACTIVE', passwordHash },
    isEmailConfirmed: confirms || confirmedAt !== null,
    ended,
  };
}

/** Data of an invitation that is shown to the invited user. */
export interface InvitedUser extends Person {
  company: string;
  phone: string | null;
  role: Role;
  invitedBy: string | null;
}

/** Reads the data shown on an invitation; undefined for a deleted user. */
export async function readInvitedUser(
  db: Kysely<Database>,
  { companyId, userId, invitedBy }: OneTimeTokenOwner & { invitedBy: string | null },
): Promise<InvitedUser | undefined> {
  return db
    .selectFrom('users as user')
    .innerJoin('companies as company', 'company.id', 'user.company_id')
    .leftJoin('users as inviter', (join) =>
      join.onRef('inviter.company_id', '=', 'user.company_id').on('inviter.id', '=', invitedBy),
    )
    .select([
      'user.fullname',
      'user.email',
      'user.phone',
      'user.role',
      'user.status',
      'company.name as company',
      'inviter.fullname as invitedBy',
      asBoolean`"user".password_hash is not null`.as('hasPassword'),
    ])
    .where('user.company_id', '=', companyId)
    .where('user.id', '=', userId)
    .where('user.deleted_at', 'is', null)
    .executeTakeFirst();
}
