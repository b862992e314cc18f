'use client';

import { type CSSProperties, type Ref, useEffect, useId, useMemo, useState } from 'react';
import type { PopoverProps } from 'react-aria-components/Menu';
import { PagePopover } from '../Popover/PagePopover.tsx';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Menu.css.ts';
import { MenuItems } from './MenuItems.tsx';
import type { MenuEntry } from './menuEntries.ts';

export interface AnchoredMenuProps {
  /** The button that the menu belongs to. Focus it before opening the menu, because the focus returns there. */
  trigger: HTMLElement | null;
  isOpen: boolean;
  /** Called with false on Escape, on a choice, or on a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name of the menu. */
  label: string;
  items: readonly MenuEntry[];
  /** Called with the `id` of the chosen item, except for links and checkable items. */
  onAction: (id: string) => void;
  /** Initial focus: one end of the list for the keyboard, or the list itself (true) for a pointer. @default 'first' */
  autoFocus?: 'first' | 'last' | true | undefined;
  /** `id` of the current choice, which is focused first. Makes the items a single choice. @selector [data-selected] */
  selectedId?: string | undefined;
  /** Maximum height in px. @default the available height */
  maxHeight?: number | undefined;
  /** @default 'bottom end' */
  placement?: PopoverProps['placement'] | undefined;
  /** Ref of the popover. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A menu anchored to any element, for a menu that is shared by many buttons or loaded when opened. While open it sets
 * `aria-expanded` and `aria-controls` on the trigger. The trigger itself needs `aria-haspopup="menu"`.
 */
export function AnchoredMenu({
  trigger,
  isOpen,
  onOpenChange,
  label,
  items,
  onAction,
  autoFocus = 'first',
  selectedId,
  maxHeight,
  placement = 'bottom end',
  ref,
  className,
  style,
  ...rest
}: AnchoredMenuProps) {
  const id = useId();
  const openTrigger = isOpen ? trigger : null;
  // Kept while the menu fades out.
  const [shown, setShown] = useState({ trigger, items, label });
  if (openTrigger && (trigger !== shown.trigger || items !== shown.items || label !== shown.label)) {
    setShown({ trigger, items, label });
  }
  const triggerRef = useMemo(() => ({ current: shown.trigger }), [shown.trigger]);

  useEffect(() => {
    if (!openTrigger) return;
    openTrigger.setAttribute('aria-expanded', 'true');
    openTrigger.setAttribute('aria-controls', id);
    return () => {
      openTrigger.setAttribute('aria-expanded', 'false');
      openTrigger.removeAttribute('aria-controls');
    };
  }, [openTrigger, id]);

  return (
    <AriaLocale>
      <PagePopover
        {...rest}
        ref={ref ?? null}
        isOpen={openTrigger !== null}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        trigger="MenuTrigger"
        aria-label={shown.label}
        placement={placement}
        offset={4}
        {...(maxHeight !== undefined && { maxHeight })}
        className={join(styles.popover, className)}
        style={style}
      >
        <MenuItems
          id={id}
          label={shown.label}
          items={shown.items}
          onAction={(id) => {
            // Focuses the trigger before the action, because a dialog opened by the action returns focus to the element
            // focused now, and the chosen item is about to be removed.
            triggerRef.current?.focus();
            onAction(id);
          }}
          onClose={() => onOpenChange(false)}
          autoFocus={autoFocus}
          selectedId={selectedId}
        />
      </PagePopover>
    </AriaLocale>
  );
}
