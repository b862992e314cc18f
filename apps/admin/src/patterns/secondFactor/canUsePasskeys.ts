/** IP addresses, such as `127.0.0.1` or `[::1]`. A passkey is bound to a domain name. */
const ADDRESS = /^[\d.]+$|:/;

/** Returns whether the browser supports passkeys on this page, which requires HTTPS or localhost, and a domain name. */
export const canUsePasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !ADDRESS.test(location.hostname);
