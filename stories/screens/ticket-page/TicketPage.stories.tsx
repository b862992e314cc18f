import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { storyId } from '../../mocks/people.ts';
import { ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { movedTo } from '../../mocks/ticketLife.ts';
import { readable, ticketPageHandlers } from '../../mocks/ticketReview.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { type Canvas, PAGE, page, startTicketPage, titleOf } from './ticketPage.ts';

const meta = preview.meta({
  ...adminAt(PAGE),
  title: 'Screens/Job tickets/Page',
  beforeEach: startTicketPage,
});

const title = `#${readable.jobcode} · ${readable.wellName}`;
const state = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'State of the ticket' }));

/** All facts, lines with their total, files, the warning and the history of a ticket, without a form. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await titleOf(canvas, title)).toBeVisible();
    const facts = await canvas.findByRole('region', { name: 'Details' });
    await expect(facts).toHaveTextContent('10:00 PM – 5:30 AM (7.5 hours)');
    await expect(facts).toHaveTextContent('AFE 2026-118');
    const lines = canvas.getByRole('region', { name: 'Lines' });
    await expect(within(lines).getAllByRole('listitem')).toHaveLength(4);
    await expect(lines).toHaveTextContent('7.5 hours × $95.00');
    await expect(lines).toHaveTextContent('Total without tax$917.00');
    const life = await state(canvas);
    await expect(life.getByText('Submitted')).toBeVisible();
    await expect(life.getByText('Not Invoiced')).toBeVisible();
    await expect(await canvas.findByText(/The work took 17 hours/)).toBeVisible();
    await expect(await canvas.findByText('The customer asks for the gauge readings.')).toBeVisible();
    // One primary action: Approve.
    const primary = canvasElement.querySelectorAll('main [data-variant=primary]');
    await expect([...primary].map(({ textContent }) => textContent)).toEqual(['Approve']);
  },
});

/** A photo has a preview and opens in a dialog. */
export const Photo = meta.story({
  play: async ({ canvas }) => {
    const files = await canvas.findByRole('region', { name: 'Photos and files' });
    const photo = within(files).getByRole('button', { name: /^pump-seal\.jpg/ });
    photo.scrollIntoView();
    await waitFor(() => expect(photo.querySelector('img') !== null).toBe(true));
    await userEvent.click(photo);
    const dialog = await page().findByRole('dialog', { name: 'pump-seal.jpg' });
    await expect(within(dialog).getByRole('img', { name: 'pump-seal.jpg' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(photo).toHaveFocus());
  },
});

/** Approving shows the new status; Edit is no longer offered. */
export const Approves = meta.story({
  play: async ({ canvas }) => {
    const life = await state(canvas);
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
    await userEvent.click(life.getByRole('button', { name: 'Approve' }));
    await waitFor(async () => expect((await state(canvas)).getByText('Approved')).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
  },
});

/** Edit opens the form, whose title is the code and the well of the ticket. */
export const Edits = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.ready(), ...fileHandlers.ready());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }));
    await expect(await titleOf(canvas, `Edit ${title}`)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Submit changes' })).toBeVisible();
  },
});

/** A ticket with requested changes must be edited and submitted next, so Edit is the primary action. */
export const ChangesRequested = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...ticketPageHandlers.ready(movedTo(readable, 'CHANGES_REQUESTED', 'The travel back is missing.')),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const life = await state(canvas);
    await expect(life.getByText('The travel back is missing.')).toBeVisible();
    const primary = canvasElement.querySelectorAll('main [data-variant=button], main [data-variant=primary]');
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect([...primary].some(({ textContent }) => textContent === 'Approve')).toBe(false);
  },
});

const invoiced = { ...movedTo(readable, 'INVOICED'), invoiceId: storyId(4, 1) };

/** A ticket on an invoice links to it. */
export const Invoiced = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketPageHandlers.ready(invoiced));
  },
  play: async ({ canvas }) => {
    const life = await state(canvas);
    await expect(life.getByText('Invoiced')).toBeVisible();
    await expect(life.getByRole('link', { name: 'Open the invoice' })).toHaveAttribute(
      'href',
      `/dashboard/invoice/${invoiced.invoiceId}`,
    );
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
  },
});

/** A technician sees no prices and no link to the invoice, which technicians cannot open. */
export const InvoicedForTechnician = meta.story({
  beforeEach({ msw }) {
    const { totals: _, totalCents: __, ...rest } = invoiced;
    msw.use(
      ...authHandlers.signedIn(users.TECHNICIAN),
      ...ticketPageHandlers.ready({
        ...rest,
        lines: rest.lines.map(({ unitPriceCents: ___, ...line }) => line),
      }),
    );
  },
  play: async ({ canvas }) => {
    const life = await state(canvas);
    await expect(life.getByText('Invoiced')).toBeVisible();
    await expect(life.queryByRole('link')).toBeNull();
    const lines = canvas.getByRole('region', { name: 'Lines' });
    await expect(lines).toHaveTextContent('7.5 hours');
    await expect(lines).not.toHaveTextContent('$');
  },
});

/** A void ticket says so and nothing about an invoice. */
export const Void = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketPageHandlers.ready(movedTo(readable, 'VOID', 'Recorded twice.')));
  },
  play: async ({ canvas }) => {
    const life = await state(canvas);
    await expect(life.getByText('Void')).toBeVisible();
    await expect(life.queryByText('Not Invoiced')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...ticketPageHandlers.loading());
  },
  play: async ({ canvas }) => {
    await expect(await titleOf(canvas, 'Job Ticket')).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
});

/** The server fails: the page says why and loads again. */
export const LoadFailed = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...ticketPageHandlers.loadFails());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is being moved');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await titleOf(canvas, title)).toBeVisible();
  },
});

/** The ticket does not exist. */
export const Missing = meta.story({
  tags: ['state:missing'],
  beforeEach({ msw }) {
    msw.use(...ticketPageHandlers.missing());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ticket not found')).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await titleOf(canvas, title)).toBeVisible();
    await canvas.findByText('The customer asks for the gauge readings.');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await titleOf(canvas, title)).toBeVisible();
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Detalles' })).toBeVisible();
    await expect(await canvas.findByText('Sin facturar')).toBeVisible();
  },
});
