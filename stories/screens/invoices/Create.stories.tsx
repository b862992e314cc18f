import { getCustomer } from '@derrick/domain/customers';
import { getTickets, listTickets } from '@derrick/domain/tickets';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { customersWithDetails } from '../../mocks/customerFixtures.ts';
import { customerHandlers } from '../../mocks/customers.ts';
import { approvedTickets, invoiceIn } from '../../mocks/invoiceFixtures.ts';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { failOnce, mock } from '../../mocks/mock.ts';
import { pageOf } from '../../mocks/paging.ts';
import { storyId } from '../../mocks/people.ts';
import { api, failure } from '../../mocks/replies.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, phone, type StoryContext, spanish } from '../admin.tsx';
import { type Canvas, expectToast } from '../technicians/people.ts';
import { CREATE, expectInSight, expectNoOverflow, findDocument, start } from './invoices.ts';

const meta = preview.meta({ ...adminAt(CREATE), title: 'Screens/Invoices/Create', beforeEach: start });

const [first, second, third] = approvedTickets;

const of = (...tickets: ({ id: string } | undefined)[]) =>
  `${CREATE}?ticketIds=${tickets.map((ticket) => ticket?.id).join(',')}`;
const nameOf = (ticket: typeof first) => ticket?.company?.name ?? '';

const box = (canvas: Canvas, name: RegExp) => canvas.findByRole('checkbox', { name });

/** The user chooses the tickets of a customer, and the preview follows. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Choose tickets to see the draft here.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create draft' })).toBeDisabled();
    await userEvent.click(await box(canvas, new RegExp(`^${nameOf(first)}: 4 tickets`)));
    const sheet = await findDocument(canvas);
    await expect(sheet.getByText(`#${first?.jobcode}`, { exact: false })).toBeVisible();
    await expect(sheet.getAllByText('Travel: Pump technician')).toHaveLength(4);
    await expect(sheet.getByText('Sales tax (8.25%)')).toBeVisible();
    await step('creates the draft and opens it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create draft' }));
      await expectToast('Draft created');
      await expect(await canvas.findByRole('heading', { name: `Draft for ${nameOf(first)}` })).toBeVisible();
    });
  },
});

/** The draft opens with the dialog that issues it. */
export const CreateAndIssue = meta.story({
  args: { location: of(first) },
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create and issue' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Issue this invoice?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Issue' })).toBeVisible();
  },
});

/** The page was opened for one customer: all of the customer's approved tickets are selected. */
export const OfOneCustomer = meta.story({
  args: { location: `${CREATE}?customer=${first?.company?.id}` },
  beforeEach({ msw }) {
    const submitted = approvedTickets.slice(0, 3).map((ticket, n) => ({
      ...ticket,
      id: storyId(9, n),
      status: 'SUBMITTED' as const,
      company: first?.company ?? null,
    }));
    msw.use(...ticketHandlers.ready({ tickets: [...approvedTickets, ...submitted] }));
  },
  play: async ({ canvas }) => {
    const all = await box(canvas, new RegExp(`^${nameOf(first)}: 4 tickets`));
    await waitFor(() => expect(all).toBeChecked());
    await expect(await canvas.findByText(/, 4 of them approved\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '7 not invoiced' })).toHaveAttribute(
      'href',
      `/dashboard/job-tickets?customers=${first?.company?.id}&invoice=notInvoiced`,
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create draft' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('link', { name: 'Show all customers' }));
    await expect(await box(canvas, new RegExp(`^${nameOf(second)}:`))).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: new RegExp(`^${nameOf(first)}:`) })).not.toBeChecked();
  },
});

