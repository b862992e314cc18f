'use client';

import type { ComponentProps, ReactNode } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** 20 px icon. */
  icon?: ReactNode;
  /** The missing content, such as "No tickets found". */
  title: string;
  /** Explanation of the missing content and of how to add it. */
  description?: ReactNode;
  /** The next step: a Button or a Link. */
  action?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/** Explains why there is no content and offers the next step. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={join(styles.root, className)}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
