import { array, boolean, defaulted, enums, type Infer, nullable, number, string, type } from 'superstruct';
import { instant } from '../contract/scalars.ts';

/** How a signature was made: drawn, or by the typed name of somebody who can't draw. */
export const signatureWays = ['DRAWN', 'TYPED'] as const;

/** Who has signed a ticket, when and how. */
export const signatureStruct = type({
  name: string(),
  title: defaulted(nullable(string()), null),
  signedAt: instant,
  way: enums(signatureWays),
  /** True when the customer signed by a link, on a device of their own. */
  isFromAfar: defaulted(boolean(), false),
  /** Empty for a typed name. */
  strokes: defaulted(array(array(type({ x: number(), y: number(), t: number() }))), []),
  /** SHA-256 of the signed content, in hexadecimal digits. */
  contentHash: string(),
});

export type TicketSignature = Infer<typeof signatureStruct>;
