'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Form.css.ts';

export interface FormSectionProps extends Omit<ComponentProps<'fieldset'>, 'title'> {
  /** Heading. A screen reader reads it with the first field. */
  title: string;
  /** Sentence below the title. */
  description?: ReactNode;
  children: ReactNode;
}

/** Related fields under a heading. `disabled` disables all of them. */
export function FormSection({ title, description, children, className, ...rest }: FormSectionProps) {
  const descriptionId = useId();
  return (
    <fieldset
      aria-describedby={description ? descriptionId : undefined}
      {...rest}
      className={join(styles.section, className)}
    >
      <legend className={styles.legend}>{title}</legend>
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      {children}
    </fieldset>
  );
}
