'use client';

import { Circle, CircleCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { focusControl } from '../Field/focusControl.ts';
import { checklistTexts } from '../i18n/texts/checklist.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Link } from '../Link/Link.tsx';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './Checklist.css.ts';

/** A task to complete. */
export interface ChecklistItem {
  id: string;
  /** Task, such as "Choose a technician". */
  label: string;
  /** Line below the label, such as the reason for the task. */
  description?: ReactNode;
  /** @selector [data-done] */
  isDone: boolean;
  /** `id` of the control that completes the task. The label then focuses this control. */
  controlId?: string | undefined;
  /** Address of the page that completes the task. The label then links to this page. */
  href?: string | undefined;
  /** Controls that complete the task in the list, such as the two answers of a question. */
  action?: ReactNode;
}

export interface ChecklistProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Heading and accessible name, such as "Before you submit". */
  title: string;
  /** Tasks in the order of the form. */
  items: readonly ChecklistItem[];
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Control of the list as a whole at the end of the header, such as a button that hides the list. */
  action?: ReactNode;
}

/**
 * Open tasks of a form, or first steps of a new user. An item is ticked off when its `isDone` changes, which is announced.
 * Each item links to its field or page.
 * @selector [data-complete] when all tasks are done
 */
export function Checklist({ title, items, headingLevel = 2, action, className, ...rest }: ChecklistProps) {
  const message = useTexts(checklistTexts);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const doneCount = items.filter(({ isDone }) => isDone).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a group of fields.
    <div
      role="group"
      aria-labelledby={titleId}
      data-complete={doneCount === items.length || undefined}
      {...rest}
      className={join(styles.root, className)}
    >
      <div className={styles.header}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <span role="status" className={styles.count}>
          {message('checklist.count', { done: doneCount, count: items.length })}
        </span>
        {action && <div className={styles.headerAction}>{action}</div>}
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <Entry key={item.id} {...item} doneText={message('checklist.done')} />
        ))}
      </ul>
    </div>
  );
}

type EntryProps = ChecklistItem & { doneText: string };

function Entry({ label, description, isDone, controlId, href, action, doneText }: EntryProps) {
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <li data-done={isDone || undefined} className={styles.item}>
      <span className={styles.mark} aria-hidden="true">
        <Mark size={16} />
      </span>
      <span className={styles.itemText}>
        <Label label={label} controlId={controlId} href={href} />
        {isDone && <span className={visuallyHidden}> {doneText}</span>}
        {description && <div className={styles.description}>{description}</div>}
        {action && <div className={styles.itemAction}>{action}</div>}
      </span>
    </li>
  );
}

function Label({ label, controlId, href }: Pick<ChecklistItem, 'label' | 'controlId' | 'href'>) {
  if (href)
    return (
      <Link href={href} className={styles.link}>
        {label}
      </Link>
    );
  if (!controlId) return label;
  return (
    <a
      className={styles.link}
      href={`#${controlId}`}
      onClick={(event) => {
        // Focuses without changing the URL fragment, because that would add a history entry.
        if (focusControl(controlId)) event.preventDefault();
      }}
    >
      {label}
    </a>
  );
}
