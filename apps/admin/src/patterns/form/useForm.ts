import { type ApiError, toApiError } from '@derrick/domain/http';
import { useId, useRef, useState } from 'react';
import type { ControlProps, FieldProps } from './fieldProps.ts';
import { formLines } from './formLines.ts';
import { type ErrorOptions, type Problem, useFormErrors } from './useFormErrors.ts';

/** Result of a submission. A failure without an error is shown by another component, e.g. for a failed upload. */
export type SubmitResult<Data> = { ok: true; data: Data } | { ok: false; error?: ApiError | undefined };

/** Reason of a failed submission. */
export interface Failure {
  /** The first invalid field. */
  problem?: Problem | undefined;
  /** Error of the request; undefined if no request was sent. */
  error?: ApiError | undefined;
}

export interface FormOptions<Values extends object, Data> extends ErrorOptions<Values> {
  initial: Values;
  /** Sends the values. A rejected promise is handled like a failed request. */
  submit: (values: Values) => Promise<SubmitResult<Data>>;
  /** Called after success. The form stays pending, because its page or dialog is about to close. */
  onSubmitted?: ((data: Data) => void) | undefined;
  onFailure?: ((failure: Failure) => void) | undefined;
  /** Validates a field on blur, not only on submission. @default true */
  validatesOnBlur?: boolean | undefined;
  /** Keeps the fields enabled while the form is pending. @default false */
  isEditableWhilePending?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Blocks the form during other work, such as an upload. */
  isBusy?: boolean | undefined;
}

/**
 * State of a form. A field is validated with the domain rules on blur and on submission. Errors from the server are shown
 * at the field until its value changes. A failed submission keeps all input.
 */
export function useForm<Values extends object, Data = unknown>(options: FormOptions<Values, Data>) {
  const { isReadOnly = false, isEditableWhilePending = false, validatesOnBlur = true } = options;
  const id = useId();
  const [values, setValues] = useState(options.initial);
  const errors = useFormErrors(values, options);
  const [error, setError] = useState<ApiError>();
  // Each failed attempt moves the focus to the errors.
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
    const problem = result.error && errors.showServerErrors(result.error, sent);
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
    /** Returns the props of a control whose value is managed elsewhere. */
    control,
    /** Returns the props of a control with a value. */
    field: <Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]> => ({
      ...control(name),
      value: values[name],
      onChange: (value) => setValues((current) => ({ ...current, [name]: value })),
    }),
    /** Manages an array field, such as the lines of an invoice. */
    lines: <Name extends keyof Values & string>(name: Name) =>
      formLines<Values, Name>(name, { values, setValues, control }),
    labelOf: errors.labelOf,
    problems: errors.problems,
    announcement: errors.announcement,
    /** Validates a field as if it had lost focus. */
    validateField: errors.visit,
    /** Hides all errors until a field loses focus or the form is submitted again. */
    hideErrors: errors.hide,
    /** Error of the last request, if it does not concern a field. */
    error,
    failures,
    isPending,
    isReadOnly,
    isEditableWhilePending,
    /** Shows the errors of some fields, such as those of one step. Returns true if there are none. */
    check(fields: readonly string[]): boolean {
      const problem = errors.show(fields);
      if (problem) fail({ problem });
      return problem === undefined;
    },
    /** Sends the form values, or the given values. Does nothing while the values are invalid or already being sent. */
    submit,
  };
}

/** Calls a submit function. A rejection becomes a failed result, so that the form shows the error and stays usable. */
async function attempt<Data>(submit: () => Promise<SubmitResult<Data>>): Promise<SubmitResult<Data>> {
  try {
    return await submit();
  } catch (cause) {
    const error = toApiError(cause);
    // The form shows failures of the API. Others are faults of the submit function.
    if (error !== cause) console.error(cause);
    return { ok: false, error };
  }
}

/** The properties of a form that `Form` and `FormErrors` use, independent of its values. */
export type FormView = Omit<
  ReturnType<typeof useForm<object>>,
  'values' | 'setValues' | 'change' | 'field' | 'lines' | 'submit'
> & { submit: () => Promise<void> };
