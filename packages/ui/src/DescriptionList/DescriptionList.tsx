'use client';

import type { ComponentProps, ReactNode } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './DescriptionList.css.ts';
import type { descriptionListLayouts } from './variants.ts';

/** A term with its description. */
export interface DescriptionItem {
  term: string;
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms with their descriptions. Each term occurs once. */
  items: readonly DescriptionItem[];
  /** Layout of the list. Under 768 px it is always stacked. @default 'columns' @selector [data-layout] */
  layout?: (typeof descriptionListLayouts)[number] | undefined;
  /** Draws a line between the items. @default false */
  hasDividers?: boolean | undefined;
}

/** Terms with their descriptions, such as the fields of a read-only record. */
export function DescriptionList({
  items,
  layout = 'columns',
  hasDividers = false,
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl data-layout={layout} {...rest} className={join(styles.root, className)}>
      {items.map(({ term, description }) => (
        <div key={term} className={join(styles.item[layout], hasDividers && styles.divided)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
