'use client';

import { signaturePadTexts } from '../i18n/texts/signaturePad.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { SignatureStrokes } from '../signature/strokes.ts';
import { Ink } from './Ink.tsx';
import * as styles from './SignaturePad.css.ts';

/** The typed name, shown in place of the pad. */
export function TypedName({ name }: { name: string }) {
  const message = useTexts(signaturePadTexts);
  return (
    <div className={styles.preview}>
      <span className={styles.line} />
      {name.trim() === '' ? (
        <span className={styles.hint}>{message('signaturePad.nameMissing')}</span>
      ) : (
        <span className={styles.typedName}>{name}</span>
      )}
    </div>
  );
}

interface ScreenButtonProps {
  id: string | undefined;
  label: string;
  describedBy: string | undefined;
  strokes: SignatureStrokes;
  onPress: () => void;
}

/** Shows the signature on a phone. A press opens the pad on the full screen. */
export function ScreenButton({ id, label, describedBy, strokes, onPress }: ScreenButtonProps) {
  const message = useTexts(signaturePadTexts);
  return (
    <button
      type="button"
      id={id}
      // The accessible name includes the visible text, so that speech control finds the button by it.
      aria-label={
        strokes.length > 0
          ? message('signaturePad.drawn', { label })
          : `${message('signaturePad.empty', { label })}. ${message('signaturePad.open')}`
      }
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      className={styles.preview}
      onClick={onPress}
    >
      <span className={styles.line} />
      {strokes.length === 0 && <span className={styles.hint}>{message('signaturePad.open')}</span>}
      <Ink strokes={strokes} />
    </button>
  );
}
