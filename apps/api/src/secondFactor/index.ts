export { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticator.ts';
export {
  consumeFactor,
  dropUnusedCodes,
  type Factors,
  isWrongFactor,
  type Proof,
  readFactors,
  removeFactors,
  removeFactorsSince,
} from './factors.ts';
export { addPasskey, listPasskeys, removePasskey, startPasskey, startPasskeySignIn } from './passkeys.ts';
export { countRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts';
export { renewSeals } from './renewSeals.ts';
export { siteOf } from './site.ts';
