import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Moves a query parameter from the address into memory by replacing the history entry. Otherwise the value would appear
 * in the history, screenshots and bookmarks, and Back or a reload would apply it again.
 * @returns the value, or undefined, and a function that clears it
 */
export function useOneTimeParameter(name: string): [value: string | undefined, forget: () => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const inAddress = new URLSearchParams(search).get(name)?.trim();
  const [oneTimeValue, setOneTimeValue] = useState(inAddress);
  // The screen stays mounted when another link to it is opened.
  if (inAddress && inAddress !== oneTimeValue) setOneTimeValue(inAddress);

  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has(name)) return;
    rest.delete(name);
    navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
  }, [search, path, name, navigate]);

  return [oneTimeValue || undefined, () => setOneTimeValue(undefined)];
}