/** Tickets of several customers create one draft each. The page announces it in advance. */
export const SeveralCustomers = meta.story({
  args: { location: of(...approvedTickets) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 drafts are created, one for each customer')).toBeVisible();
    const choice = within(await canvas.findByRole('radiogroup', { name: 'Customers' }));
    await userEvent.click(choice.getByRole('radio', { name: nameOf(second) }));
    await expect(await canvas.findByRole('article', { name: `Draft for ${nameOf(second)}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create 3 drafts' }));
    await expectToast('3 drafts created');
    await expect(await canvas.findByText('Status: Draft')).toBeVisible();
  },
});

const fifty = approvedTickets.slice(0, 1).flatMap((ticket) =>
  Array.from({ length: 50 }, (_, n) => ({
    ...ticket,
    id: storyId(3, 500 + n),
    jobcode: `TK-${20_500 + n}`,
  })),
);
const requests: string[] = [];

/** Fifty tickets are preselected: the page loads all of them in one request. */
export const FiftyTickets = meta.story({
  args: { location: of(...fifty) },
  beforeEach({ msw }) {
    requests.length = 0;
    msw.use(
      http.get(api('ticket/*'), ({ request }) => {
        requests.push(new URL(request.url).pathname);
      }),
      ...ticketHandlers.ready({ tickets: fifty }),
    );
  },
  play: async ({ canvas }) => {
    const sheet = await findDocument(canvas);
    await expect(await sheet.findByText(`#${fifty.at(-1)?.jobcode}`, { exact: false })).toBeVisible();
    await expect(requests).toEqual([expect.stringMatching(/\/ticket\/batch$/)]);
  },
});

/** The preview groups the lines as set in the company's settings. */
export const OneLineATicket = meta.story({
  args: { location: of(first) },
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.settings({ grouping: 'ONE_LINE' }));
  },
  play: async ({ canvas }) => {
    const sheet = await findDocument(canvas);
    await expect(await sheet.findAllByText(new RegExp(`^${first?.jobcode} · `))).not.toHaveLength(0);
    await expect(sheet.queryByText(`#${first?.jobcode}`, { exact: false })).toBeNull();
  },
});

/** No ticket is approved: the page names the required step. */
export const NothingApproved = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No approved tickets')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show submitted tickets' })).toHaveAttribute(
      'href',
      '/dashboard/job-tickets?review=SUBMITTED',
    );
  },
});

const withoutPrices = approvedTickets.map((ticket) => ({
  ...ticket,
  lines: ticket.lines.map((line) => (line.kind === 'TRAVEL' ? { ...line, unitPriceCents: null } : line)),
}));

export const MissingPrices = meta.story({
  args: { location: of(first) },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.ready({ tickets: withoutPrices }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line has no price yet')).toBeVisible();
    await expect((await findDocument(canvas)).getByText('No price yet')).toBeVisible();
  },
});

/**
 * Another user put a ticket on an invoice first: the message names that invoice, and the user can continue with the other
 * tickets.
 */
export const TakenByAnother = meta.story({
  args: { location: of(first, second) },
  beforeEach({ msw }) {
    if (first) msw.use(...invoiceHandlers.taken(first, invoiceIn('ISSUED')));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 2 drafts' }));
    const banner = await canvas.findByRole('alert');
    await waitFor(() => expect(banner).toHaveFocus());
    await expectInSight(banner);
    const alert = within(banner);
    await expect(alert.getByText('1 ticket is on another invoice already')).toBeVisible();
    await expect(alert.getByRole('link', { name: invoiceIn('ISSUED').number ?? '' })).toHaveAttribute(
      'href',
      `/dashboard/invoice/${invoiceIn('ISSUED').id}`,
    );
    await userEvent.click(alert.getByRole('button', { name: 'Leave them out' }));
    await expect(canvas.getByRole('heading', { name: 'Create Invoice' })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create draft' }));
    await expectToast('Draft created');
  },
});

export const NotBillable = meta.story({
  args: { location: of(first) },
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.notBillable());
  },
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create draft' }));
    await expect(await canvas.findByText(/is not approved any more/)).toBeVisible();
  },
});

const tooLarge =
  'The draft for Permian Basin Operating would have 620 lines; an invoice can have 500. Split it: put fewer tickets on each draft, or group the lines into one line per ticket';

/** The tickets have more lines than an invoice allows: the page keeps the selection and explains how to split it. */
export const TooManyLines = meta.story({
  args: { location: of(first) },
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.tooLarge(tooLarge));
  },
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create draft' }));
    const banner = await canvas.findByRole('alert');
    await waitFor(() => expect(banner).toHaveFocus());
    await expect(within(banner).getByText(tooLarge)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create draft' })).toBeEnabled();
  },
});

export const TooManyLinesOnPhone = TooManyLines.extend({ tags: ['test-full'], globals: phone });

/** A selected ticket can't be billed: the page reports that it is left out. */
export const LeftOut = meta.story({
  args: { location: of(first, { id: '00000000-0000-4000-8003-0000000000ff' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 selected ticket is not approved/)).toBeVisible();
  },
});

/**
 * Ten other customers contain the ticket's customer name in their own name: the preview still uses the tax exemption and
 * terms of the ticket's customer.
 */
