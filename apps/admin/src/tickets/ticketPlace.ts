import {
  isCalendarDay,
  isUuid,
  TICKET_FILTER_IDS_MAX,
  TICKET_PAGE_SIZE_DEFAULT,
  TICKET_PAGE_SIZES,
} from '@derrick/domain/tickets';
import { useCallback, useEffect, useMemo } from 'react';
import { rememberPlace, TICKET_LIST } from '../app/lastPlace.ts';
import { useLocation, useSearch } from '../app/location.tsx';
import { useSession } from '../app/session.tsx';

/** Is what the list is narrowed to; the dates are `YYYY-MM-DD`, both included, empty for none. */
export interface TicketFilters {
  technicianIds: readonly string[];
  customerIds: readonly string[];
  from: string;
  to: string;
}

/**
 * Is the part of the list that the address names, with the defaults left out:
 * `?page=2&size=20&search=…&technicians=id,id&customers=id&from=2026-11-01&to=2026-11-30`.
 */
export interface TicketPlace extends TicketFilters {
  page: number;
  size: number;
  search: string;
}

export const noFilters: TicketFilters = { technicianIds: [], customerIds: [], from: '', to: '' };

/** Counts what is applied: each person, each customer, each end of the dates. */
export const countFilters = ({ technicianIds, customerIds, from, to }: TicketFilters): number =>
  technicianIds.length + customerIds.length + (from ? 1 : 0) + (to ? 1 : 0);

const MOST_PAGES = 1_000_000;

/** Reads the address; what makes no sense counts as absent. */
export function readPlace(search: string): TicketPlace {
  const params = new URLSearchParams(search);
  const whole = (name: string) => (/^\d{1,7}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : 0);
  const page = whole('page');
  const size = whole('size');
  const ids = (name: string) =>
    (params.get(name)?.split(',') ?? []).filter(isUuid).slice(0, TICKET_FILTER_IDS_MAX);
  const day = (name: string) => (isCalendarDay(params.get(name) ?? '') ? (params.get(name) ?? '') : '');
  const [from, to] = [day('from'), day('to')];
  return {
    page: page >= 1 && page <= MOST_PAGES ? page : 1,
    size: TICKET_PAGE_SIZES.some((one) => one === size) ? size : TICKET_PAGE_SIZE_DEFAULT,
    search: params.get('search')?.trim() ?? '',
    technicianIds: ids('technicians'),
    customerIds: ids('customers'),
    from,
    // An end before the start is nobody's wish.
    to: from && to && to < from ? '' : to,
  };
}

/** Writes the address of a place, with its `?`, or nothing for the first page of everything. */
export function writePlace(place: TicketPlace): string {
  const parts = {
    page: place.page === 1 ? '' : String(place.page),
    size: place.size === TICKET_PAGE_SIZE_DEFAULT ? '' : String(place.size),
    search: place.search,
    technicians: place.technicianIds.join(','),
    customers: place.customerIds.join(','),
    from: place.from,
    to: place.to,
  };
  const params = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
  // A comma means nothing to an address line; people read it better than %2C.
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : '';
}

/** Writes the filters as the calls of the server take them. */
export const filterQuery = ({ technicianIds, customerIds, from, to }: TicketFilters) => ({
  technicianIds: [...technicianIds],
  customerIds: [...customerIds],
  fromDate: from || undefined,
  toDate: to || undefined,
});

/** Goes to another place of the list. */
export type Go = (change: Partial<TicketPlace>, options?: { replace?: boolean }) => void;

/**
 * Gives the place in the address and the way to another, which a step Back undoes unless it replaces. What is opened from
 * the list finds the way back by `useWayBack`.
 */
export function useTicketPlace(): [TicketPlace, Go] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { user } = useSession();
  const place = useMemo(() => readPlace(search), [search]);
  const isHere = path.startsWith(TICKET_LIST);
  useEffect(() => {
    // On the way to another page its address is there a moment before its screen.
    if (isHere) rememberPlace(user, TICKET_LIST, writePlace(place));
  }, [user, place, isHere]);
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
