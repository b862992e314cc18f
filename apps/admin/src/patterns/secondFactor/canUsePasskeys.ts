/** Finds out whether this browser can use passkeys: it needs a page that was loaded by HTTPS, or from this computer. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
