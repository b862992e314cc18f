/** CSS value of the space beside a screen, for content that extends to the edge of the window on a phone. */
export const shellGutter = 'var(--derrick-shell-gutter)';
