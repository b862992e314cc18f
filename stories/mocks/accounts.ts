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

/** The token of every link in stories. */
export const linkToken = 'story-link-token';

/** What the invited person of stories sees. */
export const invitation: Invitation = {
  fullname: 'Luis Ortega',
  company: 'Permian Basin Co.',
  email: 'luis.ortega@permian.example',
  phone: '4325550142',
  invitedBy: 'Maya Reyes',
  role: 'TECHNICIAN',
};

/** What an older server sends, and an invitation by text message. */
export const sparseInvitation: Invitation = {
  fullname: 'Luis Ortega',
  company: 'Permian Basin Co.',
  phone: '4325550142',
};

/** An invitation by SMS: the person has no address to sign in with yet. */
export const smsInvitation: Invitation = { ...invitation, email: null };

/** Names that try to break the page: script tags, emoji, right-to-left text, no place to wrap. */
export const oddInvitation: Invitation = {
  fullname: '👷🏽‍♀️ مهندسة النفط <script>alert(1)</script>',
  company: '<img src=x onerror=alert(1)> ConsolidatedTransPecosProducedWaterGatheringAndDisposalPartners',
  email: 'a.very.long.address.that.does.not.fit.into.one.line.of.a.phone@subdomain.permian.example',
  invitedBy: '"><b>Maya</b>',
  role: 'ROUGHNECK',
};

const silent = () => new Response(null, { status: 500 });

/** What is wrong with a mailed link. */
export const linkFailures = {
  expired: () => failure(410, 'TOKEN_EXPIRED', 'This link has expired'),
  used: () => failure(410, 'TOKEN_USED', 'This link was already used'),
  replaced: () => failure(410, 'TOKEN_REPLACED', 'A newer link was sent'),
  unknown: () => failure(404, 'TOKEN_UNKNOWN', 'This link is not valid'),
};

const conflict = (field: string, key: string) => failure(409, 'CONFLICT', 'It is taken', { [field]: key });

/** The reply of a server that asks for longer passwords than the forms know. */
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

/** The states of signing up, forgotten passwords and invitations. */
export const accountHandlers = {
  register: (state: keyof typeof registrations = 'ok') => [mock(register, registrations[state])],
  /** Refuses the first id and takes the next; calls `told` with each registration. */
  registerAtSecondId: (told: (values: Registration) => void) => {
    let isFirst = true;
    return [
      mock(register, ({ body }) => {
        told(body);
        if (!isFirst) return storyTokens;
        isFirst = false;
        return registrations.companyIdTaken();
      }),
    ];
  },
  /** Takes every registration and calls `told` with it. */
  registerTold: (told: (values: Registration) => void) => [
    mock(register, ({ body }) => {
      told(body);
      return storyTokens;
    }),
  ],
  forgotPassword: (state: keyof typeof forgotten = 'ok') => [mock(forgotPassword, forgotten[state])],
  resetPassword: (state: keyof typeof resets = 'ok') => [mock(resetPassword, resets[state])],
  /** Takes every new password and calls `told` with it. */
  resetPasswordTold: (told: (values: ResetPassword) => void) => [
    mock(resetPassword, ({ body }) => {
      told(body);
      return null;
    }),
  ],
  invitation: (value: Invitation = invitation) => [mock(getInvitation, () => value)],
  invitationFails: (state: keyof typeof invitations) => [mock(getInvitation, invitations[state])],
  /** Sends no reply at first, and the invitation when asked again. */
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
  /** Signs every invited person in and calls `told` with what they sent. */
  acceptInvitationTold: (told: (values: AcceptInvitation) => void) => [
    mock(acceptInvitation, ({ body }) => {
      told(body);
      return storyTokens;
    }),
  ],
  acceptInvitation: (state: keyof typeof acceptances = 'ok') => [mock(acceptInvitation, acceptances[state])],
};
