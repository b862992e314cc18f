export { Drawer, type DrawerProps } from './Drawer.tsx';
export { drawerSides } from './variants.ts';
