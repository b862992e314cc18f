import type { Clock } from '../company/index.ts';
import type { DocumentSignature } from '../documents/index.ts';
import { type Language, localeOf } from '../platform/language.ts';
import { presentSignature, signedCode } from '../signatures/index.ts';
import type { StoredTicket } from '../tickets/index.ts';

/** Width divided by height of the signature pad. */
const PAD_RATIO = 2.5;

/** Converts the signature of a ticket to its printed form, with the URL for looking up its hash. */
export function documentSignature(
  ticket: StoredTicket,
  { language, clock: { timeZone, hourCycle }, url }: { language: Language; clock: Clock; url: string },
): DocumentSignature | null {
  const signature = presentSignature(ticket);
  if (!signature) return null;
  const { name, title, signedAt, strokes, contentHash } = signature;
  const time = new Intl.DateTimeFormat(localeOf[language], {
    timeZone,
    hourCycle,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return {
    name,
    title,
    signedAt: time.format(new Date(signedAt)),
    strokes,
    aspectRatio: PAD_RATIO,
    hash: contentHash,
    verifyUrl: `${url}/signed?token=${signedCode(ticket.company_id, contentHash)}`,
  };
}
