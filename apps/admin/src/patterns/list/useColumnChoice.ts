import {
  type ColumnChoice,
  noColumnChoice,
  readColumnChoice,
  writeColumnChoice,
} from '@derrick/ui/DataTable';
import { useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { readStored, store } from '../../app/stored.ts';

/**
 * Keeps how a person wants a list's columns, in this browser. An id belongs to one company, so companies are told apart,
 * too; without one (an older server) the choice holds as long as the page.
 * @param name comes before the id: `derrick.ticketColumns`; without a name nothing is kept
 */
export function useColumnChoice(name: string | undefined) {
  const { id } = useSession().user;
  const key = name && id && `${name}.${id}`;
  const [choice, setChoice] = useState(() => (key ? readColumnChoice(readStored(key)) : noColumnChoice));
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    // In a browser that stores nothing the choice holds as long as the page.
    if (key) store(key, writeColumnChoice(next));
  };
  return [choice, choose] as const;
}
