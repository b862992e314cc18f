import { record, string, unknown } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { tokensStruct } from '../http/tokens.ts';
import { credentialsStruct, currentUserStruct, loginStruct, refreshStruct } from './schema.ts';

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary:
    'Signs in; 401 means that the e-mail or the password is wrong, or with the code `SECOND_FACTOR_REQUIRED` that a code or a passkey is missing.',
  permission: 'anyone',
  body: loginStruct,
  reply: tokensStruct,
  example: { body: { email: 'owner@example.com', password: 'correct horse battery' } },
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkey-options',
  summary: 'Answers what the browser is to ask a passkey for (WebAuthn request options).',
  permission: 'anyone',
  body: credentialsStruct,
  reply: record(string(), unknown()),
  example: { body: { email: 'owner@example.com', password: 'correct horse battery' } },
});

export const refreshSession = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'Exchanges a refresh token for a new pair; the client does this by itself on a 401.',
  permission: 'anyone',
  body: refreshStruct,
  reply: tokensStruct,
  example: { body: { refreshToken: 'the refresh token of the pair' } },
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session on the server.',
  permission: 'anyone',
  body: refreshStruct,
  example: { body: { refreshToken: 'the refresh token of the pair' } },
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in person, with their permissions.',
  permission: 'signedIn',
  reply: currentUserStruct,
  reads: ['currentUser'],
});
