import { isCancelled } from '@derrick/domain/http';
import type { PeoplePage } from '@derrick/domain/people';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { notify } from '../app/notify.tsx';
import type { PeoplePlace } from './peoplePlace.ts';
import type { Counts, PeopleRoom, Person } from './room.ts';
import { useCalls } from './useCalls.ts';
import { useFailure } from './useFailure.ts';

/** Is remote data on its way to the screen. */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  /** `isStale`: what another page or search showed, until this one's reply is there. */
  | { status: 'ready'; value: T; isStale: boolean };

interface CachedPage {
  key: string;
  value: PeoplePage<Person>;
}

const isOf = (room: PeopleRoom, key: unknown, part?: string) =>
  Array.isArray(key) && key[0] === room.id && (part === undefined || key[1] === part);

/** Loads one page of a room; the rows of the page before stay until its own are there. */
export function usePeoplePage(room: PeopleRoom, place: PeoplePlace): Remote<PeoplePage<Person>> {
  const { page, size, search, sort } = place;
  const calls = useCalls(room);
  const failure = useFailure();
  const key = JSON.stringify([page, size, search, sort]);
  const { data, error, isValidating, mutate } = useSWR(
    [room.id, 'list', key],
    async (): Promise<CachedPage> => ({
      key,
      value: await calls.list({
        pageNumber: page,
        pageSize: size,
        search: search || undefined,
        sort: sort || undefined,
      }),
    }),
    {
      keepPreviousData: true,
      onError(error: unknown) {
        if (!isCancelled(error)) void notify(failure.notice(error, room.words.listFailed));
      },
    },
  );
  // Retry shows that it is under way instead of the old failure.
  if (error !== undefined && !isValidating && data?.key !== key) {
    const message = failure.text(error, room.words.listFailed);
    return { status: 'failed', message, retry: () => void mutate() };
  }
  if (!data) return { status: 'loading' };
  return { status: 'ready', value: data.value, isStale: data.key !== key };
}

const none: Counts = { total: 0, active: 0, pending: 0 };

/** Loads the three figures; when that fails they are 0. Undefined while loading. */
export function useCounts(room: PeopleRoom): Counts | undefined {
  const calls = useCalls(room);
  const failure = useFailure();
  const { data, error } = useSWR([room.id, 'statistics'], () => calls.statistics(), {
    onError(error: unknown) {
      if (!isCancelled(error)) void notify(failure.notice(error, room.words.statisticsFailed));
    },
  });
  if (error !== undefined && !isCancelled(error)) return none;
  return data;
}

/** Gives what brings lists that are loaded up to date: with what is known already, and from the server. */
export function usePeopleCache(room: PeopleRoom) {
  const { mutate } = useSWRConfig();
  const edit = useCallback(
    (change: (people: Person[]) => Person[]) =>
      mutate<CachedPage>(
        (key) => isOf(room, key, 'list'),
        (cached) => {
          if (!cached) return cached;
          const data = change(cached.value.data);
          const { pagination } = cached.value.meta;
          const count = Math.max(0, pagination.count - (cached.value.data.length - data.length));
          const pageCount = Math.max(1, Math.ceil(count / pagination.pageSize));
          return { ...cached, value: { data, meta: { pagination: { ...pagination, count, pageCount } } } };
        },
        { revalidate: false },
      ),
    [mutate, room],
  );
  return {
    replace: (person: Person) => edit((people) => people.map((one) => (one.id === person.id ? person : one))),
    remove: (ids: ReadonlySet<string>) => edit((people) => people.filter(({ id }) => !ids.has(id))),
    reload: useCallback(() => {
      // Whoever left the dashboard meanwhile took the cache along: nobody is left to load for.
      mutate((key) => isOf(room, key)).catch(() => {});
    }, [mutate, room]),
  };
}
