import type { ReactNode } from 'react';

/** One action of a menu. */
export interface MenuItem {
  id: string;
  /** Visible text, which typed letters search. */
  label: string;
  /** Further words below the label. */
  description?: ReactNode;
  /** 16 px icon before the label. */
  icon?: ReactNode;
  /** Keys that do the same without the menu, such as "Ctrl+D". They are shown; to listen for them is the app's part. */
  shortcut?: string | undefined;
  /** Address that the item opens instead of calling `onAction`, by KitProvider's `navigate` inside the app. */
  href?: string | undefined;
  /** `danger` for an action that can't be undone. @selector [data-tone="danger"] */
  tone?: 'danger' | undefined;
  /** Shown and read, but impossible to choose. @selector [data-disabled] */
  isDisabled?: boolean | undefined;
}

interface MenuSectionBase {
  id: string;
  items: readonly MenuItem[];
  /**
   * Makes the items checkable: one of them, or any number. The menu stays open while any number is chosen. Without a mode
   * they are actions.
   */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** Ids of the checked items. @selector [data-selected] */
  selectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
}

/** Items that belong together, under a heading or with an accessible name alone, apart from the others by a line. */
export type MenuSection = MenuSectionBase &
  ({ title: string; 'aria-label'?: never } | { title?: never; 'aria-label': string });

/** What a menu shows: items, and sections of items. */
export type MenuEntry = MenuItem | MenuSection;

/** Tests whether an entry of a menu is a section. */
export const isSection = (entry: MenuEntry): entry is MenuSection => 'items' in entry;
