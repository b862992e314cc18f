import { RadioGroup } from '@derrick/ui/RadioGroup';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: RadioGroup,
  title: 'Components/Fields/RadioGroup',
  tags: ['autodocs'],
  args: {
    label: 'Group lines by',
    items: [
      { id: 'ticket', label: 'Ticket', description: 'One line for each ticket.' },
      { id: 'technician', label: 'Technician' },
      { id: 'none', label: 'Not at all', isDisabled: true },
    ],
    onChange: fn(),
  },
});

/** Arrow keys choose and skip disabled options. Tab leaves the group. */
export const Basic = meta.story({
  args: { description: 'Can be changed until the invoice is issued.' },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Group lines by' });
    await expect(group).toHaveAccessibleDescription('Can be changed until the invoice is issued.');
    await expect(canvas.getByRole('radio', { name: 'Ticket' })).toHaveAccessibleDescription(
      /One line for each ticket/,
    );
    await userEvent.click(canvas.getByText('Ticket'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Technician' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Ticket' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('ticket');
  },
});

/** The error message is the accessible description of the group. */
export const Invalid = meta.story({
  args: { isRequired: true, orientation: 'horizontal', errorMessage: 'Choose how the lines are grouped' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription('Choose how the lines are grouped');
    await expect(group).toHaveAttribute('data-invalid');
  },
});
