/** Signatures on a user's device: users collect, remove and request them. */
import { normalizePhone } from '@derrick/domain/format';
import type { SignatureInput } from '@derrick/domain/signatures';
import { canSeeTicket, isTicketLocked, type Ticket } from '@derrick/domain/tickets';
import type { Unit } from '../events/index.ts';
import { issueSignatureToken, startSignatureRequest } from '../links/index.ts';
import { enqueueMessage } from '../messages/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import type { Basis } from '../platform/input.ts';
import {
  factsOf,
  jobcode,
  locked,
  lockTicket,
  readSaved,
  readSignedFacts,
  rejectOutdatedTicket,
  type StoredTicket,
} from '../tickets/index.ts';
import { failure } from './failures.ts';
import { deleteSignature, saveSignature } from './store.ts';

/** Finds a ticket that the caller can see, and locks it. */
async function lockVisibleTicket({ trx }: Unit, session: Session, id: string): Promise<StoredTicket> {
  const row = await lockTicket(trx, session.companyId, id);
  if (!row || !canSeeTicket(session, factsOf(row))) throw notFound();
  return row;
}

/** Returns the id and name of the signed-in user, on whose device the customer signs. */
async function recorderOf({ trx }: Unit, { companyId, userId }: Session) {
  const { fullname } = await trx
    .selectFrom('users')
    .select('fullname')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { id: userId, name: fullname };
}

/** Rejects changes of a signature on a locked ticket, and any signature on a void ticket. */
export function rejectChange(row: StoredTicket): void {
  if (row.status === 'VOID' || (row.signed_at && isTicketLocked(factsOf(row)))) throw locked(row);
}

export const targetOf = ({ id, number, code_prefix }: StoredTicket) => ({
  id,
  label: jobcode(number, code_prefix),
});

/**
 * Stores a signature that a customer gave on the caller's device, and returns the changed ticket.
 * @throws {ApiFailure} 404 if the caller cannot see the ticket, 409 if the ticket is void, or locked and already signed
 */
export async function signOnTheSpot(
  unit: Unit,
  session: Session,
  id: string,
  input: SignatureInput,
  basis: Basis,
): Promise<Ticket> {
  const { companyId, userId } = session;
  const row = await lockVisibleTicket(unit, session, id);
  rejectChange(row);
  await rejectOutdatedTicket(unit, session, row, { version: basis.version });
  const facts = await readSignedFacts(unit.trx, row);
  await saveSignature(unit.trx, { companyId, ticketId: id, takenBy: userId }, input, facts);
  unit.emit({
    action: 'ticket.sign',
    target: targetOf(row),
    after: { signature: input.name, recordedBy: await recorderOf(unit, session) },
    // The customer signs. The user only provides the device.
    actor: { type: 'CUSTOMER_LINK', name: input.name },
  });
  return (await readSaved(unit, session, id, true)).ticket;
}

/**
 * Removes the signature of a ticket, if it has one, and returns the ticket.
 * @throws {ApiFailure} 404 if the caller cannot see the ticket, 409 if the ticket is locked
 */
export async function removeSignature(unit: Unit, session: Session, id: string): Promise<Ticket> {
  const { companyId, userId } = session;
  const row = await lockVisibleTicket(unit, session, id);
  if (isTicketLocked(factsOf(row))) throw locked(row);
  if (row.signed_at) {
    await deleteSignature(unit.trx, { companyId, ticketId: id, takenBy: userId });
    unit.emit({
      action: 'ticket.removeSignature',
      target: targetOf(row),
      before: { signature: row.signature_name },
      after: { signature: null },
    });
  }
  return (await readSaved(unit, session, id, true)).ticket;
}

/** Address and language of a signature link. */
export interface SignatureRecipient {
  to?: string | undefined;
  language?: 'en' | 'es' | undefined;
}

/** Distinguishes email addresses from phone numbers. */
const recipientFor = (to: string): { way: 'email' | 'phone'; to: string } =>
  to.includes('@') ? { way: 'email', to: to.toLowerCase() } : { way: 'phone', to: normalizePhone(to) ?? to };

/**
 * Enqueues the message of a signature request.
 * @throws {ApiFailure} as `enqueueMessage`
 */
export const enqueueRequest = (
  { trx }: Unit,
  request: { companyId: string; userId: string; requestId: string },
  way: 'email' | 'phone',
): Promise<void> =>
  enqueueMessage(trx, { template: way === 'email' ? 'signatureRequest' : 'signatureRequestSms', ...request });

/**
 * Creates a signature link for the caller, and sends a second link to the recipient if the caller gives one.
 * @param base base URL of the app, without a trailing slash
 * @throws {ApiFailure} 404 if the caller cannot see the ticket, 409 if the ticket is signed or void; also the failures of
 *   `enqueueMessage`
 */
export async function requestSignature(
  unit: Unit,
  session: Session,
  id: string,
  { to, language = 'en' }: SignatureRecipient,
  base: string,
): Promise<{ link: string; expiresAt: string }> {
  const { companyId, userId: requestedBy } = session;
  const row = await lockVisibleTicket(unit, session, id);
  rejectChange(row);
  if (row.signed_at) throw failure('ticketAlreadySigned');
  const sent = to === undefined ? undefined : recipientFor(to);
  const details = { companyId, ticketId: id, requestedBy, sentTo: sent?.to ?? null, language };
  const request = await startSignatureRequest(unit.trx, details);
  const token = await issueSignatureToken(unit.trx, { companyId, requestedBy, id: request.id });
  if (sent) await enqueueRequest(unit, { companyId, userId: requestedBy, requestId: request.id }, sent.way);
  unit.emit({
    action: 'ticket.requestSignature',
    target: targetOf(row),
    after: { sentTo: sent?.to ?? null },
  });
  return { link: `${base}/sign?token=${token}`, expiresAt: request.expiresAt.toISOString() };
}
