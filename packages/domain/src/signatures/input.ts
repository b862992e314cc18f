import { define, type Infer, literal, object, optional, string } from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { validatedString } from '../contract/scalars.ts';
import { blankAsNull, lineOf } from '../contract/text.ts';
import { oneLine } from '../format/oneLine.ts';
import { hasInk, INK_POINTS_MAX, type InkStrokes } from './ink.ts';

// Separate from schema.ts, because the ticket list does not need these structs.

/** Maximum length of a signer's name or title, in UTF-16 code units. */
export const SIGNER_TEXT_MAX = 200;

export function validateSignerName(value: string): 'signerNameRequired' | 'nameTooLong' | undefined {
  const name = oneLine(value);
  if (name === '') return 'signerNameRequired';
  return name.length > SIGNER_TEXT_MAX ? 'nameTooLong' : undefined;
}

/** Checks the signer's title, which may be empty. */
export const validateSignerTitle = (value: string): 'textTooLong' | undefined =>
  oneLine(value).length > SIGNER_TEXT_MAX ? 'textTooLong' : undefined;

/** Checks a drawn signature: enough ink, and at most `INK_POINTS_MAX` points. */
export function validateInk(strokes: InkStrokes): 'signatureRequired' | 'signatureTooLong' | undefined {
  if (strokes.reduce((count, { length }) => count + length, 0) > INK_POINTS_MAX) return 'signatureTooLong';
  return hasInk(strokes) ? undefined : 'signatureRequired';
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

const isPoint = (value: unknown) => {
  const { x, y, t } = Object(value);
  return isShare(x) && isShare(y) && Number.isFinite(t) && t >= 0;
};

/** The strokes of the pad. Validated by hand, because a struct for each of thousands of points would take a second. */
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
  name: validatedString('signerName', validateSignerName, oneLine),
  title: blankAsNull(lineOf(SIGNER_TEXT_MAX), oneLine),
  /** The drawing. If there is none, `typed` states that the typed name is the signature. */
  strokes: optional(strokes),
  typed: optional(literal(true)),
};

interface Signed {
  strokes?: InkStrokes | undefined;
  typed?: true | undefined;
}

/** Rejects a signature with too little ink, unless the typed name is the signature. */
const requireInkOrTypedName = (input: Signed) =>
  input.typed === true || hasInk(input.strokes ?? [])
    ? true
    : [{ path: ['strokes'], message: 'signatureRequired' }];

/** A signature in a request body. Parse it with `create`, which trims texts. */
export const signatureInputStruct = objectRule(object(signerFields), 'signature', requireInkOrTypedName);

export type SignatureInput = Infer<typeof signatureInputStruct>;

/** A signature sent through a link. */
export const linkSignatureStruct = objectRule(
  object({
    token: string(),
    /** Hash of the content that the customer saw. The server returns 409 if the ticket has changed since. */
    contentHash: optional(string()),
    ...signerFields,
  }),
  'signature',
  requireInkOrTypedName,
);

export type LinkSignature = Infer<typeof linkSignatureStruct>;
