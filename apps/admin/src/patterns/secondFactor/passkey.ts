/** What asks the browser for a passkey; loaded when somebody uses one. */
import { startPasskeySignIn } from '@derrick/domain/auth';
import type { Api } from '@derrick/domain/http';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Lets a passkey sign what the server asks for. Rejects when the person or the browser gives up. */
export async function signWithPasskey(
  api: Api,
  credentials: { email: string; password: string },
): Promise<Record<string, unknown>> {
  const options: unknown = await api.call(startPasskeySignIn, { body: credentials });
  // The options of a WebAuthn library, which passes them on to the browser; that one refuses what it cannot read.
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Makes a passkey with what the server asks for. Rejects when the person or the browser gives up. */
export async function makePasskey(options: unknown) {
  // As above.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON });
  return { ...credential, response: { ...credential.response } };
}
