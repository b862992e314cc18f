/** WebAuthn calls, lazily loaded when the user uses a passkey. */
import { startPasskeySignIn } from '@derrick/domain/auth';
import type { Api } from '@derrick/domain/http';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/**
 * Signs the server's challenge with a passkey.
 * @throws if the user cancels or the browser fails
 */
export async function signWithPasskey(
  api: Api,
  credentials: { email: string; password: string },
): Promise<Record<string, unknown>> {
  const options: unknown = await api.call(startPasskeySignIn, { body: credentials });
  // The options are passed to the browser by the WebAuthn library; the browser rejects invalid ones.
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

/**
 * Creates a passkey with the server's options.
 * @throws if the user cancels or the browser fails
 */
export async function makePasskey(options: unknown) {
  // The browser validates the options, as above.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON });
  return { ...credential, response: { ...credential.response } };
}
