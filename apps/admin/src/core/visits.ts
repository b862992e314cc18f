import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';

const listeners = new Set<(address: string) => void>();

/** Reports that the user followed a link, including links to the current page. */
export function reportVisit(address: string): void {
  for (const listener of listeners) listener(address);
}

/**
 * Counts how often the user followed a link to the current page, because a browser would reload the page in that case.
 */
export function useVisitCount(): number {
  const [location] = useLocation();
  const [visits, setVisits] = useState(0);
  const note = useEffectEvent((address: string) => {
    if (address === location) setVisits((before) => before + 1);
  });
  useEffect(() => {
    const listener = (address: string) => note(address);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return visits;
}
