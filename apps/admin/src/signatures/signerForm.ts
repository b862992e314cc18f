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

/** What somebody who signs has typed and drawn. */
export interface SignerValues {
  name: string;
  title: string;
  strokes: InkStrokes;
  /** The typed name counts. */
  isTyped: boolean;
}

/** The labels of the fields, in the order of the form. */
export const signerLabels = {
  name: 'sign.name',
  title: 'sign.position',
  strokes: 'sign.signature',
  isTyped: 'sign.signature',
} as const;

/** Turns the errors of the fields into words. */
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

/** Checks what is sent with the rules of the server. */
export const validateSigner = ({ name, title, strokes, isTyped }: SignerValues) => ({
  name: validateSignerName(name),
  title: validateSignerTitle(title),
  strokes: isTyped ? undefined : validateInk(strokes),
});

/** Writes what is sent. */
export const signatureOf = ({ name, title, strokes, isTyped }: SignerValues) => ({
  name: name.trim(),
  title: title.trim() || null,
  ...(isTyped ? { typed: true as const } : { strokes }),
});

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const isStroke = (stroke: unknown) =>
  Array.isArray(stroke) &&
  stroke.every((point) => isShare(point?.x) && isShare(point?.y) && typeof point?.t === 'number');

/** Anybody may have written what is in the storage. */
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
 * Gives what was typed and drawn before: the tab keeps it through Back, Forward and a reload, until it is sent.
 * @param of what is signed
 */
export function useKeptSigner(of: string, name: string): SignerValues {
  const [initial] = useState(() => readKept(keyOf(of)) ?? { name, title: '', strokes: [], isTyped: false });
  return initial;
}

/** Keeps what is typed and drawn. */
export function useKeepSigner(of: string, values: SignerValues): void {
  useEffect(() => {
    store(keyOf(of), JSON.stringify(values), 'sessionStorage');
  }, [of, values]);
}

/** Forgets what was typed and drawn, once it is sent. */
export const forgetSigner = (of: string) => void store(keyOf(of), null, 'sessionStorage');
