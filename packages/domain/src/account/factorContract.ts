import { passwordStruct } from '../auth/index.ts';
import { endpoint } from '../contract/endpoint.ts';
import { changedRecord, pageOf } from '../contract/envelope.ts';
import {
  addedPasskeyStruct,
  authenticatorStruct,
  confirmFactorStruct,
  newPasskeyStruct,
  passkeyStruct,
  recoveryCodesStruct,
  webAuthnOptionsStruct,
} from './factorSchema.ts';

const ownFactors = { permission: 'signedIn', changes: ['account', 'currentUser'] } as const;

/** The server rejects the made-up password of the example. */
const example = { body: { password: 'the password of the account' }, status: 400 } as const;

export const startAuthenticator = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/account/second-factor',
  summary: 'Starts the setup of an authenticator app. 409 if the account already has one.',
  body: passwordStruct,
  reply: authenticatorStruct,
  example,
});

export const confirmAuthenticator = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/account/second-factor/confirm',
  summary: 'Turns the authenticator app on with its first code, and returns the recovery codes.',
  body: confirmFactorStruct,
  reply: recoveryCodesStruct,
  example: { body: { code: '123456' }, status: 400 },
});

export const removeAuthenticator = endpoint({
  ...ownFactors,
  method: 'DELETE',
  path: '/account/second-factor',
  summary: 'Turns the authenticator app off.',
  body: passwordStruct,
  example,
});

export const renewRecoveryCodes = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/account/second-factor/recovery-codes',
  summary: 'Replaces the recovery codes with ten new ones.',
  body: passwordStruct,
  reply: recoveryCodesStruct,
  example,
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/account/passkey',
  summary: 'Lists the passkeys of the account.',
  permission: 'signedIn',
  reply: pageOf(passkeyStruct),
  reads: ['account'],
});

export const startPasskey = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/account/passkey/options',
  summary: 'Returns the options for creating a passkey (WebAuthn creation options).',
  body: passwordStruct,
  reply: webAuthnOptionsStruct,
  changes: ['account'],
  example,
});

export const addPasskey = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/account/passkey',
  summary: 'Adds a passkey that the browser has created.',
  status: 201,
  body: newPasskeyStruct,
  reply: addedPasskeyStruct,
  example: {
    body: {
      name: 'Work laptop',
      credential: { id: 'AQID', rawId: 'AQID', type: 'public-key', response: { clientDataJSON: 'e30' } },
    },
    status: 400,
  },
});

export const removePasskey = endpoint({
  ...ownFactors,
  method: 'DELETE',
  path: '/account/passkey/:id',
  summary: 'Removes a passkey.',
  resource: 'passkey',
  body: passwordStruct,
  reply: changedRecord,
  example,
});
