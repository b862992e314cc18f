'use client';

import { X } from 'lucide-react';
import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { chipListTexts } from '../i18n/texts/chipList.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './ChipList.css.ts';

/** An applied setting that the user can remove, such as a filter. */
export interface Chip {
  id: string;
  label: string;
}

export interface ChipListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list, such as "Applied filters". */
  label: string;
  chips: readonly Chip[];
  /** Called with the `id` of the chip that the user removes. */
  onRemove: (id: string) => void;
  /** Called when the user presses "Clear all". Without this prop there is no such button. */
  onClear?: (() => void) | undefined;
}

/** A list of chips, each with a button that removes it. After a removal the focus moves to the next chip. */
export function ChipList({ label, chips, onRemove, onClear, ref, className, ...rest }: ChipListProps) {
  const message = useTexts(chipListTexts);
  const innerRef = useRef<HTMLDivElement>(null);
  const merged = useMemo(() => mergeRefs(innerRef, ref), [ref]);
  const removed = useRef<number>(undefined);

  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined || chips.length === 0) return;
    const buttons = innerRef.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(index, chips.length - 1)]?.focus();
  }, [chips]);

  return (
    <div {...rest} ref={merged} className={join(styles.root, className)}>
      <ul aria-label={label} className={styles.list}>
        {chips.map(({ id, label: text }, index) => (
          <li key={id} className={styles.chip}>
            <span className={styles.text}>{text}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={message('chipList.remove', { label: text })}
              onClick={() => {
                removed.current = index;
                onRemove(id);
              }}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {onClear && chips.length > 0 && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {message('chipList.clear')}
        </button>
      )}
    </div>
  );
}
