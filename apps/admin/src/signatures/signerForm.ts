import {
  type InkStrokes,
  validateInk,
  validateSignerName,
  validateSignerTitle,
} from '@derrick/domain/signatures';
import { useEffect, useState } from 'react';
import type { Translate } from '../core/i18n/messages.ts';
import { readStored, store } from '../core/stored.ts';
import { errorMessages } from '../patterns/form/index.ts';

/** Values of the signing form. */
export interface SignerValues {
  name: string;
  title: string;
  strokes: InkStrokes;
  /** Uses the typed name instead of the drawing. */
  isTyped: boolean;
}

/** Labels of the fields, in form order. */
export const signerLabels = {
  name: 'sign.name',
  title: 'sign.position',
  strokes: 'sign.signature',
  isTyped: 'sign.signature',
} as const;

/** Returns the function that translates field errors. */
export const signerErrors = (t: Translate) =>
  errorMessages(
    t,
    {
      signerNameRequired: 'sign.error.name',
      nameTooLong: 'sign.error.tooLong',
      textTooLong: 'sign.error.tooLong',
      signatureRequired: 'sign.error.signature',
      signatureTooLong: 'sign.error.tooMuch',
    },
    'sign.error.invalid',
  );

/** Validates the form with the server's rules. */
export const validateSigner = ({ name, title, strokes, isTyped }: SignerValues) => ({
  name: validateSignerName(name),
  title: validateSignerTitle(title),
  strokes: isTyped ? undefined : validateInk(strokes),
});

/** Converts the form values for the API. */
export const signatureOf = ({ name, title, strokes, isTyped }: SignerValues) => ({
  name: name.trim(),
  title: title.trim() || null,
  ...(isTyped ? { typed: true as const } : { strokes }),
});

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const isStroke = (stroke: unknown) =>
  Array.isArray(stroke) &&
  stroke.every((point) => isShare(point?.x) && isShare(point?.y) && typeof point?.t === 'number');

/** Validates the stored value, because any script of this origin can write to the storage. */
function isKept(value: unknown): value is SignerValues {
  const { name, title, strokes, isTyped }: Record<string, unknown> = Object(value);
  const isText = typeof name === 'string' && typeof title === 'string' && typeof isTyped === 'boolean';
  return isText && Array.isArray(strokes) && strokes.every(isStroke);
}

function readKept(key: string): SignerValues | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(key, 'sessionStorage') ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const keyOf = (of: string) => `derrick.signature.${of}`;

/**
 * Returns the stored values of the signing form. The tab keeps them through Back, Forward and reload until they are sent.
 * @param of ID of the signed record
 */
export function useStoredSigner(of: string, name: string): SignerValues {
  const [initial] = useState(() => readKept(keyOf(of)) ?? { name, title: '', strokes: [], isTyped: false });
  return initial;
}

/** Stores the values of the signing form in this tab. */
export function useKeepSigner(of: string, values: SignerValues): void {
  useEffect(() => {
    store(keyOf(of), JSON.stringify(values), 'sessionStorage');
  }, [of, values]);
}

/** Removes the stored values after they were sent. */
export const clearStoredSigner = (of: string) => void store(keyOf(of), null, 'sessionStorage');
