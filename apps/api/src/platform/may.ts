import { type Permission, permissionsOf } from '@derrick/domain/permissions';
import type { Session } from './context.ts';

type Rights = Pick<Session, 'role' | 'pricesSeenBy' | 'approvedBy'>;

/** Lists the permissions of a caller. */
export const permissionsFor = ({ role, pricesSeenBy, approvedBy }: Rights): readonly Permission[] =>
  permissionsOf(role, pricesSeenBy, approvedBy);

/** Allows somebody what their role gives them, and what their company gives that role. */
export const may = (rights: Rights, permission: Permission): boolean =>
  permissionsFor(rights).includes(permission);
