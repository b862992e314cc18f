import { useEffect, useState } from 'react';
import { useLocation, useSearch } from '../app/location.tsx';

const FLAG = 'created';

/** Is where a new ticket leads: the list, with the flag that opens the dialog. */
export const createdPath = (jobcode: string): string =>
  `/dashboard/job-tickets?${FLAG}=${encodeURIComponent(jobcode)}`;

/** Reads the flag and clears it by replacing the history entry: Back and a reload do not open the dialog again. */
export function useCreatedFlag(): { isCreated: boolean; dismiss: () => void } {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [isCreated, setCreated] = useState(false);
  const params = new URLSearchParams(search);
  const isFlagged = params.has(FLAG);
  if (isFlagged && !isCreated) setCreated(true);
  params.delete(FLAG);
  const rest = params.toString();
  useEffect(() => {
    if (isFlagged) navigate(rest ? `${path}?${rest}` : path, { replace: true });
  }, [isFlagged, navigate, path, rest]);
  return { isCreated, dismiss: () => setCreated(false) };
}
