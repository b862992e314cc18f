/** The set-up checklist of a new company. */
import type { CompanySetup, CompanySetupInput } from '@derrick/domain/company';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { SetupAnswer } from '../db/schema.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { changeSection } from './change.ts';
import { setMissingRates } from './rates.ts';
import type { ServerLimits } from './whole.ts';

/** Reads which steps of the checklist are done. */
export async function readSetup(db: Kysely<Database>, companyId: string): Promise<CompanySetup> {
  const { rows } = await sql<CompanySetup['steps'] & { isOpen: boolean }>`
    select
      is_setup_open as "isOpen",
      'locale' = any(setup_answers) or exists (
        select from company_sections where company_id = ${companyId} and section = 'locale' and version > 1
      ) as locale,
      exists (
        select from job_types level where company_id = ${companyId} and retired_at is null and (
          hourly_rate_cents > 0 or exists (
            select from job_type_rates where company_id = ${companyId} and job_type_id = level.id and work_cents > 0
          )
        )
      ) as rates,
      'ownApproval' = any(setup_answers) or allows_own_approval as "ownApproval",
      (
        select count(*) > 1 from (
          select from users where company_id = ${companyId} and deleted_at is null limit 2
        ) as first_users
      ) as people,
      exists (select from company_looks where company_id = ${companyId} and logo is not null) as logo,
      exists (select from tickets where company_id = ${companyId} and deleted_at is null) as ticket
    from companies where id = ${companyId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The company does not exist');
  const { isOpen, ...steps } = row;
  return { isOpen, steps };
}

async function addAnswer(trx: Transaction<Database>, companyId: string, answer: SetupAnswer): Promise<void> {
  await sql`
    update companies set setup_answers = array_append(setup_answers, ${answer})
    where id = ${companyId} and not ${answer} = any(setup_answers)`.execute(trx);
}

/** Stores answers of the checklist, and the setting that an answer chooses. */
export async function changeSetup(
  unit: Unit,
  session: Session,
  { isLocaleConfirmed, allowsOwnApproval, hourlyRateCents, isOpen }: CompanySetupInput,
  limits: ServerLimits,
): Promise<CompanySetup> {
  const { trx, emit } = unit;
  const { companyId } = session;
  const before = await readStored(trx, companyId);
  if (allowsOwnApproval !== undefined) {
    const columns = { allows_own_approval: allowsOwnApproval };
    const write = async () => {
      await trx.updateTable('companies').set(columns).where('id', '=', companyId).execute();
    };
    await changeSection(unit, session, { section: 'tickets', basis: {}, limits, write });
    await addAnswer(trx, companyId, 'ownApproval');
  }
  if (hourlyRateCents !== undefined) {
    const write = () => setMissingRates(unit, companyId, hourlyRateCents);
    await changeSection(unit, session, { section: 'rates', basis: {}, limits, write });
  }
  if (isLocaleConfirmed) await addAnswer(trx, companyId, 'locale');
  if (isOpen === false)
    await trx.updateTable('companies').set({ is_setup_open: false }).where('id', '=', companyId).execute();
  const after = await readStored(trx, companyId);
  if (JSON.stringify(before) !== JSON.stringify(after))
    emit({ action: 'company.changeSetup', target: { id: companyId, label: after.name } });
  return readSetup(trx, companyId);
}

/** Reads the stored state of the checklist. */
const readStored = (trx: Transaction<Database>, companyId: string) =>
  trx
    .selectFrom('companies')
    .select(['name', 'setup_answers as answers', 'is_setup_open as isOpen'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
