'use client';

import type { ComponentProps, FormEvent } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'aria-busy'> {
  /** Called by the submit button and by Enter in a field, never while pending. The page stays. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** The form is being sent. @selector [data-pending] */
  isPending?: boolean | undefined;
}

/**
 * A form whose fields show their own errors: the browser checks nothing and sends nothing. After a failed submission put an
 * ErrorSummary above the fields and focus it.
 */
export function Form({ onSubmit, isPending = false, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      aria-busy={isPending}
      data-pending={isPending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        // React passes it on from a dialog to the form that the dialog was opened from.
        event.stopPropagation();
        if (!isPending) onSubmit?.(event);
      }}
    />
  );
}
