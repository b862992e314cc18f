export { AnchoredMenu, type AnchoredMenuProps } from './AnchoredMenu.tsx';
export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuEntry, MenuItem, MenuSection } from './menuEntries.ts';
