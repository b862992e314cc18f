import { type ComponentProps, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { announce } from '../announce/announce.ts';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useKitMessage } from '../i18n/messages.ts';

/** What every button of the kit does; what is not named here goes to the native `<button>`. */
export interface PressProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Called by a click, and by Enter and Space, of which the browser makes one; never while disabled or pending. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Can't be reached or pressed. @selector [data-disabled] */
  isDisabled?: boolean | undefined;
  /**
   * Keeps the focus and ignores presses, those that would submit a form included; is announced if it has the focus.
   * @selector [data-pending]
   */
  isPending?: boolean | undefined;
}

interface PressButtonProps extends PressProps {
  /** Whether the name of the button itself says that it is pending. */
  hasPendingName?: boolean | undefined;
}

/**
 * A native button that can wait; not exported from the kit. Not react-aria's: its press events weigh 12 KB of every first
 * load, and a native click is the same for mouse, finger, keyboard and screen reader.
 */
export function PressButton({
  type = 'button',
  onPress,
  isDisabled = false,
  isPending = false,
  hasPendingName = false,
  onClick,
  ref,
  ...rest
}: PressButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const mergedRef = useMemo(() => mergeRefs(buttonRef, ref), [ref]);
  const busy = useKitMessage('spinner.label');
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current === isPending) return;
    wasPending.current = isPending;
    const button = buttonRef.current;
    if (!button || document.activeElement !== button) return;
    // No screen reader says by itself that the button that it stands on has another name or state.
    const name = button.ariaLabel ?? button.textContent ?? '';
    announce(isPending && !hasPendingName ? `${name}, ${busy}` : name);
  }, [isPending, hasPendingName, busy]);

  return (
    <button
      {...rest}
      ref={mergedRef}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || rest['aria-disabled']}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onClick={(event) => {
        if (isPending) {
          // The Enter key in a field clicks the form's submit button, too.
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        // Safari does not focus what is pressed, and what the press opens gives the focus back to where it was.
        event.currentTarget.focus({ preventScroll: true });
        onClick?.(event);
        onPress?.(event);
      }}
    />
  );
}
