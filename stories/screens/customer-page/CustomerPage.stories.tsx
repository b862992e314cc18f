import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { linkToken } from '../../mocks/accounts.ts';
import { fullCustomerPage } from '../../mocks/overfullFixtures.ts';
import { signedOut } from '../../mocks/session.ts';
import { customerPage, statementHandlers } from '../../mocks/statements.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { expectNoOverflow } from '../invoices/invoices.ts';
import type { Canvas } from '../technicians/people.ts';

const LINK = `/customer?token=${linkToken}`;

const meta = preview.meta({
  ...adminAt(LINK),
  title: 'Screens/Customer page',
  beforeEach({ msw }) {
    msw.use(...statementHandlers.ready());
    return startClean(signedOut);
  },
});

const ready = (canvas: Canvas) =>
  canvas.findByRole('heading', { level: 1, name: 'Your invoices from Permian Basin Co.' });

/** The customer sees what is open, paid and signed. Each invoice leads to its page. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toBeVisible();
    await expect(canvas.getByText(/^Balance: \$/)).toBeVisible();
    const [first] = customerPage.invoices;
    await expect(canvas.getByRole('link', { name: `Invoice ${first?.number}` })).toHaveAttribute(
      'href',
      `/invoice?token=${linkToken}.${first?.id}`,
    );
    await expect(canvas.getByText(/Signed by Dwight Fenner/)).toBeVisible();
    await expect(canvas.getByText(/works until Nov 27, 2026/)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** A new customer without invoices and tickets. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...statementHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to pay. Thank you!')).toBeVisible();
    await expect(canvas.getByText('No signed job tickets yet.')).toBeVisible();
  },
});

/** Sixty invoices and tickets with long names and amounts of fourteen digits. */
export const Overfull = meta.story({
  beforeEach({ msw }) {
    msw.use(...statementHandlers.ready(fullCustomerPage));
  },
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toBeVisible();
    await expectNoOverflow();
  },
});

export const OverfullOnAPhone = Overfull.extend({ globals: phone });

/** A download fails: the page shows the server's message beside the buttons, and the next download removes it. */
export const DownloadFails = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...statementHandlers.downloadsFail());
  },
  play: async ({ canvas, msw }) => {
    const pdf = await canvas.findByRole('button', { name: 'Statement as PDF' });
    await userEvent.click(pdf);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is being moved');
    msw.use(...statementHandlers.ready());
    await userEvent.click(pdf);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'PDF of TK-10490' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Statement as CSV' }));
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...statementHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your page could not be opened' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

async function seesProblem(canvas: Canvas, title: string, text: string) {
  const heading = await canvas.findByRole('heading', { name: title });
  await expect(heading).toHaveFocus();
  await expect(heading).toHaveAccessibleDescription(text);
}

/** The link has ended: the customer requests a new one on the same page. The confirmation does not depend on the address. */
export const Expired = meta.story({
  tags: ['state:expired'],
  beforeEach({ msw }) {
    msw.use(...statementHandlers.linkFails('expired'));
  },
  play: async ({ canvas }) => {
    await seesProblem(canvas, 'This link has expired', 'Request a new one: it arrives by email.');
    const email = canvas.getByRole('textbox', { name: /^Your email address/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect((await canvas.findAllByText('Please enter your email address'))[0]).toBeVisible();
    await pasteInto(email, 'payables@ridge.example');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^If the company knows payables@ridge\.example/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(email).toBeEnabled();
  },
});

/** Too many requests: the form keeps the address and shows the server's message. */
export const TooManyRequests = meta.story({
  beforeEach({ msw }) {
    msw.use(...statementHandlers.tooManyRequests());
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: /^Your email address/ });
    await pasteInto(email, 'payables@ridge.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries');
    await expect(email).toHaveValue('payables@ridge.example');
  },
});

export const Replaced = meta.story({
  tags: ['state:replaced'],
  beforeEach({ msw }) {
    msw.use(...statementHandlers.linkFails('replaced'));
  },
  play: async ({ canvas }) => {
    await seesProblem(
      canvas,
      'There is a newer link',
      'Open your page from the newest email, or request another link.',
    );
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible();
  },
});

const again = 'Open an invoice from its email, and request a new link there.';

export const Unknown = meta.story({
  tags: ['state:unknown'],
  beforeEach({ msw }) {
    msw.use(...statementHandlers.linkFails('unknown'));
  },
  play: ({ canvas }) => seesProblem(canvas, 'This link is not valid', again),
});

export const Used = meta.story({
  tags: ['state:used'],
  beforeEach({ msw }) {
    msw.use(...statementHandlers.linkFails('used'));
  },
  play: ({ canvas }) => seesProblem(canvas, 'This link is not valid', again),
});

export const TokenMissing = meta.story({
  tags: ['state:missing'],
  args: { location: '/customer' },
  play: ({ canvas }) =>
    seesProblem(
      canvas,
      'This link is incomplete',
      'Open your page from the email again, or copy its full address.',
    ),
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Sus facturas de Permian Basin Co.' }),
    ).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await ready(canvas);
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await ready(canvas);
    await expectNoOverflow();
  },
});
