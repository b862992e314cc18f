import { getTicketTotals } from '@derrick/domain/tickets';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { mock } from '../../mocks/mock.ts';
import { failure } from '../../mocks/replies.ts';
import { tickets } from '../../mocks/tickets.ts';
import { adminAt, phone } from '../admin.tsx';
import { type Canvas, LIST, page, ready, rowOf, startSignedIn, ticketOf } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Totals',
  beforeEach: startSignedIn,
});

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Returns hours and amount of tickets as the footer shows them. */
const sumOf = (list: typeof tickets) => {
  const hours = list.reduce((sum, { workHours }) => sum + workHours, 0);
  const cents = list.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);
  return `${hours.toLocaleString('en-US', oneDecimal)}h · ${money.format(cents / 100)}`;
};

const byTechnician = (canvas: Canvas) => canvas.findByRole('button', { name: 'By technician' });

const expectSum = async (canvas: Canvas, text: string) => {
  const button = await byTechnician(canvas);
  await waitFor(() => expect(button.parentElement).toHaveTextContent(text));
};

/** The footer shows hours and amount of all listed tickets, then of the filtered and of the selected ones. */
export const Totals = meta.story({
  play: async ({ canvas, step }) => {
    await ready(canvas);
    await expectSum(canvas, sumOf(tickets));
    await step('of the tickets on an invoice', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Assigned to Invoice' }));
      await expectSum(canvas, sumOf(tickets.filter(({ invoiceId }) => invoiceId !== null)));
    });
    await step('of two selected tickets', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Total Tickets' }));
      for (const n of [1, 2]) {
        const row = await rowOf(canvas, ticketOf(n));
        await userEvent.click(within(row).getByRole('checkbox'));
      }
      await expectSum(canvas, `2 selected: ${sumOf(tickets.slice(1, 3))}`);
    });
    await step('by technician', async () => {
      const button = await byTechnician(canvas);
      await userEvent.click(button);
      const dialog = within(await page().findByRole('dialog', { name: 'Hours by technician, 2 tickets' }));
      const row = within(await dialog.findByRole('row', { name: /Luis Ortega/ }));
      await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
        '1',
        '11.3h',
        '0.8h',
        '$1,073.50',
      ]);
      const [, close] = dialog.getAllByRole('button', { name: 'Close' });
      await userEvent.click(close ?? button);
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

/** A technician sees the hours of the own tickets, without amounts and without other technicians. */
export const OfTechnician = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.me(users.TECHNICIAN),
      mock(getTicketTotals, () => ({ tickets: 12, workHours: 96.5, travelHours: 9 })),
    );
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(await canvas.findByText('96.5h')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'By technician' })).toBeNull();
    await expect(canvas.queryByText(/to review/)).toBeNull();
  },
});

/** The sums fail to load: the list stays usable without them. */
export const TotalsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getTicketTotals, () => failure(500, 'INTERNAL', 'Statistics are being rebuilt')));
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(await canvas.findByText('1-10')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'By technician' })).toBeNull();
  },
});

/** On a phone the sums have a line of their own. */
export const OnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expectSum(canvas, sumOf(tickets));
  },
});

/** A void ticket says so instead of Not Invoiced. */
export const VoidTicket = meta.story({
  args: { location: `${LIST}?review=VOID` },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Void'))[0]).toBeVisible();
    await expect(canvas.queryByText('Not Invoiced')).toBeNull();
  },
});
