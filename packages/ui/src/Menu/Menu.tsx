'use client';

import { type CSSProperties, type Ref, useEffect, useState } from 'react';
import { LazyNotice } from '../lazy/LazyNotice.tsx';
import { preloadOn, useLazyComponent } from '../lazy/useLazyComponent.ts';
import { type TriggerElement, useExtended } from '../trigger/extendElement.ts';
import type { AnchoredMenuProps } from './AnchoredMenu.tsx';
import type { MenuEntry } from './menuEntries.ts';

export interface MenuProps {
  /** Accessible name of the menu, such as "Ticket actions". */
  label: string;
  items: readonly MenuEntry[];
  /** Called with the `id` of the chosen item after the menu has closed, except for links and checkable items. */
  onAction: (id: string) => void;
  /** Button or IconButton that opens the menu. It receives `aria-haspopup` and `aria-expanded`. */
  trigger: TriggerElement;
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** @default 'bottom start' */
  placement?: AnchoredMenuProps['placement'];
  /** Ref of the popover. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

// react-aria's menu with its popover weighs 37 KB (brotli). It is loaded when the trigger is hovered, focused or pressed.
const loadMenu = () => import('./AnchoredMenu.tsx').then((module) => module.AnchoredMenu);

/** A button that opens a list of actions. Enter, Space and arrow keys open it, letters find an item, Escape closes it. */
export function Menu({
  label,
  items,
  onAction,
  trigger,
  isOpen: givenIsOpen,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom start',
  ...rest
}: MenuProps) {
  const [AnchoredMenu, load, status] = useLazyComponent(loadMenu);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [ownIsOpen, setOwnIsOpen] = useState(defaultOpen);
  const [autoFocus, setAutoFocus] = useState<'first' | 'last' | true>('first');
  const isOpen = givenIsOpen ?? ownIsOpen;
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  const change = (next: boolean) => {
    setOwnIsOpen(next);
    onOpenChange?.(next);
  };
  const open = (from: typeof autoFocus) => {
    setAutoFocus(from);
    change(true);
  };
  const extended = useExtended(trigger, setButton, {
    'aria-haspopup': 'true',
    'aria-expanded': isOpen,
    ...preloadOn(load),
    // A click without a pointer comes from a screen reader.
    onClick: (event) => open(event.detail === 0 ? 'first' : true),
    onKeyDown(event) {
      // Prevents the click that the browser derives from Enter and Space. react-aria would treat it as a screen reader's
      // click and focus the list instead of its first item.
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
      if (event.currentTarget.ariaDisabled === 'true') return;
      event.preventDefault();
      if (!event.repeat) open(event.key === 'ArrowUp' ? 'last' : 'first');
    },
  });
  return (
    <>
      {extended}
      {isOpen && <LazyNotice anchor={button} status={status} onRetry={load} onClose={() => change(false)} />}
      {AnchoredMenu && (
        <AnchoredMenu
          {...rest}
          trigger={button}
          isOpen={isOpen}
          onOpenChange={change}
          label={label}
          items={items}
          onAction={onAction}
          autoFocus={autoFocus}
          placement={placement}
        />
      )}
    </>
  );
}
