import {
  array,
  defaulted,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  refine,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { instant } from '../contract/scalars.ts';
import { textOf } from '../contract/text.ts';
import { hourCycles } from '../format/conventions.ts';
import { linkSignatureStruct } from './input.ts';

// Endpoints for a customer without an account, authorized by the link that was sent to them.

const text = defaulted(nullable(string()), null);

/** The data that the customer signs. */
const signedFactsStruct = type({
  jobcode: string(),
  workDate: text,
  customerCompany: text,
  customerName: text,
  costReference: text,
  location: string(),
  wellName: string(),
  description: string(),
  technician: text,
  jobType: text,
  workStartedAt: text,
  workEndedAt: text,
  workHours: number(),
  travelStartedAt: text,
  travelEndedAt: text,
  travelHours: number(),
  lines: defaulted(
    array(type({ kind: string(), description: string(), quantity: number(), unit: string() })),
    [],
  ),
});

/** The reply for a signature link: the ticket as shown to the customer. */
export const signRequestStruct = type({
  company: type({
    name: string(),
    photo: text,
    /** IANA name of the company's time zone. Older servers send neither this field nor `hourCycle`. */
    timeZone: optional(string()),
    hourCycle: optional(enums(hourCycles)),
  }),
  ticket: signedFactsStruct,
  /** The files of the ticket. Each is downloaded by its name together with the token. */
  files: defaulted(array(type({ name: string(), originalName: string() })), []),
  contentHash: string(),
  /** The time at which the link expires. */
  expiresAt: instant,
});

export type SignRequest = Infer<typeof signRequestStruct>;

const token = object({ token: optional(string()) });

export const getSignRequest = endpoint({
  method: 'GET',
  path: '/sign',
  summary:
    'Reads the ticket of a signature link without consuming the link. `code` distinguishes expired, used, replaced and unknown links, signed tickets (`ALREADY_SIGNED`) and void tickets (`TICKET_LOCKED`).',
  permission: 'anyone',
  query: token,
  reply: signRequestStruct,
});

export const downloadSignFile = endpoint({
  method: 'GET',
  path: '/sign/file/:name',
  summary: 'Downloads a file of the ticket of a signature link.',
  permission: 'anyone',
  kind: 'download',
  resource: 'file',
  query: token,
  reply: fileContentStruct,
});

export const downloadSignPdf = endpoint({
  method: 'GET',
  path: '/sign/pdf',
  summary:
    "Downloads the ticket of a signature link as a PDF without prices, in the caller's language, before it is signed. 429 if too many are being created.",
  permission: 'anyone',
  kind: 'download',
  query: token,
  reply: fileContentStruct,
});

const signedByLinkStruct = type({
  signedAt: instant,
  /** Token for the signed content and its PDF. See `getSignedContent`. */
  signedToken: optional(string()),
});

/** The reply to a customer who signed through a link. */
export type SignedByLink = Infer<typeof signedByLinkStruct>;

export const signByLink = endpoint({
  method: 'POST',
  path: '/sign',
  summary:
    'Signs the ticket of a link and consumes the link. 409 `CONFLICT` if the ticket does not match the `contentHash`.',
  permission: 'anyone',
  body: linkSignatureStruct,
  reply: signedByLinkStruct,
  example: { body: { token: 'the token of the link', name: 'Dana Whitfield', title: null, typed: true } },
});

/** Maximum length of a customer's problem report about a ticket, in UTF-16 code units. */
export const DISPUTE_TEXT_MAX = 1000;

/** Checks a customer's problem report. */
export function validateDispute(value: string): 'disputeRequired' | 'textTooLong' | undefined {
  const trimmed = value.trim();
  if (trimmed === '') return 'disputeRequired';
  return trimmed.length > DISPUTE_TEXT_MAX ? 'textTooLong' : undefined;
}

const disputeText = refine(textOf(DISPUTE_TEXT_MAX), 'dispute', (value) => validateDispute(value) ?? true);

export const disputeByLink = endpoint({
  method: 'POST',
  path: '/sign/dispute',
  summary: 'Reports a problem with the ticket of a link, requests changes and consumes the link.',
  permission: 'anyone',
  body: object({ token: string(), text: disputeText }),
  example: { body: { token: 'the token of the link', text: 'We agreed on six hours.' } },
});
