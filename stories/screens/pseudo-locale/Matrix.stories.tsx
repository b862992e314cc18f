import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { pseudoText } from '../../../apps/admin/vite/pseudo.ts';
import { accountHandlers, linkToken, smsInvitation } from '../../mocks/accounts.ts';
import { account, authHandlers } from '../../mocks/auth.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { anotherTab, signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, startAfresh } from '../admin.tsx';
import { type Case, fill, fits, heading } from './case.ts';

const meta = preview.meta({
  ...adminAt('/login'),
  title: 'Screens/Pseudo-locale/Matrix',
  tags: ['test-full'],
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(),
      ...accountHandlers.register(),
      ...accountHandlers.forgotPassword(),
      ...accountHandlers.resetPassword(),
      ...accountHandlers.invitation(),
      ...overviewHandlers.ready(),
      ...ticketHandlers.ready(),
    );
    return startAfresh(signedOut);
  },
});

const signIn: Case = { location: '/login?success=password-reset', shows: heading('Sign In') };

const signInRefused: Case = {
  location: '/login',
  handlers: () => authHandlers.login('rateLimited'),
  async act(canvas, root) {
    await heading('Sign In')(canvas);
    await fill(root, { email: 'maya', password: 'short' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(root.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2));
    await fill(root, { email: '@permian.example', password: 'er than that' });
    await userEvent.keyboard('{Enter}');
  },
  async shows(canvas) {
    await canvas.findByRole('alert');
  },
};

const registerPerson: Case = {
  location: '/register',
  async act(canvas, root) {
    await canvas.findAllByRole('textbox');
    await fill(root, { name: 'M', email: 'maya', password: 'short', confirmPassword: 'sho' });
    await userEvent.clear(root.querySelector<HTMLInputElement>('input[name="name"]') ?? document.body);
    await userEvent.tab();
  },
  async shows(_canvas, root) {
    await waitFor(() => expect(root.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(2));
  },
};

const registerCompany: Case = {
  location: '/register',
  async act(canvas, root) {
    await canvas.findAllByRole('textbox');
    await fill(root, {
      name: 'Maya Reyes',
      email: 'maya@permian.example',
      password: 'mast over the basin',
      confirmPassword: 'mast over the basin',
    });
    await userEvent.keyboard('{Enter}');
  },
  async shows(_canvas, root) {
    await waitFor(() => expect(root.querySelector('input[name="organization"]')).toBeVisible());
  },
};

const forgotPassword: Case = { location: '/forgot-password', shows: heading('Forgot Password') };

const checkYourEmail: Case = {
  location: '/forgot-password',
  async act(canvas, root) {
    await heading('Forgot Password')(canvas);
    await fill(root, { email: account.email });
    await userEvent.keyboard('{Enter}');
  },
  async shows(canvas) {
    await heading('Check your Email')(canvas);
  },
};

const resetPassword: Case = {
  location: `/reset-password?token=${linkToken}`,
  shows: heading('Reset Password'),
};

const resetLinkUsed: Case = {
  location: `/reset-password?token=${linkToken}`,
  handlers: () => accountHandlers.resetPassword('used'),
  async act(canvas, root) {
    await heading('Reset Password')(canvas);
    await fill(root, { newPassword: 'mast over the basin', confirmPassword: 'mast over the basin' });
    await userEvent.keyboard('{Enter}');
  },
  async shows(canvas) {
    await heading('This link was already used')(canvas);
  },
};

const invitationValid: Case = {
  location: `/verify?token=${linkToken}`,
  shows: (_canvas, root) =>
    waitFor(() => expect(root.querySelector('input[name="newPassword"]')).toBeVisible()),
};

const invitationBySms: Case = {
  location: `/verify?token=${linkToken}`,
  handlers: () => [
    ...accountHandlers.invitation(smsInvitation),
    ...accountHandlers.acceptInvitation('emailTaken'),
  ],
  async act(_canvas, root) {
    await waitFor(() => expect(root.querySelector('input[name="email"]')).toBeVisible());
    const password = 'mast over the basin';
    await fill(root, { email: account.email, newPassword: password, confirmPassword: password });
    await userEvent.keyboard('{Enter}');
  },
  async shows(_canvas, root) {
    await waitFor(() => expect(root.querySelector('input[name="email"]')).toBeInvalid());
  },
};

const invitationExpired: Case = {
  location: `/verify?token=${linkToken}`,
  handlers: () => accountHandlers.invitationFails('expired'),
  shows: heading('This invitation has expired'),
};

const notFound: Case = { location: '/404', shows: heading('Page not found') };

const maintenance: Case = { location: '/maintenance', shows: heading('Under maintenance') };

const overview: Case = {
  location: '/dashboard/overview',
  isSignedIn: true,
  async shows(canvas) {
    await expect(await canvas.findByText('Caprock Midstream')).toBeVisible();
  },
};

const overviewFailed: Case = {
  location: '/dashboard/overview',
  isSignedIn: true,
  handlers: () => overviewHandlers.serverError(),
  async shows(canvas) {
    await expect((await canvas.findAllByRole('button', { name: pseudoText('Retry') }))[0]).toBeVisible();
  },
};

const jobTickets: Case = {
  location: '/dashboard/job-tickets',
  isSignedIn: true,
  async shows(canvas) {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
  },
};

const jobTicketsEmpty: Case = {
  location: '/dashboard/job-tickets',
  isSignedIn: true,
  handlers: () => ticketHandlers.empty(),
  shows: heading('No tickets found'),
};

/** The phone layout with the open side panel. */
const panel: Case = {
  location: '/dashboard/overview',
  isSignedIn: true,
  async act(canvas) {
    await expect(await canvas.findByText('Caprock Midstream')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: pseudoText('Open menu') }));
  },
  async shows() {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

const sessionFailed: Case = {
  location: '/dashboard/overview',
  isSignedIn: true,
  handlers: () => authHandlers.meNoReply(),
  shows: heading('Failed to fetch user data'),
};

const signInAgain: Case = {
  location: '/dashboard/job-tickets',
  isSignedIn: true,
  async act(canvas) {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    anotherTab.findsTheEnd();
  },
  async shows() {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const SignIn = meta.story(fits(signIn));
export const SignInRefused = meta.story(fits(signInRefused));
export const RegisterPerson = meta.story(fits(registerPerson));
export const RegisterCompany = meta.story(fits(registerCompany));
export const ForgotPassword = meta.story(fits(forgotPassword));
export const CheckYourEmail = meta.story(fits(checkYourEmail));
export const ResetPassword = meta.story(fits(resetPassword));
export const ResetLinkUsed = meta.story(fits(resetLinkUsed));
export const Invitation = meta.story(fits(invitationValid));
export const InvitationBySms = meta.story(fits(invitationBySms));
export const InvitationExpired = meta.story(fits(invitationExpired));
export const NotFound = meta.story(fits(notFound));
export const Maintenance = meta.story(fits(maintenance));
export const Overview = meta.story(fits(overview));
export const OverviewFailed = meta.story(fits(overviewFailed));
export const JobTickets = meta.story(fits(jobTickets));
export const JobTicketsEmpty = meta.story(fits(jobTicketsEmpty));
export const Panel = meta.story(fits(panel, ['narrow']));
export const SessionFailed = meta.story(fits(sessionFailed));
export const SignInAgain = meta.story(fits(signInAgain));
