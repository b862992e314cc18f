'use client';

import { Circle, CircleCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { focusControl } from '../Field/focusControl.ts';
import { checklistTexts } from '../i18n/texts/checklist.ts';
import { useTexts } from '../i18n/useTexts.ts';
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
}

export interface ChecklistProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Heading and accessible name, such as "Before you submit". */
  title: string;
  /** Tasks in the order of the form. */
  items: readonly ChecklistItem[];
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Open tasks of a form. An item is ticked off when its `isDone` changes, which is announced. Each item links to its
 * field.
 * @selector [data-complete] when all tasks are done
 */
export function Checklist({ title, items, headingLevel = 2, className, ...rest }: ChecklistProps) {
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
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <Entry key={item.id} {...item} doneText={message('checklist.done')} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ label, description, isDone, controlId, doneText }: ChecklistItem & { doneText: string }) {
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <li data-done={isDone || undefined} className={styles.item}>
      <span className={styles.mark} aria-hidden="true">
        <Mark size={16} />
      </span>
      <span className={styles.itemText}>
        {controlId ? (
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
        ) : (
          label
        )}
        {isDone && <span className={visuallyHidden}> {doneText}</span>}
        {description && <div className={styles.description}>{description}</div>}
      </span>
    </li>
  );
}
