/** Envelope ids (RFC 3461) of emails with an invoice. A mail server that returns such an email names its id. */
import { isUuid } from '@derrick/domain/contract';

/** Header with the envelope id, for mail servers that return only the header of an email. */
export const ENVELOPE_ID_HEADER = 'X-Envelope-Id';

/** The sending that an envelope id names. */
export interface EnvelopeOwner {
  companyId: string;
  sendingId: string;
}

/** 73 characters of `0-9a-f-.`, which need no encoding. RFC 3461 allows 100. */
export const envelopeIdOf = ({ companyId, sendingId }: EnvelopeOwner): string => `${companyId}.${sendingId}`;

/** Returns undefined for an id that this server has not created. */
export function readEnvelopeId(text: string): EnvelopeOwner | undefined {
  const [companyId = '', sendingId = '', ...rest] = text.trim().toLowerCase().split('.');
  return rest.length === 0 && isUuid(companyId) && isUuid(sendingId) ? { companyId, sendingId } : undefined;
}
