import type { CompanySize, Industry } from '@derrick/domain/auth';
import { countryOf, neutralRegion, regionOf } from '@derrick/domain/company';
import { isTimeZone } from '@derrick/domain/contract';
import type { Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { findAddressOwner, isEmailReserved } from '../links/index.ts';
import type { Account } from './account.ts';
import { startingLevels } from './startingLevels.ts';

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
