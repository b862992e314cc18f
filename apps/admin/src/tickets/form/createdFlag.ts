import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

const FLAG = 'created';

/**
 * The address that a new ticket leads to: the first page of the list, where it stands, with the flag that opens the dialog. Of the list as
 * it was left only the page size stays: filters might hide the ticket.
 */
export function createdPath(list: string, jobcode: string): string {
  const [path = '', query] = list.split('?');
  const size = new URLSearchParams(query).get('size');
  const params = new URLSearchParams({ ...(size && { size }), [FLAG]: jobcode });
  return `${path}?${params.toString()}`;
}

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
