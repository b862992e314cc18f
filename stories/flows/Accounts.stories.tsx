import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdminApp } from '../../apps/admin/src/main/AdminApp.tsx';
import { account } from '../mocks/auth.ts';
import { type BackEnd, createBackEnd } from '../mocks/backEnd.ts';
import { signedOut } from '../mocks/session.ts';
import { pasteInto } from '../pasteInto.ts';
import { startClean } from '../screens/admin.tsx';
import { accept } from '../screens/invitation/invitation.ts';
import { apply } from '../screens/reset-password/resetPassword.ts';
import { fillCompany, person } from '../screens/sign-up/signUp.ts';
import { field, fillIn, mode, open, submit } from '../screens/technicians/invite.ts';
import { expectToast } from '../screens/technicians/people.ts';
import { expectCreated, fillRequired, submit as submitTicket } from '../screens/ticket-form/form.ts';
import { AppWithMail } from './AppWithMail.tsx';

let backEnd: BackEnd;

const meta = preview.meta({
  component: AdminApp,
  title: 'Flows/Accounts',
  tags: ['behavior'],
  parameters: { layout: 'fullscreen' },
  args: { location: '/login' },
  render: ({ location }) => <AppWithMail backEnd={backEnd} location={location ?? '/login'} />,
  beforeEach({ msw }) {
    backEnd = createBackEnd();
    msw.use(...backEnd.handlers());
    return startClean(signedOut);
  },
});

type Canvas = ReturnType<typeof within>;

const page = () => within(document.body);

async function signIn(canvas: Canvas, email: string, password: string) {
  const address = await canvas.findByRole('textbox', { name: 'Email' });
  await userEvent.clear(address);
  await pasteInto(address, email);
  await userEvent.clear(canvas.getByLabelText('Password'));
  await pasteInto(canvas.getByLabelText('Password'), password);
  await userEvent.keyboard('{Enter}');
}

async function signOut(canvas: Canvas, name: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await userEvent.click(await page().findByRole('menuitem', { name: 'Sign out' }));
  await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
}

async function followTheLink(canvas: Canvas, subject: string) {
  const mails = within(await canvas.findByRole('region', { name: 'Mail' }));
  const mail = within(await mails.findByText(new RegExp(subject)));
  await userEvent.click(mail.getByRole('button', { name: 'Follow the link' }));
}

/** The user registers a company and creates its first ticket, which appears in the list. */
export const SignUpToFirstTicket = meta.story({
  args: { location: '/register' },
  beforeEach({ msw }) {
    msw.use(...backEnd.handlers({ isNew: true }));
  },
  play: async ({ canvas, step }) => {
    await step('registers the company', async () => {
      const { submit: signUp } = await fillCompany(canvas);
      await userEvent.click(signUp);
    });
    await step('opens the form of the first ticket', async () => {
      await expect(
        await canvas.findByRole('heading', { name: 'Start with the first job ticket' }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Create Job Ticket' }));
      await fillRequired(canvas);
      await submitTicket(canvas);
      await expectCreated();
    });
    await step('can sign in again', async () => {
      await userEvent.keyboard('{Escape}');
      await signOut(canvas, new RegExp(person.fullname));
      await signIn(canvas, person.email, person.password);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    });
  },
});

/** The user forgot the password: the emailed link sets a new password once, and the old password is rejected. */
export const ForgotToReset = meta.story({
  play: async ({ canvas, step }) => {
    const NEW_PASSWORD = 'mast over the basin';
    await step('requests a link', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /Forgot/ }));
      await pasteInto(await canvas.findByRole('textbox', { name: 'Email' }), account.email);
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { name: 'Check your Email' })).toBeVisible();
    });
    await step('chooses a new password', async () => {
      await followTheLink(canvas, 'Choose a new password');
      await apply(canvas, NEW_PASSWORD);
      await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    });
    await step('signs in with the new password, not with the old one', async () => {
      await signIn(canvas, account.email, account.password);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong email or password');
      await signIn(canvas, account.email, NEW_PASSWORD);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    });
  },
});

/** A technician is invited, follows the emailed link, chooses a password and sees the pages of technicians. */
export const InviteToAcceptance = meta.story({
  args: { location: '/dashboard/technicians' },
  play: async ({ canvas, step }) => {
    await step('an admin invites the technician', async () => {
      await signIn(canvas, account.email, account.password);
      const dialog = await open(canvas);
      await mode(dialog, 'Email invite');
      await fillIn(dialog);
      await pasteInto(field(dialog, /Email/), 'priya.nair@permian.example');
      await submit(dialog);
      await expectToast('Success!');
      await signOut(canvas, /Maya Reyes/);
    });
    await step('the invited technician joins', async () => {
      await followTheLink(canvas, 'Join Permian Basin Co.');
      await expect(await canvas.findByText(/Priya Nair/)).toBeVisible();
      await accept(canvas);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Managers' })).not.toBeInTheDocument();
    });
  },
});
