import { bulkTickets, requestTicketSignatures } from '@derrick/domain/tickets';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { mock } from '../../mocks/mock.ts';
import { noReply } from '../../mocks/replies.ts';
import { bulkGaps } from '../../mocks/ticketLife.ts';
import { tickets } from '../../mocks/tickets.ts';
import { adminAt, spanish } from '../admin.tsx';
import { type Canvas, LIST, page, ready, startSignedIn, ticketOf } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Refused',
  beforeEach(context) {
    const end = startSignedIn(context);
    context.msw.use(bulkGaps());
    return end;
  },
});

/** Selects the first tickets and runs a bulk action. */
async function run(
  canvas: Canvas,
  action: string,
  count = 5,
  select: (code: string) => string | RegExp = (code) => `Select ${code}`,
) {
  await ready(canvas);
  for (let n = 0; n < count; n += 1)
    await userEvent.click(canvas.getByRole('checkbox', { name: select(ticketOf(n)) }));
  await userEvent.click(await canvas.findByRole('button', { name: action }));
}

/** Returns the queries of the dialog with the result. */
const result = async (name: string | RegExp) => within(await page().findByRole('dialog', { name }));

/** Returns the entry of a ticket, which contains its gaps. */
const entryOf = (dialog: Canvas, n: number) => {
  const entry = dialog.getByRole('link', { name: ticketOf(n) }).closest('li');
  if (!entry) throw new Error(`The dialog has no entry for ${ticketOf(n)}`);
  return within(entry);
};

/** Five tickets are approved at once: the dialog names each gap with the action that closes it. */
export const GapsNamed = meta.story({
  play: async ({ canvas, step }) => {
    await run(canvas, 'Approve');
    const dialog = await result('3 tickets were not changed');
    await step('each rejected ticket lists its gaps', async () => {
      const first = entryOf(dialog, 0);
      await expect(first.getByRole('button', { name: 'Ask Ray Dalton' })).toBeEnabled();
      await expect(first.getByRole('link', { name: 'No technician' })).toHaveAttribute(
        'href',
        `/dashboard/job-ticket/${tickets[0]?.id}?field=technicianId`,
      );
      await expect(first.getByRole('link', { name: '2 lines without a price' })).toBeVisible();
      await expect(dialog.queryByText(/lacks something/)).toBeNull();
    });
    await step('a user who may change the setting gets a link to it', async () => {
      const own = entryOf(dialog, 1);
      await expect(own.getByText(/^You can't approve your own tickets/)).toBeVisible();
      await expect(own.getByRole('link', { name: 'Change this in the company settings' })).toHaveAttribute(
        'href',
        '/dashboard/company/tickets?setting=allowsOwnApproval',
      );
    });
    await step('approved tickets whose lines have no price are listed as well', async () => {
      await expect(
        dialog.getByRole('heading', { name: '1 approved ticket has lines without a price' }),
      ).toBeVisible();
      await expect(entryOf(dialog, 3).getByText('1 line without a price')).toBeVisible();
    });
  },
});

/** By keyboard: one contact is asked to sign, then all others. The focus stays, and the result is announced. */
export const AskAll = meta.story({
  play: async ({ canvas, step }) => {
    await run(canvas, 'Approve');
    const dialog = await result('3 tickets were not changed');
    const status = dialog.getByRole('status');
    await step('a single contact', async () => {
      const button = entryOf(dialog, 0).getByRole('button', { name: 'Ask Ray Dalton' });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(
        await entryOf(dialog, 0).findByText('Ray Dalton gets a link to sign at ray@blue-mesa.example.'),
      ).toBeVisible();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(status).toHaveTextContent('The contact of 1 ticket was asked to sign.');
    });
    await step('the others', async () => {
      const all = dialog.getByRole('button', { name: 'Ask for the missing signature' });
      all.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(status).toHaveTextContent('The contacts of 2 tickets were asked to sign.'));
      await expect(all).toHaveFocus();
      await expect(all).toHaveAttribute('aria-disabled', 'true');
    });
  },
});

/** A contact has no address: the entry says so and links to the ticket, where the user can ask in another way. */
export const NoAddress = meta.story({
  play: async ({ canvas }) => {
    await run(canvas, 'Approve');
    const dialog = await result('3 tickets were not changed');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for all 2 missing signatures' }));
    const entry = entryOf(dialog, 2);
    await expect(
      await entry.findByText(/^Lee Park has neither an email address nor a phone number/),
    ).toBeVisible();
    await expect(entry.getByRole('link', { name: 'Open the ticket' })).toHaveAttribute(
      'href',
      `/dashboard/job-ticket/${tickets[2]?.id}?field=signature`,
    );
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'The contact of 1 ticket was asked to sign. For 1 ticket this was not possible: see the reason there.',
    );
  },
});

/** The request fails: a toast reports it, and the user can try again. */
export const AskFails = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(requestTicketSignatures, noReply));
  },
  play: async ({ canvas }) => {
    await run(canvas, 'Approve');
    const dialog = await result('3 tickets were not changed');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for all 2 missing signatures' }));
    await expect((await page().findAllByText('No signature was requested'))[0]).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Ask for all 2 missing signatures' })).toBeEnabled();
  },
});

/** Technicians may not see the addresses of contacts: the gap links to the ticket, where the signature is requested. */
export const ForTechnicians = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(users.TECHNICIAN),
      mock(bulkTickets, ({ body: { ids } }) => ({
        done: [],
        refused: ids.map((id) => ({
          id,
          code: 'TICKET_NOT_READY',
          message: 'This ticket lacks something that your company requires',
          errors: { signature: 'signatureRequired' },
          contactName: 'Ray Dalton',
        })),
      })),
    );
  },
  play: async ({ canvas }) => {
    await run(canvas, 'Submit', 1);
    const dialog = await result('1 ticket was not changed');
    await expect(dialog.getByRole('link', { name: 'Signature missing' })).toHaveAttribute(
      'href',
      `/dashboard/job-ticket/${tickets[0]?.id}?field=signature`,
    );
    await expect(dialog.queryByRole('button', { name: /^Ask/ })).toBeNull();
  },
});

/** Only approved tickets have something to report: the dialog says that the prices can be set on the invoice. */
export const OnlyPricesMissing = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(bulkTickets, ({ body: { ids } }) => ({
        done: ids,
        refused: [],
        unpriced: ids.map((id) => ({ id, lines: 2 })),
      })),
    );
  },
  play: async ({ canvas }) => {
    await run(canvas, 'Approve', 2);
    const dialog = await result('2 approved tickets have lines without a price');
    await expect(dialog.getByText('Set the prices on the invoice before you issue it.')).toBeVisible();
    await expect(canvas.queryByText(/^\d selected/)).toBeNull();
  },
});

export const GapsInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, theme: 'dark' },
  play: async ({ canvas }) => {
    await run(canvas, 'Aprobar', 5, (code) => new RegExp(code));
    const dialog = await result('3 tickets no se cambiaron');
    await expect(dialog.getByRole('button', { name: 'Pedir las 2 firmas que faltan' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Falta el técnico' })).toBeVisible();
  },
});
