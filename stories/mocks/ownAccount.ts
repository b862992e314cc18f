import {
  type Account,
  addPasskey,
  cancelEmail,
  changePassword,
  confirmAuthenticator,
  endOtherSessions,
  endSession,
  getAccount,
  listPasskeys,
  listSessions,
  type Passkey,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  requestEmail,
  requestPhoneCode,
  type Session,
  startAuthenticator,
  startPasskey,
  updateAccount,
  verifyPhone,
} from '@derrick/domain/account';
import { appCode, tooManyAttempts } from './auth.ts';
import { mock } from './mock.ts';
import { notificationHandlers } from './notifications.ts';
import {
  authenticator,
  ownAccount,
  ownPasskeys,
  ownPassword,
  ownSessions,
  phoneCode,
  recoveryCodes,
  unverifiedAccount,
} from './ownAccountFixtures.ts';
import { pageOf } from './paging.ts';
import { storyId } from './people.ts';
import { failure, never, noReply } from './replies.ts';

const SERVER_ERROR = 'The database is being moved. Try again in a minute.';
const serverError = () => failure(500, 'INTERNAL', SERVER_ERROR);
const invalid = (errors: Record<string, string>) =>
  failure(400, 'VALIDATION_FAILED', 'Some values are missing or not valid', errors);

interface Options {
  account?: Account;
  sessions?: readonly Session[];
  passkeys?: readonly Passkey[];
}

const singlePage = <T>(data: readonly T[]) =>
  pageOf(data, { pageNumber: 1, pageSize: Math.max(1, data.length) });

/** Answers all requests about the user's account from one record. Changes are stored. */
function ownAccountCalls(options: Options) {
  let account = options.account ?? ownAccount;
  let sessions = options.sessions ?? ownSessions;
  let passkeys = options.passkeys ?? [];
  const refuse = (password: string, field = 'password') =>
    password === ownPassword
      ? undefined
      : invalid({ [field]: password ? 'passwordWrong' : 'passwordRequired' });
  const withFactor = (hasAuthenticator: boolean, recoveryCodesLeft: number) => {
    account = { ...account, secondFactor: { ...account.secondFactor, hasAuthenticator, recoveryCodesLeft } };
  };

  return [
    ...notificationHandlers.preferences(),
    mock(getAccount, () => ({
      ...account,
      secondFactor: { ...account.secondFactor, hasPasskeys: passkeys.length > 0 },
    })),
    mock(updateAccount, ({ body }) => {
      const phone = body.phone === undefined ? account.phone : body.phone || null;
      account = {
        ...account,
        fullname: body.fullname ?? account.fullname,
        language: body.language ?? account.language,
        phone,
        isPhoneVerified: account.isPhoneVerified && phone === account.phone,
        photo: body.photo === undefined ? account.photo : body.photo,
      };
      return account;
    }),
    mock(requestPhoneCode, () => ({ phone: account.phone ?? '' })),
    mock(verifyPhone, ({ body: { code } }) => {
      if (code !== phoneCode) return invalid({ code: 'smsCodeWrong' });
      account = { ...account, isPhoneVerified: true };
      return account;
    }),
    mock(requestEmail, ({ body: { email, password } }) => {
      const refused = refuse(password);
      if (refused) return refused;
      account = { ...account, pendingEmail: email };
      return account;
    }),
    mock(cancelEmail, () => {
      account = { ...account, pendingEmail: null };
      return account;
    }),
    mock(changePassword, ({ body }) => {
      const refused = refuse(body.currentPassword, 'currentPassword');
      if (refused) return refused;
      if (body.newPassword === ownPassword) return invalid({ newPassword: 'passwordSame' });
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return null;
    }),
    mock(listSessions, () => singlePage(sessions)),
    mock(endSession, ({ params: { id } }) => {
      if (!sessions.some((session) => session.id === id)) return failure(404, 'NOT_FOUND', 'Not found');
      sessions = sessions.filter((session) => session.id !== id);
      return { id };
    }),
    mock(endOtherSessions, () => {
      const count = sessions.length - 1;
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return { count };
    }),
    mock(startAuthenticator, ({ body }) => refuse(body.password) ?? authenticator),
    mock(confirmAuthenticator, ({ body: { code } }) => {
      if (code !== appCode) return invalid({ code: 'codeWrong' });
      withFactor(true, 10);
      return { recoveryCodes: [...recoveryCodes] };
    }),
    mock(removeAuthenticator, ({ body }) => {
      const refused = refuse(body.password);
      if (!refused) withFactor(false, passkeys.length > 0 ? account.secondFactor.recoveryCodesLeft : 0);
      return refused ?? null;
    }),
    mock(renewRecoveryCodes, ({ body }) => {
      const refused = refuse(body.password);
      if (!refused) withFactor(account.secondFactor.hasAuthenticator, 10);
      return refused ?? { recoveryCodes: [...recoveryCodes] };
    }),
    mock(listPasskeys, () => singlePage(passkeys)),
    mock(startPasskey, ({ body }) => refuse(body.password) ?? { challenge: 'AQID' }),
    mock(addPasskey, ({ body: { name, credential } }) => {
      if (credential.id === 'AQID') return invalid({ credential: 'passkeyInvalid' });
      const isFirst = account.secondFactor.recoveryCodesLeft === 0;
      const passkey = { id: storyId(11, 9), name, createdAt: '2026-11-22T04:10:00.000Z', lastUsedAt: null };
      passkeys = [passkey, ...passkeys];
      if (isFirst) withFactor(account.secondFactor.hasAuthenticator, 10);
      return { id: passkey.id, name, recoveryCodes: isFirst ? [...recoveryCodes] : null };
    }),
    mock(removePasskey, ({ params: { id }, body }) => {
      const refused = refuse(body.password);
      if (!refused) passkeys = passkeys.filter((passkey) => passkey.id !== id);
      return refused ?? { id };
    }),
  ];
}

