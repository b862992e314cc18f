import { Form as KitForm, type FormProps as KitFormProps } from '@derrick/ui/Form';
import { visuallyHidden } from '@derrick/ui/theme';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FormView } from './useForm.ts';

interface FormProps extends Omit<KitFormProps, 'id' | 'onSubmit' | 'isPending' | 'ref'> {
  form: FormView;
  /** Replaces `form.submit`. */
  onSubmit?: (() => void) | undefined;
  /** Ignores Enter in a field, e.g. during a rate limit. */
  isBlocked?: boolean | undefined;
  ref?: RefObject<HTMLFormElement | null> | undefined;
}

/** Returns the element ID of a form's error summary. */
export const summaryId = ({ id }: Pick<FormView, 'id'>): string => `${id}-summary`;

/**
 * Form element for `useForm`. After a failed submission it focuses the error summary, or else the first invalid field.
 * While the form is pending it focuses the submit button, because the focused field is disabled.
 */
export function Form({ form, onSubmit, isBlocked = false, ref, children, ...rest }: FormProps) {
  const innerRef = useRef<HTMLFormElement>(null);
  const element = ref ?? innerRef;
  const { failures, isPending } = form;

  const focusProblem = useEffectEvent(() => {
    // In a form with steps only the fields of the current step are on the page.
    const controls = form.problems.map(({ field }) => document.getElementById(form.controlId(field)));
    const target = document.getElementById(summaryId(form)) ?? controls.find((control) => control !== null);
    target?.focus();
  });
  useEffect(() => {
    if (failures > 0) focusProblem();
  }, [failures]);

  const isLocked = isPending && !form.isEditableWhilePending;
  useEffect(() => {
    if (!isLocked) return;
    const buttons = [...(element.current?.elements ?? [])].filter(
      (control) => control instanceof HTMLButtonElement,
    );
    buttons.find(({ type }) => type === 'submit')?.focus();
  }, [isLocked, element]);

  return (
    // Disables the browser's validation: the domain rules validate, with messages in the user's language.
    <KitForm
      {...rest}
      ref={element}
      id={form.id}
      isPending={isLocked}
      onSubmit={() => {
        if (isBlocked || isPending || form.isReadOnly) return;
        if (onSubmit) onSubmit();
        else void form.submit();
      }}
    >
      {children}
      <span role="status" className={visuallyHidden}>
        {form.announcement}
      </span>
    </KitForm>
  );
}
