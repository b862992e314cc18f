import { getTicket } from '@derrick/domain/tickets';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fileHandlers } from '../../mocks/files.ts';
import { mock } from '../../mocks/mock.ts';
import { api, failure, never } from '../../mocks/replies.ts';
import { ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { queued, reviewHandlers } from '../../mocks/ticketReview.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { type Canvas, LIST, page, REVIEW, startTicketPage, titleOf } from './ticketPage.ts';

const meta = preview.meta({
  ...adminAt(REVIEW),
  title: 'Screens/Job tickets/Review queue',
  beforeEach(context) {
    const end = startTicketPage(context);
    context.msw.use(...reviewHandlers());
    return end;
  },
});

const nth = (canvas: Canvas, place: number) =>
  titleOf(canvas, `#${queued[place]?.jobcode} · ${queued[place]?.wellName}`);
const bar = async (canvas: Canvas, name = 'Review queue') =>
  within(await canvas.findByRole('group', { name }));
const alt = (letter: string) => userEvent.keyboard(`{Alt>}${letter}{/Alt}`);

/** Approve shows the next ticket, whose title gets the focus; the summary follows after the last one. */
export const Approves = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    await nth(canvas, 0);
    await expect((await bar(canvas)).getByRole('status')).toHaveTextContent('1 of 3');
    await step('by a press', async () => {
      await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Approve' }));
      await waitFor(async () => expect(await nth(canvas, 1)).toHaveFocus());
      await expect((await bar(canvas)).getByRole('status')).toHaveTextContent('2 of 3');
    });
    await step('back to the approved ticket, which can no longer be approved', async () => {
      await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Previous' }));
      await waitFor(async () => expect(await nth(canvas, 0)).toHaveFocus());
      await expect((await bar(canvas)).queryByRole('button', { name: 'Approve' })).toBeNull();
      await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Next' }));
    });
    await step('sends the second back', async () => {
      await nth(canvas, 1);
      await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Request changes' }));
      const dialog = within(await page().findByRole('dialog', { name: 'Request changes' }));
      await userEvent.type(dialog.getByRole('textbox'), 'The travel back is missing.');
      await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
      await waitFor(async () => expect(await nth(canvas, 2)).toHaveFocus());
    });
    await step('skips the last one and sums up', async () => {
      await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Finish' }));
      await waitFor(async () => expect(await titleOf(canvas, 'Review finished')).toHaveFocus());
      for (const [term, value] of [
        ['Approved', '1'],
        ['Sent back', '1'],
        ['Skipped', '1'],
        ['Approved hours', '7.5 hours'],
      ])
        await expect(canvas.getByText(term ?? '').parentElement).toHaveTextContent(`${term}${value}`);
      await userEvent.click(canvas.getByRole('link', { name: 'Review the skipped tickets' }));
      await nth(canvas, 2);
    });
  },
});

/** "Previous" shows the approved ticket with its new status, although the server does not load it again. */
export const PreviousAfterApproval = meta.story({
  beforeEach({ msw }) {
    const sent = new Set<string>();
    msw.use(
      mock(getTicket, ({ params: { id } }) => {
        if (sent.has(id)) return never();
        sent.add(id);
        return queued.find((ticket) => ticket.id === id);
      }),
    );
  },
  play: async ({ canvas }) => {
    await nth(canvas, 0);
    await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Approve' }));
    await nth(canvas, 1);
    await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Previous' }));
    await nth(canvas, 0);
    await expect((await bar(canvas)).queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'State of the ticket' })).toHaveTextContent('Approved');
  },
});

/** Every action has a shortcut with a modifier key, which does nothing in a text field. */
export const Keys = meta.story({
  play: async ({ canvas, step }) => {
    await nth(canvas, 0);
    const first = await bar(canvas);
    await expect(first.getByRole('button', { name: 'Approve' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Alt+A',
    );
    await step('next and previous', async () => {
      await alt('n');
      await nth(canvas, 1);
      await alt('p');
      await nth(canvas, 0);
      // A letter alone does nothing.
      await userEvent.keyboard('n');
      await nth(canvas, 0);
    });
    await step('not while a comment is written', async () => {
      await userEvent.click(await canvas.findByRole('textbox', { name: 'Comment' }));
      await alt('n');
      await nth(canvas, 0);
    });
    await step('request changes', async () => {
      (await nth(canvas, 0)).focus();
      await alt('c');
      await page().findByRole('dialog', { name: 'Request changes' });
      // The dialog has the keyboard.
      await alt('n');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
      await nth(canvas, 0);
    });
    await step('approve', async () => {
      await alt('a');
      await waitFor(async () => expect(await nth(canvas, 1)).toHaveFocus());
    });
  },
});

/** The server rejects an approval: the ticket stays and shows the reason. */
export const Rejected = meta.story({
  beforeEach({ msw }) {
    const message = 'This ticket lacks something that your company requires';
    msw.use(
      ...reviewHandlers(({ id }) =>
        id === queued[0]?.id
          ? failure(422, 'TICKET_NOT_READY', message, { signature: 'signatureRequired' })
          : undefined,
      ),
    );
  },
  play: async ({ canvas }) => {
    await nth(canvas, 0);
    await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Approve' }));
    const gaps = await canvas.findByRole('region', { name: 'Before the approval' });
    await waitFor(() => expect(gaps).toHaveFocus());
    await expect(gaps).toHaveTextContent(/signature/i);
    await nth(canvas, 0);
    await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Next' }));
    await nth(canvas, 1);
  },
});

/** Edit opens the form, which returns to the same ticket of the queue. */
export const Edits = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.ready(), ...fileHandlers.ready(), ...reviewHandlers());
  },
  play: async ({ canvas }) => {
    await nth(canvas, 0);
    await alt('n');
    await nth(canvas, 1);
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }));
    await titleOf(canvas, /^Edit/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await nth(canvas, 1);
    await expect((await bar(canvas)).getByRole('status')).toHaveTextContent('2 of 3');
  },
});

/** The list shows how many tickets can be approved and starts their review. */
export const FromTheList = meta.story({
  args: { location: `${LIST}?search=Ridgeback` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '3 to review' });
    await expect(link).toHaveAttribute('href', `${REVIEW}?search=Ridgeback`);
    await userEvent.click(link);
    await nth(canvas, 0);
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(http.get(api('ticket'), never));
  },
  play: async ({ canvas }) => {
    await expect(await titleOf(canvas, 'Review')).toBeVisible();
  },
});

/** The tickets fail to load once. */
export const LoadFailed = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(
      http.get(api('ticket'), () => failure(500, 'INTERNAL', 'The database is being moved.'), { once: true }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The database is being moved/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await nth(canvas, 0);
  },
});

/** No submitted ticket waits for the user's approval. */
export const Nothing = meta.story({
  beforeEach({ msw }) {
    msw.use(...reviewHandlers(undefined, []));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to review')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Job Tickets' }));
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await nth(canvas, 0);
    // The actions are in view without scrolling.
    const approve = (await bar(canvas)).getByRole('button', { name: 'Approve' });
    await expect(approve.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await nth(canvas, 0);
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await nth(canvas, 0);
    await expect((await bar(canvas, 'Cola de revisión')).getByRole('status')).toHaveTextContent('1 de 3');
  },
});
