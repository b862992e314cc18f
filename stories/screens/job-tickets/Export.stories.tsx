import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { api, failure, never } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers, tickets } from '../../mocks/tickets.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';

const LIST = '/dashboard/job-tickets';

/** Body of the last export request. */
let lastExportBody: unknown;

const exports = http.post(api('ticket/export.csv'), async ({ request }) => {
  lastExportBody = await request.json();
  return new HttpResponse('\ufeffTicket ID\r\n', {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="tickets-2026-11-21.csv"',
    },
  });
});

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Export',
  beforeEach({ msw }) {
    lastExportBody = undefined;
    msw.use(exports, ...authHandlers.signedIn(), ...ticketHandlers.ready());
    return startClean(signedIn);
  },
});

type Canvas = ReturnType<typeof within>;

const page = () => within(document.body);

async function select(canvas: Canvas, ...codes: string[]) {
  for (const code of codes) {
    const row = await canvas.findByRole('row', { name: new RegExp(code) });
    await userEvent.click(within(row).getByRole('checkbox'));
  }
}

/** The user exports the selected rows, also those on other pages, because the selection survives paging. */
export const Selected = meta.story({
  play: async ({ canvas }) => {
    await select(canvas, '#TK-10482', '#TK-10481');
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
    await select(canvas, '#TK-10472');
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV (3 selected)' }));
    const ids = ['TK-10482', 'TK-10481', 'TK-10472'].map(
      (code) => tickets.find(({ jobcode }) => jobcode === code)?.id,
    );
    await waitFor(() => expect(lastExportBody).toMatchObject({ ids }));
    await expect(await page().findByText('tickets-2026-11-21.csv is in your downloads.')).toBeVisible();
  },
});

/** The user exports all matching tickets of all pages: the request has the search and the filters, and no ids. */
export const AllThatMatch = meta.story({
  globals: phone,
  args: { location: `${LIST}?search=tk` },
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Select all \d+ that match$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(lastExportBody).toMatchObject({ search: 'tk', ids: [] }));
  },
});

/**
 * While all matching tickets are selected, the actions on selected rows are hidden, because the selection includes pages
 * that the user has not seen.
 */
export const AllThatMatchBesideActions = meta.story({
  args: { location: `${LIST}?search=tk` },
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(await canvas.findByRole('link', { name: 'Create Invoice' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Select all \d+ that match$/ }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Create Invoice' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(lastExportBody).toMatchObject({ search: 'tk', ids: [] }));

    await userEvent.click(canvas.getByRole('button', { name: 'Only this page' }));
    await expect(await canvas.findByRole('link', { name: 'Create Invoice' })).toBeVisible();
  },
});

/** A button of the list exports all tickets that match the search and the filters. */
export const Filtered = meta.story({
  args: { location: `${LIST}?search=tk&from=2026-10-01&invoice=notInvoiced` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(lastExportBody).toMatchObject({
        search: 'tk',
        fromDate: '2026-10-01',
        invoiceStatuses: ['notInvoiced'],
        ids: [],
      }),
    );
    await expect(await page().findByText('tickets-2026-11-21.csv is in your downloads.')).toBeVisible();
  },
});

/** No ticket matches: the export button is disabled. */
export const Nothing = meta.story({
  args: { location: `${LIST}?search=helicopter` },
  play: async ({ canvas }) => {
    await canvas.findByText('No tickets found');
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  },
});

/** The export is pending until the complete file has arrived. */
export const Pending = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(api('ticket/export.csv'), never));
  },
  play: async ({ canvas }) => {
    await select(canvas, '#TK-10482');
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV (1 selected)' }));
    await expect(await canvas.findByText('Exporting...')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(http.post(api('ticket/export.csv'), () => failure(500, 'INTERNAL', 'The disk is full')));
  },
  play: async ({ canvas }) => {
    await select(canvas, '#TK-10482');
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV (1 selected)' }));
    await expect(await page().findByText('Export failed')).toBeVisible();
    await expect(page().getByText('The disk is full')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV (1 selected)' })).toBeEnabled();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Export CSV' })).toBeVisible();
    await select(canvas, '#TK-10482');
    await expect(await canvas.findByRole('button', { name: 'Export CSV (1 selected)' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

export const Spanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Exportar CSV' })).toBeVisible();
    await select(canvas, '#TK-10482');
    await expect(await canvas.findByRole('button', { name: 'Exportar CSV (1)' })).toBeVisible();
  },
});
