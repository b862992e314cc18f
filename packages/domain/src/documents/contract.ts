import { defaulted, enums, type Infer, nullable, object, optional, string, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { instant } from '../contract/scalars.ts';
import { hourCycles } from '../format/conventions.ts';

export const downloadTicketPdf = endpoint({
  method: 'GET',
  path: '/ticket/:id/pdf',
  summary:
    "Downloads a ticket as a PDF in the caller's language, with signature and photos, and with prices for users who may see them. 429 if too many are being created.",
  permission: 'tickets:read',
  kind: 'download',
  resource: 'ticket',
  reply: fileContentStruct,
});

/** The signed content with its signer and time, loaded through the URL on a printed ticket. */
export const signedContentStruct = type({
  /** The company that did the work. */
  company: string(),
  /** IANA name of the company's time zone. Older servers send neither this field nor `hourCycle`. */
  timeZone: optional(string()),
  hourCycle: optional(enums(hourCycles)),
  jobcode: string(),
  /** Name of the signer. */
  name: string(),
  title: defaulted(nullable(string()), null),
  signedAt: instant,
  way: enums(['DRAWN', 'TYPED']),
  /** The signed content, byte for byte. */
  content: string(),
  /** SHA-256 of the content as hexadecimal digits. */
  contentHash: string(),
});

export type SignedContent = Infer<typeof signedContentStruct>;

export const getSignedContent = endpoint({
  method: 'GET',
  path: '/signed',
  summary:
    'Looks up signed content with the token that is printed on a ticket. 404 `TOKEN_UNKNOWN` for an unknown token or a removed signature.',
  permission: 'anyone',
  query: object({ token: optional(string()) }),
  reply: signedContentStruct,
});

export const downloadSignedPdf = endpoint({
  method: 'GET',
  path: '/signed/pdf',
  summary:
    "Downloads the signed ticket as a PDF without prices, in the caller's language, with the token that is printed with the signature and returned to the signer.",
  permission: 'anyone',
  kind: 'download',
  query: object({ token: optional(string()) }),
  reply: fileContentStruct,
});
