/** Confirms the address of a new company by a link. Until then, the company cannot send messages. */
import { sendConfirmation } from '@derrick/domain/auth';
import type { Context } from 'hono';
import { type Kysely, sql } from 'kysely';
import { type AuthParts, emailTaken, readLink, validToken } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { originFor, type Unit, unitOfWork } from '../events/index.ts';
import { confirmAddress, consumeOneTimeToken, lockUser, type OneTimeTokenOwner } from '../links/index.ts';
import { enqueueMessage } from '../messages/index.ts';
import type { AppEnv } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { messages } from './messages.ts';

const serve = serveWith(messages);

async function readAddress(
  db: Kysely<Database>,
  { companyId, userId }: OneTimeTokenOwner,
): Promise<{ email: string; isConfirmed: boolean }> {
  const registrationToken = await db
    .selectFrom('users as user')
    .innerJoin('companies as company', 'company.id', 'user.company_id')
    .select(['user.email', 'company.confirmed_at as confirmedAt'])
    .where('user.company_id', '=', companyId)
    .where('user.id', '=', userId)
    .where('user.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!registrationToken?.email) throw notFound();
  return { email: registrationToken.email, isConfirmed: registrationToken.confirmedAt !== null };
}

/** Allows a company to send messages after one of its users has confirmed an address. */
export async function markConfirmed({ trx, emit }: Unit, companyId: string): Promise<void> {
  const confirmed = await trx
    .updateTable('companies')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', companyId)
    .where('confirmed_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (confirmed) emit({ action: 'company.confirm', target: { id: companyId, label: confirmed.name } });
}

/**
 * Finds the user whose address a registration link confirms; undefined for the link of an address change.
 * @throws {ApiFailure} with a separate code for each reason why a link is invalid
 */
export async function findRegistration(
  parts: AuthParts,
  c: Context<AppEnv>,
  token: string,
): Promise<(OneTimeTokenOwner & { email: string }) | undefined> {
  const { companyId, userId, emailChangeId } = await readLink(parts, c, token, 'confirmEmail');
  if (emailChangeId !== null) return undefined;
  const { email } = await readAddress(parts.db, { companyId, userId });
  return { companyId, userId, email };
}

/**
 * Consumes a registration link. The account then owns the address.
 * @throws {ApiFailure} 409 if another account has confirmed the address in the meantime
 */
export async function confirmCompany(
  { db }: AuthParts,
  c: Context<AppEnv>,
  { companyId, userId, email }: OneTimeTokenOwner & { email: string },
  token: string,
): Promise<void> {
  const origin = originFor(c, companyId, { type: 'USER', id: userId });
  await unitOfWork(db, origin, async (unit) => {
    await lockUser(unit.trx, userId);
    validToken(await consumeOneTimeToken(unit.trx, token, 'confirmEmail'));
    if (!(await confirmAddress(unit.trx, { companyId, userId }, email))) throw emailTaken();
    await markConfirmed(unit, companyId);
  });
}

/** Creates the route that mails the link again. */
export const confirmationRoute = ({ db }: AuthParts): Route =>
  serve(sendConfirmation, async ({ session }) => {
    const { companyId, userId } = session;
    const { email, isConfirmed } = await readAddress(db, session);
    if (isConfirmed) return { email };
    await db.transaction().execute((trx) => enqueueMessage(trx, { template: 'welcome', companyId, userId }));
    return { email };
  });
