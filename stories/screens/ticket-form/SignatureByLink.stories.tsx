import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { requestFails, signLink, typedSignature } from '../../mocks/signatures.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
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
