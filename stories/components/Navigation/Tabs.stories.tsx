import { Tabs } from '@derrick/ui/Tabs';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Tabs,
  title: 'Components/Navigation/Tabs',
  tags: ['autodocs'],
  args: {
    label: 'Company settings',
    items: [
      { id: 'profile', label: 'Profile', children: 'Name, address and logo.' },
      { id: 'billing', label: 'Billing', children: 'Currency and terms.' },
      { id: 'security', label: 'Security', children: 'Passwords.', isDisabled: true },
      { id: 'data', label: 'Data', children: 'Export of everything.' },
    ],
    onChange: fn(),
  },
});

/** Arrow keys choose and skip disabled tabs. Tab moves the focus into the panel. */
export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Billing' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Billing' })).toHaveTextContent('Currency and terms.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Data' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('data');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

/** Tabs beside the panel, for many tabs on a wide screen. */
export const Vertical = meta.story({ args: { orientation: 'vertical', defaultValue: 'data' } });

/** The list of tabs scrolls sideways to the chosen tab. The page does not scroll. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    defaultValue: 'Data',
    items: ['Profile', 'Work', 'Rates', 'Billing', 'People', 'Security', 'Data'].map((label) => ({
      id: label,
      label,
      children: label,
    })),
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { name: 'Data' }).getBoundingClientRect();
    await expect(Math.floor(chosen.right)).toBeLessThanOrEqual(Math.ceil(right));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
