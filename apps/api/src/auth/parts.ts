import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Seal } from '../platform/seal.ts';
import type { Setup } from '../setup/index.ts';
import type { Sessions } from './authenticate.ts';
import type { Limits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { RefreshToken } from './successor.ts';
import type { AccessTokens } from './tokens.ts';

/** Dependencies of the authentication routes. */
export interface AuthParts {
  db: Kysely<Database>;
  passwords: Passwords;
  tokens: AccessTokens;
  /** Derives the successor of a refresh token. */
  successorOf: (token: string) => RefreshToken;
  sessions: Sessions;
  limits: Limits;
  /** Minimum length of new passwords. Existing shorter passwords still work. */
  passwordMinLength: number;
  /** See `clientNetwork`. */
  trustedProxies: number;
  /** Public URL of the app without a trailing slash. If undefined, the URL of the request is used. */
  publicUrl: string | undefined;
  setup: Setup;
  /** Encrypts the secrets of authenticator apps. */
  factorSeal: Seal;
}
