import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './ErrorSummary.css.ts';

/** One problem of a form. */
export interface SummarizedError {
  /** `id` of the control that the problem is at; without one the problem is the form's own. */
  controlId?: string | undefined;
  /** What is wrong, in the words that stand at the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Says how many problems there are. */
  title: string;
  errors: readonly SummarizedError[];
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * All problems of a form above it, each leading to its field. Focus it after a failed submission
 * (`ref.current.focus()`): it is read from there, and Tab goes on to the first problem.
 */
export function ErrorSummary({ title, errors, headingLevel = 2, className, ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as fields of its own.
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
            <li key={`${controlId} ${message}`}>
              {controlId ? (
                <a
                  className={styles.link}
                  href={`#${controlId}`}
                  onClick={(event) => {
                    const control = document.getElementById(controlId);
                    if (!control) return;
                    // The address stays as it is: a fragment would be a step Back of its own.
                    event.preventDefault();
                    control.focus({ preventScroll: true });
                    // Its label too, which stands above it.
                    control.scrollIntoView({ block: 'center' });
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
