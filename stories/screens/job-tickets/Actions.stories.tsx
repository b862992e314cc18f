import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { ticketHandlers, tickets } from '../../mocks/tickets.ts';
import { adminAt, phone } from '../admin.tsx';
import { type Canvas, LIST, openRowMenu, page, ready, rowOf, startSignedIn, ticketOf } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Actions',
  beforeEach: startSignedIn,
});

async function openDeleteDialog(canvas: Canvas, code: string) {
  const menu = await openRowMenu(canvas, code);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
  return page().findByRole('alertdialog', { name: 'Delete Ticket' });
}

export const RowMenu = meta.story({
  play: async ({ canvas }) => {
    const menu = await openRowMenu(canvas, ticketOf(1));
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Edit', 'Delete']);
  },
});

export const Edit = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.ready(), ...fileHandlers.ready());
  },
  play: async ({ canvas }) => {
    const menu = await openRowMenu(canvas, ticketOf(1));
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Edit' }));
    await expect(await canvas.findByRole('heading', { name: /^Edit/ })).toBeVisible();
  },
});

/**
 * Cancel, the breadcrumb and saving all return from Edit to the previous page of the list with its search and filters.
 */
export const BackToWhereItWas = meta.story({
  args: { location: `${LIST}?page=2&size=20&search=tk-10&from=2026-01-01` },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.ready(), ...ticketFormHandlers.ready(), ...fileHandlers.ready());
  },
  play: async ({ canvas, step }) => {
    const expectPlace = async () => {
      await expect(await canvas.findByText('21-40')).toBeVisible();
      await expect(canvas.getByRole('searchbox', { name: 'Search tickets' })).toHaveValue('tk-10');
      await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    };
    const edit = async () => {
      await expectPlace();
      const menu = await openRowMenu(canvas, ticketOf(22));
      await userEvent.click(within(menu).getByRole('menuitem', { name: 'Edit' }));
      await canvas.findByRole('textbox', { name: /^Location/ });
    };
    await step('Cancel returns to the list', async () => {
      await edit();
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    });
    await step('the breadcrumb returns to the list', async () => {
      await edit();
      await userEvent.click(canvas.getByRole('link', { name: 'Job Ticket' }));
    });
    await step('saving returns to the list', async () => {
      await edit();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Additional notes' }), 'Seen');
      await userEvent.click(canvas.getByRole('button', { name: 'Submit changes' }));
      await expectPlace();
    });
  },
});

/** Deleting asks for confirmation, with the focus on the safe button. */
export const DeleteDialog = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDeleteDialog(canvas, ticketOf(2));
    await expect(dialog).toHaveTextContent("Do you want to delete this ticket? This action can't be undone");
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

/** The ticket is deleted: a toast shows the server's message, and the list and counts reload. */
export const Deleted = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.ready({ deletedMessage: 'Ticket #TK-10480 is in the bin' }));
  },
  play: async ({ canvas }) => {
    const dialog = await openDeleteDialog(canvas, ticketOf(2));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await page().findByText('Success!')).toBeVisible();
    await expect(page().getByText('Ticket #TK-10480 is in the bin')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /#TK-10480/ })).not.toBeInTheDocument());
    await expect((await canvas.findAllByText('247'))[0]).toBeVisible();
  },
});

export const DeleteFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.deleteFails('The ticket is on an invoice'));
  },
  play: async ({ canvas }) => {
    const dialog = await openDeleteDialog(canvas, ticketOf(2));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await page().findByText('Delete failed')).toBeVisible();
    await expect(page().getByText('The ticket is on an invoice')).toBeVisible();
    await expect(await rowOf(canvas, ticketOf(2))).toBeInTheDocument();
  },
});

export const Deleting = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.deletePending());
  },
  play: async ({ canvas }) => {
    const dialog = await openDeleteDialog(canvas, ticketOf(2));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await expect(page().getByRole('alertdialog')).toBeVisible();
  },
});

