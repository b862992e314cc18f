import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Takes a parameter out of the address and keeps its value in memory, by replacing the history entry: what stands in the
 * address bar ends in the history, in screenshots and in bookmarks, and Back or a reload would bring it again.
 * @returns the value, undefined when there is none, and a function that forgets it
 */
export function useTakenParameter(name: string): [value: string | undefined, forget: () => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const inAddress = new URLSearchParams(search).get(name)?.trim();
  const [kept, setKept] = useState(inAddress);
  // The screen stays when another link is opened on top of it.
  if (inAddress && inAddress !== kept) setKept(inAddress);

  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has(name)) return;
    rest.delete(name);
    navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
  }, [search, path, name, navigate]);

  return [kept || undefined, () => setKept(undefined)];
}
