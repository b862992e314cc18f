/** Reads delivery status notifications (RFC 3464): messages about emails that could not be delivered. */
import PostalMime, { type Email } from 'postal-mime';
import { ENVELOPE_ID_HEADER, type EnvelopeOwner, readEnvelopeId } from './envelopeId.ts';

/** A recipient that a mail server could not reach. */
export interface ReportedFailure {
  envelope: EnvelopeOwner;
  /** Addresses of the recipient, the most reliable first: mail that is forwarded has another final address. */
  addresses: readonly string[];
  /** The mail server will not try again because the address was rejected, not because the time ran out. */
  isPermanent: boolean;
  /** The status code of the server that rejected the email, such as 550. */
  smtpCode: number | undefined;
}

const reportTypes = ['message/delivery-status', 'message/global-delivery-status'];
const returnedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

/** Limits on untrusted mail. A report has three parts. */
const limits = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024 };

const parse = (raw: Uint8Array | string): Promise<Email> =>
  PostalMime.parse(raw, { ...limits, forceRfc822Attachments: true, attachmentEncoding: 'utf8' });

type Fields = ReadonlyMap<string, string>;

const fieldsIn = ({ headers }: Email): Fields =>
  new Map(headers.map(({ key, value }) => [key, value.trim()]));

/** A group of fields of a report has the syntax of a message header. */
const readFields = async (group: string): Promise<Fields> => fieldsIn(await parse(`${group}\r\n\r\n`));

/** Removes the type of an address or a code: `rfc822; ap@permian.example`. */
const withoutType = (value: string | undefined) => value?.replace(/^[\w-]+\s*;\s*/, '').replace(/^<|>$/g, '');

function failureOf(
  recipient: Fields,
  envelope: EnvelopeOwner,
  returnedTo: readonly string[],
): ReportedFailure | undefined {
  if (recipient.get('action')?.toLowerCase() !== 'failed') return undefined;
  const named = [recipient.get('original-recipient'), recipient.get('final-recipient')].map(withoutType);
  const [, code] = /^smtp\s*;\s*(\d{3})\b/i.exec(recipient.get('diagnostic-code') ?? '') ?? [];
  return {
    envelope,
    addresses: [...named.filter((address) => address !== undefined), ...returnedTo],
    isPermanent: !recipient.get('status')?.startsWith('4'),
    smtpCode: code === undefined ? undefined : Number(code),
  };
}

/**
 * Reads the recipients that a report declares as failed. Other messages, such as automatic replies and reports about
 * delays, contain none.
 * @throws {Error} for a message that exceeds the limits
 */
export async function readDeliveryReport(raw: Uint8Array): Promise<ReportedFailure[]> {
  const { attachments } = await parse(raw);
  const textOf = (types: readonly string[]) => {
    const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content;
    return typeof content === 'string' ? content : undefined;
  };
  const report = textOf(reportTypes);
  if (report === undefined) return [];
  const [message = '', ...recipients] = report.split(/(?:\r?\n[\t ]*){2,}/).filter((group) => group.trim());
  const returned = await parse(textOf(returnedTypes) ?? '');
  const id =
    (await readFields(message)).get('original-envelope-id') ??
    fieldsIn(returned).get(ENVELOPE_ID_HEADER.toLowerCase());
  const envelope = id === undefined ? undefined : readEnvelopeId(id);
  if (!envelope) return [];
  const returnedTo = (returned.to ?? []).flatMap(({ address }) => address ?? []);
  const failures = await Promise.all(
    recipients.map(async (group) => failureOf(await readFields(group), envelope, returnedTo)),
  );
  return failures.filter((failure) => failure !== undefined);
}
