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
  summary: 'Reads which address a mailed link confirms; the link stays valid.',
  permission: 'anyone',
  query: object({ token: optional(string()) }),
  reply: emailChangeStruct,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  summary:
    'Lets a new address count, and ends all sessions. Needs the password of the account where somebody else has asked for the change.',
  permission: 'anyone',
  body: confirmEmailStruct,
  reply: object({ email: string() }),
  example: { body: { token: 'the token of the link' } },
});

export const undoEmail = endpoint({
  method: 'POST',
  path: '/auth/undo-email',
  summary:
    'Brings the former address back and ends all sessions; a link to choose a new password is mailed to it.',
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
  summary: "The signed-in person's own account.",
  permission: 'signedIn',
  reply: accountStruct,
  reads: ['account'],
});

export const updateAccount = endpoint({
  ...ownAccount,
  method: 'PUT',
  path: '/account',
  summary: 'Changes what is given and leaves the rest.',
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
    "Sends a code of six digits to the account's telephone number by SMS. It works for ten minutes and replaces the older one.",
  reply: object({ phone: string() }),
  // The server used by the contract tests does not send SMS.
  example: { status: 409 },
});

export const verifyPhone = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/account/phone/verify',
  summary: "Verifies the account's telephone number by the code that was sent to it.",
  body: phoneCodeStruct,
  reply: accountStruct,
  example: { body: { code: '123456' }, ...refused },
});

export const requestEmail = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/account/email',
  summary:
    'Asks for a new address, which counts once the link that is mailed to it was followed. The reply is the same whether or not somebody has the address.',
  body: newEmailStruct,
  reply: accountStruct,
  example: { body: { email: 'new@example.com', password: 'the password of the account' }, ...refused },
});

export const cancelEmail = endpoint({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/email',
  summary: 'Takes a new address back that waits for its confirmation.',
  reply: accountStruct,
});

export const changePassword = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/account/password',
  summary: 'Changes the password, and ends all sessions but this one.',
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
  summary: 'Lists the browsers that are signed in, the last active first.',
  permission: 'signedIn',
  reply: pageOf(sessionStruct),
  reads: ['sessions'],
});

export const endSession = endpoint({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/session/:id',
  summary: 'Signs a browser out.',
  resource: 'session',
  reply: changedRecord,
  changes: ['sessions'],
});

export const endOtherSessions = endpoint({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/session',
  summary: 'Signs every other browser out.',
  reply: type({ count: integer() }),
  changes: ['sessions'],
});
