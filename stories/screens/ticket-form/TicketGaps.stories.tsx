import { approveTicket, requestTicketSignatures } from '@derrick/domain/tickets';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { mock } from '../../mocks/mock.ts';
import { failure } from '../../mocks/replies.ts';
import { ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { noRules } from '../../mocks/ticketLife.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { type Canvas, field, fill, formReady, page, startTicketForm } from './form.ts';
import { EDIT } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Job tickets/Form, gaps',
  beforeEach: startTicketForm,
});

const signed = { ...noRules, approvalGates: ['signature' as const] };
const unpricedLine = {
  kind: 'ITEM' as const,
  description: 'Seal kit, 3 in',
  quantity: 2,
  unit: 'ea' as const,
  unitPriceCents: null,
  taxable: true,
  reason: null,
  priceItemId: null,
};

/** Returns the queries of the card with the gaps. */
const gaps = async (canvas: Canvas, name = 'Before the approval') =>
  within(await canvas.findByRole('region', { name }));

const approve = (canvas: Canvas) => canvas.getByRole('button', { name: 'Approve' });

/** The ticket is not signed: the gap is named before the approval, and one press asks the contact. */
export const SignatureMissing = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.withTicket({ status: 'SUBMITTED' }, signed));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const card = await gaps(canvas);
    await expect(card.getByText(/^Signature missing/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Ask R. Calloway' }));
    await expect(
      await card.findByText('Ray Dalton gets a link to sign at ray@blue-mesa.example.'),
    ).toBeVisible();
  },
});

/** The contact has no address: the dialog to ask in another way opens from the reason. */
export const NoAddress = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(requestTicketSignatures, ({ body: { ids } }) => ({
        asked: [],
        refused: ids.map((id) => ({ id, code: 'NO_ADDRESS', message: 'R. Calloway has no address' })),
      })),
      ...ticketFormHandlers.withTicket({ status: 'SUBMITTED' }, signed),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const card = await gaps(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Ask R. Calloway' }));
    await userEvent.click(await card.findByRole('button', { name: 'Ask in another way' }));
    await expect(await page().findByRole('dialog', { name: 'Ask for a signature' })).toBeVisible();
  },
});

/** The customer already has a link: asking again is not offered first, because it would invalidate the link. */
export const Waiting = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.withTicket({ status: 'SUBMITTED', signatureState: 'waiting' }, signed));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const card = await gaps(canvas);
    await expect(card.getByRole('button', { name: 'Ask R. Calloway' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(card.getByText(/^The customer has a link to sign/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Ask in another way' })).toBeEnabled();
  },
});

/** The server rejects the approval because of a rule that was added meanwhile: the named gap gets the focus. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(approveTicket, () =>
        failure(422, 'TICKET_NOT_READY', 'This ticket lacks something that your company requires', {
          technicianId: 'technicianRequired',
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click(approve(canvas));
    const card = await canvas.findByRole('region', { name: 'Before the approval' });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(page().queryByText(/lacks something/)).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'No technician' }));
    await expect(canvas.getByRole('combobox', { name: /^Technician/ })).toHaveFocus();
  },
});

/** The user's own ticket: Approve is disabled and says why, with a link for those who may change the setting. */
export const OwnTicket = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...ticketFormHandlers.withTicket({
        status: 'SUBMITTED',
        author: { id: users.SUPER_ADMIN.id ?? '', fullname: users.SUPER_ADMIN.fullname ?? '', photo: null },
      }),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const card = await gaps(canvas);
    await expect(card.getByText(/^You can't approve your own tickets/)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Change this in the company settings' })).toHaveAttribute(
      'href',
      '/dashboard/company/tickets?setting=allowsOwnApproval',
    );
    const button = approve(canvas);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/You can't approve your own tickets/);
  },
});

/** A manager may not change the setting, so the reason has no link. */
export const OwnTicketOfManager = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(users.MANAGER),
      ...ticketFormHandlers.withTicket({
        status: 'SUBMITTED',
        author: { id: users.MANAGER.id ?? '', fullname: users.MANAGER.fullname ?? '', photo: null },
      }),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const card = await gaps(canvas);
    await expect(card.getByText(/^You can't approve your own tickets/)).toBeVisible();
    await expect(card.queryByRole('link')).toBeNull();
  },
});

/** Lines without a price are a warning: the approval is not blocked, and the gap leads to the price. */
export const PricesMissing = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.withTicket({ status: 'SUBMITTED', lines: [unpricedLine, unpricedLine] }));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const card = await gaps(canvas);
    await userEvent.click(card.getByRole('button', { name: '2 lines without a price' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/price/i));
    await expect(approve(canvas)).toBeEnabled();
  },
});

/** The checklist before submission also counts the lines without a price. */
export const PricesMissingBeforeSubmitting = meta.story({
  beforeEach({ msw }) {
    const rules = { ...noRules, submitGates: ['technician' as const] };
    msw.use(...ticketFormHandlers.withTicket({ status: 'DRAFT', lines: [unpricedLine] }, rules));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const list = within(await canvas.findByRole('region', { name: 'Before you submit' }));
    await expect(list.getByText(/^Nothing required is missing, but/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Prices/ }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/price/i));
  },
});

/** A link from the list opens the form at the missing field. */
export const FieldInAddress = meta.story({
  args: { location: `${EDIT}?field=technicianId` },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Technician/ })).toHaveFocus());
  },
});

/** Unsaved changes would not be part of what the customer signs, so asking waits until they are saved. */
export const UnsavedChanges = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.withTicket({ status: 'SUBMITTED' }, signed));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
    const card = await gaps(canvas);
    await expect(card.getByRole('button', { name: 'Ask R. Calloway' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const OnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish, theme: 'dark' },
  beforeEach({ msw }) {
    msw.use(
      ...ticketFormHandlers.withTicket(
        {
          status: 'SUBMITTED',
          lines: [unpricedLine],
          author: { id: users.SUPER_ADMIN.id ?? '', fullname: users.SUPER_ADMIN.fullname ?? '', photo: null },
        },
        signed,
      ),
    );
  },
  play: async ({ canvas }) => {
    const card = await gaps(canvas, 'Antes de aprobar');
    await expect(card.getByRole('button', { name: 'Pedírsela a R. Calloway' })).toBeVisible();
    await expect(card.getByRole('button', { name: '1 línea sin precio' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