/** Handlers for the states of the user's account: `msw.use(...ownAccountHandlers.ready())`. */
export const ownAccountHandlers = {
  ready: (options: Options = {}) => ownAccountCalls(options),
  withPasskeys: () => ownAccountCalls({ passkeys: ownPasskeys }),
  pending: () => [mock(getAccount, never), mock(listSessions, never), mock(listPasskeys, never)],
  fails: () => [
    mock(getAccount, serverError),
    mock(listSessions, serverError),
    mock(listPasskeys, serverError),
  ],
  /** The account loads, its sessions and passkeys fail. */
  partsFail: () => [mock(listSessions, serverError), mock(listPasskeys, serverError), ...ownAccountCalls({})],
  noReply: () => [mock(getAccount, noReply), mock(listSessions, noReply), mock(listPasskeys, noReply)],
  /** The account fails to load once and succeeds afterwards. */
  recovers: () => [mock(getAccount, serverError, { once: true }), ...ownAccountCalls({})],
  changesFail: () => [
    mock(updateAccount, serverError),
    mock(requestEmail, serverError),
    mock(changePassword, serverError),
    mock(endSession, serverError),
    mock(endOtherSessions, serverError),
    mock(startAuthenticator, serverError),
    ...ownAccountCalls({}),
  ],
  withoutSms: () => [mock(requestPhoneCode, () => failure(409, 'CONFLICT', 'This server does not send SMS'))],
  phoneCodesFail: () => [
    mock(requestPhoneCode, () =>
      failure(429, 'RATE_LIMITED', 'Too many messages were sent for now. Please try again later'),
    ),
    ...ownAccountCalls({ account: unverifiedAccount }),
  ],
  changesPending: () => [mock(updateAccount, never), ...ownAccountCalls({})],
  rateLimited: () => [mock(changePassword, tooManyAttempts), ...ownAccountCalls({})],
};
