'use client';

import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { DialogBox, DialogTitle } from '../Dialog/DialogBox.tsx';
import { ModalLayer } from '../Dialog/ModalLayer.tsx';
import { signaturePadTexts } from '../i18n/texts/signaturePad.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { SignatureStrokes } from '../signature/strokes.ts';
import { useMediaQuery } from '../theme/useMediaQuery.ts';
import { DrawArea, DrawButtons, type Drawing } from './DrawArea.tsx';
import { fitToPad } from './drawing.ts';
import * as styles from './SignaturePad.css.ts';
import { useDrawing } from './useDrawing.ts';

interface SignatureScreenProps extends ScreenPadProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The pad on the full screen of a phone, in portrait or landscape. The drawing is kept however the screen is closed. */
export function SignatureScreen({ isOpen, onOpenChange, ...pad }: SignatureScreenProps) {
  return (
    <ModalLayer {...{ isOpen, onOpenChange }} className={styles.screen} boxClassName={styles.screenModal}>
      <DialogBox className={styles.screenDialog}>
        <ScreenPad {...pad} onDone={() => onOpenChange(false)} />
      </DialogBox>
    </ModalLayer>
  );
}

interface ScreenPadProps {
  label: string;
  summary: string | undefined;
  /** The drawing of the form. It always fits the pad. */
  drawing: Drawing;
}

const none: SignatureStrokes = [];

/**
 * The pad in the middle of a surface that fills the screen. The signer may draw beyond the pad: the ink stays where it was
 * drawn, and the form gets it fitted to the pad. After turning the phone the fitted ink is shown.
 */
function ScreenPad({ label, summary, drawing: form, onDone }: ScreenPadProps & { onDone: () => void }) {
  const message = useTexts(signaturePadTexts);
  const isPortrait = useMediaQuery('(orientation: portrait)');
  const [ink, setInk] = useState({ strokes: form.strokes, isPortrait });
  if (ink.isPortrait !== isPortrait) setInk({ strokes: fitToPad(ink.strokes), isPortrait });
  const drawing = useDrawing({
    value: ink.strokes,
    defaultValue: none,
    onChange(strokes) {
      setInk({ strokes, isPortrait });
      form.change(fitToPad(strokes));
    },
    isLocked: false,
    isUnbounded: true,
  });
  return (
    <>
      <div className={styles.screenHeader}>
        <DialogTitle className={styles.screenTitle}>{label}</DialogTitle>
        {summary && <p className={styles.screenSummary}>{summary}</p>}
      </div>
      <DrawArea label={label} drawing={drawing} isLocked={false} className={styles.surface} />
      <div className={styles.screenActions}>
        <DrawButtons drawing={drawing} />
        <Button variant="primary" className={styles.doneButton} onPress={onDone}>
          {message('signaturePad.done')}
        </Button>
      </div>
    </>
  );
}
