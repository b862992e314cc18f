import { getTicket, type SignatureRequestState } from '@derrick/domain/tickets';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mock } from '../../mocks/mock.ts';
import { requestFails, signLink, typedSignature } from '../../mocks/signatures.ts';
import { editable, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { lifeHandlers } from '../../mocks/ticketLife.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, type StoryContext, spanish } from '../admin.tsx';
import { expectToast } from '../technicians/people.ts';
import { formReady, page, startTicketForm } from './form.ts';
import { card, signed } from './signature.ts';
import { EDIT } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Job tickets/Form, signature by link',
  beforeEach: startTicketForm,
});

export const TypedByLink = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  beforeEach: signed(typedSignature),
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(box.getByText('Signed by a link on Nov 20, 2026')).toBeVisible();
  },
});

/** The customer gets a link by email or SMS. The link can also be copied. */
export const AskByMail = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Ask for a signature' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Ask for a signature' }));
    const to = dialog.getByRole('textbox', { name: /^Email or phone/ });
    await userEvent.type(to, 'dana@');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await dialog.findByText('Please enter a valid email address')).toBeVisible();
    await pasteInto(to, 'blue-mesa.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    const sent = within(await page().findByRole('dialog', { name: 'The link is on its way' }));
    await expect(
      sent.getByText(/^It goes to dana@blue-mesa.example and works until Dec 04, 2026/),
    ).toBeVisible();
    await expect(sent.getByRole('textbox', { name: 'Link' })).toHaveValue(signLink);
    await userEvent.click(sent.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    const waiting = await card(canvas);
    await expect(
      waiting.getByText(/^Asked dana@blue-mesa.example on .+, not opened yet, expires Dec 04, 2026$/),
    ).toBeVisible();
  },
});

const requested = {
  sentTo: 'dana@blue-mesa.example',
  language: 'en',
  requestedBy: 'Luis Ortega',
  requestedAt: '2026-11-20T21:15:00.000Z',
  openedAt: '2026-11-21T21:15:00.000Z',
  expiresAt: '2026-12-01T21:15:00.000Z',
} as const;

const waiting =
  (request: SignatureRequestState = requested) =>
  ({ msw }: StoryContext) => {
    const ticket = { ...editable, signatureRequest: request };
    msw.use(
      ...lifeHandlers(ticket),
      mock(getTicket, () => ticket),
      ...ticketFormHandlers.ready(),
    );
  };

/** A customer was asked: the card states when, and when the link was opened and expires. The user sends the link again. */
export const Waiting = meta.story({
  beforeEach: waiting(),
  play: async ({ canvas }) => {
    const box = await card(canvas);
    const state = (asked: string, until: string) =>
      box.findByText(`Asked dana@blue-mesa.example on ${asked}, opened Nov 21, 2026, expires ${until}`);
    await expect(await state('Nov 20, 2026', 'Dec 01, 2026')).toBeVisible();
    await expect(box.getByText('Asked by Luis Ortega. Links sent earlier work as well.')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Ask another contact' })).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Send again' }));
    await expectToast('The link is on its way to dana@blue-mesa.example');
    await expect(await state('Nov 20, 2026', 'Dec 04, 2026')).toBeVisible();
  },
});

/** The browser does not allow copying: the link is shown, so that the user can copy it. */
export const CopyBlocked = meta.story({
  beforeEach(context) {
    const write = navigator.clipboard.writeText;
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
    waiting({ ...requested, sentTo: null })(context);
    return () => {
      navigator.clipboard.writeText = write;
    };
  },
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(box.getByText(/^Link created on Nov 20, 2026, opened Nov 21, 2026/)).toBeVisible();
    await expect(box.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    await userEvent.click(box.getByRole('button', { name: 'Copy link' }));
    const shown = within(await page().findByRole('dialog', { name: 'The link is ready' }));
    await expect(shown.getByRole('textbox', { name: 'Link' })).toHaveValue(signLink);
  },
});

/** Sending the link again fails: a message reports it, and the card does not change. */
export const SendAgainFails = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  beforeEach(context) {
    waiting()(context);
    context.msw.use(requestFails());
  },
  play: async ({ canvas }) => {
    const box = await card(canvas, 'Firma');
    await userEvent.click(box.getByRole('button', { name: 'Enviar de nuevo' }));
    await expectToast('No se pudo pedir la firma');
    await expect(box.getByText(/abierta el .+, vence el/)).toBeVisible();
  },
});

export const AskFails = meta.story({
  beforeEach({ msw }) {
    msw.use(requestFails());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Ask for a signature' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Ask for a signature' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Link' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});

export const OnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    const box = await card(canvas, 'Firma');
    await userEvent.click(box.getByRole('button', { name: 'Firmar aquí' }));
    const dialog = within(await page().findByRole('dialog', { name: /^Firmar el ticket/ }));
    await expect(dialog.getByRole('button', { name: /^Firma: / })).toBeVisible();
  },
});