export const CustomerAmongMany = meta.story({
  args: { location: of(third) },
  beforeEach({ msw }) {
    const alike = customersWithDetails.slice(3, 13).map((customer, n) => ({
      ...customer,
      id: storyId(1, 200 + n),
      name: `A${n} ${nameOf(third)}`,
    }));
    msw.use(...customerHandlers.ready([...alike, ...customersWithDetails]));
  },
  play: async ({ canvas }) => {
    const sheet = await findDocument(canvas);
    await expect(await sheet.findByText('Tax exempt')).toBeVisible();
    await expect(sheet.getByText(/60 days/)).toBeVisible();
  },
});

/** The customer fails to load: the preview shows the error with Retry, not a draft with default tax and terms. */
export const CustomerFails = meta.story({
  args: { location: of(third) },
  beforeEach({ msw }) {
    msw.use(mock(getCustomer, () => failure(503, 'INTERNAL', 'Try again in a minute.'), { once: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The draft for this customer could not be loaded')).toBeVisible();
    await expect(canvas.getByText('Try again in a minute.')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await (await findDocument(canvas)).findByText('Tax exempt')).toBeVisible();
  },
});

const ticketFailsOnce = ({ msw }: StoryContext) =>
  msw.use(
    mock(getTickets, () => failure(503, 'INTERNAL', 'Try again in a minute.'), { once: true }),
    // The ticket is not on the loaded page of the list.
    mock(listTickets, () => ({
      data: [],
      meta: { pagination: { count: 0, pageCount: 0, pageNumber: 1, pageSize: 100 } },
    })),
  );

/**
 * A chosen ticket fails to load: the page shows the error instead of leaving the ticket out, and Retry adds it to the
 * draft.
 */
export const TicketFails = meta.story({
  args: { location: of(first) },
  beforeEach: ticketFailsOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 selected ticket could not be loaded')).toBeVisible();
    await expect(canvas.getByText('Try again in a minute.')).toBeVisible();
    await expect(canvas.queryByText(/was left out/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Create draft' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(
      (await findDocument(canvas)).getByText(`#${first?.jobcode}`, { exact: false }),
    ).toBeVisible();
    await expect(canvas.queryByText(/could not be loaded/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Create draft' })).toBeEnabled();
  },
});

export const TicketFailsInSpanishOnPhone = meta.story({
  tags: ['test-full'],
  args: { location: of(first) },
  globals: { ...spanish, ...phone },
  beforeEach: ticketFailsOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No se pudo cargar 1 ticket seleccionado/)).toBeVisible();
    await expectNoOverflow();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await findDocument(canvas)).toBeTruthy();
  },
});

/**
 * The second page of approved tickets fails to load: the page shows the error below the first page, and Retry adds the
 * rest.
 */
export const SecondPageFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      failOnce(listTickets, ({ query }) => query.pageNumber === 2),
      // Two pages of six tickets each, whatever page size is requested.
      mock(listTickets, ({ query }) => ({ ...pageOf(approvedTickets, { ...query, pageSize: 6 }) })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load more approved tickets')).toBeVisible();
    const count = canvas.getAllByRole('checkbox').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(count));
    await expect(canvas.queryByText('Failed to load more approved tickets')).toBeNull();
  },
});

export const FirstLoad = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Approved tickets' })).toBeVisible();
  },
});

export const LoadFails = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const CreateFails = meta.story({
  args: { location: of(first) },
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.changesFail());
  },
  play: async ({ canvas, step }) => {
    await findDocument(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create draft' }));
    await expect(await canvas.findByText(/The database is being moved/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expectInSight(canvas.getByRole('alert'));
    await step('the error gets the focus again after the next attempt', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await userEvent.click(canvas.getByRole('button', { name: 'Create draft' }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
      await expectInSight(canvas.getByRole('alert'));
    });
  },
});

/** On a phone the tickets and the preview are far taller than the window. */
export const CreateFailsOnPhone = CreateFails.extend({ tags: ['test-full'], globals: phone });

export const CreatePending = meta.story({
  args: { location: of(first) },
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.changesPending());
  },
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create draft' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Creating...' })).toBeVisible());
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  args: { location: of(...approvedTickets) },
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se crean 3 borradores, uno por cliente')).toBeVisible();
    await expect((await findDocument(canvas)).getByText('Facturar a')).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  args: { location: of(...approvedTickets) },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await findDocument(canvas);
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  args: { location: of(...approvedTickets) },
  globals: phone,
  play: async ({ canvas }) => {
    const sheet = await findDocument(canvas);
    await expectNoOverflow();
    // The amounts of the lines align with those of the totals.
    const end = (element: Element | null | undefined) => element?.getBoundingClientRect().right;
    const amount = (await sheet.findByRole('table')).querySelector('td:last-child');
    await expect(end(amount)).toBe(end(sheet.getByText('Total').nextElementSibling));
  },
});
