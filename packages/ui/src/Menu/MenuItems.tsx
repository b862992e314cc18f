'use client';

import { useId } from 'react';
import { Menu as AriaMenu, MenuSection as AriaMenuSection, Header } from 'react-aria-components/Menu';
import * as styles from './Menu.css.ts';
import { MenuRow } from './MenuRow.tsx';
import { isSection, type MenuEntry, type MenuSection } from './menuEntries.ts';

interface MenuItemsProps {
  items: readonly MenuEntry[];
  /** Accessible name of the menu. */
  label: string;
  onAction: (id: string) => void;
  /** Initial focus: one end of the list, or the list itself (true). */
  autoFocus?: 'first' | 'last' | true | undefined;
  /** `id` of the current choice. @selector [data-selected] */
  selectedId?: string | undefined;
  onClose?: (() => void) | undefined;
  id?: string | undefined;
}

export function MenuItems({ items, label, onAction, autoFocus, selectedId, onClose, id }: MenuItemsProps) {
  const ownId = useId();
  const menuId = id ?? ownId;
  // react-aria also reports a press on a link or on a checkable item as an action.
  const actions = new Set(
    items
      .flatMap((entry) => (isSection(entry) ? (entry.selectionMode ? [] : entry.items) : entry))
      .filter(({ href }) => href === undefined)
      .map((item) => item.id),
  );
  return (
    <AriaMenu
      {...(selectedId !== undefined && { selectionMode: 'single', selectedKeys: [selectedId] })}
      aria-label={label}
      id={menuId}
      // Set here because react-aria would name the menu after its trigger, which has another label.
      aria-labelledby={menuId}
      className={styles.list}
      onAction={(key) => {
        const action = String(key);
        if (actions.has(action)) onAction(action);
      }}
      {...(autoFocus !== undefined && { autoFocus })}
      {...(onClose && { onClose })}
    >
      {items.map((entry) =>
        isSection(entry) ? (
          <MenuGroup key={entry.id} section={entry} />
        ) : (
          <MenuRow key={entry.id} item={entry} isCheckable={false} />
        ),
      )}
    </AriaMenu>
  );
}

function MenuGroup({ section }: { section: MenuSection }) {
  const { id, title, items, selectionMode, selectedKeys, onSelectionChange } = section;
  return (
    <AriaMenuSection
      id={id}
      {...(!title && { 'aria-label': section['aria-label'] })}
      {...(selectionMode && {
        selectionMode,
        selectedKeys: selectedKeys ?? [],
        // In a single choice one item always stays selected.
        disallowEmptySelection: selectionMode === 'single',
        onSelectionChange: (keys) => {
          const chosen = items.filter((item) => keys === 'all' || keys.has(item.id));
          onSelectionChange?.(new Set(chosen.map((item) => item.id)));
        },
      })}
      className={styles.section}
    >
      {title && <Header className={styles.heading}>{title}</Header>}
      {items.map((item) => (
        <MenuRow key={item.id} item={item} isCheckable={selectionMode !== undefined} />
      ))}
    </AriaMenuSection>
  );
}
