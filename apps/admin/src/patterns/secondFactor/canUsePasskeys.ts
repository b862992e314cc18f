/** Addresses of the network, such as `127.0.0.1` or `[::1]`: a passkey belongs to a name. */
const ADDRESS = /^[\d.]+$|:/;

/** Finds out whether this browser can use passkeys here: by HTTPS or on this computer, and at a host with a name. */
export const canUsePasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !ADDRESS.test(location.hostname);
