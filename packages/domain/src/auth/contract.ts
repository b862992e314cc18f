import { endpoint } from '../contract/endpoint.ts';
import { tokensStruct } from '../http/tokens.ts';
import { currentUserStruct, refreshStruct } from './schema.ts';

export const refreshSession = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary:
    'Exchanges a refresh token for a new pair of tokens. The client does this automatically after a 401.',
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
  summary: 'Loads the signed-in user, with permissions.',
  permission: 'signedIn',
  reply: currentUserStruct,
  reads: ['currentUser'],
});
