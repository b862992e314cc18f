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
 * Tells what a person may do: as the server lists it, else by role. A server that names neither tells nothing apart,
 * so nothing is hidden.
 */
export function canDo({ permissions, role }: CurrentUser, permission: Permission): boolean {
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

/** Tells whether someone is signed in, here or by another tab. */
export function useIsSignedIn(): boolean {
  const { tokens } = useServices();
  return useSyncExternalStore(tokens.subscribe, tokens.isSignedIn);
}
