import type { Role } from '@derrick/domain/auth';
import { envelope } from '@derrick/domain/contract';
import { tokensStruct } from '@derrick/domain/http';
import type { Kysely } from 'kysely';
import { create } from 'superstruct';
import { createPasswords } from '../src/auth/passwords.ts';
import { type Database, newId } from '../src/db/index.ts';

export const PASSWORD = 'correct horse battery';

export interface Account {
  id: string;
  email: string;
  role: Role;
}

/** Adds active accounts to a company, one for each given role. */
export async function addAccounts(
  db: Kysely<Database>,
  companyId: string,
  roles: readonly Role[],
): Promise<Account[]> {
  const passwordHash = await createPasswords().hash(PASSWORD);
  const accounts = roles.map((role, index) => {
    const id = newId();
    return { id, role, email: `${role.toLowerCase()}-${index}@${companyId}.test` };
  });
  const rows = accounts.map(({ id, role, email }, index) => ({
    company_id: companyId,
    id,
    role,
    email,
    status: 'ACTIVE' as const,
    fullname: `Bench Person ${index + 1}`,
    password_hash: passwordHash,
  }));
  await db.insertInto('users').values(rows).execute();
  return accounts;
}

/**
 * Signs a user in and returns the access token.
 * @param send sends a request: `fetch` with an origin, or an app without a socket
 */
export async function signIn(
  send: (path: string, init: RequestInit) => Response | Promise<Response>,
  email: string,
): Promise<string> {
  const response = await send('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status} ${await response.text()}`);
  return create(await response.json(), envelope(tokensStruct)).data.accessToken;
}
