import { DatePicker } from '@derrick/ui/DatePicker';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { ownPage } from '../ownPage.ts';

const meta = preview.meta({
  component: DatePicker,
  title: 'Components/Fields/DatePicker',
  tags: ['autodocs'],
  parameters: ownPage(460),
  args: { label: 'Due date', defaultValue: '2026-11-21', onChange: fn() },
  decorators: [narrow],
});

/** Returns the "Next" button of the header. Screen readers get a second one after the end of the month. */
const next = () => {
  const [button] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Next' });
  if (!button) throw new Error('The calendar has no button for the next month');
  return button;
};

const dayNamed = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });

/** The button opens the month of the chosen day. A press on a day chooses it and returns the focus. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Calendar/ });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('application', { name: /November 2026/ })).toBeVisible();
    await userEvent.click(next());
    await userEvent.click(dayNamed(/December 15, 2026/));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-15');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/**
 * Alt+ArrowDown opens the calendar. Arrows move by days and weeks, Page Up and Page Down by months. Enter chooses, Escape
 * closes.
 */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Due date'));
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(dayNamed(/November 21, 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}');
    await waitFor(() => expect(dayNamed(/December 29, 2026/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(dayNamed(/November 21, 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
  },
});

/**
 * Days outside the limits can't be chosen. Unavailable days within the limits can't be chosen either, but keep the focus
 * and are read.
 */
export const Limited = meta.story({
  args: {
    min: '2026-11-10',
    max: '2026-11-25',
    isDayUnavailable: (day) => day === '2026-11-22',
    defaultOpen: true,
    description: 'Within the terms of the customer.',
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await expect(dayNamed(/November 9, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dayNamed(/November 22, 2026/));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(next()).toBeDisabled();
  },
});

/** The company's week begins on Monday, although `es-US` alone would begin on Sunday. The calendar fits the phone. */
export const SpanishDarkPhone = meta.story({
  globals: { locale: 'es', theme: 'dark', viewport: { value: 'phone' } },
  args: { label: 'Vence el', firstDayOfWeek: 'mon', defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('application', { name: /noviembre de 2026/ })).toBeVisible();
    const [first] = dialog.querySelectorAll('th');
    await expect(first).toHaveTextContent(/lun/);
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A right-to-left page: the two arrows of the header swap. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultOpen: true } });

/** An incomplete date shows an error. */
export const Incomplete = meta.story({
  args: { defaultValue: '', name: 'due' },
  render: (args) => (
    <form data-testid="form">
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Due date'));
    await userEvent.keyboard('11');
    await userEvent.click(document.body);
    await expect(canvas.getByText('Enter the whole date')).toBeVisible();
    await userEvent.click(canvas.getByText('Due date'));
    await userEvent.keyboard('11212026');
    await expect(canvas.queryByText('Enter the whole date')).toBeNull();
    await expect(new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('due')).toBe('2026-11-21');
  },
});

/**
 * The `id` belongs to the first part, the target of an error summary's link. The part keeps its complete accessible name.
 */
export const WithId = meta.story({
  args: { id: 'due-date' },
  play: async ({ canvas }) => {
    const month = canvas.getByRole('spinbutton', { name: 'month, Due date' });
    await waitFor(() => expect(month).toHaveAttribute('id', 'due-date'));
    await expect(month).toHaveAccessibleName('month, Due date');
    await expect(canvas.getByRole('spinbutton', { name: 'day, Due date' })).toBeVisible();
  },
});

/** The clear button removes the date. A required date has no clear button. */
export const Clear = meta.story({
  args: { defaultValue: '2026-11-21', name: 'due' },
  render: (args) => (
    <form data-testid="form">
      <DatePicker {...args} />
      <DatePicker label="Work date" defaultValue="2026-11-20" isRequired />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear Work date' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Due date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('spinbutton', { name: 'month, Due date' })).toHaveFocus();
    await expect(new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('due')).toBe('');
    await expect(canvas.queryByRole('button', { name: 'Clear Due date' })).toBeNull();
  },
});
