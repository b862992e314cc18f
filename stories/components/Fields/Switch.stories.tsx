import { Switch } from '@derrick/ui/Switch';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

import { Row } from '../Rows.tsx';

const meta = preview.meta({
  component: Switch,
  title: 'Components/Fields/Switch',
  tags: ['autodocs'],
  args: { label: 'Remind customers of invoices past due', onChange: fn() },
});

/** A switch takes effect at once. Space toggles it. */
export const Basic = meta.story({
  args: { description: 'A mail a week after the day it was due.' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Remind customers of invoices past due' });
    await userEvent.click(canvas.getByText('Remind customers of invoices past due'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const States = meta.story({
  render: () => (
    <Row label="Switch">
      <Switch label="Off" />
      <Switch label="On" defaultSelected />
      <Switch label="Disabled" isDisabled />
      <Switch label="Disabled, on" isDisabled defaultSelected />
      <Switch label="Failed" errorMessage="It could not be saved" />
    </Row>
  ),
});
