'use client';

import { ChevronDown } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/DisclosureGroup';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Accordion.css.ts';

/** A section of an Accordion. */
export interface AccordionItem<Id extends string = string> {
  id: Id;
  title: ReactNode;
  /** Short note at the end of the heading line, such as the current choice in the section. */
  note?: ReactNode;
  children: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface AccordionProps<Id extends string = string> {
  items: readonly AccordionItem<Id>[];
  /** Ids of the open sections. @selector [data-expanded] */
  expandedKeys?: ReadonlySet<Id> | undefined;
  defaultExpandedKeys?: ReadonlySet<Id> | undefined;
  onExpandedChange?: ((keys: ReadonlySet<Id>) => void) | undefined;
  /** Allows several sections to be open at the same time. @default false */
  allowsMultiple?: boolean | undefined;
  /** Level of the headings. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Sections that open and close, each under a heading. The browser's find-in-page opens a section that contains a match.
 */
export function Accordion<Id extends string = string>({
  items,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  allowsMultiple = false,
  headingLevel = 3,
  className,
  style,
  ...rest
}: AccordionProps<Id>) {
  return (
    <AriaLocale>
      <DisclosureGroup
        {...rest}
        {...(expandedKeys && { expandedKeys })}
        {...(defaultExpandedKeys && { defaultExpandedKeys })}
        {...(style && { style })}
        onExpandedChange={(keys) =>
          onExpandedChange?.(new Set(items.filter(({ id }) => keys.has(id)).map(({ id }) => id)))
        }
        allowsMultipleExpanded={allowsMultiple}
        className={join(styles.root, className)}
      >
        {items.map((item) => (
          <Disclosure
            key={item.id}
            id={item.id}
            isDisabled={item.isDisabled ?? false}
            className={styles.section}
          >
            <Heading level={headingLevel} className={styles.heading}>
              <Button slot="trigger" className={styles.button}>
                <span className={styles.label}>{item.title}</span>
                {item.note && <span className={styles.note}>{item.note}</span>}
                <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
              </Button>
            </Heading>
            <DisclosurePanel>
              <div className={styles.content}>{item.children}</div>
            </DisclosurePanel>
          </Disclosure>
        ))}
      </DisclosureGroup>
    </AriaLocale>
  );
}
