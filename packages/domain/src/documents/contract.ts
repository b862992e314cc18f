import { defaulted, enums, type Infer, nullable, object, optional, string, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { instant } from '../contract/scalars.ts';
import { hourCycles } from '../format/conventions.ts';

export const downloadTicketPdf = endpoint({
  method: 'GET',
  path: '/ticket/:id/pdf',
  summary:
    'A ticket as a PDF in the language of the caller, with its signature and photos; prices for those alone who may see them. 429 while too many are made.',
  permission: 'tickets:read',
  kind: 'download',
  resource: 'ticket',
  reply: fileContentStruct,
});

/** What was signed, by whom and when, as the address on a printed ticket finds it. */
export const signedContentStruct = type({
  /** The company that did the work. */
  company: string(),
  /** IANA name of the zone where it is; absent from an older server, as its clock. */
  timeZone: optional(string()),
  hourCycle: optional(enums(hourCycles)),
  jobcode: string(),
  /** Who signed. */
  name: string(),
  title: defaulted(nullable(string()), null),
  signedAt: instant,
  way: enums(['DRAWN', 'TYPED']),
  /** What was signed, byte for byte. */
  content: string(),
  /** The SHA-256 of the content in hexadecimal digits. */
  contentHash: string(),
});

export type SignedContent = Infer<typeof signedContentStruct>;

export const getSignedContent = endpoint({
  method: 'GET',
  path: '/signed',
  summary:
    'Looks up what was signed by the token in the address on a printed ticket. 404 `TOKEN_UNKNOWN` for a token that is none, or of a signature that was removed.',
  permission: 'anyone',
  query: object({ token: optional(string()) }),
  reply: signedContentStruct,
});

export const downloadSignedPdf = endpoint({
  method: 'GET',
  path: '/signed/pdf',
  summary:
    'The signed ticket as a PDF without prices, in the language of the caller, by the token that whoever signed was given and that is printed with the signature.',
  permission: 'anyone',
  kind: 'download',
  query: object({ token: optional(string()) }),
  reply: fileContentStruct,
});
