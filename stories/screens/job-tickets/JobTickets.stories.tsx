import { delay, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { api } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { ticketHandlers, tickets } from '../../mocks/tickets.ts';
import { forgetChoices, phone, renderAdmin, spanish } from '../admin.tsx';

const LIST = '/dashboard/job-tickets';

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Job tickets/List',
  args: { location: LIST },
  render: (args, context) => renderAdmin({ location: args.location ?? LIST }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    const end = [signedIn(), forgetChoices()];
    return () => {
      for (const undo of end) undo();
    };
  },
});

type Canvas = ReturnType<typeof within>;

const page = () => within(document.body);
const ticketOf = (n: number) => `#TK-${10_482 - n}`;
const rowOf = async (canvas: Canvas, code: string) => canvas.findByRole('row', { name: new RegExp(code) });
const ready = async (canvas: Canvas) => rowOf(canvas, ticketOf(0));

async function openRowMenu(canvas: Canvas, code: string) {
  const row = await rowOf(canvas, code);
  await userEvent.click(within(row).getByRole('button', { name: `Actions for ticket ${code}` }));
  return page().findByRole('menu');
}

async function openDeleteDialog(canvas: Canvas, code: string) {
  const menu = await openRowMenu(canvas, code);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
  return page().findByRole('alertdialog', { name: 'Delete Ticket' });
}

const search = async (canvas: Canvas, text: string) => {
  const field = await canvas.findByRole('searchbox', { name: 'Search tickets' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
};

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await expect(row).toHaveTextContent('Nov 20, 2026');
    await expect(row).toHaveTextContent('Apache Ridge Energy');
    await expect(row).toHaveTextContent('Luis Ortega');
    await expect(row).toHaveTextContent('Invoiced');
    await expect(row).toHaveTextContent('7.5h');
    await expect(await rowOf(canvas, ticketOf(5))).toHaveTextContent('N/A');
    await expect(canvas.getByText('All time, this company')).toBeVisible();
    await expect(canvas.getByText('66% of tickets')).toBeVisible();
    await expect(canvas.getByText('34% of tickets')).toBeVisible();
    await expect(await canvas.findByText('1-10')).toBeVisible();
  },
});

/** Skeletons of the same size: nothing moves when the rows come. */
export const FirstLoad = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search tickets' })).toBeVisible();
    await expect(canvas.queryByText(ticketOf(0))).not.toBeInTheDocument();
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
});

/** The old rows stay, dimmed, while the next page is on its way. */
export const NextPageLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.nextPagePending());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
    await expect(canvas.getByRole('row', { name: new RegExp(ticketOf(0)) })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
  },
});

