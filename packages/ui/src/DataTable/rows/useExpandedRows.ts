import { useControlledState } from '../../Field/useControlledState.ts';

/** Stores the rows whose details are open, controlled or uncontrolled. Returns them and the function that changes one. */
export function useExpandedRows(
  controlled: ReadonlySet<string> | undefined,
  initial: ReadonlySet<string>,
  onChange: ((keys: Set<string>) => void) | undefined,
): [keys: ReadonlySet<string>, toggle: (id: string, isOpen?: boolean) => void] {
  const [keys, setKeys] = useControlledState<ReadonlySet<string>, Set<string>>(controlled, initial, onChange);
  return [
    keys,
    (id, isOpen = !keys.has(id)) => {
      if (isOpen === keys.has(id)) return;
      const next = new Set(keys);
      if (isOpen) next.add(id);
      else next.delete(id);
      setKeys(next);
    },
  ];
}
