import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';

const listeners = new Set<(address: string) => void>();

/** Reports that somebody follows a link to an address, also to the one that is shown already. */
export function noteVisit(address: string): void {
  for (const listener of listeners) listener(address);
}

/** Counts how often a link to the page that is shown was followed: a browser would load such a page again. */
export function useVisits(): number {
  const [here] = useLocation();
  const [visits, setVisits] = useState(0);
  const note = useEffectEvent((address: string) => {
    if (address === here) setVisits((before) => before + 1);
  });
  useEffect(() => {
    const listener = (address: string) => note(address);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return visits;
}
