import { TICKET_PAGE_SIZE_DEFAULT, TICKET_PAGE_SIZES } from '@derrick/domain/tickets';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from '../app/location.tsx';

/** Is the part of the list that the address names: `?page=2&size=20&search=…`, with the defaults left out. */
export interface TicketPlace {
  page: number;
  size: number;
  search: string;
}

const MOST_PAGES = 1_000_000;

/** Reads the address; what makes no sense counts as absent. */
export function readPlace(search: string): TicketPlace {
  const params = new URLSearchParams(search);
  const whole = (name: string) => (/^\d{1,7}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : 0);
  const page = whole('page');
  const size = whole('size');
  return {
    page: page >= 1 && page <= MOST_PAGES ? page : 1,
    size: TICKET_PAGE_SIZES.some((one) => one === size) ? size : TICKET_PAGE_SIZE_DEFAULT,
    search: params.get('search')?.trim() ?? '',
  };
}

/** Writes the address of a place, with its `?`, or nothing for the first page of everything. */
export function writePlace({ page, size, search }: TicketPlace): string {
  const params = new URLSearchParams();
  if (page !== 1) params.set('page', String(page));
  if (size !== TICKET_PAGE_SIZE_DEFAULT) params.set('size', String(size));
  if (search) params.set('search', search);
  return params.size > 0 ? `?${params}` : '';
}

/** Goes to another place of the list. */
export type Go = (change: Partial<TicketPlace>, options?: { replace?: boolean }) => void;

/** Gives the place in the address and the way to another, which a step Back undoes unless it replaces. */
export function useTicketPlace(): [TicketPlace, Go] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const place = useMemo(() => readPlace(search), [search]);
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
