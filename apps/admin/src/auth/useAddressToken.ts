import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Takes `?token=` out of the address and keeps it in memory: what stands in the address bar ends in the history, in
 * screenshots and in bookmarks. Undefined when there is none.
 */
export function useAddressToken(): string | undefined {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const inAddress = new URLSearchParams(search).get('token')?.trim();
  const [kept, setKept] = useState(inAddress);
  // The screen stays when another link is opened on top of it.
  if (inAddress && inAddress !== kept) setKept(inAddress);

  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has('token')) return;
    rest.delete('token');
    navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
  }, [search, path, navigate]);

  return kept || undefined;
}
