'use client';

import { Check } from 'lucide-react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Kbd } from '../Kbd/Kbd.tsx';
import { isBrowserNavigation } from '../Link/isBrowserNavigation.ts';
import { useKitNavigate } from '../theme/KitProvider.tsx';
import * as styles from './Menu.css.ts';
import type { MenuItem } from './menuEntries.ts';

interface MenuRowProps {
  item: MenuItem;
  /** True in a section with checkable items, which shows a check mark at selected items. */
  isCheckable: boolean;
}

/** A menu item: an action, a link, or a choice. Its complete visible text is its accessible name. */
export function MenuRow({ item, isCheckable }: MenuRowProps) {
  const navigate = useKitNavigate();
  const { id, label, description, icon, shortcut, href, tone, isDisabled = false } = item;
  return (
    <AriaMenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      data-tone={tone}
      {...(href !== undefined && {
        href,
        onClick: (event) => {
          const link = event.currentTarget;
          if (!navigate || !(link instanceof HTMLAnchorElement) || isBrowserNavigation(event, link)) return;
          event.preventDefault();
          navigate(href);
        },
      })}
      className={styles.item}
    >
      {isCheckable && <Check className={styles.check} size={16} aria-hidden="true" />}
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {shortcut && (
        <Kbd variant="plain" className={styles.shortcut}>
          {shortcut}
        </Kbd>
      )}
    </AriaMenuItem>
  );
}
