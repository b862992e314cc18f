'use client';

import type { ComponentProps, FormEvent } from 'react';
import * as stack from '../Stack/Stack.css.ts';
import { join } from '../theme/join.ts';
import { gap as gaps } from '../theme/layout.css.ts';
import type { Space } from '../theme/layout.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'aria-busy'> {
  /** Called by the submit button and by Enter in a field, never while pending. The page stays. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** The form is being sent. @selector [data-pending] */
  isPending?: boolean | undefined;
  /** Distance between the children, one below the other, in px: a token of space. @default no layout */
  gap?: Space | undefined;
}

/**
 * A form whose fields show their own errors: the browser checks nothing and sends nothing. After a failed submission put an
 * ErrorSummary above the fields and focus it.
 */
export function Form({ onSubmit, isPending = false, gap, className, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      className={join(gap && stack.root, gap && gaps[gap], className) || undefined}
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
