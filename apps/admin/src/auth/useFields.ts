import { useEffect, useEffectEvent, useState } from 'react';

/** What the control of one field needs. */
interface FieldProps {
  errorMessage: string | undefined;
  onBlur: () => void;
}

interface Fields<Name extends string> {
  field(name: Name): FieldProps;
  /** Goes to the control of a field, so that it can take the focus. */
  refOf(name: Name): (control: HTMLElement | null) => void;
  /** The error of the field that was left last, to be read out. */
  spoken: string;
  /** Shows every error and focuses the first wrong field; tells whether there is none. */
  submit(): boolean;
}

interface FieldsOptions<Name extends string> {
  /** Every field, in the order of the screen. */
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  /** What is wrong now, in words; shown once the field was left or the form submitted. */
  errors: Readonly<Partial<Record<Name, string>>>;
  /** Names of what the server refused. A new list is shown at once, and its first field that is wrong focused. */
  refused?: readonly string[] | undefined;
}

/** Shows errors of a form's fields on blur and on submit. */
export function useFields<Name extends string>(options: FieldsOptions<Name>): Fields<Name> {
  const { names, labels, errors, refused } = options;
  const [checked, setChecked] = useState<ReadonlySet<Name>>(() => new Set());
  const [left, setLeft] = useState<Name>();
  const [{ controls, refs }] = useState(() => ({
    controls: new Map<Name, HTMLElement>(),
    refs: new Map<Name, (control: HTMLElement | null) => void>(),
  }));

  const refOf = (name: Name) => {
    const known = refs.get(name);
    if (known) return known;
    const ref = (control: HTMLElement | null) => {
      if (control) controls.set(name, control);
      else controls.delete(name);
    };
    refs.set(name, ref);
    return ref;
  };

  const showRefused = useEffectEvent((list: readonly string[]) => {
    const wrong = names.filter((name) => list.includes(name) && errors[name]);
    const [first] = wrong;
    if (first === undefined) return;
    setChecked((current) => new Set([...current, ...wrong]));
    controls.get(first)?.focus();
  });
  useEffect(() => {
    if (refused) showRefused(refused);
  }, [refused]);

  const leftError = left && errors[left];
  return {
    field: (name) => ({
      errorMessage: checked.has(name) ? errors[name] : undefined,
      onBlur() {
        setChecked((current) => new Set(current).add(name));
        setLeft(name);
      },
    }),
    refOf,
    spoken: left && leftError ? `${labels[left]}: ${leftError}` : '',
    submit() {
      setChecked(new Set(names));
      // Said by the focus that follows; twice is noise.
      setLeft(undefined);
      const wrong = names.find((name) => errors[name]);
      if (wrong) controls.get(wrong)?.focus();
      return wrong === undefined;
    },
  };
}
