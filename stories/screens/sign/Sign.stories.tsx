import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fullSignRequest } from '../../mocks/overfullFixtures.ts';
import { signHandlers } from '../../mocks/signatures.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { expectNoOverflow } from '../invoices/invoices.ts';
import { type Canvas, draw, link, page, startSigning } from './sign.ts';

const meta = preview.meta({
  ...adminAt(link),
  title: 'Screens/Signature/By a link',
  beforeEach: startSigning,
});

const padOf = (canvas: Canvas, state = 'empty') => canvas.findByRole('img', { name: `Signature: ${state}` });
const sign = (canvas: Canvas, name = 'Sign') => userEvent.click(canvas.getByRole('button', { name }));
const isDone = async (canvas: Canvas) =>
  expect(await canvas.findByRole('heading', { name: 'Thank you, the ticket is signed' })).toHaveFocus();

/** The customer reads the ticket with its photos and without prices, and draws the signature. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Job ticket TK-10481' })).toBeVisible();
    await expect(canvas.getByText(/^Permian Basin Services asks you .+ until Dec 04, 2026\.$/)).toBeVisible();
    await expect(canvas.getByText('7:00 AM – 3:30 PM (8.5 hours)')).toBeVisible();
    await expect(canvas.getByText('Nov 20, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'pump-seal.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read as a PDF' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Read as a PDF' })).toBeEnabled());
    await expect(canvasElement.textContent).not.toContain('$');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Dana Whitfield');
    await draw(await padOf(canvas));
    await sign(canvas);
    await isDone(canvas);
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  },
});

/** By keyboard alone: a customer who can't draw types the name and confirms that it counts as the signature. */
export const EmptyPadTyped = meta.story({
  play: async ({ canvas }) => {
    await padOf(canvas);
    canvas.getByRole('checkbox', { name: 'I sign with my typed name' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Sign' }).focus();
    await userEvent.keyboard('{Enter}');
    await isDone(canvas);
  },
});

export const Problems = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await sign(canvas);
    await expect(await canvas.findByText('Please enter your name')).toBeVisible();
    await expect(canvas.getByText(/^Please sign on the pad/)).toBeVisible();
    await expect(name).toHaveFocus();
  },
});

export const SigningPending = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...signHandlers.signFails('pending'));
  },
  play: async ({ canvas }) => {
    await draw(await padOf(canvas));
    await sign(canvas);
    await expect(await canvas.findByRole('button', { name: /One moment/ })).toBeVisible();
  },
});

/** The PDF cannot be created: a message reports it, and the customer can still sign. */
export const PdfFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...signHandlers.pdfFails('rateLimited'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read as a PDF' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign' })).toBeEnabled();
  },
});

/** The connection is lost while signing: the drawing is kept. */
export const SigningFails = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...signHandlers.signFails('noReply'));
  },
  play: async ({ canvas }) => {
    await draw(await padOf(canvas));
    await sign(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await padOf(canvas, 'drawn')).toBeVisible();
  },
});

/** The ticket was changed while the customer was reading: the page shows the new version and keeps the drawing. */
export const ChangedConflict = meta.story({
  beforeEach({ msw }) {
    msw.use(...signHandlers.signFails('changed'));
  },
  play: async ({ canvas }) => {
    await draw(await padOf(canvas));
    await sign(canvas);
    await expect(await canvas.findByText(/^The ticket has changed since you opened it\./)).toBeVisible();
    await expect(await padOf(canvas, 'drawn')).toBeVisible();
  },
});

/** The customer reports a problem instead of signing. */
export const Disputed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Something is wrong' }));
    const text = await page().findByRole('textbox', { name: /^What is wrong/ });
    await userEvent.click(page().getByRole('button', { name: 'Send' }));
    await expect(await page().findByText('Please say what is wrong')).toBeVisible();
    await pasteInto(text, 'Six hours, not eight.');
    await userEvent.click(page().getByRole('button', { name: 'Send' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Thank you, the company was notified' }),
    ).toHaveFocus();
  },
});

export const DisputeFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...signHandlers.disputeFails('noReply'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Something is wrong' }));
    const text = await page().findByRole('textbox', { name: /^What is wrong/ });
    await pasteInto(text, 'Six hours');
    await userEvent.click(page().getByRole('button', { name: 'Send' }));
    await expect(await page().findByRole('alert')).toBeVisible();
    await expect(text).toHaveValue('Six hours');
  },
});

/** Forty lines, twelve files and long texts without spaces stay in the width of the window. */
export const Overfull = meta.story({
  beforeEach({ msw }) {
    msw.use(...signHandlers.ready(fullSignRequest));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Job ticket TK-10481' })).toBeVisible();
    await expectNoOverflow();
  },
});

export const OverfullOnAPhone = Overfull.extend({ globals: phone });

/** On a phone the pad opens in full screen. */
export const OnPhone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Signature: empty/ }));
    const pad = await page().findByRole('img', { name: 'Signature: empty' });
    await expect(
      page().getByText('TK-10481 · Blue Mesa Operating · Ridgeback 14-2H · Nov 20, 2026 · 8.5 hours'),
    ).toBeVisible();
    await draw(pad, 0.4);
    await userEvent.click(page().getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('button', { name: 'Signature: drawn' })).toBeVisible();
  },
});

export const OnPhoneInSpanish = meta.story({
  tags: ['state:spanish'],
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ticket de trabajo TK-10481' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Algo no es correcto' })).toBeVisible();
  },
});

export const InTheDark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await draw(await padOf(canvas));
    await expect(await padOf(canvas, 'drawn')).toBeVisible();
  },
});
