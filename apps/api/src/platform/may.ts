import { type Permission, permissionsOf } from '@derrick/domain/permissions';
import type { Session } from './context.ts';

/** Allows somebody what their role gives them, and what their company gives that role. */
export const may = (
  { role, pricesSeenBy, approvedBy }: Pick<Session, 'role' | 'pricesSeenBy' | 'approvedBy'>,
  permission: Permission,
): boolean => permissionsOf(role, pricesSeenBy, approvedBy).includes(permission);
