'use client';

import { type ComponentProps, useEffect, useId, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as field from '../Field/Field.css.ts';
import type { FieldState } from '../Field/FieldParts.tsx';
import { ErrorContent, type FieldTexts, RequiredMark } from '../Field/FieldParts.tsx';
import { useControlledState } from '../Field/useControlledState.ts';
import { signaturePadTexts } from '../i18n/texts/signaturePad.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import type { SignatureStrokes } from '../signature/strokes.ts';
import { join } from '../theme/join.ts';
import { media } from '../theme/media.ts';
import { useMediaQuery } from '../theme/useMediaQuery.ts';
import { DrawArea, DrawButtons } from './DrawArea.tsx';
import { ScreenButton, TypedName } from './Preview.tsx';
import * as styles from './SignaturePad.css.ts';
import { useDrawing } from './useDrawing.ts';

export interface SignaturePadProps
  extends FieldTexts,
    FieldState,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** The drawn strokes, relative to the pad. Check them with `isSigned`: a dot is not a signature. */
  value?: SignatureStrokes | undefined;
  /** @default [] */
  defaultValue?: SignatureStrokes | undefined;
  /** Called when the user lifts the pen, and on Undo and Clear. */
  onChange?: ((strokes: SignatureStrokes) => void) | undefined;
  /** Offers “I sign with my typed name”, for signers who can't draw. @default true */
  allowsTyped?: boolean | undefined;
  /**
   * True if the typed name is used as the signature. The drawing is preserved in case the user unchecks the option.
   * @selector [data-typed]
   */
  isTyped?: boolean | undefined;
  /** @default false */
  defaultTyped?: boolean | undefined;
  onTypedChange?: ((isTyped: boolean) => void) | undefined;
  /** Name of the signer, as typed in a form field. Shown in place of the pad when `isTyped`. */
  signerName?: string | undefined;
  /** Summary of the signed content in one line. Shown above the pad on the full screen of a phone. */
  summary?: string | undefined;
  /** Shows only the signature. @selector [data-readonly] */
  isReadOnly?: boolean | undefined;
  /** `id` of the pad, or of the button that opens it on a phone. */
  id?: string | undefined;
}

const none: SignatureStrokes = [];

// Lazily loaded, because only phones need it, together with react-aria's modal.
const loadScreen = () => import('./SignatureScreen.tsx').then((module) => module.SignatureScreen);

/**
 * A signature by finger, pen or mouse, or by a typed name. The pad scales with the page and keeps the drawing when the
 * window is rotated or resized. On a phone, held upright or sideways, it opens on the full screen. Backspace removes the last
 * stroke, Delete clears.
 */
export function SignaturePad({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid = Boolean(errorMessage),
  value,
  defaultValue = none,
  onChange,
  allowsTyped = true,
  isTyped: givenTyped,
  defaultTyped = false,
  onTypedChange,
  signerName = '',
  summary,
  id,
  className,
  ...rest
}: SignaturePadProps) {
  const message = useTexts(signaturePadTexts);
  const labelId = useId();
  const helpId = useId();
  const isPhone = useMediaQuery(`${media.phone}, ${media.low}`);
  const isLocked = isDisabled || isReadOnly;
  const drawing = useDrawing({ value, defaultValue, onChange, isLocked });
  const [isTyped, setTyped] = useControlledState(givenTyped, defaultTyped, onTypedChange);
  const [isScreenOpen, setScreenOpen] = useState(false);
  const help = isInvalid ? errorMessage && <ErrorContent>{errorMessage}</ErrorContent> : description;
  const describedBy = help ? helpId : undefined;
  const opensScreen = isPhone && !isLocked;
  const [SignatureScreen, load] = useLazyComponent(loadScreen);
  useEffect(() => {
    if (opensScreen) load();
  }, [opensScreen, load]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a flexbox everywhere.
    <div
      role="group"
      aria-labelledby={rest['aria-label'] ? undefined : labelId}
      data-typed={isTyped || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      data-invalid={isInvalid || undefined}
      data-required={isRequired || undefined}
      {...rest}
      className={join(styles.root, className)}
    >
      <span id={labelId} className={field.label}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {isTyped ? (
        <TypedName name={signerName} />
      ) : opensScreen ? (
        <ScreenButton
          {...{ id, label, describedBy }}
          strokes={drawing.strokes}
          onPress={() => {
            load();
            setScreenOpen(true);
          }}
        />
      ) : (
        <DrawArea {...{ id, label, describedBy, drawing, isLocked }} />
      )}
      {!isTyped && !opensScreen && !isLocked && (
        <div className={styles.actions}>
          <DrawButtons drawing={drawing} />
        </div>
      )}
      {allowsTyped && !isReadOnly && (
        <Checkbox
          className={styles.typed}
          label={message('signaturePad.typed')}
          isSelected={isTyped}
          isDisabled={isDisabled}
          onChange={setTyped}
        />
      )}
      {help && (
        <div id={helpId} className={isInvalid ? field.error : field.description}>
          {help}
        </div>
      )}
      {SignatureScreen && (
        <SignatureScreen
          isOpen={isScreenOpen && !isLocked}
          onOpenChange={setScreenOpen}
          {...{ label, summary, drawing }}
        />
      )}
    </div>
  );
}
