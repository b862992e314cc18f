import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fileHandlers } from '../../mocks/files.ts';
import { ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { adminAt, phone } from '../admin.tsx';
import { type Canvas, LIST, page, ready, rowOf, startSignedIn, ticketOf } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Leading',
  beforeEach: startSignedIn,
});

async function openByPress({ canvas }: { canvas: Canvas }) {
  const row = await rowOf(canvas, ticketOf(1));
  await userEvent.click(within(row).getByText('Nov 20, 2026'));
  await expect(await canvas.findByRole('heading', { name: /^#TK-10481 · / })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
}

/** A press anywhere on a row opens the ticket for reading. */
export const RowsOpen = meta.story({ play: openByPress });

/** A press anywhere on a card opens the ticket for reading. */
export const CardsOpen = meta.story({ globals: phone, play: openByPress });

/** A draft and a ticket with requested changes open in the form, because they must be completed and submitted. */
export const UnsubmittedRowsOpenTheForm = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.ready(), ...fileHandlers.ready());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ticketOf(5) })).toHaveAttribute(
      'href',
      expect.stringContaining('/dashboard/job-ticket/'),
    );
    const row = await rowOf(canvas, ticketOf(6));
    await userEvent.click(within(row).getByText('Eagle Ford Partners'));
    await expect(await canvas.findByRole('heading', { name: /^Edit/ })).toBeVisible();
  },
});

/**
 * The address contains the parameter of a new ticket, typed by hand or from a bookmark: the list shows no success dialog.
 */
export const CreatedByHand = meta.story({
  args: { location: `${LIST}?created=TK-10482&size=20` },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(await canvas.findByText('1-20')).toBeVisible();
    await expect(page().queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull();
  },
});

/** Each counter links to its tickets, keeps the other filters, and shows its share of the total in a tooltip. */
export const Figures = meta.story({
  args: { location: `${LIST}?page=2&from=2026-01-01` },
  play: async ({ canvas, step }) => {
    await rowOf(canvas, ticketOf(10));
    const figure = (name: string) => canvas.getByRole('link', { name });
    await step('opens the tickets that are not on an invoice', async () => {
      await waitFor(() =>
        expect(figure('Not Assigned')).toHaveAccessibleDescription('85 of 248: show only these'),
      );
      await waitFor(async () => {
        // The code of hints is loaded when the browser is idle: the first hover may come before.
        await userEvent.unhover(figure('Not Assigned'));
        await userEvent.hover(figure('Not Assigned'));
        const hint = await page().findByRole('tooltip', {}, { timeout: 1500 });
        expect(hint).toHaveTextContent('85 of 248: show only these');
      });
      await userEvent.click(figure('Not Assigned'));
      await expect(await canvas.findByText('Status: Not Invoiced')).toBeVisible();
      await waitFor(() => expect(canvas.getByText('1-10').parentElement).toHaveTextContent('from 85'));
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: 'Assigned to Invoice' })).toHaveTextContent('163'),
      );
    });
    await step('opens the tickets on an invoice', async () => {
      await userEvent.click(figure('Assigned to Invoice'));
      await expect(await canvas.findByText('Status: Invoiced')).toBeVisible();
      await waitFor(() => expect(canvas.getByText('1-10').parentElement).toHaveTextContent('from 163'));
    });
    await step('opens all tickets', async () => {
      await userEvent.click(figure('Total Tickets'));
      await ready(canvas);
      await expect(canvas.queryByText('Status: Invoiced')).toBeNull();
      await expect(canvas.getByText('From Jan 01, 2026')).toBeVisible();
    });
  },
});
