import { useMemo } from 'react';
import { useApi } from '../app/api.ts';
import type { PeopleCalls, PeopleRoom } from './room.ts';

/** Gives the calls of a room; made here, so that other pages do not load them. */
export function useCalls({ createCalls }: PeopleRoom): PeopleCalls {
  const { http } = useApi();
  return useMemo(() => createCalls(http), [createCalls, http]);
}
