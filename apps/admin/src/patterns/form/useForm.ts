import { type ApiError, toApiError } from '@derrick/domain/http';
import { useId, useRef, useState } from 'react';
import type { ControlProps, FieldProps } from './fieldProps.ts';
import { formLines } from './formLines.ts';
import { type ErrorOptions, type Problem, useFormErrors } from './useFormErrors.ts';

/** What a submission came to; without an error what failed is shown elsewhere, as at a file that was not uploaded. */
export type SubmitResult<Data> = { ok: true; data: Data } | { ok: false; error?: ApiError | undefined };

/** Why a submission failed. */
export interface Failure {
  /** The first field that is wrong. */
  problem?: Problem | undefined;
  /** What the call failed with; undefined when nothing was sent. */
  error?: ApiError | undefined;
}

export interface FormOptions<Values extends object, Data> extends ErrorOptions<Values> {
  initial: Values;
  /** Sends the values. A rejection is shown like a failed call. */
  submit: (values: Values) => Promise<SubmitResult<Data>>;
  /** Called after success. The form stays pending: its page or dialog is about to go. */
  onSubmitted?: ((data: Data) => void) | undefined;
  onFailure?: ((failure: Failure) => void) | undefined;
  /** Checks a field when it is left, not only on submission. @default true */
  validatesOnBlur?: boolean | undefined;
  /** Leaves the fields usable while the form is pending. @default false */
  isEditableWhilePending?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Something else keeps the form from being used, such as an upload. */
  isBusy?: boolean | undefined;
}

/**
 * The one engine of all forms. A field is checked by the domain's rules when it is left and when the form is submitted;
 * what the server refuses is shown at its field until the field is changed; what was typed is never lost.
 */
export function useForm<Values extends object, Data = unknown>(options: FormOptions<Values, Data>) {
  const { isReadOnly = false, isEditableWhilePending = false, validatesOnBlur = true } = options;
  const id = useId();
  const [values, setValues] = useState(options.initial);
  const errors = useFormErrors(values, options);
  const [error, setError] = useState<ApiError>();
  // Every failed attempt moves the focus to what is wrong.
  const [failures, setFailures] = useState(0);
  const [isSending, setSending] = useState(false);
  const isPending = isSending || options.isBusy === true;
  const isSubmitting = useRef(false);

  const fail = (failure: Failure) => {
    setFailures((count) => count + 1);
    options.onFailure?.(failure);
  };
  const submit = async (sent = values): Promise<void> => {
    if (isSubmitting.current) return;
    setError(undefined);
    const wrong = errors.showAll(sent);
    if (wrong) return fail({ problem: wrong });
    isSubmitting.current = true;
    setSending(true);
    const result = await attempt(() => options.submit(sent));
    if (result.ok) return options.onSubmitted?.(result.data);
    isSubmitting.current = false;
    setSending(false);
    const problem = result.error && errors.refuse(result.error, sent);
    if (!problem) setError(result.error);
    fail({ problem, error: result.error });
  };

  const controlId = (field: string) => `${id}-${field}`;
  const control = (field: string): ControlProps => ({
    id: controlId(field),
    label: errors.labelOf(field),
    errorMessage: errors.messageAt(field),
    isDisabled: isPending && !isEditableWhilePending,
    isReadOnly,
    onBlur() {
      if (validatesOnBlur) errors.visit(field);
    },
  });

  return {
    id,
    values,
    setValues,
    /** Changes some of the values. */
    change: (part: Partial<Values>) => setValues((current) => ({ ...current, ...part })),
    controlId,
    /** The props of a control whose value is kept elsewhere. */
    control,
    /** The props of the control of a value. */
    field: <Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]> => ({
      ...control(name),
      value: values[name],
      onChange: (value) => setValues((current) => ({ ...current, [name]: value })),
    }),
    /** An array of lines, such as those of an invoice. */
    lines: <Name extends keyof Values & string>(name: Name) =>
      formLines<Values, Name>(name, { values, setValues, control }),
    labelOf: errors.labelOf,
    problems: errors.problems,
    announcement: errors.announcement,
    /** Checks a field as if it had been left. */
    visit: errors.visit,
    /** Shows no errors until a field is left or the form is submitted again. */
    hideErrors: errors.hide,
    /** What the last call failed with, if it was not about a field. */
    error,
    failures,
    isPending,
    isReadOnly,
    isEditableWhilePending,
    /** Shows what is wrong with some of the fields, as those of one step; answers whether nothing is. */
    check(fields: readonly string[]): boolean {
      const problem = errors.show(fields);
      if (problem) fail({ problem });
      return problem === undefined;
    },
    /** Sends the values, or others in their place, unless something is wrong with them or they are on their way. */
    submit,
  };
}

/** Calls a submit function. A rejection becomes a failed result, so that the form shows it and can be used again. */
async function attempt<Data>(submit: () => Promise<SubmitResult<Data>>): Promise<SubmitResult<Data>> {
  try {
    return await submit();
  } catch (cause) {
    console.error(cause);
    return { ok: false, error: toApiError(cause) };
  }
}

/** What `Form` and `FormErrors` need of a form, whatever its values are. */
export type FormView = Omit<
  ReturnType<typeof useForm<object>>,
  'values' | 'setValues' | 'change' | 'field' | 'lines' | 'submit'
> & { submit: () => Promise<void> };
