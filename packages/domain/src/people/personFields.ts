import { any, boolean, coerce, defaulted, enums, nullable, optional, string } from 'superstruct';
import { accountStatuses, isAccountStatus } from './status.ts';

const orNull = () => defaulted(nullable(string()), null);

/** The reply fields of a manager. A technician also has a level and a role. */
export const personFields = {
  id: string(),
  /** Empty if the server sends no name. The interface then shows "Unknown". */
  fullname: string(),
  email: orNull(),
  /**
   * A new address waiting for confirmation. Until then, `email` is used. Only in the reply for a single user, not in
   * lists.
   */
  pendingEmail: optional(nullable(string())),
  phone: orNull(),
  /** The user has an authenticator app or a passkey. Only in the reply for a single user, not in lists. */
  hasSecondFactor: optional(boolean()),
  /** Null if this version does not know the status. */
  status: defaulted(
    coerce(nullable(enums(accountStatuses)), any(), (value: unknown) =>
      isAccountStatus(value) ? value : null,
    ),
    null,
  ),
  photo: orNull(),
  /** The user has no password yet. Whatever the status, they can sign in only through a link. */
  needsLink: optional(boolean()),
  /** The invitation was revoked and not replaced, so no link works. */
  isInvitationRevoked: optional(boolean()),
  createdAt: orNull(),
  updatedAt: orNull(),
};

/** Returns true if the name is missing or consists only of spaces. */
const isBlank = (name: unknown) => (typeof name === 'string' ? name.trim() === '' : !name);

/** Fills in `fullname` from `username`, which some servers send instead. */
export function withFullname(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const names: unknown[] = [Reflect.get(value, 'fullname'), Reflect.get(value, 'username')];
  return { ...value, fullname: names.find((name) => !isBlank(name)) ?? '' };
}
