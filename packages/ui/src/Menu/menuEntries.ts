import type { ReactNode } from 'react';

/** An action of a menu. */
export interface MenuItem {
  id: string;
  /** Visible text. Typing letters searches it. */
  label: string;
  /** Additional text below the label. */
  description?: ReactNode;
  /** 16 px icon before the label. */
  icon?: ReactNode;
  /** Keyboard shortcut for the same action, such as "Ctrl+D". It is only displayed; the app must listen for it. */
  shortcut?: string | undefined;
  /** URL that the item opens instead of calling `onAction`. Inside the app it uses KitProvider's `navigate`. */
  href?: string | undefined;
  /** `danger` for an action that can't be undone. @selector [data-tone="danger"] */
  tone?: 'danger' | undefined;
  /** Shows the item but prevents choosing it. Screen readers still read it. @selector [data-disabled] */
  isDisabled?: boolean | undefined;
}

interface MenuSectionBase {
  id: string;
  items: readonly MenuItem[];
  /**
   * Makes the items checkable: `single` for one item, `multiple` for any number. With `multiple` the menu stays open.
   * Without a mode the items are actions.
   */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** Ids of the checked items. @selector [data-selected] */
  selectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
}

/** A group of related items, separated by a line, with a heading or only an accessible name. */
export type MenuSection = MenuSectionBase &
  ({ title: string; 'aria-label'?: never } | { title?: never; 'aria-label': string });

/** An entry of a menu: an item, or a section of items. */
export type MenuEntry = MenuItem | MenuSection;

export const isSection = (entry: MenuEntry): entry is MenuSection => 'items' in entry;
