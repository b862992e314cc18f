/** Public routes of signature links, which customers use without an account. */
import type { LinkSignature, SignedFacts, SignRequest } from '@derrick/domain/signatures';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { AuthParts } from '../auth/index.ts';
import { clockOf, logoAddress, nameOfCompany } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { originFor, type Unit, unitOfWork } from '../events/index.ts';
import { findAttachments } from '../files/index.ts';
import {
  answerSignatureRequest,
  linkFailures,
  readSignatureLink,
  recordOpening,
  type SignatureRequest,
} from '../links/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { isReader } from '../platform/isReader.ts';
import {
  findTicket,
  jobcode,
  lockTicket,
  readSignedFacts,
  type StoredTicket,
  setTicketStatus,
} from '../tickets/index.ts';
import { failure } from './failures.ts';
import { signedCode } from './signedCode.ts';
import { hashContent, saveSignature } from './store.ts';

/**
 * Reads the signature request of a link without consuming the link.
 * @throws {ApiFailure} with a separate code for each reason why a link is not valid, 429 after too many unknown links
 */
async function readRequest(
  { db, limits, trustedProxies }: AuthParts,
  c: Context<AppEnv>,
  token: string,
): Promise<SignatureRequest> {
  const link = await readSignatureLink(db, token);
  if (link.outcome === 'unknown') await limits.unknownLink(clientNetwork(c, trustedProxies));
  if (link.outcome !== 'valid') throw linkFailures[link.outcome]();
  return link.request;
}

/**
 * Returns the ticket of a link if it can be signed.
 * @throws {ApiFailure} 404 if the ticket is deleted, 409 if it is void or already signed
 */
function signable(row: StoredTicket | undefined): StoredTicket {
  if (!row) throw linkFailures.unknown();
  if (row.status === 'VOID') throw failure('ticketVoidForCustomer');
  if (row.signed_at) throw failure('ticketAlreadySigned');
  return row;
}

/** Finds the ticket and the signature request of a link. */
export async function openLink(
  parts: AuthParts,
  c: Context<AppEnv>,
  token: string,
): Promise<{ request: SignatureRequest; row: StoredTicket }> {
  const request = await readRequest(parts, c, token);
  return { request, row: signable(await findTicket(parts.db, request.companyId, request.ticketId)) };
}

/** Reads the public data of the ticket's company: name, logo, time zone and time format. */
async function readCompany(db: Kysely<Database>, companyId: string): Promise<SignRequest['company']> {
  const { timeZone, hourCycle } = await clockOf(db, companyId);
  const name = await nameOfCompany(db, companyId);
  return { name, photo: await logoAddress(db, companyId), timeZone, hourCycle };
}

/** Returns the content that the customer is asked to sign, and stores that the customer has opened the link. */
export async function readSignRequest(
  parts: AuthParts,
  c: Context<AppEnv>,
  token: string,
): Promise<SignRequest> {
  const { db } = parts;
  const { request, row } = await openLink(parts, c, token);
  const { companyId, ticketId: id, expiresAt } = request;
  const facts = await readSignedFacts(db, row);
  const files = await findAttachments(db, companyId, { kind: 'ticket', id });
  if (isReader(c)) await recordOpening(db, request);
  return {
    company: await readCompany(db, companyId),
    ticket: { ...facts, lines: [...facts.lines] },
    files: files.map(({ name, originalName }) => ({ name, originalName })),
    contentHash: hashContent(facts),
    expiresAt: expiresAt.toISOString(),
  };
}

/** A locked ticket with the content to be signed. */
interface AnsweredTicket {
  unit: Unit;
  row: StoredTicket;
  facts: SignedFacts;
}

/** Consumes a link and processes the customer's reply in one transaction. */
async function answer<T>(
  parts: AuthParts,
  c: Context<AppEnv>,
  { token, name, dispute }: { token: string; name: string | null; dispute: string | null },
  follow: (ticket: AnsweredTicket) => Promise<T>,
): Promise<T> {
  const request = await readRequest(parts, c, token);
  const { companyId, ticketId } = request;
  const current = await findTicket(parts.db, companyId, ticketId);
  if (!current) throw linkFailures.unknown();
  const actor = { type: 'CUSTOMER_LINK', name: name ?? contactOf(current) } as const;
  return unitOfWork(parts.db, originFor(c, companyId, actor), async (unit) => {
    const locked = await lockTicket(unit.trx, companyId, ticketId);
    // This comes before the check of the ticket, so that a repeated reply is reported as a used link.
    if (!(await answerSignatureRequest(unit.trx, request, dispute))) throw linkFailures.used();
    const row = signable(locked);
    return follow({ unit, row, facts: await readSignedFacts(unit.trx, row) });
  });
}

/** Returns the customer's name as stored in the ticket, or the jobcode. */
const contactOf = ({ customer_name, customer, number, code_prefix }: StoredTicket) =>
  customer_name || customer?.name || jobcode(number, code_prefix);

/** Signs the ticket of a link. The returned code can be used from then on to look up the signed content. */
export const signLink = (
  parts: AuthParts,
  c: Context<AppEnv>,
  { token, contentHash, ...input }: LinkSignature,
): Promise<{ signedAt: string; signedToken: string }> =>
  answer(parts, c, { token, name: input.name, dispute: null }, async ({ unit, row, facts }) => {
    if (contentHash !== undefined && contentHash !== hashContent(facts))
      throw failure('ticketChangedForCustomer');
    const { id: ticketId, company_id: companyId, number, code_prefix } = row;
    const signedAt = await saveSignature(unit.trx, { companyId, ticketId, takenBy: null }, input, facts);
    unit.emit({
      action: 'ticket.sign',
      target: { id: ticketId, label: jobcode(number, code_prefix) },
      after: { signature: input.name },
    });
    return {
      signedAt: signedAt.toISOString(),
      signedToken: signedCode(companyId, hashContent(facts)),
    };
  });

/**
 * Stores a customer's complaint about a ticket. The event notifies admins and managers. A submitted ticket is sent back
 * for changes. A ticket with another status keeps it, because only admins and managers can change it.
 */
export const disputeLink = (
  parts: AuthParts,
  c: Context<AppEnv>,
  { token, text }: { token: string; text: string },
): Promise<void> =>
  answer(parts, c, { token, name: null, dispute: text }, async ({ unit, row }) => {
    const { id, company_id: companyId, number, code_prefix, status } = row;
    const isGivenBack = status === 'SUBMITTED' && row.invoice_id === null;
    if (isGivenBack) {
      await setTicketStatus(unit.trx, companyId, [id], {
        status: 'CHANGES_REQUESTED',
        by: null,
        comment: text,
      });
    }
    unit.emit({
      action: 'ticket.dispute',
      target: { id, label: jobcode(number, code_prefix) },
      before: { status },
      after: { status: isGivenBack ? 'CHANGES_REQUESTED' : status, comment: text },
    });
  });