/** The user deletes the only ticket of the last page: the list shows the previous page. */
export const LastOfThePageDeleted = meta.story({
  args: { location: `${LIST}?page=2` },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.ready({ tickets: tickets.slice(0, 11) }));
  },
  play: async ({ canvas }) => {
    const dialog = await openDeleteDialog(canvas, ticketOf(10));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await ready(canvas);
    await expect(await canvas.findByText('1-10')).toBeVisible();
  },
});

/** Another user deleted the ticket first: the row disappears, and a message reports it. */
export const DeletedBefore = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.deletedBefore(ticketOf(2).slice(1)));
  },
  play: async ({ canvas }) => {
    const dialog = await openDeleteDialog(canvas, ticketOf(2));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    const [toast] = await page().findAllByText('#TK-10480 had already been deleted');
    await expect(toast).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /#TK-10480/ })).not.toBeInTheDocument());
    await ready(canvas);
  },
});

/** A ticket on an invoice can be viewed, but not changed by any user. */
export const Locked = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.locked(), ...fileHandlers.ready());
  },
  play: async ({ canvas }) => {
    const menu = await openRowMenu(canvas, ticketOf(0));
    const items = within(menu).getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['View', 'Delete']);
    await expect(items[1]).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'View' }));
    await expect(await canvas.findByRole('heading', { name: /^#TK-\d+ · / })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open the invoice' })).toBeVisible();
  },
});

/** A technician can't delete tickets, and can edit a ticket until it is on an invoice. */
export const Technician = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN), ...ticketFormHandlers.locked(), ...fileHandlers.ready());
  },
  play: async ({ canvas, step }) => {
    await step('counts the technician’s own tickets, not the company’s', async () => {
      await ready(canvas);
      await expect(await canvas.findByText('All time, your own tickets')).toBeVisible();
      await expect(canvas.queryByText('All time, this company')).toBeNull();
    });
    await step('offers only View for an invoiced ticket', async () => {
      const menu = await openRowMenu(canvas, ticketOf(0));
      const items = within(menu).getAllByRole('menuitem');
      await expect(items.map((item) => item.textContent)).toEqual(['View']);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('offers only Edit for a ticket that is not invoiced', async () => {
      const menu = await openRowMenu(canvas, ticketOf(1));
      const items = within(menu).getAllByRole('menuitem');
      await expect(items.map((item) => item.textContent)).toEqual(['Edit']);
      await expect(items[0]).not.toHaveAttribute('aria-disabled');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('opens an invoiced ticket for reading', async () => {
      await userEvent.click(within(await ready(canvas)).getByText('Apache Ridge Energy'));
      await expect(await canvas.findByRole('heading', { name: /^#TK-\d+ · / })).toBeVisible();
    });
  },
});

/** A user with read access sees no action buttons and can view each ticket. */
export const ReadOnly = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.MANAGER, permissions: ['tickets:read'] }));
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.queryByRole('link', { name: 'Create Job Ticket' })).not.toBeInTheDocument();
    const menu = await openRowMenu(canvas, ticketOf(1));
    const items = within(menu).getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['View']);
  },
});

/** The selected tickets are passed to the page that creates invoice drafts. */
export const CreateInvoice = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${ticketOf(1)}` }));
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Create Invoice' }).at(-1)).toHaveAttribute(
        'href',
        `/dashboard/invoice/create?ticketIds=${tickets[1]?.id}`,
      ),
    );
  },
});

/** The link to create an invoice is also available on a phone. */
export const CreateInvoiceOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await ready(canvas);
    await waitFor(() => expect(window.innerWidth).toBeLessThan(768));
    await expect(canvas.getByRole('link', { name: 'Create Invoice' })).toBeVisible();
  },
});

/** The user approves several tickets at once: rejected tickets stay selected, each with its reason. */
export const Bulk = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    for (const n of [1, 2]) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${ticketOf(n)}` }));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const dialog = within(await page().findByRole('dialog', { name: '1 ticket was not changed' }));
    await expect(dialog.getByRole('listitem')).toHaveTextContent(
      `${ticketOf(1)} This ticket lacks something that your company requires`,
    );
    await expect((await page().findAllByText('1 ticket approved'))[0]).toBeInTheDocument();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('checkbox', { name: `Select ${ticketOf(1)}` })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: `Select ${ticketOf(2)}` })).not.toBeChecked();
  },
});
