import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { account, authHandlers } from '../mocks/auth.ts';
import { fileHandlers } from '../mocks/files.ts';
import { signedIn, signedOut } from '../mocks/session.ts';
import { ticketFormHandlers } from '../mocks/ticketForm.ts';
import { ticketHandlers } from '../mocks/tickets.ts';
import { pasteInto } from '../pasteInto.ts';
import { adminAt, startClean } from '../screens/admin.tsx';
import { openFilters } from '../screens/job-tickets/ticketFilters.ts';
import { attach, expectCreated, fill, fillRequired, NEW, submit } from '../screens/ticket-form/form.ts';

const meta = preview.meta({
  ...adminAt('/dashboard/job-tickets?search=TK-1048'),
  title: 'Flows/Job tickets',
  tags: ['behavior'],
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    return startClean(signedOut);
  },
});

const page = () => within(document.body);

/** A shared link leads to sign-in and then to its list. The user deletes a ticket and signs out. */
export const SignInDeleteSignOut = meta.story({
  play: async ({ canvas, step }) => {
    await step('signs in after a wrong password', async () => {
      await pasteInto(await canvas.findByRole('textbox', { name: 'Email' }), account.email);
      await pasteInto(canvas.getByLabelText('Password'), 'not-the-one');
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong email or password');
      await userEvent.clear(canvas.getByLabelText('Password'));
      await pasteInto(canvas.getByLabelText('Password'), account.password);
      await userEvent.keyboard('{Enter}');
    });
    await step('opens the requested page', async () => {
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
      await expect(canvas.getByRole('searchbox')).toHaveValue('TK-1048');
    });
    await step('deletes a ticket', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for ticket #TK-10481' }));
      await userEvent.click(await page().findByRole('menuitem', { name: 'Delete' }));
      const dialog = await page().findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    });
    await step('signs out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Maya Reyes/ }));
      await userEvent.click(await page().findByRole('menuitem', { name: 'Sign out' }));
      await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    });
  },
});

/** A file fails to upload while a ticket is created: the user retries, and the ticket is created with the file. */
export const UploadFailureToSuccess = meta.story({
  args: { location: NEW },
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.ready(), ...fileHandlers.breaksAt('pump-seal.jpg'));
    return startClean(signedIn);
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the connection breaks during the upload', async () => {
      await fillRequired(canvas);
      await attach(canvasElement, 'pump-seal.jpg');
      await submit(canvas);
      await expect(await canvas.findByRole('button', { name: 'Retry pump-seal.jpg' })).toBeVisible();
    });
    await step('the second attempt succeeds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry pump-seal.jpg' }));
      await expect(await canvas.findByRole('img', { name: 'Uploaded' })).toBeVisible();
      await submit(canvas);
      await expectCreated();
    });
  },
});

/**
 * The user opens a ticket from the second page of a filtered list, edits it and returns: the list shows the same page
 * with the change.
 */
export const FilterPageEditReturn = meta.story({
  args: { location: '/dashboard/job-tickets' },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.ready(), ...ticketFormHandlers.ready(), ...fileHandlers.ready());
    return startClean(signedIn);
  },
  play: async ({ canvas, step }) => {
    const expectPage2 = () =>
      waitFor(() => expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current'));
    await step('filters the list and changes the page', async () => {
      const filters = await openFilters(canvas);
      await userEvent.click(await filters.findByRole('checkbox', { name: 'Not Invoiced' }));
      await userEvent.click(filters.getByRole('button', { name: 'Apply Filter' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
      await expectPage2();
    });
    await step('edits a ticket', async () => {
      const rows = canvas.getAllByRole('row');
      const submitted = rows.find((row) => row.textContent.includes('Submitted'));
      await userEvent.click(within(submitted ?? document.body).getByRole('link'));
      await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }));
      await fill(await canvas.findByRole('textbox', { name: /^Location/ }), 'Behind the second gate, Kermit');
      await submit(canvas, 'Submit changes');
    });
    await step('returns to the same page', async () => {
      await expectPage2();
      await expect(canvas.getByRole('button', { name: /^Filters/ })).toHaveTextContent('1');
    });
    await step('finds the changed ticket', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'Behind the second gate, Kermit{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    });
  },
});
