'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { join } from '../theme/join.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Title of the page, its first heading. */
  title: string;
  /** Breadcrumbs or a back link, above the title. */
  before?: ReactNode;
  /** A Badge beside the title. */
  status?: ReactNode;
  /** Sentence below the title. */
  description?: ReactNode;
  /** Buttons of the page, with the primary button last. In a narrow container they are below the title. */
  actions?: ReactNode;
}

/** The title of a page with its status, description and actions. */
export function PageHeader({
  title,
  before,
  status,
  description,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} className={join(styles.root, className)}>
      {before}
      <div className={styles.row}>
        <div className={styles.headings}>
          <div className={styles.titleLine}>
            <Heading level={1}>{title}</Heading>
            {status}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
