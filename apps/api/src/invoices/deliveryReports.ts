/** Emails with invoices that a mail server accepted and returned later. */
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { AuthParts } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import { type ReportedFailure, readDeliveryReport } from '../mail/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { notFound, unauthorized } from '../platform/failures.ts';
import type { Logger } from '../platform/logging.ts';
import { isSameText } from '../setup/index.ts';
import { recordFailure, systemOrigin } from './deliveries.ts';

/** Secret that a mail server must know to report returned emails. */
export interface BounceParts {
  bounceSecret: string | undefined;
}

/**
 * Stores that an email did not reach its recipient, unless that is known already.
 * @returns true if it was not known
 */
async function recordReturned(
  db: Kysely<Database>,
  { envelope: { companyId, sendingId }, addresses, isPermanent, smtpCode }: ReportedFailure,
): Promise<boolean> {
  return unitOfWork(db, systemOrigin(companyId), async (unit) => {
    const deliveries = await unit.trx
      .selectFrom('invoice_deliveries')
      .select(['recipient', 'status'])
      .where('company_id', '=', companyId)
      .where('sending_id', '=', sendingId)
      .orderBy('recipient')
      .forUpdate()
      .execute();
    const [delivery] = addresses.flatMap((address) =>
      deliveries.filter(({ recipient }) => recipient.toLowerCase() === address.toLowerCase()),
    );
    if (!delivery || (delivery.status !== 'SENT' && delivery.status !== 'QUEUED')) return false;
    const status = isPermanent ? 'REJECTED' : 'FAILED';
    await recordFailure(unit, { companyId, sendingId, to: delivery.recipient }, { status, smtpCode });
    return true;
  });
}

/**
 * Receives a message that was returned to the address of `MAIL_FROM`. Any other message is accepted as well and changes
 * nothing, because the mail server would return it otherwise.
 * @throws {ApiFailure} 404 if the server has no secret for this, 401 for another secret, 429 after too many of them
 */
export async function receiveReport(
  { db, limits, trustedProxies, bounceSecret }: AuthParts & BounceParts,
  c: Context<AppEnv>,
  log: Logger,
): Promise<Record<string, never>> {
  if (bounceSecret === undefined) throw notFound();
  const [, secret = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (!isSameText(secret, bounceSecret)) {
    await limits.unknownLink(clientNetwork(c, trustedProxies));
    throw unauthorized();
  }
  const raw = new Uint8Array(await c.req.arrayBuffer());
  const failures = await readDeliveryReport(raw).catch((error: unknown) => {
    log.warn({ error }, 'delivery report unreadable');
    return [];
  });
  let recorded = 0;
  for (const failure of failures) if (await recordReturned(db, failure)) recorded += 1;
  log.info({ failures: failures.length, recorded }, 'delivery report received');
  return {};
}
