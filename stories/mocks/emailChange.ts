import { confirmEmail, type EmailChange, getEmailChange, undoEmail } from '@derrick/domain/account';
import { delay } from 'msw';
import { linkFailures } from './accounts.ts';
import { tooManyAttempts } from './auth.ts';
import { mock } from './mock.ts';
import { failure, never, noReply } from './replies.ts';

/** Change of an email address that the user has requested. */
export const emailChange: EmailChange = { email: 'luis.ortega@new.example', needsPassword: false };

/** Email address of a user who has registered a company. */
export const registration: EmailChange = {
  email: 'olga@permian.example',
  isRegistration: true,
  needsPassword: false,
};

/** Password of the user whose email address changes. */
export const emailChangePassword = 'derrick-demo';

const silent = () => new Response(null, { status: 500 });

const failures = { ...linkFailures, rateLimited: tooManyAttempts, silent, noReply, pending: never };

const emailTaken = () =>
  failure(409, 'CONFLICT', 'This email address is already in use', { email: 'emailTaken' });

const wrongPassword = (key: string) =>
  failure(400, 'VALIDATION_FAILED', 'Some values are missing or not valid', { password: key });

/** Handlers for the states of the links in emails about an address change. */
export const emailChangeHandlers = {
  ready: (change: EmailChange = emailChange) => [
    mock(getEmailChange, () => change),
    mock(confirmEmail, ({ body: { password } }) => {
      if (!change.needsPassword || password === emailChangePassword) return { email: change.email };
      return wrongPassword(password ? 'passwordWrong' : 'passwordRequired');
    }),
    mock(undoEmail, () => ({ email: 'luis.ortega@permian.example', needsPassword: true })),
  ],
  /** The change was never confirmed, and only its owner knows the password. */
  undoneInTime: () => [
    mock(undoEmail, () => ({ email: 'luis.ortega@permian.example', needsPassword: false })),
  ],
  linkFails: (state: keyof typeof failures) => [mock(getEmailChange, failures[state])],
  confirmFails: (state: keyof typeof failures | 'taken') => [
    mock(confirmEmail, state === 'taken' ? emailTaken : failures[state]),
    ...emailChangeHandlers.ready(),
  ],
  undoFails: (state: keyof typeof failures) => [mock(undoEmail, failures[state])],
  /** Fails the first request without a reply and returns the change afterwards. */
  linkRecovers: () => {
    let isFirst = true;
    const answer = async () => {
      await delay(50);
      if (!isFirst) return emailChange;
      isFirst = false;
      return noReply();
    };
    return [mock(getEmailChange, answer), ...emailChangeHandlers.ready()];
  },
};
