import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { signedOut } from '../../mocks/session.ts';
import { printedToken, signedHandlers, signedPdf, signedPdfFails } from '../../mocks/signed.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';

const meta = preview.meta({
  ...adminAt(`/signed?token=${printedToken}`),
  title: 'Screens/Job tickets/Signed, looked up',
  beforeEach({ msw }) {
    msw.use(...signedHandlers.ready());
    return startClean(signedOut);
  },
});

/** A reader of a printed ticket opens the page without an account and compares its hash with the printed hash. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^9f86d0818/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Signed job ticket' })).toHaveFocus();
    await expect(canvas.getByText('Company man')).toBeVisible();
    await expect(canvas.getByText('Drawn')).toBeVisible();
    const content = within(canvas.getByRole('region', { name: 'What was signed' }));
    await expect(content.getByText('Pad 12, Midland, TX')).toBeVisible();
    await expect(content.getByText(/derrick-ticket-1/)).not.toBeVisible();
    await userEvent.click(content.getByText('Show the exact text'));
    await expect(content.getByText(/derrick-ticket-1/)).toBeVisible();
  },
});

/** The customer who opened the link downloads the ticket as a PDF. */
export const Pdf = meta.story({
  beforeEach({ msw }) {
    msw.use(signedPdfFails);
  },
  play: async ({ canvas, msw }) => {
    const button = await canvas.findByRole('button', { name: 'Download PDF' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is being moved');
    msw.use(signedPdf);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

export const ReadyOnPhone = meta.story({
  tags: ['state:phone'],
  globals: { ...spanish, viewport: phone.viewport },
  beforeEach({ msw }) {
    msw.use(...signedHandlers.typed());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Con el nombre escrito')).toBeVisible();
    await expect(canvas.queryByText('Cargo')).toBeNull();
  },
});

export const InSpanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ticket de trabajo firmado' })).toBeVisible();
  },
});

export const ReadyInTheDark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Company man')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...signedHandlers.never());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Looking up the signature...'))[0]).toBeVisible();
  },
});

/** Loading the signature fails: the page shows the error, and Retry loads it. */
export const Fails = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...signedHandlers.fails());
  },
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(...signedHandlers.ready());
    await userEvent.click(retry);
    await expect(await canvas.findByText('Company man')).toBeVisible();
  },
});

export const Unknown = meta.story({
  beforeEach({ msw }) {
    msw.use(...signedHandlers.unknown());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Signature not found' })).toHaveFocus();
    await expect(canvas.getByText(/the signature is no longer valid/)).toBeVisible();
  },
});

export const Missing = meta.story({
  args: { location: '/signed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The address is incomplete' })).toBeVisible();
  },
});
