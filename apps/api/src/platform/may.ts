import { type Permission, permissionsOf } from '@derrick/domain/permissions';
import type { Session } from './context.ts';

type Rights = Pick<Session, 'role' | 'pricesSeenBy' | 'approvedBy'>;

export const permissionsFor = ({ role, pricesSeenBy, approvedBy }: Rights): readonly Permission[] =>
  permissionsOf(role, pricesSeenBy, approvedBy);

/** Returns whether the caller's role, with the rights that the company gives this role, has a permission. */
export const may = (rights: Rights, permission: Permission): boolean =>
  permissionsFor(rights).includes(permission);
