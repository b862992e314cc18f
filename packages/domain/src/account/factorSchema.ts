import { array, type Infer, nullable, object, record, refine, string, type, unknown } from 'superstruct';

/** Setup data of an authenticator app: the secret to type, and the URI encoded in the QR code. */
export const authenticatorStruct = type({ secret: string(), uri: string() });

/** The ten recovery codes, shown once: the server stores only their hashes. */
export const recoveryCodesStruct = type({ recoveryCodes: array(string()) });

/** The body of `POST /account/second-factor/confirm`. */
export const confirmFactorStruct = object({ code: string() });

export const PASSKEY_NAME_MAX_LENGTH = 80;

/** A passkey with the name its owner gave it. */
export const passkeyStruct = type({
  id: string(),
  name: string(),
  createdAt: string(),
  lastUsedAt: nullable(string()),
});

export type Passkey = Infer<typeof passkeyStruct>;

/** A passkey that was just added. `recoveryCodes` is set only if the account had no second factor before. */
export const addedPasskeyStruct = type({
  id: string(),
  name: string(),
  recoveryCodes: nullable(array(string())),
});

/** WebAuthn options as JSON, passed to the browser. */
export const webAuthnOptionsStruct = record(string(), unknown());

/** WebAuthn credential as JSON, returned by the browser. The server validates its contents. */
export const webAuthnCredentialStruct = type({
  id: string(),
  rawId: string(),
  type: string(),
  response: record(string(), unknown()),
});

/** The name of a passkey in the list. It may be blank: the list then distinguishes passkeys by their dates. */
const passkeyName = refine(
  string(),
  'name',
  (value) => value.length <= PASSKEY_NAME_MAX_LENGTH || 'nameTooLong',
);

/** The body of `POST /account/passkey`. */
export const newPasskeyStruct = object({ name: passkeyName, credential: webAuthnCredentialStruct });
