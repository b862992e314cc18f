import { type PersonSort, personSorts } from '@derrick/domain/people';
import { useCallback, useEffect, useMemo } from 'react';
import { rememberPlace } from '../app/lastPlace.ts';
import { useLocation, useSearch } from '../app/location.tsx';
import { useSession } from '../app/session.tsx';

/** Are the page sizes to choose from; see the specification's constants. */
export const PEOPLE_PAGE_SIZES = [10, 20, 25, 30, 40, 50] as const;

const PAGE_SIZE_DEFAULT = 10;
const MOST_PAGES = 1_000_000;

/** Is the part of the list that the address names: `?page=2&size=20&search=…&sort=-status`, defaults left out. */
export interface PeoplePlace {
  page: number;
  size: number;
  search: string;
  /** Empty for the order of names. */
  sort: PersonSort | '';
}

/** Reads the address; what makes no sense counts as absent. */
export function readPlace(search: string): PeoplePlace {
  const params = new URLSearchParams(search);
  const whole = (name: string) => (/^\d{1,7}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : 0);
  const page = whole('page');
  const size = whole('size');
  return {
    page: page >= 1 && page <= MOST_PAGES ? page : 1,
    size: PEOPLE_PAGE_SIZES.some((one) => one === size) ? size : PAGE_SIZE_DEFAULT,
    search: params.get('search')?.trim() ?? '',
    sort: personSorts.find((one) => one === params.get('sort')) ?? '',
  };
}

/** Writes the address of a place, with its `?`, or nothing for the first page of everyone. */
export function writePlace({ page, size, search, sort }: PeoplePlace): string {
  const parts = {
    page: page === 1 ? '' : String(page),
    size: size === PAGE_SIZE_DEFAULT ? '' : String(size),
    search,
    sort,
  };
  const params = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
  return params.size > 0 ? `?${params}` : '';
}

/** Goes to another place of the list. */
export type Go = (change: Partial<PeoplePlace>, options?: { replace?: boolean }) => void;

/**
 * Gives the place in the address of the list at `list` and the way to another, which a step Back undoes unless it replaces.
 * Whoever is opened from the list finds the way back by `useWayBack`.
 */
export function usePeoplePlace(list: string): [PeoplePlace, Go] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { user } = useSession();
  const place = useMemo(() => readPlace(search), [search]);
  const isHere = path === list;
  useEffect(() => {
    // On the way to another page its address is there a moment before its screen.
    if (isHere) rememberPlace(user, list, writePlace(place));
  }, [user, list, place, isHere]);
  const go = useCallback<Go>(
    (change, options) => {
      const next = writePlace({ ...place, ...change });
      // The same search again is no step that Back should undo.
      if (next !== writePlace(place)) navigate(path + next, options);
    },
    [path, place, navigate],
  );
  return [place, go];
}
