import { DateField } from '@derrick/ui/DateField';
import { ErrorSummary } from '@derrick/ui/ErrorSummary';
import { controlSizes } from '@derrick/ui/theme';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: DateField,
  title: 'Components/Fields/DateField',
  tags: ['autodocs'],
  args: { label: 'From', onChange: fn(), onValidityChange: fn() },
  decorators: [narrow],
});

const textOf = (group: HTMLElement) => group.textContent?.replaceAll(/\p{Cf}/gu, '');

/** The user types one part after the other, in the order of the locale. The field reports the day as `YYYY-MM-DD`. */
export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('From'));
    await userEvent.keyboard('11212026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await expect(textOf(canvas.getByRole('group', { name: 'From' }))).toBe('11/21/2026');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-21');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-20');
  },
});

/** The app is in Spanish: the day reads in Spanish order, whatever the language of the browser. */
export const Spanish = meta.story({
  globals: { locale: 'es' },
  args: { label: 'Desde', defaultValue: '2026-02-21' },
  decorators: [
    (Story) => (
      <div lang="es">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(textOf(canvas.getByRole('group', { name: 'Desde' }))).toBe('21/2/2026');
    await expect(canvas.getByRole('spinbutton', { name: /día/ })).toHaveTextContent('21');
  },
});

/** An incomplete date shows an error and is not reported to the owner. */
export const Incomplete = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'From' });
    await userEvent.click(canvas.getByText('From'));
    await userEvent.keyboard('1121');
    await userEvent.click(document.body);
    await expect(group).toHaveAccessibleDescription(/Enter the whole date/);
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(false);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('2026');
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await expect(canvas.queryByText('Enter the whole date')).toBeNull();
  },
});

/** Emptying a part works also if the owner renders again with each key: the removed digits do not come back. */
export const Emptying = meta.story({
  render: function Controlled(args) {
    const [value, setValue] = useState('2026-11-21');
    const [, setKeys] = useState(0);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: only to render again.
      <div onKeyUp={() => setKeys((count) => count + 1)}>
        <DateField
          {...args}
          value={value}
          onChange={(day) => {
            setValue(day);
            args.onChange?.(day);
          }}
        />
      </div>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const [part, digits] of [
      [/month/, 2],
      [/day/, 2],
      [/year/, 4],
    ] as const) {
      await userEvent.click(canvas.getByRole('spinbutton', { name: part }));
      await userEvent.keyboard('{Backspace}'.repeat(digits));
    }
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(textOf(canvas.getByRole('group', { name: 'From' }))).toBe('mm/dd/yyyy');
    await userEvent.click(document.body);
    await expect(args.onValidityChange).not.toHaveBeenCalledWith(false);
  },
});

/** The link of an error summary focuses the first part of the date. */
export const LinkedFromSummary = meta.story({
  args: { id: 'from', errorMessage: 'Choose a first day' },
  render: (args) => (
    <Rows>
      <ErrorSummary title="1 error" errors={[{ controlId: 'from', message: 'Choose a first day' }]} />
      <DateField {...args} />
    </Rows>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a first day' }));
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(month).toHaveFocus();
    await expect(month).toHaveAttribute('id', 'from');
    await expect(canvas.getByRole('group', { name: 'From' })).toHaveAccessibleDescription(
      'Choose a first day',
    );
  },
});

const onSubmit = fn();

/** A form submits `YYYY-MM-DD`, and its reset restores the field. Enter submits the form. */
export const InForm = meta.story({
  args: { name: 'due', defaultValue: '2026-11-21' },
  render: (args) => (
    <form
      data-testid="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await userEvent.click(canvas.getByText('From'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(new FormData(form).get('due')).toBe('2026-12-21');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    form.reset();
    await waitFor(() => expect(new FormData(form).get('due')).toBe('2026-11-21'));
  },
});

export const States = meta.story({
  render: () => (
    <Rows>
      {controlSizes.map((size) => (
        <DateField key={size} label={`Size ${size}`} size={size} />
      ))}
      <DateField label="Required" isRequired defaultValue="2026-11-21" description="The first day." />
      <DateField label="Disabled" isDisabled defaultValue="2026-11-21" />
      <DateField label="Read-only" isReadOnly defaultValue="2026-11-21" />
      <DateField label="Invalid" defaultValue="2026-11-01" errorMessage="The end is before the start" />
    </Rows>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Read-only' });
    await userEvent.click(canvas.getByText('Read-only'));
    await userEvent.keyboard('{ArrowUp}5');
    await expect(textOf(group)).toBe('11/21/2026');
  },
});
