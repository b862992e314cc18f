/** A signature on a ticket, as the company's own people take it, remove it or ask for it. */
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
  outdated,
  readSaved,
  readSignedFacts,
  type StoredTicket,
} from '../tickets/index.ts';
import { failure } from './failures.ts';
import { deleteSignature, saveSignature } from './store.ts';

/** Finds a ticket that the caller may see, and lets no other transaction change it meanwhile. */
async function lockVisibleTicket({ trx }: Unit, session: Session, id: string): Promise<StoredTicket> {
  const row = await lockTicket(trx, session.companyId, id);
  if (!row || !canSeeTicket(session, factsOf(row))) throw notFound();
  return row;
}

/** Names the signed-in user, on whose device a customer signs. */
async function recorderOf({ trx }: Unit, { companyId, userId }: Session) {
  const { fullname } = await trx
    .selectFrom('users')
    .select('fullname')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { id: userId, name: fullname };
}

/** A locked ticket keeps the signature that it has, and a void one is not signed any more. */
function rejectChange(row: StoredTicket): void {
  if (row.status === 'VOID' || (row.signed_at && isTicketLocked(factsOf(row)))) throw locked(row);
}

const targetOf = ({ id, number, code_prefix }: StoredTicket) => ({
  id,
  label: jobcode(number, code_prefix),
});

/**
 * Keeps the signature that a customer has given on the device of the caller, and gives the ticket as it now is.
 * @throws {ApiFailure} 404 for what the caller does not see, 409 for a locked ticket that is signed, or a void one
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
  if (basis.version !== undefined && basis.version !== row.version)
    throw await outdated(unit, session, row, 'ticketChanged');
  const facts = await readSignedFacts(unit.trx, row);
  await saveSignature(unit.trx, { companyId, ticketId: id, takenBy: userId }, input, facts);
  unit.emit({
    action: 'ticket.sign',
    target: targetOf(row),
    after: { signature: input.name, recordedBy: await recorderOf(unit, session) },
    // The customer signs; the user only holds the device.
    actor: { type: 'CUSTOMER_LINK', name: input.name },
  });
  return (await readSaved(unit, session, id, true)).ticket;
}

/**
 * Removes the signature of a ticket, if it has one, and gives the ticket as it now is.
 * @throws {ApiFailure} 404 for what the caller does not see, 409 for a locked ticket
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

/** Where a link to sign goes, and in which language. */
export interface SignatureRecipient {
  to?: string | undefined;
  language?: 'en' | 'es' | undefined;
}

/** The way that a link goes: an address of a mail, or a number as it is dialled. */
const wayTo = (to: string): { way: 'email' | 'phone'; to: string } =>
  to.includes('@') ? { way: 'email', to: to.toLowerCase() } : { way: 'phone', to: normalizePhone(to) ?? to };

/**
 * Makes a link by which the customer can sign, and sends another one if the caller says where to.
 * @param base where people reach the app, without a slash at its end
 * @throws {ApiFailure} 404 for what the caller does not see, 409 for a ticket that is signed or void; as `enqueueMessage`
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
  const sent = to === undefined ? undefined : wayTo(to);
  const details = { companyId, ticketId: id, requestedBy, sentTo: sent?.to ?? null, language };
  const request = await startSignatureRequest(unit.trx, details);
  const token = await issueSignatureToken(unit.trx, { companyId, requestedBy, id: request.id });
  const letter = { companyId, userId: requestedBy, requestId: request.id };
  if (sent?.way === 'email') {
    await enqueueMessage(unit.trx, { template: 'signatureRequest', ...letter });
  } else if (sent) {
    await enqueueMessage(unit.trx, { template: 'signatureRequestSms', ...letter });
  }
  unit.emit({
    action: 'ticket.requestSignature',
    target: targetOf(row),
    after: { sentTo: sent?.to ?? null },
  });
  return { link: `${base}/sign?token=${token}`, expiresAt: request.expiresAt.toISOString() };
}
