import {
  type ColumnChoice,
  noColumnChoice,
  readColumnChoice,
  writeColumnChoice,
} from '@derrick/ui/DataTable';
import { useState } from 'react';
import { useSession } from '../../app/session.tsx';

function read(key: string): ColumnChoice {
  try {
    return readColumnChoice(localStorage.getItem(key));
  } catch {
    // Storage is blocked.
    return noColumnChoice;
  }
}

function write(key: string, choice: ColumnChoice): void {
  try {
    const text = writeColumnChoice(choice);
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: the choice holds as long as the page.
  }
}

/**
 * Keeps how a person wants a list's columns, in this browser. An id belongs to one company, so companies are told apart,
 * too; without one (an older server) the choice holds as long as the page.
 * @param name comes before the id: `derrick.ticketColumns`; without a name nothing is kept
 */
export function useColumnChoice(name: string | undefined) {
  const { id } = useSession().user;
  const key = name && id && `${name}.${id}`;
  const [choice, setChoice] = useState(() => (key ? read(key) : noColumnChoice));
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    if (key) write(key, next);
  };
  return [choice, choose] as const;
}
