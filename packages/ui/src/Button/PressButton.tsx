'use client';

import { type ComponentProps, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { announce } from '../announce/announce.ts';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { spinnerTexts } from '../i18n/texts/spinner.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Props of every button of the kit. All others go to the native `<button>`. */
export interface PressProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Called by a click and by the keys Enter and Space; never while disabled or pending. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Makes the button impossible to focus and press. @selector [data-disabled] */
  isDisabled?: boolean | undefined;
  /**
   * Lets a disabled button keep the focus, for one that is disabled while somebody uses it, as after a refusal that asks
   * to wait. It is announced as unavailable. @default false
   */
  isFocusableWhenDisabled?: boolean | undefined;
  /**
   * Ignores presses, also those that would submit a form, but keeps the focus. Announced if the button is focused.
   * @selector [data-pending]
   */
  isPending?: boolean | undefined;
}

interface PressButtonProps extends PressProps {
  /** True if the label of the button changes while pending, so that the name alone is announced. */
  hasPendingName?: boolean | undefined;
}

/**
 * A native button with a pending state; not exported from the kit. Without react-aria's press events, which weigh 12 KB
 * brotli in every first load: a native click works for mouse, finger, keyboard and screen reader alike.
 */
export function PressButton({
  type = 'button',
  onPress,
  isDisabled = false,
  isFocusableWhenDisabled = false,
  isPending = false,
  hasPendingName = false,
  onClick,
  ref,
  ...rest
}: PressButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const mergedRef = useMemo(() => mergeRefs(buttonRef, ref), [ref]);
  const busy = useTexts(spinnerTexts)('spinner.label');
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current === isPending) return;
    wasPending.current = isPending;
    const button = buttonRef.current;
    if (!button || document.activeElement !== button) return;
    // No screen reader announces a new name or state of the focused button by itself.
    const name = button.ariaLabel ?? button.textContent ?? '';
    announce(isPending && !hasPendingName ? `${name}, ${busy}` : name);
  }, [isPending, hasPendingName, busy]);

  return (
    <button
      {...rest}
      ref={mergedRef}
      type={type}
      disabled={isDisabled && !isFocusableWhenDisabled}
      aria-disabled={isPending || (isDisabled && isFocusableWhenDisabled) || rest['aria-disabled']}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onClick={(event) => {
        if (isPending || isDisabled) {
          // Enter in a field clicks the form's submit button, too.
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        // Safari does not focus a button on press, and an overlay returns the focus to the element that had it.
        event.currentTarget.focus({ preventScroll: true });
        onClick?.(event);
        onPress?.(event);
      }}
    />
  );
}
