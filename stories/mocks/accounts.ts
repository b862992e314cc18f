import {
  type AcceptInvitation,
  acceptInvitationStruct,
  forgotPasswordStruct,
  type Invitation,
  type Registration,
  type ResetPassword,
  registerStruct,
  resetPasswordStruct,
} from '@derrick/domain/auth';
import { fieldErrors } from '@derrick/domain/contract';
import { delay, http } from 'msw';
import { storyTokens, tooManyAttempts } from './auth.ts';
import { api, failure, never, noReply, success } from './replies.ts';

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

/** Is by SMS: whoever accepts it has no address to sign in with yet. */
export const smsInvitation: Invitation = { ...invitation, email: null };

/** Names that try to break the page: script tags, emoji, right-to-left text, no place to wrap. */
export const oddInvitation: Invitation = {
  fullname: '👷🏽‍♀️ مهندسة النفط <script>alert(1)</script>',
  company: '<img src=x onerror=alert(1)> ConsolidatedTransPecosProducedWaterGatheringAndDisposalPartners',
  email: 'a.very.long.address.that.does.not.fit.into.one.line.of.a.phone@subdomain.permian.example',
  invitedBy: '"><b>Maya</b>',
  role: 'ROUGHNECK',
};

interface BodyStruct<T> {
  validate(
    body: unknown,
    options: { coerce: boolean },
  ): [Parameters<typeof fieldErrors>[0], undefined] | [undefined, T];
}

/** Answers to a body that its struct takes, and refuses every other as the server does. */
const checked =
  <T>(struct: BodyStruct<T>, answer: (body: T) => Response | Promise<Response>) =>
  async ({ request }: { request: Request }) => {
    const [error, body] = struct.validate(await request.json(), { coerce: true });
    if (error) return failure(400, 'VALIDATION_FAILED', 'Check the fields', fieldErrors(error));
    return answer(body);
  };

const silent = () => new Response(null, { status: 500 });

const linkFailures = {
  expired: () => failure(410, 'TOKEN_EXPIRED', 'This link has expired'),
  used: () => failure(410, 'TOKEN_USED', 'This link was already used'),
  replaced: () => failure(410, 'TOKEN_REPLACED', 'A newer link was sent'),
  unknown: () => failure(404, 'TOKEN_UNKNOWN', 'This link is not valid'),
};

const conflict = (field: string, key: string) => failure(409, 'CONFLICT', 'It is taken', { [field]: key });

/** Is of a server that asks for longer passwords than the forms know. */
const tooShort = (field: string) => () =>
  failure(400, 'VALIDATION_FAILED', 'The password must be at least 30 characters long', {
    [field]: 'passwordTooShort',
  });

const registrations = {
  ok: checked(registerStruct, () => success(storyTokens, 201)),
  emailTaken: checked(registerStruct, () => conflict('user.email', 'emailTaken')),
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
  ok: checked(forgotPasswordStruct, () => success(null)),
  rateLimited: tooManyAttempts,
  silent,
  noReply,
  pending: never,
};

const resets = {
  ok: checked(resetPasswordStruct, () => success(null)),
  ...linkFailures,
  passwordRefused: tooShort('newPassword'),
  rateLimited: tooManyAttempts,
  silent,
  noReply,
  pending: never,
};

const acceptances = {
  ...resets,
  emailTaken: checked(acceptInvitationStruct, () => conflict('email', 'emailTaken')),
  ok: checked(acceptInvitationStruct, () => success(storyTokens)),
  passwordRefused: tooShort('password'),
};

const invitations = {
  ...linkFailures,
  rateLimited: tooManyAttempts,
  noReply,
  silent,
  pending: never,
};

/** Are the states of signing up, forgotten passwords and invitations. */
export const accountHandlers = {
  register: (state: keyof typeof registrations = 'ok') => [
    http.post(api('auth/register'), registrations[state]),
  ],
  /** Refuses the first id, and takes the next; tells what came. */
  registerAtSecondId: (told: (values: Registration) => void) => {
    const taken = new Set<string>();
    const answer = checked(registerStruct, (values) => {
      told(values);
      if (taken.size === 0) {
        taken.add(values.user.companyId);
        return registrations.companyIdTaken();
      }
      return success(storyTokens, 201);
    });
    return [http.post(api('auth/register'), answer)];
  },
  /** Takes every registration and tells what came. */
  registerTold: (told: (values: Registration) => void) => [
    http.post(
      api('auth/register'),
      checked(registerStruct, (values) => {
        told(values);
        return success(storyTokens, 201);
      }),
    ),
  ],
  forgotPassword: (state: keyof typeof forgotten = 'ok') => [
    http.post(api('auth/forgot-password'), forgotten[state]),
  ],
  resetPassword: (state: keyof typeof resets = 'ok') => [
    http.post(api('auth/reset-password'), resets[state]),
  ],
  /** Takes every new password and tells what came. */
  resetPasswordTold: (told: (values: ResetPassword) => void) => [
    http.post(
      api('auth/reset-password'),
      checked(resetPasswordStruct, (values) => {
        told(values);
        return success(null);
      }),
    ),
  ],
  invitation: (value: Invitation = invitation) => [http.get(api('auth/invitation'), () => success(value))],
  invitationFails: (state: keyof typeof invitations) => [
    http.get(api('auth/invitation'), invitations[state]),
  ],
  /** Gets no reply at first, and one when it is asked again. */
  invitationRecovers: () => {
    let isFirst = true;
    const answer = async () => {
      await delay(50);
      if (!isFirst) return success(invitation);
      isFirst = false;
      return noReply();
    };
    return [http.get(api('auth/invitation'), answer)];
  },
  /** Takes every invited person and tells what came. */
  acceptInvitationTold: (told: (values: AcceptInvitation) => void) => [
    http.post(
      api('auth/accept-invitation'),
      checked(acceptInvitationStruct, (values) => {
        told(values);
        return success(storyTokens);
      }),
    ),
  ],
  acceptInvitation: (state: keyof typeof acceptances = 'ok') => [
    http.post(api('auth/accept-invitation'), acceptances[state]),
  ],
};
