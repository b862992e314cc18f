'use client';

import { type ComponentProps, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { announce } from '../announce/announce.ts';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { spinnerTexts } from '../i18n/texts/spinner.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Props of every button of the kit. All other props are passed to the native `<button>`. */
export interface PressProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Called on a click and on the keys Enter and Space, but not while disabled or pending. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Prevents focus and presses. @selector [data-disabled] */
  isDisabled?: boolean | undefined;
  /**
   * Keeps a disabled button focusable, for a button that becomes disabled while the user is using it, e.g. when the
   * server asks to wait before the next attempt. Screen readers announce it as unavailable. @default false
   */
  isFocusableWhenDisabled?: boolean | undefined;
  /**
   * Ignores presses, including those that would submit a form, but keeps focus. Announced if the button is focused.
   * @selector [data-pending]
   */
  isPending?: boolean | undefined;
}

interface PressButtonProps extends PressProps {
  /** True if the label of the button changes while pending. Then only the new label is announced. */
  hasPendingName?: boolean | undefined;
}

/**
 * A native button with a pending state; not exported from the kit. react-aria's press events are not used because they
 * add 12 KB (brotli) to every first load. A native click works for mouse, touch, keyboard and screen reader.
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
    // Screen readers do not announce a changed name or state of the focused button by themselves.
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
          // Pressing Enter in a field also clicks the form's submit button.
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        // Safari does not focus a button when it is pressed. An overlay returns focus to the previously focused element,
        // so the button must have focus.
        event.currentTarget.focus({ preventScroll: true });
        onClick?.(event);
        onPress?.(event);
      }}
    />
  );
}
