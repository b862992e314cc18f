/** Sides of the window from which a Drawer comes. */
export const drawerSides = ['start', 'end'] as const;
