import { TimeField } from '@derrick/ui/TimeField';
import { controlSizes } from '@derrick/ui/theme';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: TimeField,
  title: 'Components/Fields/TimeField',
  tags: ['autodocs'],
  args: { label: 'Work start', onChange: fn(), onValidityChange: fn() },
  decorators: [narrow],
});

/** The field accepts times in the formats users type and formats them in the locale. */
export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Work start' });
    const ways: readonly [string, string, string][] = [
      ['7', '07:00', '07:00 AM'],
      ['730', '07:30', '07:30 AM'],
      ['7:30 pm', '19:30', '07:30 PM'],
      ['19:30', '19:30', '07:30 PM'],
      ['7p', '19:00', '07:00 PM'],
    ];
    for (const [typed, value, shown] of ways) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
      await expect(input).toHaveValue(shown);
    }
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** A touch screen shows digits only, so a button beside the typed time switches between am and pm. */
export const HalfOfDay = meta.story({
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Work start' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '230');
    const button = canvas.getByRole('button', { name: 'Work start: change to PM', hidden: true });
    await expect(button.checkVisibility()).toBe(window.matchMedia('(pointer: coarse)').matches);
    button.click();
    await waitFor(() => expect(input).toHaveValue('02:30 PM'));
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
  },
});

/** Arrows change the time by a quarter of an hour, Page Up and Page Down by an hour. Both continue past midnight. */
export const Stepping = meta.story({
  args: { defaultValue: '23:20' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('11:30 PM');
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('12:30 AM');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('11:45 PM');
  },
});

/** The clock button and Alt+ArrowDown open a list of half hours from the morning on, scrolled to the current time. */
export const FromList = meta.story({
  args: { defaultValue: '13:30' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const clock = canvas.getByRole('button', { name: 'Show times for Work start' });
    await userEvent.click(clock);
    const list = canvas.getByRole('listbox', { name: 'Work start' });
    const active = () =>
      document.getElementById(canvas.getByRole('listbox').getAttribute('aria-activedescendant') ?? '');
    await expect(within(list).getAllByRole('option')).toHaveLength(48);
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('01:30 PM');
    await expect(list).toHaveFocus();
    await expect(active()).toHaveTextContent('01:30 PM');
    await expect(active()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('02:00 PM');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:00');
    await expect(clock).toHaveFocus();
    await userEvent.click(clock);
    await userEvent.click(clock);
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.clear(input);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(active()).toHaveTextContent('08:00 AM');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('07:30 AM');
    await userEvent.keyboard('11');
    await expect(active()).toHaveTextContent('11:00 AM');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');

    await userEvent.type(input, '13:45');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(active()).toHaveTextContent('01:30 PM');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('01:45 PM');
  },
});

/** A text that is not a time stays as typed and shows an error. */
export const Unreadable = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'half past');
    await userEvent.tab();
    await expect(input).toHaveValue('half past');
    await expect(input).toHaveAccessibleDescription('Enter a time, for example 07:30 PM');
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(false);
    await userEvent.clear(input);
    await userEvent.type(input, '630p');
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(input).toHaveValue('06:30 PM');
    await expect(input).toBeValid();
  },
});

/** The controlled value replaces the typed text. */
export const Controlled = meta.story({
  render: function Cleared(args) {
    const [value, setValue] = useState<string | null>('22:00');
    return (
      <Rows>
        <TimeField {...args} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('06:15')}>
          Quarter past six
        </button>
      </Rows>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('10:00 PM');
    await userEvent.type(input, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Quarter past six' }));
    await expect(input).toHaveValue('06:15 AM');
  },
});

/** A form submits the time as `HH:mm`, and its reset restores the default value. */
export const InForm = meta.story({
  args: { name: 'start', defaultValue: '08:00' },
  render: (args) => (
    <form aria-label="Hours">
      <TimeField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '7p');
    await userEvent.tab();
    await expect(input).toHaveValue('07:00 PM');
    await expect([...new FormData(form)]).toEqual([['start', '19:00']]);
    await userEvent.clear(input);
    await userEvent.type(input, 'noon');
    await expect([...new FormData(form)]).toEqual([['start', '']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('08:00 AM');
    await expect(input).toBeValid();
    await expect([...new FormData(form)]).toEqual([['start', '08:00']]);
  },
});

export const States = meta.story({
  render: () => (
    <Rows>
      {controlSizes.map((size) => (
        <TimeField key={size} label={`Size ${size}`} size={size} defaultValue="22:00" />
      ))}
      <TimeField label="Required, empty" isRequired />
      <TimeField label="Disabled" isDisabled defaultValue="05:30" />
      <TimeField label="Invalid" defaultValue="05:30" errorMessage="Ends before it starts" />
    </Rows>
  ),
});
