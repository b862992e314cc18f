import { useCallback, useState } from 'react';
import { type FieldErrors, type TicketField, type TicketFormValues, validateForm } from './values.ts';

/** Keeps what is in the fields and what is known about each of them. */
export function useFields(first: TicketFormValues) {
  const [values, setValues] = useState(first);
  const [touched, setTouched] = useState<ReadonlySet<TicketField>>(new Set());
  const [unreadable, setUnreadable] = useState<ReadonlySet<TicketField>>(new Set());
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});

  const change = useCallback(
    <Field extends keyof TicketFormValues>(field: Field, value: TicketFormValues[Field]) => {
      setValues((current) => ({ ...current, [field]: value }));
      setServerErrors(({ [field]: _corrected, ...others }) => others);
    },
    [],
  );
  const touch = useCallback(
    (field: TicketField) =>
      setTouched((current) => (current.has(field) ? current : new Set([...current, field]))),
    [],
  );
  const readable = useCallback(
    (field: TicketField, isReadable: boolean) =>
      setUnreadable((current) => {
        const next = new Set(current);
        if (isReadable) next.delete(field);
        else next.add(field);
        return next;
      }),
    [],
  );

  return {
    values,
    setValues,
    change,
    touch,
    /** Whether the reader has been in a field, or the server has spoken of it: then it says what is wrong. */
    isTouched: (field: TicketField) => touched.has(field) || serverErrors[field] !== undefined,
    readable,
    hasUnreadable: unreadable.size > 0,
    serverErrors,
    setServerErrors,
    /** Checks by the form's own rules. */
    validate: (fileCount: number): FieldErrors => validateForm(values, { unreadable, fileCount }),
  };
}
