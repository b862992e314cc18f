export type { Sessions } from './authenticate.ts';
export { chosenPassword } from './chosenPassword.ts';
export { deviceOf } from './device.ts';
export type { Limits } from './limits.ts';
export { linkFailures, readLink, valid as validToken } from './links.ts';
export { type AuthParts, accountDeactivated } from './parts.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { endFamiliesOf } from './store.ts';
export { emailTaken, isEmailTaken } from './takenEmail.ts';
