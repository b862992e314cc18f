import type { Decorator } from '@storybook/react-vite';

/** Fields in a column as wide as the sign-in form's. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: 380 }}>
    <Story />
  </div>
);
