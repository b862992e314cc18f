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

/**
 * The user clears the choice: with Delete or Backspace on the button, or with the clear button, which has a name. A form
 * submits '' then.
 */
export const Clearable = meta.story({
  args: { isClearable: true, defaultValue: 'pump', name: 'jobType' },
  render: (args) => (
    <form data-testid="form">
      <Select {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Job type$/, expanded: false });
    const submitted = () => new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('jobType');
    await expect(submitted()).toBe('pump');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Job type' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('Choose an option');
    await expect(submitted()).toBe('');
    await expect(canvas.queryByRole('button', { name: 'Clear Job type' })).toBeNull();
    // A letter opens the list at the item that begins with it.
    await userEvent.keyboard('p{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pump');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('p{Enter}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    canvas.getByTestId<HTMLFormElement>('form').reset();
    await waitFor(() => expect(submitted()).toBe('pump'));
  },
});

/** The clear button has a Spanish name. The list lies over the edge of a container that hides its overflow. */
export const ClearableSpanish = meta.story({
  globals: { locale: 'es' },
  args: { label: 'Tipo de trabajo', isClearable: true, defaultValue: 'pump' },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden', blockSize: '5.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Borrar Tipo de trabajo' })).toBeVisible();
    const button = canvas.getByRole('button', { name: /Tipo de trabajo$/, expanded: false });
    await userEvent.click(button);
    const list = canvas.getByRole('listbox');
    await expect(list).toHaveFocus();
    const { bottom, left, width } = list.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, bottom - 8)?.closest('ul')).toBe(list);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
});

/** A disabled item is skipped by the keyboard and can't be chosen. */
export const DisabledItem = meta.story({
  args: { defaultValue: 'inspection' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Job type/ }));
    await userEvent.click(canvas.getByRole('option', { name: 'Workover' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('swd');
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
