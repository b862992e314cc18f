import type { TicketSignature } from '@derrick/domain/signatures';
import { SIGNATURE_RATIO, signaturePath } from '@derrick/ui/signature';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './Signature.css.ts';

/** Height of the drawing in SVG units; the browser scales it. */
const HEIGHT = 80;
const WIDTH = HEIGHT * SIGNATURE_RATIO;

/** A drawn or typed signature. Rendered without the signature pad, whose code is lazily loaded. */
export function SignatureInk({ signature: { name, way, strokes } }: { signature: TicketSignature }) {
  const t = useTranslate();
  if (way === 'TYPED') return <p className={css.typed}>{name}</p>;
  return (
    <svg
      className={css.ink}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('sign.inkOf', { name })}
    >
      <path
        d={signaturePath(strokes, WIDTH, HEIGHT)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
