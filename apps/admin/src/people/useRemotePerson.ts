import { isCancelled } from '@derrick/domain/http';
import { useEffect, useState } from 'react';
import { notify } from '../app/notify.tsx';
import type { PeopleRoom, Person } from './room.ts';
import { useCalls } from './useCalls.ts';
import { useFailure } from './useFailure.ts';

type RemotePerson =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; person: Person };

/**
 * Loads the person of a page, once. Not from the cache of lists: the page begins with what is there now, and nothing
 * may change under the hands of who is writing.
 */
export function useRemotePerson(room: PeopleRoom, id: string): RemotePerson {
  const calls = useCalls(room);
  const failure = useFailure();
  const [visit, setVisit] = useState(0);
  const [state, setState] = useState<RemotePerson>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit loads it again; words are no reason to.
  useEffect(() => {
    const controller = new AbortController();
    setState({ status: 'loading' });
    calls.get(id, { signal: controller.signal }).then(
      (person) => setState({ status: 'ready', person }),
      (error: unknown) => {
        if (isCancelled(error)) return;
        void notify(failure.notice(error, room.words.loadFailed, room.words.loadFailedHint));
        setState({ status: 'failed', error, retry: () => setVisit((count) => count + 1) });
      },
    );
    return () => controller.abort();
  }, [calls, id, visit]);
  return state;
}
