import { object, record, string, unknown } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { email, password } from './signInSchema.ts';

/** The body of `POST /auth/passkey-options`. */
export const credentialsStruct = object({ email, password });

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkey-options',
  summary: 'Returns the options for a sign-in with a passkey (WebAuthn request options).',
  permission: 'anyone',
  body: credentialsStruct,
  reply: record(string(), unknown()),
  example: { body: { email: 'owner@example.com', password: 'correct horse battery' } },
});
