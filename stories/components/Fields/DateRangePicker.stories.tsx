import { DateRangePicker } from '@derrick/ui/DateRangePicker';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { ownPage } from '../ownPage.ts';

const meta = preview.meta({
  component: DateRangePicker,
  title: 'Components/Fields/DateRangePicker',
  tags: ['autodocs'],
  parameters: ownPage(480),
  args: { label: 'Period', today: '2026-11-22', onChange: fn() },
  decorators: [narrow],
});

const dayNamed = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });

/** A press on a preset chooses both days. When the calendar opens again, the preset of the chosen range is pressed. */
export const Presets = meta.story({
  args: { fromName: 'fromDate', toName: 'toDate' },
  render: (args) => (
    <form data-testid="form">
      <DateRangePicker {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Calendar/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    const data = new FormData(canvas.getByTestId<HTMLFormElement>('form'));
    await expect([data.get('fromDate'), data.get('toDate')]).toEqual(['2026-10-01', '2026-10-31']);
    await userEvent.click(button);
    await expect(await screen.findByRole('button', { name: 'Last month' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(screen.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'false');
  },
});

/** Two presses choose a custom range, in either order. */
export const Pointer = meta.story({
  args: { defaultValue: { from: '2026-11-01', to: '2026-11-30' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await screen.findByRole('dialog');
    await userEvent.click(dayNamed(/November 18, 2026/));
    await userEvent.click(dayNamed(/November 9, 2026/));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-18' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Alt+ArrowDown opens the calendar. The first Enter chooses one end of the range, the second Enter the other. */
export const Keyboard = meta.story({
  args: { defaultValue: { from: '2026-11-10', to: '2026-11-12' }, presets: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Period'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(dayNamed(/November 10, 2026/)).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}{Enter}');
    // The first Enter moves the focus on by a day, which shows that the range has begun.
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-19' });
  },
});

/** The user types the first day, then the last. An incomplete range shows an error. */
export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Period'));
    await userEvent.keyboard('1101202611');
    await userEvent.click(document.body);
    await expect(canvas.getByText('Enter the whole date')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    const [, day] = canvas.getAllByRole('spinbutton', { name: /day/ });
    if (!day) return;
    await userEvent.click(day);
    await userEvent.keyboard('152026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-15' });
    await expect(canvas.queryByText('Enter the whole date')).toBeNull();
  },
});

/** The presets are above the month, and everything fits the screen. */
export const SpanishDarkPhone = meta.story({
  globals: { locale: 'es', theme: 'dark', viewport: { value: 'phone' } },
  args: { label: 'Período', defaultValue: { from: '2026-11-09', to: '2026-11-18' }, defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const preset = within(dialog).getByRole('button', { name: 'Últimos 30 días' });
    await expect(within(dialog).getByRole('grid').getBoundingClientRect().top).toBeGreaterThan(
      preset.getBoundingClientRect().bottom,
    );
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: { from: '2026-11-09', to: '2026-11-18' }, defaultOpen: true },
});

export const Invalid = meta.story({
  args: {
    defaultValue: { from: '2026-11-09', to: '2026-11-18' },
    errorMessage: 'Choose days of the last two years',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription(
      /Choose days of the last two years/,
    );
  },
});

/** The clear button removes both days. */
export const Clear = meta.story({
  args: {
    defaultValue: { from: '2026-11-01', to: '2026-11-30' },
    fromName: 'fromDate',
    toName: 'toDate',
  },
  render: (args) => (
    <form data-testid="form">
      <DateRangePicker {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    // A day with one digit is still as wide as the minimum touch target.
    const day = canvas.getByRole('spinbutton', { name: /day, Start Date/ });
    await expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Period' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('spinbutton', { name: /month, Start Date/ })).toHaveFocus();
    const data = new FormData(canvas.getByTestId<HTMLFormElement>('form'));
    await expect([data.get('fromDate'), data.get('toDate')]).toEqual(['', '']);
    await expect(canvas.queryByRole('button', { name: 'Clear Period' })).toBeNull();
  },
});
