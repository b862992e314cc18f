'use client';

import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import type { MenuItem } from '../Menu/menuEntries.ts';
import { join } from '../theme/join.ts';
import * as styles from './PanelUser.css.ts';
import * as panelText from './panelText.css.ts';
import { useSidePanel } from './useSidePanel.ts';

// react-aria's menu with its popover weighs 37 KB (brotli), a third of the first load, and is rarely opened. It is loaded
// when the button is hovered or focused.
const loadMenu = () => import('../Menu/AnchoredMenu.tsx').then((module) => module.AnchoredMenu);

export interface PanelUserProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  /** Full name of the signed-in user. */
  name: string;
  /** Second line, such as the role. */
  description?: ReactNode;
  /** URL of a photo. Without a photo the initials are shown. */
  photo?: string | undefined;
  /** Accessible name of the menu, e.g. "Account". */
  menuLabel: string;
  items: readonly MenuItem[];
  /** Called with the `id` of the chosen menu item. */
  onAction: (id: string) => void;
}

/** The signed-in user, at the bottom of SidePanel: a button that opens the account menu. @selector [aria-expanded] */
export function PanelUser({
  name,
  description,
  photo,
  menuLabel,
  items,
  onAction,
  className,
  ...rest
}: PanelUserProps) {
  const [AnchoredMenu, load] = useLazyComponent(loadMenu);
  const { isExpanded, isMobileOpen } = useSidePanel();
  const isCollapsed = !isExpanded && !isMobileOpen;
  const [open, setOpen] = useState<{ trigger: HTMLElement; autoFocus: 'first' | 'last' | true }>();

  const openAt = (trigger: HTMLElement, autoFocus: 'first' | 'last' | true) => {
    load();
    // Safari does not focus a button when it is pressed. The menu returns focus to the previously focused element, so the
    // button must have focus.
    trigger.focus();
    setOpen({ trigger, autoFocus });
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => openAt(event.currentTarget, event.detail === 0 ? 'first' : true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
        }}
        {...(isCollapsed && { 'data-hint': name, 'data-hint-placement': 'end' })}
        {...rest}
        className={join(styles.button, className)}
      >
        <Avatar name={name} src={photo} size="medium" aria-hidden="true" />
        <span className={panelText.nameBlock}>
          <span className={panelText.name}>{name}</span>
          {description && <span className={panelText.description}>{description}</span>}
        </span>
        <span className={styles.icon}>
          <ChevronsUpDown size={16} aria-hidden="true" />
        </span>
      </button>
      {AnchoredMenu && (
        <AnchoredMenu
          trigger={open?.trigger ?? null}
          isOpen={open !== undefined}
          onOpenChange={() => setOpen(undefined)}
          autoFocus={open?.autoFocus}
          label={menuLabel}
          items={items}
          onAction={onAction}
        />
      )}
    </>
  );
}
