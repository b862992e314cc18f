'use client';

import type { ComponentProps, FormEvent } from 'react';
import * as stack from '../Stack/Stack.css.ts';
import { join } from '../theme/join.ts';
import { gap as gaps } from '../theme/layout.css.ts';
import type { Space } from '../theme/layout.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'aria-busy'> {
  /** Called on the submit button and on Enter in a field, but not while pending. The browser does not leave the page. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** True while the form is being submitted. @selector [data-pending] */
  isPending?: boolean | undefined;
  /** Distance between the children, one below the other, in px: a token of space. @default no layout */
  gap?: Space | undefined;
}

/**
 * A form whose fields show their own errors. The browser validates and sends nothing. After a failed submission, show an
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
        // React events bubble through portals: without this, the form around the dialog's trigger would also be
        // submitted.
        event.stopPropagation();
        if (!isPending) onSubmit?.(event);
      }}
    />
  );
}
