import { NativeSelect, nativeSelectVariants } from '@derrick/ui/NativeSelect';
import { controlSizes } from '@derrick/ui/theme';
import { Languages } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { Rows } from '../Rows.tsx';
import { jobTypes } from './jobTypes.ts';

const meta = preview.meta({
  component: NativeSelect,
  title: 'Components/Fields/NativeSelect',
  tags: ['autodocs'],
  args: { label: 'Job type', items: jobTypes, onChange: fn() },
  decorators: [narrow],
});

/** Choosing an item reports it. */
export const Choosing = meta.story({
  args: { description: 'Sets the roles.' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByLabelText('Job type');
    await expect(select).toHaveAccessibleDescription('Sets the roles.');
    await userEvent.selectOptions(select, 'Inspection');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('inspection');
  },
});

/** The error message is the accessible description of the select. */
export const Invalid = meta.story({
  args: { errorMessage: 'Technician Level is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Technician Level is required');
  },
});

/** The user can read and copy the choice, but not change it. A form still submits it. */
export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'inspection', name: 'jobType' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Job type' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox')).toHaveValue('Inspection');
    await expect(canvasElement.querySelector('input[type=hidden]')).toHaveValue('inspection');
  },
});

export const States = meta.story({
  render: () => (
    <Rows>
      {nativeSelectVariants.flatMap((variant) =>
        controlSizes.map((size) => (
          <NativeSelect
            key={`${variant}-${size}`}
            label={`${variant}, ${size}`}
            variant={variant}
            size={size}
            items={jobTypes}
          />
        )),
      )}
      <NativeSelect label="With icon" icon={<Languages size={16} />} items={jobTypes} />
      <NativeSelect label="Required" isRequired items={jobTypes} />
      <NativeSelect label="Disabled" isDisabled items={jobTypes} />
      <NativeSelect label="Read-only" isReadOnly defaultValue="pump" items={jobTypes} />
      <NativeSelect label="Label hidden" isLabelHidden items={jobTypes} />
    </Rows>
  ),
});
