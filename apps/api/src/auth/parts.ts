import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Seal } from '../platform/seal.ts';
import type { Setup } from '../setup/index.ts';
import type { Sessions } from './authenticate.ts';
import type { Limits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { RefreshToken } from './successor.ts';
import type { AccessTokens } from './tokens.ts';

/** What the routes of signing in are made of. */
export interface AuthParts {
  db: Kysely<Database>;
  passwords: Passwords;
  tokens: AccessTokens;
  /** Gives the refresh token that follows another. */
  successorOf: (token: string) => RefreshToken;
  sessions: Sessions;
  limits: Limits;
  /** The minimum for new passwords; shorter old ones still work. */
  passwordMinLength: number;
  /** As `clientNetwork` takes it. */
  trustedProxies: number;
  /** Where people reach the app, without a slash at its end; absent, where each caller has reached it. */
  publicUrl: string | undefined;
  setup: Setup;
  /** Locks the secrets of authenticator apps away. */
  factorSeal: Seal;
}
