import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { api } from '../../mocks/replies.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt } from '../admin.tsx';
import { type Canvas, LIST, ready, rowOf, startSignedIn, ticketOf } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Finding',
  beforeEach: startSignedIn,
});

const search = async (canvas: Canvas, text: string) => {
  const field = await canvas.findByRole('searchbox', { name: 'Search tickets' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
};

/** The user changes page and page size. Another size returns to page 1. */
export const Paging = meta.story({
  play: async ({ canvas, step }) => {
    await ready(canvas);
    await step('opens the second page', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
      await rowOf(canvas, ticketOf(10));
      await expect(canvas.getByText('11-20')).toBeVisible();
    });
    await step('shows twenty tickets per page, from the first page', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /per page/i }), '20');
      await rowOf(canvas, ticketOf(19));
      await expect(canvas.getByText('1-20')).toBeVisible();
    });
    await step('opens the last page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 13' }));
      await expect(await canvas.findByText('241-248')).toBeVisible();
    });
  },
});

/** The address names a page after the last one: the list opens the last page and ignores invalid parameters. */
export const PastTheEnd = meta.story({
  args: { location: `${LIST}?page=900&size=17` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('241-248')).toBeVisible();
  },
});

/** Enter and the search button search and show the first page of the results. */
export const Searching = meta.story({
  args: { location: `${LIST}?page=3` },
  play: async ({ canvas, step }) => {
    await rowOf(canvas, ticketOf(20));
    await step('searches with Enter', async () => {
      await search(canvas, 'tk-10480{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
      await expect(canvas.getByRole('rowheader')).toHaveTextContent('#TK-10480');
    });
    await step('searches with the button', async () => {
      await search(canvas, 'TK-10477');
      await expect(canvas.getByRole('rowheader')).toHaveTextContent('#TK-10480');
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent('#TK-10477'));
    });
    await step('clearing the search shows all tickets', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Search tickets' }));
      await ready(canvas);
    });
  },
});

/** Sends the reply to the search for "slow". */
let sendSlowReply = () => {};

/** A late reply to a previous search does not replace the reply to the current search. */
export const LateAnswer = meta.story({
  beforeEach({ msw }) {
    const slowReply = new Promise<void>((resolve) => {
      sendSlowReply = resolve;
    });
    msw.use(
      http.get(api('ticket'), async ({ request }) => {
        if (request.url.includes('search=slow')) await slowReply;
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await search(canvas, 'slow{Enter}');
    await search(canvas, 'TK-10480{Enter}');
    await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent('#TK-10480'));
    sendSlowReply();
    // Sent after the slow request, so its reply arrives later too.
    await fetch('/api/v1/ticket?search=slow&after=it');
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('#TK-10480');
  },
});

/** Selected rows stay selected on other pages until the user clears the selection. */
export const Selection = meta.story({
  play: async ({ canvas, step }) => {
    const row = await ready(canvas);
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await step('selects a row on the next page too', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
      await userEvent.click(within(await rowOf(canvas, ticketOf(11))).getByRole('checkbox'));
      await expect(await canvas.findByText('2 selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
      await expect(await ready(canvas)).toHaveAttribute('aria-selected', 'true');
    });
    await step('clears the selection', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(await ready(canvas)).toHaveAttribute('aria-selected', 'false');
      await expect(canvas.getByRole('searchbox')).toBeVisible();
    });
  },
});

/** A broad search: the count is capped. */
export const CountCapped = meta.story({
  args: { location: `${LIST}?search=e` },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.countCapped());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,000+')).toBeVisible();
  },
});
