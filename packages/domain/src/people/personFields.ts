import { any, boolean, coerce, defaulted, enums, nullable, optional, string } from 'superstruct';
import { accountStatuses, isAccountStatus } from './status.ts';

const orNull = () => defaulted(nullable(string()), null);

/** The fields of a manager in a reply; a technician also has a level and a role. */
export const personFields = {
  id: string(),
  /** Empty when the server names nobody; screens then say Unknown. */
  fullname: string(),
  email: orNull(),
  /** An address that waits for its confirmation; until then `email` counts. Given with one person, not in lists. */
  pendingEmail: optional(nullable(string())),
  phone: orNull(),
  /** They have an authenticator app or a passkey. Given with one person, not in lists. */
  hasSecondFactor: optional(boolean()),
  /** Null for a word that this version does not know. */
  status: defaulted(
    coerce(nullable(enums(accountStatuses)), any(), (value: unknown) =>
      isAccountStatus(value) ? value : null,
    ),
    null,
  ),
  photo: orNull(),
  /** No password was set yet: whatever the status, only a link leads in. */
  needsLink: optional(boolean()),
  /** Their invitation was taken back, and none was made since: no link leads in. */
  isInvitationRevoked: optional(boolean()),
  createdAt: orNull(),
  updatedAt: orNull(),
};

/** Recognises a name that says nothing: none, or nothing but spaces. */
const isBlank = (name: unknown) => (typeof name === 'string' ? name.trim() === '' : !name);

/** Fills in the name that a server may call `username`. */
export function named(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const names: unknown[] = [Reflect.get(value, 'fullname'), Reflect.get(value, 'username')];
  return { ...value, fullname: names.find((name) => !isBlank(name)) ?? '' };
}
