import {
  type AcceptInvitation,
  acceptInvitation,
  forgotPassword,
  getInvitation,
  type Invitation,
  type Registration,
  type ResetPassword,
  register,
  resetPassword,
} from '@derrick/domain/auth';
import { delay } from 'msw';
import { storyTokens, tooManyAttempts } from './auth.ts';
import { type MockCall, mock } from './mock.ts';
import { failure, never, noReply } from './replies.ts';

/** Token of every link in stories. */
export const linkToken = 'story-link-token';

/** Invitation that the stories show. */
export const invitation: Invitation = {
  fullname: 'Luis Ortega',
  company: 'Permian Basin Co.',
  email: 'luis.ortega@permian.example',
  phone: '4325550142',
  invitedBy: 'Maya Reyes',
  role: 'TECHNICIAN',
};

/** Invitation for which the server returns only name, company and phone. */
export const sparseInvitation: Invitation = {
  fullname: 'Luis Ortega',
  company: 'Permian Basin Co.',
  phone: '4325550142',
};

/** Invitation by SMS: the user has no email address to sign in with yet. */
export const smsInvitation: Invitation = { ...invitation, email: null };

/** Names that could break the page: script tags, emoji, right-to-left text, no break opportunity. */
export const oddInvitation: Invitation = {
  fullname: '👷🏽‍♀️ مهندسة النفط <script>alert(1)</script>',
  company: '<img src=x onerror=alert(1)> ConsolidatedTransPecosProducedWaterGatheringAndDisposalPartners',
  email: 'a.very.long.address.that.does.not.fit.into.one.line.of.a.phone@subdomain.permian.example',
  invitedBy: '"><b>Maya</b>',
  role: 'ROUGHNECK',
};

const silent = () => new Response(null, { status: 500 });

/** Errors of an emailed link, by reason. */
export const linkFailures = {
  expired: () => failure(410, 'TOKEN_EXPIRED', 'This link has expired'),
  used: () => failure(410, 'TOKEN_USED', 'This link was already used'),
  replaced: () => failure(410, 'TOKEN_REPLACED', 'A newer link was sent'),
  unknown: () => failure(404, 'TOKEN_UNKNOWN', 'This link is not valid'),
};

const conflict = (field: string, key: string) => failure(409, 'CONFLICT', 'It is taken', { [field]: key });

/** Reply of a server that requires longer passwords than the forms do. */
const tooShort = (field: string) => () =>
  failure(400, 'VALIDATION_FAILED', 'The password must be at least 30 characters long', {
    [field]: 'passwordTooShort',
  });

const registrations = {
  ok: (_: MockCall<typeof register>) => storyTokens,
  emailTaken: (_: MockCall<typeof register>) => conflict('user.email', 'emailTaken'),
  companyIdTaken: () => conflict('user.companyId', 'companyIdTaken'),
  nameRefused: () =>
    failure(400, 'VALIDATION_FAILED', 'Check the fields', { 'company.name': 'companyNameTooLong' }),
  passwordRefused: tooShort('user.password'),
  rateLimited: tooManyAttempts,
  silent,
  noReply,
  pending: never,
};

const forgotten = {
  ok: (_: MockCall<typeof forgotPassword>) => null,
  rateLimited: tooManyAttempts,
  silent,
  noReply,
  pending: never,
};

const resets = {
  ok: (_: MockCall<typeof resetPassword>) => null,
  ...linkFailures,
  passwordRefused: tooShort('newPassword'),
  rateLimited: tooManyAttempts,
  silent,
  noReply,
  pending: never,
};

const acceptances = {
  ...resets,
  emailTaken: (_: MockCall<typeof acceptInvitation>) => conflict('email', 'emailTaken'),
  ok: (_: MockCall<typeof acceptInvitation>) => storyTokens,
  passwordRefused: tooShort('password'),
};

const invitations = {
  ...linkFailures,
  rateLimited: tooManyAttempts,
  noReply,
  silent,
  pending: never,
};

/** Handlers for the states of sign-up, password reset and invitation. */
export const accountHandlers = {
  register: (state: keyof typeof registrations = 'ok') => [mock(register, registrations[state])],
  /** Rejects the first company id and accepts the second. Calls `onRegister` with each registration. */
  registerAtSecondId: (onRegister: (values: Registration) => void) => {
    let isFirst = true;
    return [
      mock(register, ({ body }) => {
        onRegister(body);
        if (!isFirst) return storyTokens;
        isFirst = false;
        return registrations.companyIdTaken();
      }),
    ];
  },
  /** Accepts every registration and calls `onRegister` with it. */
  registerWith: (onRegister: (values: Registration) => void) => [
    mock(register, ({ body }) => {
      onRegister(body);
      return storyTokens;
    }),
  ],
  forgotPassword: (state: keyof typeof forgotten = 'ok') => [mock(forgotPassword, forgotten[state])],
  resetPassword: (state: keyof typeof resets = 'ok') => [mock(resetPassword, resets[state])],
  /** Accepts every new password and calls `onReset` with the request body. */
  resetPasswordWith: (onReset: (values: ResetPassword) => void) => [
    mock(resetPassword, ({ body }) => {
      onReset(body);
      return null;
    }),
  ],
  invitation: (value: Invitation = invitation) => [mock(getInvitation, () => value)],
  invitationFails: (state: keyof typeof invitations) => [mock(getInvitation, invitations[state])],
  /** Fails the first request without a reply and returns the invitation afterwards. */
  invitationRecovers: () => {
    let isFirst = true;
    const answer = async () => {
      await delay(50);
      if (!isFirst) return invitation;
      isFirst = false;
      return noReply();
    };
    return [mock(getInvitation, answer)];
  },
  /** Accepts every invitation, signs the user in and calls `onAccept` with the request body. */
  acceptInvitationWith: (onAccept: (values: AcceptInvitation) => void) => [
    mock(acceptInvitation, ({ body }) => {
      onAccept(body);
      return storyTokens;
    }),
  ],
  acceptInvitation: (state: keyof typeof acceptances = 'ok') => [mock(acceptInvitation, acceptances[state])],
};
