import type { Decorator } from '@storybook/react-vite';

/** Decorator: a column as wide as the sign-in form. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: 380 }}>
    <Story />
  </div>
);
