/** CSS value of the space beside a screen, for what should reach the window's edge on a phone. */
export const shellGutter = 'var(--derrick-shell-gutter)';
