import { Button } from '@derrick/ui/Button';
import { Select } from '@derrick/ui/Select';
import { controlSizes } from '@derrick/ui/theme';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { Rows } from '../Rows.tsx';
import { jobTypes } from './jobTypes.ts';

const meta = preview.meta({
  component: Select,
  title: 'Components/Fields/Select',
  tags: ['autodocs'],
  args: { label: 'Job type', items: jobTypes, onChange: fn() },
  decorators: [narrow],
});

/** The keyboard opens the list, moves in it and chooses. The focus returns to the button. */
export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /Job type/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('inspection');
    await expect(button).toHaveTextContent('Inspection');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** The open list marks the chosen item with a check mark. */
export const Open = meta.story({
  args: { defaultValue: 'pump' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Job type/ }));
    await expect(await screen.findByRole('option', { name: 'Pump service' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const States = meta.story({
  render: () => (
    <Rows>
      {controlSizes.map((size) => (
        <Select key={size} label={`Size ${size}`} size={size} items={jobTypes} />
      ))}
      <Select
        label="Required"
        isRequired
        items={jobTypes}
        defaultValue="pump"
        description="Sets the roles."
      />
      <Select label="Disabled" isDisabled items={jobTypes} defaultValue="pump" />
      <Select label="Read-only" isReadOnly items={jobTypes} defaultValue="pump" />
      <Select label="Invalid" items={jobTypes} errorMessage="Technician Level is required" />
      <Select label="Label hidden" isLabelHidden items={jobTypes} />
    </Rows>
  ),
  play: async ({ canvas }) => {
    const readOnly = canvas.getByRole('textbox', { name: 'Read-only' });
    await expect(readOnly).toHaveValue('Pump service');
    await expect(readOnly).toHaveAttribute('readonly');
  },
});

function ResettableSelect() {
  const [jobType, setJobType] = useState<string | null>('pump');
  return (
    <>
      <Select label="Job type" items={jobTypes} value={jobType} onChange={setJobType} />
      <Button onPress={() => setJobType(null)}>Reset</Button>
    </>
  );
}

/** The owner resets the choice to `null`: the placeholder appears again. */
export const TakenBack = meta.story({
  render: () => <ResettableSelect />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Job type/ });
    await expect(button).toHaveTextContent('Pump service');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(button).toHaveTextContent('Choose an option');
  },
});
