'use client';

import type { ComponentProps } from 'react';
import { breadcrumbsTexts } from '../i18n/texts/breadcrumbs.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Link } from '../Link/Link.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A level of the path to a page. */
export interface Breadcrumb {
  label: string;
  /** Target of the link. The last item, the page itself, has none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Levels from the top level to the page itself. */
  items: readonly Breadcrumb[];
  /** Accessible name. @default the kit's "Breadcrumb" */
  label?: string | undefined;
}

/** The path to a page. The last item is the page itself. @selector [aria-current="page"] */
export function Breadcrumbs({ items, label, className, ...rest }: BreadcrumbsProps) {
  const defaultLabel = useTexts(breadcrumbsTexts)('breadcrumbs.label');
  return (
    <nav aria-label={label ?? defaultLabel} {...rest} className={join(styles.root, className)}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index === items.length - 1 || !item.href ? (
              <span className={styles.current} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            ) : (
              <Link variant="quiet" className={styles.link} href={item.href}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
