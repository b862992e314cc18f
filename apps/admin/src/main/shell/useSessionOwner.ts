import { type CurrentUser, getCurrentUser } from '@derrick/domain/auth';
import { useCallback, useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { useApi } from '../../core/api.ts';
import { useServices } from '../../core/services.tsx';
import { useIsSignedIn } from '../../core/session.tsx';

/** The person that the page belongs to, as far as it is known. */
type SessionOwner =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'signedOut'; wanted: string }
  /** `isEnded`: the session is over, but the page of its owner is still shown. */
  | { status: 'known'; user: CurrentUser; isEnded: boolean };

interface Ownership {
  owner: SessionOwner;
  /** Asks the server who is signed in now, and goes on if it is the owner. Rejects when it can't be asked. */
  resume: () => Promise<void>;
}

/**
 * Follows who is signed in, here and in other tabs. A page belongs to the person for whom it was loaded: when somebody
 * else signs in, it is loaded afresh; when the owner signs out in another tab, it becomes the sign-in page.
 */
export function useSessionOwner(): Ownership {
  const api = useApi();
  const { tokens, leave } = useServices();
  const { mutate: mutateAll } = useSWRConfig();
  const isSignedIn = useIsSignedIn();
  const [path] = useLocation();
  const search = useSearch();
  const here = search ? `${path}?${search}` : path;

  const [user, setUser] = useState<CurrentUser>();
  const [isEnded, setEnded] = useState(false);
  // Someone else's reply must not be drawn into this page while the new one loads.
  const [isLeaving, setLeaving] = useState(false);

  const isWanted = isSignedIn || user !== undefined;
  const { data, error, isValidating, mutate } = useSWR(isWanted ? sessionKey : null, () =>
    api.call(getCurrentUser),
  );

  if (!isLeaving && data && data !== user) {
    if (user && user.id !== data.id) setLeaving(true);
    else setUser(data);
  }
  if (user && !isSignedIn && !isEnded) setEnded(true);

  useEffect(() => {
    if (isLeaving) leave(here + window.location.hash);
  }, [isLeaving, leave, here]);

  const resume = useCallback(async () => {
    const now = await api.call(getCurrentUser);
    if (user && user.id !== now.id) return setLeaving(true);
    setEnded(false);
    await Promise.all([mutate(now, { revalidate: false }), mutateAll((key) => !isSessionKey(key))]);
  }, [api, user, mutate, mutateAll]);

  useEffect(
    () =>
      tokens.onOtherTab((what) => {
        if (what === 'signedOut') leave('/login');
        // If the server cannot be asked now, the next call finds out.
        else if (user) resume().catch(() => {});
      }),
    [tokens, leave, resume, user],
  );

  return { owner: ownerOf(), resume };

  function ownerOf(): SessionOwner {
    if (isLeaving) return { status: 'loading' };
    if (user) return { status: 'known', user, isEnded };
    // The server never sees what follows the #, so nobody else can bring it back.
    if (!isSignedIn) return { status: 'signedOut', wanted: here + window.location.hash };
    if (error === undefined || isValidating) return { status: 'loading' };
    return { status: 'failed', error, retry: () => void mutate() };
  }
}

/** With its topics: a change of one's own account loads it again. */
const sessionKey = ['session', ...(getCurrentUser.reads ?? [])];

const isSessionKey = (key: unknown) => Array.isArray(key) && key[0] === 'session';
