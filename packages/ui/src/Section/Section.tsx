'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Section.css.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading and accessible name. */
  title: string;
  /** Sentence below the title. */
  description?: ReactNode;
  /** Buttons beside the title, or below it in a narrow container. */
  actions?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** A part of a page with a heading. Screen readers find it as a region. Put it into a Card for a surface. */
export function Section({
  title,
  description,
  actions,
  headingLevel = 2,
  children,
  className,
  ...rest
}: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...rest} className={join(styles.root, className)}>
      <div className={styles.header}>
        <div className={styles.headings}>
          <Heading level={headingLevel} id={headingId}>
            {title}
          </Heading>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
