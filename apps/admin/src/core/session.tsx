import type { CurrentUser } from '@derrick/domain/auth';
import { isRole } from '@derrick/domain/auth';
import { type Permission, permissionsOf } from '@derrick/domain/permissions';
import { createContext, use, useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

export interface Session {
  user: CurrentUser;
  can(permission: Permission): boolean;
  /** Returns whether the user has the permission of the page at an address of the app. Unknown addresses are allowed. */
  canOpen(address: string): boolean;
  signOut: () => void;
}

/** Checks a permission: by the server's list, else by role. Without either, everything is allowed. */
export function canDo(
  { permissions, role }: Pick<CurrentUser, 'permissions' | 'role'>,
  permission: Permission,
): boolean {
  if (permissions) return permissions.includes(permission);
  return isRole(role) ? permissionsOf(role).includes(permission) : true;
}

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext;

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('SessionProvider is missing above this component');
  return session;
}

/** Returns whether a user is signed in; follows changes made in other tabs. */
export function useIsSignedIn(): boolean {
  const { tokens } = useServices();
  return useSyncExternalStore(tokens.subscribe, tokens.isSignedIn);
}
