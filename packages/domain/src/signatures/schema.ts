import { array, boolean, defaulted, enums, type Infer, nullable, number, string, type } from 'superstruct';
import { instant } from '../contract/scalars.ts';

/** Kinds of signatures: drawn, or the typed name of a signer who cannot draw. */
export const signatureWays = ['DRAWN', 'TYPED'] as const;

/** A signature of a ticket: the signer, the time and the kind. */
export const signatureStruct = type({
  name: string(),
  title: defaulted(nullable(string()), null),
  signedAt: instant,
  way: enums(signatureWays),
  /** True if the customer signed through a link on their own device. */
  isFromAfar: defaulted(boolean(), false),
  /** Empty if the signature is a typed name. */
  strokes: defaulted(array(array(type({ x: number(), y: number(), t: number() }))), []),
  /** SHA-256 of the signed content as hexadecimal digits. */
  contentHash: string(),
});

export type TicketSignature = Infer<typeof signatureStruct>;
