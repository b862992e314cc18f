import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { pseudoText } from '../../../apps/admin/vite/pseudo.ts';
import { accountHandlers, linkToken, smsInvitation } from '../../mocks/accounts.ts';
import { account, authHandlers } from '../../mocks/auth.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { anotherTab, signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, startAfresh } from '../admin.tsx';
import { at, type Case, fill, heading } from './case.ts';

const meta = preview.meta({
  ...adminAt('/login'),
  title: 'Screens/Pseudo-locale/Matrix',
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

const signIn: Case = { location: '/login?success=password-reset', reach: heading('Sign In') };

const signInRefused: Case = {
  location: '/login',
  handlers: () => authHandlers.login('rateLimited'),
  reach: async (canvas, root) => {
    await heading('Sign In')(canvas);
    await fill(root, { email: 'maya', password: 'short' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(root.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2));
    await fill(root, { email: '@permian.example', password: 'er than that' });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('alert');
  },
};

const registerPerson: Case = {
  location: '/register',
  reach: async (canvas, root) => {
    await canvas.findAllByRole('textbox');
    await fill(root, { name: 'M', email: 'maya', password: 'short', confirmPassword: 'sho' });
    await userEvent.clear(root.querySelector<HTMLInputElement>('input[name="name"]') ?? document.body);
    await userEvent.tab();
    await waitFor(() => expect(root.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(2));
  },
};

const registerCompany: Case = {
  location: '/register',
  reach: async (canvas, root) => {
    await canvas.findAllByRole('textbox');
    await fill(root, {
      name: 'Maya Reyes',
      email: 'maya@permian.example',
      password: 'mast over the basin',
      confirmPassword: 'mast over the basin',
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(root.querySelector('input[name="organization"]')).toBeVisible());
  },
};

const forgotPassword: Case = { location: '/forgot-password', reach: heading('Forgot Password') };

const checkYourEmail: Case = {
  location: '/forgot-password',
  reach: async (canvas, root) => {
    await heading('Forgot Password')(canvas);
    await fill(root, { email: account.email });
    await userEvent.keyboard('{Enter}');
    await heading('Check your Email')(canvas);
  },
};

const resetPassword: Case = {
  location: `/reset-password?token=${linkToken}`,
  reach: heading('Reset Password'),
};

const resetLinkUsed: Case = {
  location: `/reset-password?token=${linkToken}`,
  handlers: () => accountHandlers.resetPassword('used'),
  reach: async (canvas, root) => {
    await heading('Reset Password')(canvas);
    await fill(root, { newPassword: 'mast over the basin', confirmPassword: 'mast over the basin' });
    await userEvent.keyboard('{Enter}');
    await heading('This link was already used')(canvas);
  },
};

const invitationValid: Case = {
  location: `/verify?token=${linkToken}`,
  reach: (_canvas, root) =>
    waitFor(() => expect(root.querySelector('input[name="newPassword"]')).toBeVisible()),
};

const invitationBySms: Case = {
  location: `/verify?token=${linkToken}`,
  handlers: () => [
    ...accountHandlers.invitation(smsInvitation),
    ...accountHandlers.acceptInvitation('emailTaken'),
  ],
  reach: async (_canvas, root) => {
    await waitFor(() => expect(root.querySelector('input[name="email"]')).toBeVisible());
    const password = 'mast over the basin';
    await fill(root, { email: account.email, newPassword: password, confirmPassword: password });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(root.querySelector('input[name="email"]')).toBeInvalid());
  },
};

const invitationExpired: Case = {
  location: `/verify?token=${linkToken}`,
  handlers: () => accountHandlers.invitationFails('expired'),
  reach: heading('This invitation has expired'),
};

const notFound: Case = { location: '/404', reach: heading('Page not found') };

const maintenance: Case = { location: '/maintenance', reach: heading('Under maintenance') };

const overview: Case = {
  location: '/dashboard/overview',
  isSignedIn: true,
  reach: async (canvas) => {
    await expect(await canvas.findByText('Caprock Midstream')).toBeVisible();
  },
};

const overviewFailed: Case = {
  location: '/dashboard/overview',
  isSignedIn: true,
  handlers: () => overviewHandlers.serverError(),
  reach: async (canvas) => {
    await expect((await canvas.findAllByRole('button', { name: pseudoText('Retry') }))[0]).toBeVisible();
  },
};

const jobTickets: Case = {
  location: '/dashboard/job-tickets',
  isSignedIn: true,
  reach: async (canvas) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
  },
};

const jobTicketsEmpty: Case = {
  location: '/dashboard/job-tickets',
  isSignedIn: true,
  handlers: () => ticketHandlers.empty(),
  reach: heading('No tickets found'),
};

/** Where the panel slides in. */
const panel: Case = {
  location: '/dashboard/overview',
  isSignedIn: true,
  reach: async (canvas) => {
    await expect(await canvas.findByText('Caprock Midstream')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: pseudoText('Open menu') }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

const sessionFailed: Case = {
  location: '/dashboard/overview',
  isSignedIn: true,
  handlers: () => authHandlers.meNoReply(),
  reach: heading('Failed to fetch user data'),
};

const signInAgain: Case = {
  location: '/dashboard/job-tickets',
  isSignedIn: true,
  reach: async (canvas) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    anotherTab.findsTheEnd();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const SignIn360 = meta.story(at('narrow', signIn));
export const SignIn768 = meta.story(at('tablet', signIn));
export const SignIn1280 = meta.story(at('laptop', signIn));

export const SignInRefused360 = meta.story(at('narrow', signInRefused));
export const SignInRefused768 = meta.story(at('tablet', signInRefused));
export const SignInRefused1280 = meta.story(at('laptop', signInRefused));

export const RegisterPerson360 = meta.story(at('narrow', registerPerson));
export const RegisterPerson768 = meta.story(at('tablet', registerPerson));
export const RegisterPerson1280 = meta.story(at('laptop', registerPerson));

export const RegisterCompany360 = meta.story(at('narrow', registerCompany));
export const RegisterCompany768 = meta.story(at('tablet', registerCompany));
export const RegisterCompany1280 = meta.story(at('laptop', registerCompany));

export const ForgotPassword360 = meta.story(at('narrow', forgotPassword));
export const ForgotPassword768 = meta.story(at('tablet', forgotPassword));
export const ForgotPassword1280 = meta.story(at('laptop', forgotPassword));

export const CheckYourEmail360 = meta.story(at('narrow', checkYourEmail));
export const CheckYourEmail768 = meta.story(at('tablet', checkYourEmail));
export const CheckYourEmail1280 = meta.story(at('laptop', checkYourEmail));

export const ResetPassword360 = meta.story(at('narrow', resetPassword));
export const ResetPassword768 = meta.story(at('tablet', resetPassword));
export const ResetPassword1280 = meta.story(at('laptop', resetPassword));

export const ResetLinkUsed360 = meta.story(at('narrow', resetLinkUsed));
export const ResetLinkUsed768 = meta.story(at('tablet', resetLinkUsed));
export const ResetLinkUsed1280 = meta.story(at('laptop', resetLinkUsed));

export const Invitation360 = meta.story(at('narrow', invitationValid));
export const Invitation768 = meta.story(at('tablet', invitationValid));
export const Invitation1280 = meta.story(at('laptop', invitationValid));

export const InvitationBySms360 = meta.story(at('narrow', invitationBySms));
export const InvitationBySms768 = meta.story(at('tablet', invitationBySms));
export const InvitationBySms1280 = meta.story(at('laptop', invitationBySms));

export const InvitationExpired360 = meta.story(at('narrow', invitationExpired));
export const InvitationExpired768 = meta.story(at('tablet', invitationExpired));
export const InvitationExpired1280 = meta.story(at('laptop', invitationExpired));

export const NotFound360 = meta.story(at('narrow', notFound));
export const NotFound768 = meta.story(at('tablet', notFound));
export const NotFound1280 = meta.story(at('laptop', notFound));

export const Maintenance360 = meta.story(at('narrow', maintenance));
export const Maintenance768 = meta.story(at('tablet', maintenance));
export const Maintenance1280 = meta.story(at('laptop', maintenance));

export const Overview360 = meta.story(at('narrow', overview));
export const Overview768 = meta.story(at('tablet', overview));
export const Overview1280 = meta.story(at('laptop', overview));

export const OverviewFailed360 = meta.story(at('narrow', overviewFailed));
export const OverviewFailed768 = meta.story(at('tablet', overviewFailed));
export const OverviewFailed1280 = meta.story(at('laptop', overviewFailed));

export const JobTickets360 = meta.story(at('narrow', jobTickets));
export const JobTickets768 = meta.story(at('tablet', jobTickets));
export const JobTickets1280 = meta.story(at('laptop', jobTickets));

export const JobTicketsEmpty360 = meta.story(at('narrow', jobTicketsEmpty));
export const JobTicketsEmpty768 = meta.story(at('tablet', jobTicketsEmpty));
export const JobTicketsEmpty1280 = meta.story(at('laptop', jobTicketsEmpty));

export const Panel360 = meta.story(at('narrow', panel));

export const SessionFailed360 = meta.story(at('narrow', sessionFailed));
export const SessionFailed768 = meta.story(at('tablet', sessionFailed));
export const SessionFailed1280 = meta.story(at('laptop', sessionFailed));

export const SignInAgain360 = meta.story(at('narrow', signInAgain));
export const SignInAgain768 = meta.story(at('tablet', signInAgain));
export const SignInAgain1280 = meta.story(at('laptop', signInAgain));
