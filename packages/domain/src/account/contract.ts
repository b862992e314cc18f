import { integer, object, optional, string, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { changedRecord, pageOf } from '../contract/envelope.ts';
import {
  accountChangesStruct,
  accountStruct,
  confirmEmailStruct,
  emailChangeStruct,
  newEmailStruct,
  newPasswordStruct,
  phoneCodeStruct,
  restoredEmailStruct,
  sessionStruct,
  undoEmailStruct,
} from './schema.ts';

export const getEmailChange = endpoint({
  method: 'GET',
  path: '/auth/email-change',
  summary: 'Reads the address that a mailed link confirms, without consuming the link.',
  permission: 'anyone',
  query: object({ token: optional(string()) }),
  reply: emailChangeStruct,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  summary:
    'Confirms a new address and ends all sessions. Requires the password of the account if another user requested the change.',
  permission: 'anyone',
  body: confirmEmailStruct,
  reply: object({ email: string() }),
  example: { body: { token: 'the token of the link' } },
});

export const undoEmail = endpoint({
  method: 'POST',
  path: '/auth/undo-email',
  summary: 'Restores the previous address, ends all sessions, and emails a link for a new password to it.',
  permission: 'anyone',
  body: undoEmailStruct,
  reply: restoredEmailStruct,
  example: { body: { token: 'the token of the link' } },
});

/** Properties shared by the endpoints that change the signed-in user's own account. */
const ownAccount = { permission: 'signedIn', changes: ['account'] } as const;

/** Example for endpoints that reject a made-up password. */
const refused = { status: 400 } as const;

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: "Loads the caller's account.",
  permission: 'signedIn',
  reply: accountStruct,
  reads: ['account'],
});

export const updateAccount = endpoint({
  ...ownAccount,
  method: 'PUT',
  path: '/account',
  summary: "Changes the given fields of the caller's account.",
  body: accountChangesStruct,
  reply: accountStruct,
  changes: ['account', 'currentUser', 'people', 'technicians', 'managers'],
  example: { body: { phone: '4325550147', language: 'en' } },
});

export const requestPhoneCode = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/account/phone/code',
  summary:
    "Sends a six-digit code to the caller's phone number by SMS. It is valid for ten minutes and replaces the previous one.",
  reply: object({ phone: string() }),
  // The server used by the contract tests does not send SMS.
  example: { status: 409 },
});

export const verifyPhone = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/account/phone/verify',
  summary: "Verifies the caller's phone number with the code that was sent to it.",
  body: phoneCodeStruct,
  reply: accountStruct,
  example: { body: { code: '123456' }, ...refused },
});

export const requestEmail = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/account/email',
  summary:
    'Requests a new address, which applies after its user follows the mailed link. The reply is the same whether or not another account has the address.',
  body: newEmailStruct,
  reply: accountStruct,
  example: { body: { email: 'new@example.com', password: 'the password of the account' }, ...refused },
});

export const cancelEmail = endpoint({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/email',
  summary: 'Cancels a change of address that is not confirmed yet.',
  reply: accountStruct,
});

export const changePassword = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/account/password',
  summary: 'Changes the password and ends all other sessions.',
  body: newPasswordStruct,
  changes: ['account', 'sessions', 'currentUser'],
  example: {
    body: { currentPassword: 'the password of the account', newPassword: 'correct horse battery' },
    ...refused,
  },
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/session',
  summary: "Lists the caller's sessions, last active first.",
  permission: 'signedIn',
  reply: pageOf(sessionStruct),
  reads: ['sessions'],
});

export const endSession = endpoint({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/session/:id',
  summary: 'Ends a session of the caller.',
  resource: 'session',
  reply: changedRecord,
  changes: ['sessions'],
});

export const endOtherSessions = endpoint({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/session',
  summary: 'Ends all other sessions of the caller.',
  reply: type({ count: integer() }),
  changes: ['sessions'],
});
