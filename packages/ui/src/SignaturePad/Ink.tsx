'use client';

import { signaturePath } from '../signature/signaturePath.ts';
import { SIGNATURE_RATIO, type SignatureStrokes } from '../signature/strokes.ts';
import * as styles from './SignaturePad.css.ts';

/** Size of the SVG coordinate system. The browser scales the drawing to the pad, including line widths. */
const HEIGHT = 200;
const WIDTH = HEIGHT * SIGNATURE_RATIO;

/** The drawn strokes, as wide as the pad. */
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
