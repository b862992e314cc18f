import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';

/** Mode of the server at start. */
export interface StartMode {
  /** All companies were created in a demo, and no setting indicates production use. */
  isDemo: boolean;
  /** A production server without a company. */
  isFirstStart: boolean;
}

const countCompanies = async (db: Kysely<Database>, isDemo: boolean): Promise<number> => {
  const { count } = await db
    .selectFrom('companies')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_demo', '=', isDemo)
    .executeTakeFirstOrThrow();
  return count;
};

/** Returns whether a company exists that was not created in a demo. */
export const hasRealCompany = async (db: Kysely<Database>): Promise<boolean> =>
  (await countCompanies(db, false)) > 0;

/** Ends all access to demo companies that needs no password: sessions, links and unsent emails. */
async function endDemoSessions(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const demo = trx.selectFrom('companies').where('is_demo', '=', true);
    await trx.deleteFrom('refresh_tokens').where('company_id', 'in', demo.select('id')).execute();
    await trx.deleteFrom('one_time_tokens').where('company_id', 'in', demo.select('id')).execute();
    // Addresses used in the demo become available for real companies.
    await trx
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('company_id', 'in', demo.select('id'))
      .where('email_confirmed_at', 'is not', null)
      .execute();
    const idText = sql<string>`id::text`.as('id');
    await trx
      .deleteFrom('jobs')
      .where('done_at', 'is', null)
      .where(sql<string>`payload ->> 'companyId'`, 'in', demo.select(idText))
      .execute();
  });
}

/**
 * Decides how the server starts. In demo mode an empty database gets the demo company. In production mode the companies of
 * a previous demo are closed: `findAccounts` no longer finds their users.
 * @param options.mayBeDemo as the configuration says
 * @param options.seedDemo makes the demo company
 */
export async function prepareStart(
  db: Kysely<Database>,
  log: Logger,
  options: { mayBeDemo: boolean; seedDemo: (db: Kysely<Database>) => Promise<void> },
): Promise<StartMode> {
  const [real, demo] = [await countCompanies(db, false), await countCompanies(db, true)];
  const isDemo = options.mayBeDemo && real === 0;
  if (isDemo && demo === 0) {
    const start = performance.now();
    await options.seedDemo(db);
    log.info({ durationMs: Math.round(performance.now() - start) }, 'demo company created');
  }
  if (!isDemo && demo > 0) {
    await endDemoSessions(db);
    log.warn({ companies: demo }, 'demo companies locked');
  }
  return { isDemo, isFirstStart: !isDemo && real === 0 };
}
