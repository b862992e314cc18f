import type { CurrentUser } from '@derrick/domain/auth';
import { isRole } from '@derrick/domain/auth';
import { type Permission, permissionsOf } from '@derrick/domain/permissions';
import { createContext, use, useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

/** The signed-in person, and what they may do. */
export interface Session {
  user: CurrentUser;
  can(permission: Permission): boolean;
  /** Ends the session and loads the sign-in page. */
  signOut: () => void;
}

/**
 * Decides what a person may do: as the server lists it, else by role. Nothing is hidden if the server names neither.
 */
export function canDo(
  { permissions, role }: Pick<CurrentUser, 'permissions' | 'role'>,
  permission: Permission,
): boolean {
  if (permissions) return permissions.includes(permission);
  return isRole(role) ? permissionsOf(role).includes(permission) : true;
}

const SessionContext = createContext<Session | null>(null);

/** Shares the session. */
export const SessionProvider = SessionContext;

/** Gives the session of the signed-in person. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('SessionProvider is missing above this component');
  return session;
}

/** Follows whether somebody is signed in, also from another tab. */
export function useIsSignedIn(): boolean {
  const { tokens } = useServices();
  return useSyncExternalStore(tokens.subscribe, tokens.isSignedIn);
}
