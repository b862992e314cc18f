import { endpoint } from '../contract/endpoint.ts';
import { tokensStruct } from '../http/tokens.ts';
import { loginStruct } from './signInSchema.ts';

// Separate from contract.ts so that pages of signed-in users do not load these endpoints.

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary:
    'Signs in. 401 for a wrong email address or password; 401 `SECOND_FACTOR_REQUIRED` if a code or a passkey is missing.',
  permission: 'anyone',
  body: loginStruct,
  reply: tokensStruct,
  example: { body: { email: 'owner@example.com', password: 'correct horse battery' } },
});
