'use client';

import { Eraser, Undo2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { signaturePadTexts } from '../i18n/texts/signaturePad.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import { Ink } from './Ink.tsx';
import * as styles from './SignaturePad.css.ts';
import type { useDrawing } from './useDrawing.ts';

/** The strokes of a signature and the functions that change them. */
export type Drawing = ReturnType<typeof useDrawing>;

interface DrawAreaProps {
  id?: string | undefined;
  label: string;
  describedBy?: string | undefined;
  drawing: Drawing;
  isLocked: boolean;
  className?: string | undefined;
}

/** The drawing surface. Backspace removes the last stroke, Delete clears. */
export function DrawArea({ id, label, describedBy, drawing, isLocked, className }: DrawAreaProps) {
  const message = useTexts(signaturePadTexts);
  const { strokes } = drawing;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLocked) return;
    const isUndo = event.key === 'Backspace' || (event.key === 'z' && (event.ctrlKey || event.metaKey));
    if (!isUndo && event.key !== 'Delete') return;
    event.preventDefault();
    if (isUndo) drawing.undo();
    else drawing.clear();
  };
  return (
    <div
      id={id}
      role="img"
      aria-label={message(strokes.length > 0 ? 'signaturePad.drawn' : 'signaturePad.empty', { label })}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an error summary focuses it, and keys undo and clear.
      tabIndex={0}
      className={join(styles.pad, className)}
      onKeyDown={onKeyDown}
      {...drawing.padProps}
    >
      <span className={styles.paperArea}>
        <span className={styles.line} />
        {strokes.length === 0 && !isLocked && (
          <span className={styles.hint}>{message('signaturePad.hint')}</span>
        )}
        <Ink strokes={strokes} />
      </span>
    </div>
  );
}

/** Undo and Clear. The buttons keep focus when there are no strokes left. */
export function DrawButtons({ drawing }: { drawing: Drawing }) {
  const message = useTexts(signaturePadTexts);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<Undo2 size={16} />}
        isDisabled={!drawing.canUndo}
        isFocusableWhenDisabled
        onPress={drawing.undo}
      >
        {message('signaturePad.undo')}
      </Button>
      <Button
        variant="ghost"
        size="small"
        icon={<Eraser size={16} />}
        isDisabled={drawing.strokes.length === 0}
        isFocusableWhenDisabled
        onPress={drawing.clear}
      >
        {message('signaturePad.clear')}
      </Button>
    </>
  );
}
