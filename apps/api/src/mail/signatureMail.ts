/** Messages about signatures: to the customer, and to admins and managers when the customer disputes the ticket. */
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { findSignatureRequest, issueSignatureToken } from '../links/index.ts';
import { type ComposedMessage, layOutEmail, layOutSms } from './layout.ts';
import { isPlainAddress } from './names.ts';
import type { SignaturePayload } from './payload.ts';
import type { Recipient } from './recipient.ts';
import { smsWordsOf, wordsOf } from './wording.ts';

/** Reads the data that a message contains: the ticket, its customer and the user who requests the signature. */
const factsOf = (trx: Transaction<Database>, { companyId, requestId }: SignaturePayload) =>
  trx
    .selectFrom('signature_requests as request')
    .innerJoin('companies as company', 'company.id', 'request.company_id')
    .innerJoin('tickets as ticket', (join) =>
      join.onRef('ticket.company_id', '=', 'request.company_id').onRef('ticket.id', '=', 'request.ticket_id'),
    )
    .innerJoin('users as asker', (join) =>
      join
        .onRef('asker.company_id', '=', 'request.company_id')
        .onRef('asker.id', '=', 'request.requested_by'),
    )
    .leftJoin('customers as customer', (join) =>
      join
        .onRef('customer.company_id', '=', 'ticket.company_id')
        .onRef('customer.id', '=', 'ticket.customer_id'),
    )
    .select([
      'ticket.id as ticketId',
      'ticket.number',
      'ticket.code_prefix as prefix',
      'ticket.well_name as wellName',
      'ticket.customer_name as contact',
      'customer.name as customer',
      'company.name as company',
      'asker.fullname as requestedBy',
      'request.dispute',
    ])
    .where('request.company_id', '=', companyId)
    .where('request.id', '=', requestId)
    .where('ticket.deleted_at', 'is', null)
    .executeTakeFirst();

/** Finds the recipient of a signature link; undefined if the link can no longer be used. */
export async function findSigner(
  trx: Transaction<Database>,
  payload: SignaturePayload,
): Promise<Recipient | undefined> {
  const { companyId, userId, requestId, template } = payload;
  const request = await findSignatureRequest(trx, { companyId, id: requestId });
  const facts = await factsOf(trx, payload);
  if (!facts || !request?.isOpen || request.sentTo === null) return undefined;
  const { sentTo: address, language } = request;
  if (template === 'signatureRequest' && !isPlainAddress(address)) return undefined;
  return { companyId, userId, fullname: facts.contact, address, language };
}

export async function composeSignatureMail(
  trx: Transaction<Database>,
  payload: SignaturePayload,
  recipient: Recipient,
  publicUrl: string,
): Promise<ComposedMessage> {
  const { companyId, userId, requestId, template } = payload;
  const { fullname, language } = recipient;
  const facts = await factsOf(trx, payload);
  if (!facts) throw new Error(`The request for a signature ${requestId} is gone`);
  const named = {
    company: facts.company,
    requestedBy: facts.requestedBy,
    wellName: facts.wellName,
  };
  const jobcode = `${facts.prefix}${facts.number}`;
  if (template === 'ticketDisputed') {
    const customer = facts.contact || facts.customer || jobcode;
    const values = { ...named, jobcode, fullname, customer, comment: facts.dispute ?? '' };
    const words = wordsOf(language, 'ticketDisputed', values);
    return layOutEmail(language, words, `${publicUrl}/dashboard/job-tickets/${facts.ticketId}`);
  }
  const token = await issueSignatureToken(trx, { companyId, requestedBy: userId, id: requestId });
  const link = `${publicUrl}/sign?token=${token}`;
  if (template === 'signatureRequestSms') {
    return layOutSms(smsWordsOf(language, 'signatureRequestSms', { ...named, jobcode }), link);
  }
  return layOutEmail(language, wordsOf(language, 'signatureRequest', { ...named, jobcode, fullname }), link);
}
