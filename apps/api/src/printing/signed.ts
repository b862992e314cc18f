import type { SignedContent } from '@derrick/domain/documents';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { AuthParts } from '../auth/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { failure } from '../platform/failure.ts';
import { jobcode } from '../tickets/index.ts';
import { readSignedCode } from './signedCode.ts';

/**
 * Looks up a signature by the code that is printed with it.
 * @throws {ApiFailure} 404 for a code without a signature, 429 after too many of them
 */
export async function readSigned(
  { db, limits, trustedProxies }: AuthParts,
  c: Context<AppEnv>,
  code = '',
): Promise<SignedContent> {
  const read = readSignedCode(code);
  const row =
    read &&
    (await db
      .selectFrom('ticket_signatures as signature')
      .innerJoin('tickets as ticket', (join) =>
        join
          .onRef('ticket.company_id', '=', 'signature.company_id')
          .onRef('ticket.id', '=', 'signature.ticket_id'),
      )
      .innerJoin('companies as company', 'company.id', 'signature.company_id')
      .select([
        'company.name as company',
        'ticket.number',
        'ticket.code_prefix as prefix',
        'signature.name',
        'signature.title',
        'signature.signed_at',
        'signature.way',
        'signature.content',
        'signature.content_hash',
      ])
      .where('signature.company_id', '=', read.companyId)
      .where(sql<boolean>`left(signature.content_hash, 32) = ${read.hashStart}`)
      .where('ticket.deleted_at', 'is', null)
      .executeTakeFirst());
  if (!row) {
    await limits.unknownLink(clientNetwork(c, trustedProxies));
    throw failure('tokenUnknown');
  }
  const { number, prefix, signed_at, content_hash: contentHash, ...rest } = row;
  return { ...rest, jobcode: jobcode(number, prefix), signedAt: signed_at.toISOString(), contentHash };
}
