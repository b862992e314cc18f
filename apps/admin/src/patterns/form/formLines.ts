import type { ControlProps } from './fieldProps.ts';

/** Item type of an array field. */
export type Line<Value> = Value extends readonly (infer Item extends object)[] ? Item : never;

interface LinesContext<Values> {
  values: Values;
  setValues: (change: (current: Values) => Values) => void;
  control: (path: string) => ControlProps;
}

/** Manages an array field of a form: adds and removes lines, and returns the control props of each line. */
export function formLines<Values extends object, Name extends keyof Values & string>(
  name: Name,
  { values, setValues, control }: LinesContext<Values>,
) {
  type Item = Line<Values[Name]>;
  const listOf = (of: Values): Item[] => {
    const list: unknown = of[name];
    return Array.isArray(list) ? list : [];
  };
  const set = (next: (list: Item[]) => Item[]) =>
    setValues((current) => ({ ...current, [name]: next(listOf(current)) }));
  const list = listOf(values);
  return {
    list,
    add: (line: Item) => set((current) => [...current, line]),
    remove: (index: number) => set((current) => current.filter((_, position) => position !== index)),
    field: <Key extends keyof Item & string>(index: number, line: Item, key: Key) => ({
      ...control(`${name}.${index}.${key}`),
      value: line[key],
      onChange: (value: Item[Key]) =>
        set((current) =>
          current.map((currentLine, position) =>
            position === index ? { ...currentLine, [key]: value } : currentLine,
          ),
        ),
    }),
  };
}
