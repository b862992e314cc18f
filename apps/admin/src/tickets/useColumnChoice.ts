import type { CurrentUser } from '@derrick/domain/auth';
import {
  type ColumnChoice,
  noColumnChoice,
  readColumnChoice,
  writeColumnChoice,
} from '@derrick/ui/DataTable';
import { useState } from 'react';

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
 * Keeps how a person wants a list's columns, in this browser. An id belongs to one company, so it tells those apart, too;
 * without one (an older server) the choice holds as long as the page.
 * @param name what comes before the id: `derrick.ticketColumns`.
 */
export function useColumnChoice(name: string, { id }: CurrentUser) {
  const key = id && `${name}.${id}`;
  const [choice, setChoice] = useState(() => (key ? read(key) : noColumnChoice));
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    if (key) write(key, next);
  };
  return [choice, choose] as const;
}
