import type { AccountStatus } from '@derrick/domain/people';
import { useCallback, useState } from 'react';
import type { Person } from './room.ts';

/** Is how somebody will look when the server agrees: another status, or gone. */
type Outlook = AccountStatus | 'gone';

const nothing: ReadonlyMap<string, Outlook> = new Map();

/** Shows changes before the server has agreed to them. What is dropped again looks as the server has it. */
export function useForecast() {
  const [outlooks, setOutlooks] = useState(nothing);
  const expect = useCallback(
    (ids: Iterable<string>, outlook: Outlook) =>
      setOutlooks((current) => new Map([...current, ...[...ids].map((id) => [id, outlook] as const)])),
    [],
  );
  const drop = useCallback((ids: Iterable<string>) => {
    const over = new Set(ids);
    setOutlooks((current) => new Map([...current].filter(([id]) => !over.has(id))));
  }, []);
  return { outlooks, expect, drop };
}

/** Gives people as they will be; those nothing is expected of stay the same objects. */
export function withForecast(people: Person[], outlooks: ReadonlyMap<string, Outlook>): Person[] {
  if (outlooks.size === 0) return people;
  return people.flatMap((person) => {
    const outlook = outlooks.get(person.id);
    if (outlook === undefined) return [person];
    return outlook === 'gone' ? [] : [{ ...person, status: outlook }];
  });
}