/** A company without tickets is offered the first one. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tickets found')).toBeVisible();
    await expect(
      canvas.getByText('Tickets record the jobs of your company. Create the first one.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create Job Ticket' })).toHaveLength(2);
  },
});

/** Nothing matches: the search can be cleared on the spot. */
export const NoResult = meta.story({
  args: { location: `${LIST}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tickets found')).toBeVisible();
    await expect(canvas.getByText(/Nothing matches “helicopter”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await ready(canvas);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** The server's sentence in the table's frame and in toasts; the counters stand at 0. */
export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText('The database is being moved. Try again in a minute.')[0]).toBeVisible();
    await expect(await page().findByText('Failed to load tickets')).toBeVisible();
    await expect(await page().findByText('Failed to load statistics')).toBeVisible();
    await expect(canvas.getAllByText('0% of tickets')).toHaveLength(2);
  },
});

/** Retry after a failure. */
export const Recovers = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.recovers());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await ready(canvas);
  },
});

export const StatisticsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.statisticsFail());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(await page().findByText('Failed to load statistics')).toBeVisible();
    await expect(page().getByText('Statistics are being rebuilt')).toBeVisible();
    await expect(canvas.getAllByText('0% of tickets')).toHaveLength(2);
  },
});

export const NoReply = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.noReply());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No response from server'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** A proxy's page instead of an answer is an error like any other. */
export const Garbage = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.garbage());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('An unexpected error occurred'))[0]).toBeVisible();
  },
});

/** The token has expired but the session has not: it is renewed and nobody notices. */
export const TokenRenewed = meta.story({
  beforeEach({ msw }) {
    let isExpired = true;
    msw.use(
      http.get(api('ticket'), () => {
        if (!isExpired) return undefined;
        isExpired = false;
        return Response.json({ success: false, message: 'Expired', code: 'UNAUTHORIZED' }, { status: 401 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await ready(canvas);
  },
});

/** The session ends while the list loads: signing in again happens above it. */
export const SignedOut = meta.story({
  args: { location: `${LIST}?page=3` },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.unauthorized(), ...authHandlers.refresh('refused'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Job Tickets' });
    await expect(await page().findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  },
});

export const LongTexts = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A broad search whose count was cut off. */
export const CountCapped = meta.story({
  args: { location: `${LIST}?search=e` },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.countCapped());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,000+')).toBeVisible();
  },
});

export const Spanish = meta.story({
  globals: spanish,
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await expect(row).toHaveTextContent('20 nov 2026');
    await expect(row).toHaveTextContent('Facturado');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tickets de trabajo');
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await ready(canvas);
  },
});

/** Rows become cards with the same actions. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(await canvas.findByText('1 / 25')).toBeVisible();
  },
});

export const SpanishOnPhone = meta.story({
  globals: { ...spanish, ...phone },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Pages and sizes; another size starts at page 1. */
export const Paging = meta.story({
  play: async ({ canvas, step }) => {
    await ready(canvas);
    await step('the second page', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
      await rowOf(canvas, ticketOf(10));
      await expect(canvas.getByText('11-20')).toBeVisible();
    });
    await step('twenty to a page, from the start', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /per page/i }), '20');
      await rowOf(canvas, ticketOf(19));
      await expect(canvas.getByText('1-20')).toBeVisible();
    });
    await step('the last page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 13' }));
      await expect(await canvas.findByText('241-248')).toBeVisible();
    });
  },
});

/** An address with a page past the end opens the last one; nonsense in it is ignored. */
export const PastTheEnd = meta.story({
  args: { location: `${LIST}?page=900&size=17` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('241-248')).toBeVisible();
  },
});

/** Enter and the magnifying glass search; the first page of what is found shows. */
export const Searching = meta.story({
  args: { location: `${LIST}?page=3` },
  play: async ({ canvas, step }) => {
    await rowOf(canvas, ticketOf(20));
    await step('with Enter', async () => {
      await search(canvas, 'tk-10480{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
      await expect(canvas.getByRole('rowheader')).toHaveTextContent('#TK-10480');
    });
    await step('with the button', async () => {
      await search(canvas, 'TK-10477');
      await expect(canvas.getByRole('rowheader')).toHaveTextContent('#TK-10480');
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent('#TK-10477'));
    });
    await step('clearing it brings everything back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Search tickets' }));
      await ready(canvas);
    });
  },
});

/** A slow answer to an old question does not replace the answer to the new one. */
export const LateAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get(api('ticket'), async ({ request }) => {
        if (request.url.includes('search=slow')) await delay(600);
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await search(canvas, 'slow{Enter}');
    await search(canvas, 'TK-10480{Enter}');
    await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent('#TK-10480'));
    await delay(900);
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('#TK-10480');
  },
});

/** What is selected stays selected on other pages, until it is cleared. */
export const Selection = meta.story({
  play: async ({ canvas, step }) => {
    const row = await ready(canvas);
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await step('on the next page, too', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
      await userEvent.click(within(await rowOf(canvas, ticketOf(11))).getByRole('checkbox'));
      await expect(await canvas.findByText('2 selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
      await expect(await ready(canvas)).toHaveAttribute('aria-selected', 'true');
    });
    await step('cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(await ready(canvas)).toHaveAttribute('aria-selected', 'false');
      await expect(canvas.getByRole('searchbox')).toBeVisible();
    });
  },
});

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

/** Every way out of Edit leads back to where the list was: Cancel, the breadcrumb, saving. */
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
    await step('Cancel', async () => {
      await edit();
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    });
    await step('the breadcrumb', async () => {
      await edit();
      await userEvent.click(canvas.getByRole('link', { name: 'Job Ticket' }));
    });
    await step('saving', async () => {
      await edit();
      await userEvent.click(canvas.getByRole('button', { name: 'Submit changes' }));
      await expectPlace();
    });
  },
});

/** Asks first, with the safe button in focus. */
export const DeleteDialog = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDeleteDialog(canvas, ticketOf(2));
    await expect(dialog).toHaveTextContent("Do you want to delete this ticket? This action can't be undone");
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

/** Deletes, says so, and loads list and counts again. */
export const Deleted = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDeleteDialog(canvas, ticketOf(2));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await page().findByText('Success!')).toBeVisible();
    await expect(page().getByText('Ticket #TK-10480 deleted successfully')).toBeVisible();
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

/** The last ticket of the last page: the page before shows. */
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

/** A technician may not delete, and edits until there is an invoice. */
export const Technician = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas, step }) => {
    await step('invoiced', async () => {
      const menu = await openRowMenu(canvas, ticketOf(0));
      await expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('not invoiced', async () => {
      const menu = await openRowMenu(canvas, ticketOf(1));
      const items = within(menu).getAllByRole('menuitem');
      await expect(items.map((item) => item.textContent)).toEqual(['Edit']);
      await expect(items[0]).not.toHaveAttribute('aria-disabled');
    });
  },
});

/** Who may only read sees neither the buttons nor the menu. */
export const ReadOnly = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.MANAGER, permissions: ['tickets:read'] }));
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.queryByRole('link', { name: 'Create Job Ticket' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Actions for ticket/ })).not.toBeInTheDocument();
  },
});

/** Invoices are for later, and say so. */
export const CreateInvoice = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Invoice' }));
    const dialog = await page().findByRole('dialog', { name: 'Create Invoice' });
    await expect(dialog).toHaveTextContent('Creating invoices is coming soon.');
  },
});
