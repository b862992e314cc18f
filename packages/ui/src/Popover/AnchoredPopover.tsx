'use client';

import { type CSSProperties, type ReactNode, type Ref, useMemo } from 'react';
import { DialogBox } from '../Dialog/DialogBox.tsx';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import { PagePopover } from './PagePopover.tsx';
import * as styles from './Popover.css.ts';
import type { popoverPlacements } from './variants.ts';

export interface AnchoredPopoverProps {
  /** The button to which the popover is anchored and to which focus returns. Give it `aria-haspopup="dialog"`. */
  trigger: HTMLElement | null;
  /** Accessible name. */
  label: string;
  children: ReactNode;
  isOpen: boolean;
  /** Called with false on Escape and on a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number] | undefined;
  /** Ref of the element with `role="dialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A Popover anchored to an existing button. Its code can be loaded when the button is first pressed. */
export function AnchoredPopover({
  trigger,
  label,
  children,
  isOpen,
  onOpenChange,
  placement = 'bottom start',
  ref,
  className,
  style,
  ...rest
}: AnchoredPopoverProps) {
  const triggerRef = useMemo(() => ({ current: trigger }), [trigger]);
  return (
    <AriaLocale>
      <PagePopover
        isOpen={isOpen && trigger !== null}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement={placement}
        offset={8}
        className={styles.popover}
      >
        <DialogBox
          {...rest}
          ref={ref}
          aria-label={label}
          className={join(styles.dialog, className)}
          style={style}
        >
          {children}
        </DialogBox>
      </PagePopover>
    </AriaLocale>
  );
}
