import type { ColumnType, Generated } from 'kysely';

type Defaulted = ColumnType<Date, Date | undefined, Date>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface AuthenticatorsTable {
  company_id: string;
  user_id: string;
  sealed_secret: string;
  created_at: Defaulted;
  confirmed_at: Optional<Date>;
  last_step: Optional<number>;
}

interface RecoveryCodesTable {
  company_id: string;
  user_id: string;
  code_hash: Buffer;
  created_at: Defaulted;
  used_at: Optional<Date>;
}

interface PasskeysTable {
  company_id: string;
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: Generated<string>;
  name: string;
  created_at: Defaulted;
  last_used_at: Optional<Date>;
}

interface PasskeyChallengesTable {
  company_id: string;
  user_id: string;
  purpose: 'add' | 'signIn';
  challenge: string;
  expires_at: Date;
}

declare module '../db/schema.ts' {
  interface Database {
    authenticators: AuthenticatorsTable;
    recovery_codes: RecoveryCodesTable;
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}

/** The user that second factors belong to. */
export interface Owner {
  companyId: string;
  userId: string;
}
