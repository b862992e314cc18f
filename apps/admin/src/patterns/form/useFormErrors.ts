import type { ApiError } from '@derrick/domain/http';
import { useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import {
  errorsByField,
  type FieldErrors,
  nameOf,
  type Refusals,
  rejectedFields,
  valueAt,
} from './fieldErrors.ts';

export interface ErrorOptions<Values extends object> {
  /**
   * Label of every field, in screen order. A field of an array is named like `lines.quantity`. Fields outside the values,
   * such as attachments, may be included.
   */
  labels: Readonly<Record<keyof Values & string, MessageKey>> & Readonly<Record<string, MessageKey>>;
  /** The domain rules: returns the error key of each invalid field. */
  validate: (values: Values) => object;
  /** Translates an error key; `serverMessage` is set if the server rejected the field. */
  errorMessage: (error: string, field: string, serverMessage?: string) => string;
  /** Fields whose name differs in the rules or the API: `{ technicianId: 'technician' }`. */
  aliases?: Readonly<Record<string, string>> | undefined;
}

export interface Problem {
  field: string;
  /** Error key. */
  error: string;
  /** Translated error. */
  message: string;
}

/** The errors of a form's fields, and which of them are visible. */
export function useFormErrors<Values extends object>(values: Values, options: ErrorOptions<Values>) {
  const { labels, errorMessage, aliases } = options;
  const t = useTranslate();
  const names = Object.keys(labels);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [lastVisited, setLastVisited] = useState<string>();
  const [refusals, setRefusals] = useState<Refusals>({});

  const validate = (sent: Values) =>
    errorsByField(Object.fromEntries(Object.entries(options.validate(sent))), names, aliases);
  const problemsOf = (errors: FieldErrors, refused: Refusals): Problem[] =>
    Object.entries(errors).flatMap(([field, error]) => {
      if (error === undefined) return [];
      const refusal = refused[field]?.error === error ? refused[field] : undefined;
      return [{ field, error, message: errorMessage(error, field, refusal?.serverMessage) }];
    });

  const all = problemsOf(
    errorsByField({ ...rejectedFields(refusals, values), ...validate(values) }, names),
    refusals,
  );
  const problems = all.filter(({ field }) => visited.has(field) || refusals[field] !== undefined);
  const messageAt = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const labelOf = (field: string) => {
    const key = labels[nameOf(field)];
    return key === undefined ? '' : t(key);
  };
  const announced = lastVisited === undefined ? undefined : messageAt(lastVisited);

  return {
    labelOf,
    messageAt,
    /** Visible errors, in the order of the form. */
    problems,
    /** Error of the field that lost focus last, for screen readers. */
    announcement: lastVisited !== undefined && announced ? `${labelOf(lastVisited)}: ${announced}` : '',
    /** Marks a field as visited, which shows its error. */
    visit(field: string) {
      setVisited((current) => new Set(current).add(field));
      setLastVisited(field);
    },
    /** Shows the errors of some fields and returns the first one. */
    show(fields: readonly string[]): Problem | undefined {
      setVisited((current) => new Set([...current, ...fields]));
      // Moving the focus to the field already announces the error.
      setLastVisited(undefined);
      return all.find(({ field }) => fields.includes(field));
    },
    /** Shows the errors of values about to be sent and returns the first one. */
    showAll(sent: Values): Problem | undefined {
      // Clears the server's rejections, because the server validates the values again.
      setRefusals({});
      const errorsOfValues = validate(sent);
      setVisited((current) => new Set([...current, ...names, ...Object.keys(errorsOfValues)]));
      setLastVisited(undefined);
      return problemsOf(errorsOfValues, {})[0];
    },
    /** Shows the server's field errors until the fields change, and returns the first one. */
    showServerErrors(error: ApiError, sent: Values): Problem | undefined {
      const serverErrors = errorsByField(error.errors ?? {}, names, aliases);
      const refused = Object.fromEntries(
        Object.entries(serverErrors).map(([field, key]) => [
          field,
          { value: valueAt(sent, field), error: key, serverMessage: error.message },
        ]),
      );
      setRefusals(refused);
      return problemsOf(serverErrors, refused)[0];
    },
    hide() {
      setVisited(new Set());
      setRefusals({});
    },
  };
}
