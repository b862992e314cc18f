import { type Permission, permissionsOf } from '@derrick/domain/permissions';
import type { Session } from './context.ts';

type Rights = Pick<Session, 'role' | 'pricesSeenBy' | 'approvedBy'>;

export const permissionsWith = ({ role, pricesSeenBy, approvedBy }: Rights): readonly Permission[] =>
  permissionsOf(role, pricesSeenBy, approvedBy);

/** Returns whether the caller's role, with the rights that the company gives this role, has a permission. */
export const hasPermission = (rights: Rights, permission: Permission): boolean =>
  permissionsWith(rights).includes(permission);
