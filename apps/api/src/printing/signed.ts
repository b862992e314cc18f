import type { SignedContent } from '@derrick/domain/documents';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { AuthParts } from '../auth/index.ts';
import { clockOf } from '../company/index.ts';
import { linkFailures, readSignatureLink } from '../links/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { readSignedCode } from '../signatures/index.ts';
import { findTicket, jobcode, type StoredTicket } from '../tickets/index.ts';

/**
 * Finds a signature by its printed code.
 * @throws {ApiFailure} 404 for a code without a signature and for a deleted company, 429 after too many such codes
 */
async function findSigned({ db, limits, trustedProxies }: AuthParts, c: Context<AppEnv>, code: string) {
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
        'ticket.company_id as companyId',
        'ticket.id as ticketId',
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
      .where('company.closed_at', 'is', null)
      .executeTakeFirst());
  if (row) return row;
  await limits.unknownLink(clientNetwork(c, trustedProxies));
  throw linkFailures.unknown();
}

/** Returns the signed content to any caller who has the printed code of the signature. */
export async function readSignedContent(
  parts: AuthParts,
  c: Context<AppEnv>,
  code = '',
): Promise<SignedContent> {
  const signature = await findSigned(parts, c, code);
  const { number, prefix, company, name, title, way: method, content } = signature;
  const { timeZone, hourCycle } = await clockOf(parts.db, signature.companyId);
  return {
    company,
    timeZone,
    hourCycle,
    jobcode: jobcode(number, prefix),
    name,
    title,
    signedAt: signature.signed_at.toISOString(),
    way: method,
    content,
    contentHash: signature.content_hash,
  };
}

/** Finds the signed ticket by the printed code of its signature. */
export async function signedTicket(parts: AuthParts, c: Context<AppEnv>, code = ''): Promise<StoredTicket> {
  const { companyId, ticketId } = await findSigned(parts, c, code);
  const ticket = await findTicket(parts.db, companyId, ticketId);
  if (!ticket) throw linkFailures.unknown();
  return ticket;
}

/**
 * Finds the ticket that a customer can sign with a link, without consuming the link.
 * @throws {ApiFailure} 404 for an unknown link, or a deleted or void ticket; 410 for a link that is not valid, or a signed
 *   ticket; 429 after too many unknown links
 */
export async function unsignedTicket(
  { db, limits, trustedProxies }: AuthParts,
  c: Context<AppEnv>,
  token = '',
): Promise<StoredTicket> {
  const link = await readSignatureLink(db, token);
  if (link.outcome === 'unknown') await limits.unknownLink(clientNetwork(c, trustedProxies));
  if (link.outcome !== 'valid') throw linkFailures[link.outcome]();
  const ticket = await findTicket(db, link.request.companyId, link.request.ticketId);
  if (!ticket || ticket.status === 'VOID') throw linkFailures.unknown();
  if (ticket.signed_at) throw linkFailures.used();
  return ticket;
}
