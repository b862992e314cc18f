import type { ApiError } from '@derrick/domain/http';
import { useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import {
  errorsByField,
  type FieldErrors,
  nameOf,
  type Refusals,
  refusedFields,
  valueAt,
} from './fieldErrors.ts';

export interface ErrorOptions<Values extends object> {
  /**
   * The label of every field, in the order of the screen. A field of an array of lines is `lines.quantity`. Fields that
   * are not among the values, such as attachments, may be listed, too.
   */
  labels: Readonly<Record<keyof Values & string, MessageKey>> & Readonly<Record<string, MessageKey>>;
  /** The domain's rules: the key of what is wrong with each field. */
  validate: (values: Values) => object;
  /** Turns an error key into words; `serverMessage` is the server's sentence, if the server refused the field. */
  errorMessage: (error: string, field: string, serverMessage?: string) => string;
  /** Fields that the rules or the server name differently: `{ technicianId: 'technician' }`. */
  aliases?: Readonly<Record<string, string>> | undefined;
}

/** A field that is wrong. */
export interface Problem {
  field: string;
  /** The key of its error. */
  error: string;
  /** The error in words. */
  message: string;
}

/** What is wrong with a form's fields, and which of that is shown. */
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
    errorsByField({ ...refusedFields(refusals, values), ...validate(values) }, names),
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
    /** What is wrong and shown, in the order of the form. */
    problems,
    /** The error of the field that was left last, to be read out. */
    announcement: lastVisited !== undefined && announced ? `${labelOf(lastVisited)}: ${announced}` : '',
    /** Checks a field that was left. */
    visit(field: string) {
      setVisited((current) => new Set(current).add(field));
      setLastVisited(field);
    },
    /** Shows what is wrong with some fields, and gives the first of it. */
    show(fields: readonly string[]): Problem | undefined {
      setVisited((current) => new Set([...current, ...fields]));
      // The focus that follows reads the error out; twice would be noise.
      setLastVisited(undefined);
      return all.find(({ field }) => fields.includes(field));
    },
    /** Shows what is wrong with values that are to be sent, and gives the first of it. */
    showAll(sent: Values): Problem | undefined {
      // The server is asked again about what it refused: it may be right by now.
      setRefusals({});
      const found = validate(sent);
      setVisited((current) => new Set([...current, ...names, ...Object.keys(found)]));
      setLastVisited(undefined);
      return problemsOf(found, {})[0];
    },
    /** Shows what the server refused until its fields are changed, and gives the first of it. */
    refuse(error: ApiError, sent: Values): Problem | undefined {
      const found = errorsByField(error.errors ?? {}, names, aliases);
      const refused = Object.fromEntries(
        Object.entries(found).map(([field, key]) => [
          field,
          { value: valueAt(sent, field), error: key, serverMessage: error.message },
        ]),
      );
      setRefusals(refused);
      return problemsOf(found, refused)[0];
    },
    hide() {
      setVisited(new Set());
      setRefusals({});
    },
  };
}
