'use client';

import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { focusControl } from '../Field/focusControl.ts';
import { join } from '../theme/join.ts';
import * as styles from './ErrorSummary.css.ts';

/** An error of a form. */
export interface SummarizedError {
  /** `id` of the invalid control. Without an id the error applies to the complete form. */
  controlId?: string | undefined;
  /** Message, the same as at the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Title with the number of errors. */
  title: string;
  errors: readonly SummarizedError[];
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * All errors of a form, shown above it. Each error links to its field. Focus the summary after a failed submission
 * (`ref.current.focus()`): a screen reader then reads it, and Tab moves to the first error.
 */
export function ErrorSummary({ title, errors, headingLevel = 2, className, ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a group of fields.
    <div
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      className={join(styles.root, className)}
    >
      <CircleAlert className={styles.icon} size={18} aria-hidden="true" />
      <div className={styles.body}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ controlId, message }) => (
            <li key={`${controlId} ${message}`} className={styles.error}>
              {controlId ? (
                <a
                  className={styles.link}
                  href={`#${controlId}`}
                  onClick={(event) => {
                    // Focuses without changing the URL fragment, because that would add a history entry.
                    if (focusControl(controlId)) event.preventDefault();
                  }}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
