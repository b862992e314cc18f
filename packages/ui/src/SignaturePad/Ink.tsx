'use client';

import { signaturePath } from '../signature/signaturePath.ts';
import { SIGNATURE_RATIO, type SignatureStrokes } from '../signature/strokes.ts';
import * as styles from './SignaturePad.css.ts';

/** Units of the drawing; the browser scales it to the pad, lines included. */
const HEIGHT = 200;
const WIDTH = HEIGHT * SIGNATURE_RATIO;

/** What was drawn, as wide as the pad. */
export function Ink({ strokes }: { strokes: SignatureStrokes }) {
  return (
    <svg className={styles.ink} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path
        d={signaturePath(strokes, WIDTH, HEIGHT)}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
