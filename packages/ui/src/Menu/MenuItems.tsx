import { type ReactNode, useId } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Text } from 'react-aria-components/Menu';
import * as styles from './Menu.css.ts';

/** One action of a menu. */
export interface MenuItem {
  id: string;
  /** Visible text, which typed letters search. */
  label: string;
  /** 16 px icon before the label. */
  icon?: ReactNode;
  /** `danger` for an action that can't be undone. @selector [data-tone="danger"] */
  tone?: 'danger' | undefined;
  /** Shown and read, but impossible to choose. @selector [data-disabled] */
  isDisabled?: boolean | undefined;
}

interface MenuItemsProps {
  items: readonly MenuItem[];
  /** Accessible name of the menu. */
  label: string;
  onAction: (id: string) => void;
  /** Initial focus: one end of the list, or the list itself (true). */
  autoFocus?: 'first' | 'last' | true | undefined;
  /** The present choice. @selector [data-selected] */
  selectedId?: string | undefined;
  onClose?: (() => void) | undefined;
  id?: string | undefined;
}

/** The list of items inside the popover of a menu. */
export function MenuItems({ items, label, onAction, autoFocus, selectedId, onClose, id }: MenuItemsProps) {
  const ownId = useId();
  const menuId = id ?? ownId;
  return (
    <AriaMenu
      {...(selectedId !== undefined && { selectionMode: 'single', selectedKeys: [selectedId] })}
      aria-label={label}
      id={menuId}
      // Itself, because react-aria would name the menu after its trigger, which has another label.
      aria-labelledby={menuId}
      className={styles.list}
      onAction={(key) => onAction(String(key))}
      {...(autoFocus !== undefined && { autoFocus })}
      {...(onClose && { onClose })}
    >
      {items.map((item) => (
        <AriaMenuItem
          key={item.id}
          id={item.id}
          textValue={item.label}
          isDisabled={item.isDisabled ?? false}
          data-tone={item.tone}
          className={styles.item}
        >
          {item.icon && (
            <span className={styles.icon} aria-hidden="true">
              {item.icon}
            </span>
          )}
          <Text slot="label">{item.label}</Text>
        </AriaMenuItem>
      ))}
    </AriaMenu>
  );
}
