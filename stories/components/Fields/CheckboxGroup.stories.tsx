import { CheckboxGroup } from '@derrick/ui/CheckboxGroup';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: CheckboxGroup,
  title: 'Components/Fields/CheckboxGroup',
  tags: ['autodocs'],
  args: {
    label: 'Notify by mail when',
    items: [
      { id: 'approved', label: 'a ticket is approved' },
      { id: 'due', label: 'an invoice is past due', description: 'Once a day.' },
    ],
    onSelectionChange: fn(),
  },
});

/** Each change reports the complete selection. */
export const Basic = meta.story({
  args: { defaultSelectedKeys: new Set(['due']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'an invoice is past due' })).toBeChecked();
    await userEvent.click(canvas.getByText('a ticket is approved'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['approved', 'due']));
  },
});

/** The error message is the accessible description of the group. */
export const Invalid = meta.story({
  args: { isRequired: true, orientation: 'horizontal', errorMessage: 'Choose at least one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one');
  },
});
