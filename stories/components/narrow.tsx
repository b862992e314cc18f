import type { Decorator } from '@storybook/react-vite';

/** Decorator: limits a story to 380 px, the width of the sign-in form. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: 380 }}>
    <Story />
  </div>
);
