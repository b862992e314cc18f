/** Sides of the window from which a Drawer slides in. */
export const drawerSides = ['start', 'end'] as const;
