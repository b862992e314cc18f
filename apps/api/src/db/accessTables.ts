import type { ColumnType, Generated } from 'kysely';

/** A timestamp with a database default: read as `Date`, optional on insert. */
type Defaulted = ColumnType<Date, Date | string | undefined, Date | string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface RefreshTokensTable {
  company_id: string;
  id: string;
  user_id: string;
  family_id: string;
  token_hash: Buffer;
  family_expires_at: Date;
  expires_at: Date;
  created_at: Defaulted;
  used_at: Optional<Date>;
  revoked_at: Optional<Date>;
  /** User agent of the browser that the token was issued to. */
  user_agent: Optional<string>;
  ip: Optional<string>;
}

export type OneTimeTokenKind = 'reset' | 'invitation' | 'confirmEmail' | 'undoEmail' | 'sign';

export interface OneTimeTokensTable {
  company_id: string;
  id: string;
  user_id: string;
  kind: OneTimeTokenKind;
  token_hash: Buffer;
  invited_by: Optional<string>;
  email_change_id: Optional<string>;
  signature_request_id: Optional<string>;
  mailed_to: Optional<string>;
  phone: Optional<string>;
  created_at: Defaulted;
  expires_at: Date;
  used_at: Optional<Date>;
  replaced_at: Optional<Date>;
}

export interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  expire: Optional<number>;
}
