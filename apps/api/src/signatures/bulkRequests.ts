/** Requests the signatures of several tickets from the contacts of their customers. */
import type { EndpointData } from '@derrick/domain/contract';
import type { Contact } from '@derrick/domain/customers';
import { canSeeTicket, type requestTicketSignatures } from '@derrick/domain/tickets';
import { findRecipients, type Recipients } from '../customers/index.ts';
import type { Unit } from '../events/index.ts';
import { cancelSignatureRequest, startSignatureRequest } from '../links/index.ts';
import { ApiFailure } from '../platform/apiFailure.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import type { Language } from '../platform/language.ts';
import { factsOf, lockTickets, type StoredTicket } from '../tickets/index.ts';
import { failure } from './failures.ts';
import { enqueueRequest, rejectChange, targetOf } from './onTheSpot.ts';

type Result = EndpointData<typeof requestTicketSignatures>;

/** Compares names without case and surrounding spaces. */
const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Returns the contact named on a ticket, or the first contact of the customer if the ticket names none. Another contact
 * must not sign for the named one.
 * @throws {ApiFailure} 422 if there is no such contact
 */
function contactOf(row: StoredTicket, contacts: readonly Contact[]): Contact {
  const { customer_name: name } = row;
  const contact = name ? contacts.find((one) => isSameName(one.name, name)) : contacts[0];
  if (contact) return contact;
  throw name ? failure('contactWithoutAddress', { values: { name } }) : failure('contactUnknown');
}

/** Sends a link to sign an unsigned ticket to the customer's contact. */
async function requestFrom(
  unit: Unit,
  { companyId, userId: requestedBy }: Session,
  row: StoredTicket,
  { contacts, language }: Recipients,
): Promise<{ name: string; sentTo: string }> {
  const { name, email, phone } = contactOf(row, contacts);
  const sentTo = email?.toLowerCase() ?? phone;
  if (!sentTo) throw failure('contactWithoutAddress', { values: { name } });
  const request = { companyId, ticketId: row.id, requestedBy, sentTo, language };
  const { id: requestId } = await startSignatureRequest(unit.trx, request);
  try {
    await enqueueRequest(unit, { companyId, userId: requestedBy, requestId }, email ? 'email' : 'phone');
  } catch (error) {
    // The other tickets of the transaction stay requested.
    if (error instanceof ApiFailure) await cancelSignatureRequest(unit.trx, { companyId, id: requestId });
    throw error;
  }
  unit.emit({ action: 'ticket.requestSignature', target: targetOf(row), after: { sentTo } });
  return { name, sentTo };
}

/** Returns the failure that a function throws. Other errors end the call. */
async function rejectionOf<T>(work: () => Promise<T>): Promise<T | ApiFailure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
}

const nobody: Recipients = { language: 'en', contacts: [] };

/** Requests the signature of each ticket separately. Messages of rejected tickets are in the caller's language. */
export async function requestSignatures(
  unit: Unit,
  session: Session,
  requestedIds: readonly string[],
  language: Language,
): Promise<Result> {
  const { companyId } = session;
  const ids = [...new Set(requestedIds.map((id) => id.toLowerCase()))].sort();
  const locked = ids.length > 0 ? await lockTickets(unit.trx, companyId, ids) : [];
  const rows = new Map(locked.map((row) => [row.id, row]));
  const customerIds = [...new Set(locked.flatMap(({ customer_id }) => customer_id ?? []))];
  const recipients = await findRecipients(unit.trx, companyId, customerIds);
  const result: Result = { asked: [], refused: [] };
  for (const id of ids) {
    const asked = await rejectionOf(async () => {
      const row = rows.get(id);
      if (!row || !canSeeTicket(session, factsOf(row))) throw notFound();
      rejectChange(row);
      if (row.signed_at) throw failure('ticketAlreadySigned');
      if (row.signature_state === 'waiting') throw failure('signatureAlreadyRequested');
      return requestFrom(unit, session, row, recipients.get(row.customer_id ?? '') ?? nobody);
    });
    if (asked instanceof ApiFailure)
      result.refused.push({ id, code: asked.code, message: asked.messageIn(language) });
    else result.asked.push({ id, ...asked });
  }
  return result;
}
