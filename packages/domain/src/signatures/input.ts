import { define, type Infer, literal, object, optional, string } from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { ruled } from '../contract/scalars.ts';
import { blankAsNull, lineOf } from '../contract/text.ts';
import { oneLine } from '../format/oneLine.ts';
import { hasInk, INK_POINTS_MAX, type InkStrokes } from './ink.ts';

// Apart from schema.ts: the list of tickets needs none of it.

/** The longest name or title of somebody who signs, in UTF-16 units. */
export const SIGNER_TEXT_MAX = 200;

/** Checks the name of somebody who signs. */
export function validateSignerName(value: string): 'signerNameRequired' | 'nameTooLong' | undefined {
  const name = oneLine(value);
  if (name === '') return 'signerNameRequired';
  return name.length > SIGNER_TEXT_MAX ? 'nameTooLong' : undefined;
}

/** Checks the title of somebody who signs, which may be empty. */
export const validateSignerTitle = (value: string): 'textTooLong' | undefined =>
  oneLine(value).length > SIGNER_TEXT_MAX ? 'textTooLong' : undefined;

/** Checks what was drawn: there must be enough of it, and no more than a pad holds. */
export function validateInk(strokes: InkStrokes): 'signatureRequired' | 'signatureTooLong' | undefined {
  if (strokes.reduce((count, { length }) => count + length, 0) > INK_POINTS_MAX) return 'signatureTooLong';
  return hasInk(strokes) ? undefined : 'signatureRequired';
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

const isPoint = (value: unknown) => {
  const { x, y, t } = Object(value);
  return isShare(x) && isShare(y) && Number.isFinite(t) && t >= 0;
};

/** Strokes as the pad gives them. By hand: a struct of each of some thousand points would take a second. */
const strokes = define<InkStrokes>('strokes', (value) => {
  if (!Array.isArray(value)) return 'invalid';
  let count = 0;
  for (const stroke of value) {
    if (!Array.isArray(stroke)) return 'invalid';
    count += Math.max(1, stroke.length);
    if (count > INK_POINTS_MAX) return 'signatureTooLong';
    if (!stroke.every(isPoint)) return 'invalid';
  }
  return true;
});

const signerFields = {
  name: ruled('signerName', validateSignerName, oneLine),
  title: blankAsNull(lineOf(SIGNER_TEXT_MAX), oneLine),
  /** What was drawn; without it, `typed` says that the typed name counts. */
  strokes: optional(strokes),
  typed: optional(literal(true)),
};

interface Signed {
  strokes?: InkStrokes | undefined;
  typed?: true | undefined;
}

/** Refuses a signature with too little ink, unless the typed name is to count. */
const hasSigned = (input: Signed) =>
  input.typed === true || hasInk(input.strokes ?? [])
    ? true
    : [{ path: ['strokes'], message: 'signatureRequired' }];

/** A signature as it is sent. Read it with `create`, which trims. */
export const signatureInputStruct = objectRule(object(signerFields), 'signature', hasSigned);

export type SignatureInput = Infer<typeof signatureInputStruct>;

/** A signature that is sent from a link. */
export const linkSignatureStruct = objectRule(
  object({
    token: string(),
    /** That of the content which was read; 409 when the ticket has changed since. */
    contentHash: optional(string()),
    ...signerFields,
  }),
  'signature',
  hasSigned,
);

export type LinkSignature = Infer<typeof linkSignatureStruct>;
