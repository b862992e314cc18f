import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { tickets } from '../../mocks/tickets.ts';
import { adminAt, phone, type StoryContext, spanish } from '../admin.tsx';
import { type Canvas, LIST, page, ready, rowOf, startSignedIn, ticketOf } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Phone',
  globals: phone,
  beforeEach: startSignedIn,
});

const asTechnician = ({ msw }: StoryContext) => {
  msw.use(...authHandlers.me(users.TECHNICIAN));
};

const onPhone = async (canvas: Canvas) => {
  const row = await ready(canvas);
  await waitFor(() => expect(window.innerWidth).toBeLessThan(768));
  return row;
};

/** Boxes of the visible texts of a row. */
function textBoxes(row: Element): DOMRect[] {
  const texts = [...row.querySelectorAll('bdi, [data-tone], [role="rowheader"]')];
  return texts.filter((text) => text.checkVisibility()).map((text) => text.getBoundingClientRect());
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

/** All tickets of a technician are their own: a row shows the well and the location instead of their name. */
export const OwnTickets = meta.story({
  beforeEach: asTechnician,
  play: async ({ canvas }) => {
    await onPhone(canvas);
    const row = within(await rowOf(canvas, ticketOf(1)));
    await expect(row.getByText(tickets[1]?.wellName ?? '?')).toBeVisible();
    await expect(row.getByText(tickets[1]?.location ?? '?')).toBeVisible();
    await expect(row.queryByText(tickets[1]?.technician?.fullname ?? '?')).toBeNull();
  },
});

/** One large button at the bottom of the window starts a ticket, also after scrolling. */
export const RecordJob = meta.story({
  beforeEach: asTechnician,
  play: async ({ canvas }) => {
    await onPhone(canvas);
    const link = canvas.getByRole('link', { name: 'Record a job' });
    await expect(canvas.queryByRole('link', { name: 'Create Job Ticket' })).toBeNull();
    const expectAtBottom = async () => {
      const { bottom, height } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(56);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(bottom).toBeGreaterThan(window.innerHeight - 100);
    };
    await expectAtBottom();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expectAtBottom();
    await expect(link).toHaveAttribute('href', '/dashboard/job-ticket');
  },
});

/** Badge, review status and hours of a row do not overlap, with the longest words. */
export const LongWords = meta.story({
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    await onPhone(canvas);
    const rows = canvas.getAllByRole('row').slice(1, 9);
    await expect(rows.some((row) => row.textContent?.includes('Cambios solicitados'))).toBe(true);
    for (const row of rows) {
      const boxes = textBoxes(row);
      const pairs = boxes.flatMap((one, index) =>
        boxes.slice(index + 1).map((other) => [one, other] as const),
      );
      // A link contains the text of its cell.
      const contains = ([one, other]: (typeof pairs)[number]) =>
        one.left <= other.left &&
        one.right >= other.right &&
        one.top <= other.top &&
        one.bottom >= other.bottom;
      for (const pair of pairs.filter((both) => !contains(both))) await expect(overlap(...pair)).toBe(false);
    }
  },
});

/** The selection offers the same actions as on a desktop, behind one button. */
export const SelectionActions = meta.story({
  play: async ({ canvas }) => {
    await onPhone(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${ticketOf(2)}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
    const actions = within(await page().findByRole('dialog', { name: 'Actions' }));
    await expect(await actions.findByRole('button', { name: 'Submit' })).toBeVisible();
    await expect(actions.getByRole('link', { name: 'Create Invoice' })).toHaveAttribute(
      'href',
      `/dashboard/invoice/create?ticketIds=${tickets[2]?.id}`,
    );
    await userEvent.click(actions.getByRole('button', { name: 'Approve' }));
    await expect((await page().findAllByText('1 ticket approved'))[0]).toBeInTheDocument();
    await waitFor(() => expect(page().queryByRole('dialog', { name: 'Actions' })).toBeNull());
  },
});
