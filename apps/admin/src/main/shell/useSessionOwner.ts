import { type CurrentUser, getCurrentUser } from '@derrick/domain/auth';
import { useCallback, useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { useApi } from '../../core/api.ts';
import { localeExtension } from '../../core/formats/index.ts';
import { useMessages } from '../../core/i18n/MessagesProvider.tsx';
import { useServices } from '../../core/services.tsx';
import { useIsSignedIn } from '../../core/session.tsx';

/** The user that the page belongs to, if already loaded. */
type SessionOwner =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'signedOut'; wanted: string }
  /** `isEnded`: the session has ended, but the page of its owner is still shown. */
  | { status: 'known'; user: CurrentUser; isEnded: boolean };

interface Ownership {
  owner: SessionOwner;
  /** Requests the signed-in user and continues if it is the owner of the page. Rejects if the request fails. */
  resume: () => Promise<void>;
}

/**
 * Follows the signed-in user, also across tabs. A page belongs to the user it was loaded for. If another user signs in,
 * the page is reloaded; if the owner signs out in another tab, the sign-in page opens.
 */
export function useSessionOwner(): Ownership {
  const api = useApi();
  const { tokens, reloadAt } = useServices();
  const messages = useMessages();
  const { mutate: mutateAll } = useSWRConfig();
  const isSignedIn = useIsSignedIn();
  const [path] = useLocation();
  const search = useSearch();
  const currentAddress = search ? `${path}?${search}` : path;

  const [user, setUser] = useState<CurrentUser>();
  const [isEnded, setEnded] = useState(false);
  // While the page reloads, the response for another user must not be rendered into it.
  const [isLeaving, setLeaving] = useState(false);

  const isWanted = isSignedIn || user !== undefined;
  const load = useCallback(async () => {
    const loaded = await api.call(getCurrentUser);
    // Before the page renders with the user, so that it renders once.
    messages.setLocaleExtension(localeExtension(loaded.company ?? {}));
    return loaded;
  }, [api, messages]);
  const { data, error, isValidating, mutate } = useSWR(isWanted ? sessionKey : null, load);

  if (!isLeaving && data && data !== user) {
    if (user && user.id !== data.id) setLeaving(true);
    else setUser(data);
  }
  if (user && !isSignedIn && !isEnded) setEnded(true);

  useEffect(() => {
    if (isLeaving) reloadAt(currentAddress + window.location.hash);
  }, [isLeaving, reloadAt, currentAddress]);

  const resume = useCallback(async () => {
    const now = await load();
    if (user && user.id !== now.id) return setLeaving(true);
    setEnded(false);
    await Promise.all([mutate(now, { revalidate: false }), mutateAll((key) => !isSessionKey(key))]);
  }, [load, user, mutate, mutateAll]);

  useEffect(
    () =>
      tokens.onOtherTab((action) => {
        if (action === 'signedOut') reloadAt('/login');
        // If this request fails, the next request detects the change.
        else if (user) resume().catch(() => {});
      }),
    [tokens, reloadAt, resume, user],
  );

  return { owner: ownerOf(), resume };

  function ownerOf(): SessionOwner {
    if (isLeaving) return { status: 'loading' };
    if (user) return { status: 'known', user, isEnded };
    // Includes the hash, which the server never receives and cannot restore.
    if (!isSignedIn) return { status: 'signedOut', wanted: currentAddress + window.location.hash };
    if (error === undefined || isValidating) return { status: 'loading' };
    return { status: 'failed', error, retry: () => void mutate() };
  }
}

/** Includes the topics, so that a change of the user's account reloads the session. */
const sessionKey = ['session', ...(getCurrentUser.reads ?? [])];

const isSessionKey = (key: unknown) => Array.isArray(key) && key[0] === 'session';
