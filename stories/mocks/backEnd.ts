import {
  acceptInvitation,
  type CurrentUser,
  forgotPassword,
  getCurrentUser,
  getInvitation,
  login,
  logout,
  type Role,
  refreshSession,
  register,
  resetPassword,
} from '@derrick/domain/auth';
import { permissionsOf } from '@derrick/domain/permissions';
import { technicianEndpoints } from '@derrick/domain/technicians';
import { linkFailures } from './accounts.ts';
import { account, storyTokens, users } from './auth.ts';
import { fileHandlers } from './files.ts';
import { levelHandlers } from './levels.ts';
import { mock } from './mock.ts';
import { notificationHandlers } from './notifications.ts';
import { overviewHandlers } from './overview.ts';
import { storyId } from './people.ts';
import { technicianHandlers } from './peopleHandlers.ts';
import { failure, unauthorized } from './replies.ts';
import { ticketFormHandlers } from './ticketForm.ts';
import { ticketHandlers } from './tickets.ts';

/** Email sent by the mocked server. */
export interface Mail {
  to: string;
  subject: string;
  /** Path of the email's link. */
  path: string;
}

interface Account {
  user: CurrentUser;
  password: string;
}

interface Link {
  kind: 'reset' | 'invitation';
  to: string;
  fullname: string;
  isUsed: boolean;
}

const company = { id: storyId(6, 2), name: 'Permian Basin Co.', memberCount: 1 };

const userOf = (number: number, fullname: string, email: string, role: Role): CurrentUser => ({
  ...users.SUPER_ADMIN,
  id: storyId(5, number),
  fullname,
  email,
  role,
  permissions: [...permissionsOf(role)],
  company,
});

/** A stateful back end: stores accounts with passwords, emailed links and tickets. Each flow creates its own. */
export function createBackEnd() {
  const accounts = new Map<string, Account>([
    [account.email, { user: users.SUPER_ADMIN, password: account.password }],
  ]);
  const links = new Map<string, Link>();
  const listeners = new Set<() => void>();
  let mails: readonly Mail[] = [];
  let signedIn: CurrentUser | undefined;

  function send(kind: Link['kind'], to: string, fullname: string) {
    const token = `link-${links.size + 1}`;
    links.set(token, { kind, to, fullname, isUsed: false });
    const mail =
      kind === 'reset'
        ? { to, subject: 'Choose a new password', path: `/reset-password?token=${token}` }
        : { to, subject: `Join ${company.name}`, path: `/verify?token=${token}` };
    mails = [mail, ...mails];
    for (const listener of listeners) listener();
  }

  function signIn(user: CurrentUser) {
    signedIn = user;
    return storyTokens;
  }

  /** Returns the link of a token, or the reason why it is invalid. */
  function open(kind: Link['kind'], token: string) {
    const link = links.get(token);
    if (link?.kind !== kind) return linkFailures.unknown();
    return link.isUsed ? linkFailures.used() : link;
  }

  const accountCalls = [
    // Requested by the bell on every page.
    ...notificationHandlers.count(0),
    mock(getCurrentUser, () => signedIn ?? unauthorized()),
    mock(refreshSession, () => (signedIn ? storyTokens : unauthorized())),
    mock(logout, () => {
      signedIn = undefined;
      return null;
    }),
    mock(login, ({ body: { email, password } }) => {
      const foundAccount = accounts.get(email);
      if (foundAccount?.password === password) return signIn(foundAccount.user);
      return failure(401, 'INVALID_CREDENTIALS', 'Wrong email or password');
    }),
    mock(register, ({ body: { user } }) => {
      const owner = userOf(100, user.fullname, user.email, 'SUPER_ADMIN');
      accounts.set(user.email, { user: owner, password: user.password });
      return signIn(owner);
    }),
    mock(forgotPassword, ({ body: { email } }) => {
      const foundAccount = accounts.get(email);
      if (foundAccount) send('reset', email, foundAccount.user.fullname ?? '');
      return null;
    }),
    mock(resetPassword, ({ body: { token, newPassword } }) => {
      const link = open('reset', token);
      if (link instanceof Response) return link;
      const foundAccount = accounts.get(link.to);
      if (foundAccount) accounts.set(link.to, { ...foundAccount, password: newPassword });
      link.isUsed = true;
      return null;
    }),
    // Stores the link; the handler of the technician list replies.
    mock(technicianEndpoints.create, ({ body }) => {
      if (body.email) send('invitation', body.email, body.fullname ?? '');
      return undefined;
    }),
    mock(getInvitation, ({ query: { token } }) => {
      const link = open('invitation', token ?? '');
      if (link instanceof Response) return link;
      return { fullname: link.fullname, company: company.name, email: link.to, role: 'TECHNICIAN' };
    }),
    mock(acceptInvitation, ({ body: { token, password } }) => {
      const link = open('invitation', token);
      if (link instanceof Response) return link;
      const user = userOf(101, link.fullname, link.to, 'TECHNICIAN');
      accounts.set(link.to, { user, password });
      link.isUsed = true;
      return signIn(user);
    }),
  ];

  return {
    /** Answers all requests of the app. `isNew` starts with a company without tickets. */
    handlers: ({ isNew = false } = {}) => [
      ...accountCalls,
      ...(isNew ? overviewHandlers.newCompany() : overviewHandlers.ready()),
      ...(isNew ? ticketHandlers.empty() : ticketHandlers.ready()),
      ...technicianHandlers.ready(),
      ...levelHandlers.ready(),
      ...fileHandlers.ready(),
      ...ticketFormHandlers.ready(),
    ],
    /** Subscribes to the emails, newest first, for React's `useSyncExternalStore`. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mails: () => mails,
  };
}

export type BackEnd = ReturnType<typeof createBackEnd>;
