import { array, type Infer, nullable, object, record, refine, string, type, unknown } from 'superstruct';

/** What an authenticator app is set up with: as a text to type, and as the address that the QR code holds. */
export const authenticatorStruct = type({ secret: string(), uri: string() });

/** The ten recovery codes, which are shown once: only their hashes are kept. */
export const recoveryCodesStruct = type({ recoveryCodes: array(string()) });

/** The body of `POST /account/second-factor/confirm`. */
export const confirmFactorStruct = object({ code: string() });

export const PASSKEY_NAME_MAX_LENGTH = 80;

/** A passkey, by the name that its owner gave it. */
export const passkeyStruct = type({
  id: string(),
  name: string(),
  createdAt: string(),
  lastUsedAt: nullable(string()),
});

export type Passkey = Infer<typeof passkeyStruct>;

/** A passkey that was just added. The first way to prove who one is brings the recovery codes. */
export const addedPasskeyStruct = type({
  id: string(),
  name: string(),
  recoveryCodes: nullable(array(string())),
});

/** What the browser is asked with (WebAuthn's options as JSON). */
export const webAuthnOptionsStruct = record(string(), unknown());

/** What the browser answers with (WebAuthn's credential as JSON); the server checks it in depth. */
export const webAuthnCredentialStruct = type({
  id: string(),
  rawId: string(),
  type: string(),
  response: record(string(), unknown()),
});

/** Names a passkey in its list; blank names are told apart by their dates. */
const passkeyName = refine(
  string(),
  'name',
  (value) => value.length <= PASSKEY_NAME_MAX_LENGTH || 'nameTooLong',
);

/** The body of `POST /account/passkey`. */
export const newPasskeyStruct = object({ name: passkeyName, credential: webAuthnCredentialStruct });
