import { Form as KitForm, type FormProps as KitFormProps } from '@derrick/ui/Form';
import { visuallyHidden } from '@derrick/ui/theme';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FormView } from './useForm.ts';

interface FormProps extends Omit<KitFormProps, 'id' | 'onSubmit' | 'isPending' | 'ref'> {
  form: FormView;
  /** Takes the place of `form.submit`. */
  onSubmit?: (() => void) | undefined;
  /** Ignores Enter in a field, as while the server asks to wait. */
  isBlocked?: boolean | undefined;
  ref?: RefObject<HTMLFormElement | null> | undefined;
}

/** The id of the summary of a form's errors. */
export const summaryId = ({ id }: Pick<FormView, 'id'>): string => `${id}-summary`;

/**
 * A form of `useForm`. After a failed submission the focus goes to the summary of its errors, or else to the first field
 * that is wrong; while the form is pending to the submit button, because the field that had it is disabled then.
 */
export function Form({ form, onSubmit, isBlocked = false, ref, children, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;
  const { failures, isPending } = form;

  const focusProblem = useEffectEvent(() => {
    // Of a form in steps only the fields of one are on the page.
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
    const buttons = [...(element.current?.elements ?? [])].filter((one) => one instanceof HTMLButtonElement);
    buttons.find(({ type }) => type === 'submit')?.focus();
  }, [isLocked, element]);

  return (
    // Checked by the domain's rules, in the reader's language, instead of by the browser.
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
