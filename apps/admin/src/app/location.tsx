import { createContext, type ReactNode, use, useCallback, useEffect } from 'react';
import { useBrowserLocation, useSearch as useBrowserSearch } from 'wouter/use-browser-location';
import { mayLeave } from './leaveGuard.ts';

/** Goes to a path of this app; `replace` leaves no step Back to where one was. */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

/** Where the address comes from: the browser, or a memory of its own for stories. Both are hooks of wouter's. */
export interface LocationSource {
  useLocation: () => [path: string, navigate: Navigate];
  useSearch: () => string;
}

const browser: LocationSource = {
  useLocation: () => useBrowserLocation(),
  useSearch: () => useBrowserSearch(),
};

// wouter's hooks without its router, which the table of routes.tsx makes needless: 1 KB of every first load.
const LocationContext = createContext(browser);

/** Takes the address from somewhere else than the browser. */
export function LocationProvider({
  source,
  children,
}: {
  source?: LocationSource | undefined;
  children: ReactNode;
}) {
  return <LocationContext value={source ?? browser}>{children}</LocationContext>;
}

/** Gives the current path and the function that goes to another, which asks first where something would be lost. */
export function useLocation(): [path: string, navigate: Navigate] {
  const [path, navigate] = use(LocationContext).useLocation();
  const go = useCallback<Navigate>(
    (to, options) => {
      if (mayLeave(() => navigate(to, options))) navigate(to, options);
    },
    [navigate],
  );
  return [path, go];
}

/** Gives the query of the address, without its `?`. */
export const useSearch = (): string => use(LocationContext).useSearch().replace(/^\?/, '');

/** Goes elsewhere as soon as it is shown, leaving no step Back to itself. */
export function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
