'use client';

import { Check, Plus } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { comboBoxTexts } from '../i18n/texts/comboBox.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { join } from '../theme/join.ts';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxState } from './useComboBox.ts';
import { type ComboBoxItem, NEW_ITEM } from './useComboBoxInput.ts';

/** State of the items of a ComboBox that are loaded from a server. */
export type ComboBoxStatus =
  | { kind: 'loading' }
  /** `message` is shown in the list, with a Retry button. */
  | { kind: 'failed'; message: string; onRetry: () => void };

interface ComboBoxListProps {
  label: string;
  box: ComboBoxState;
  value: ComboBoxItem | null;
  status: ComboBoxStatus | undefined;
  emptyMessage: string | undefined;
  listDescription: string | undefined;
}

/** The open list of a ComboBox, with a message below the options. */
export function ComboBoxList({
  label,
  box,
  value,
  status,
  emptyMessage,
  listDescription,
}: ComboBoxListProps) {
  const message = useTexts(comboBoxTexts);
  const { matches, activeIndex } = box;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for blur events of the button in it.
    <div
      className={join(styles.popup, box.isAbove ? styles.above : styles.below)}
      // When the focus leaves the Retry button for another field.
      onBlur={({ relatedTarget }) => {
        if (!box.rootRef.current?.contains(relatedTarget)) box.commit();
      }}
    >
      <ul
        ref={box.listRef}
        id={box.listId}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox, after the ARIA combobox pattern.
        role="listbox"
        aria-label={label}
        className={styles.list}
        // Keeps the focus in the input.
        onMouseDown={(event) => event.preventDefault()}
      >
        {matches.map((item, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys.
          <li
            key={item.id}
            id={box.optionId(index)}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above.
            role="option"
            aria-selected={item.id === value?.id}
            data-active={index === activeIndex || undefined}
            className={styles.item}
            onPointerMove={() => {
              if (index !== activeIndex) box.moveTo(index);
            }}
            onClick={() => box.choose(item)}
          >
            {item.id === NEW_ITEM && <Plus size={16} aria-hidden="true" />}
            <span className={styles.itemText}>
              <span>
                {item.id === NEW_ITEM ? message('comboBox.create', { label: item.label }) : item.label}
              </span>
              {item.description && <span className={styles.itemDescription}>{item.description}</span>}
            </span>
            <Check className={styles.tick} size={16} aria-hidden="true" />
          </li>
        ))}
      </ul>
      {status?.kind === 'loading' && (
        <div className={styles.note}>
          <SpinnerRing size="small" />
          {message('comboBox.loading')}
        </div>
      )}
      {status?.kind === 'failed' && (
        <div className={styles.note} role="alert">
          <span className={styles.failure}>{status.message}</span>
          <Button size="small" onPress={status.onRetry}>
            {message('comboBox.retry')}
          </Button>
        </div>
      )}
      {!status && matches.length === 0 && (
        <div className={styles.note}>{emptyMessage ?? message('comboBox.empty')}</div>
      )}
      {!status && matches.length > 0 && listDescription && (
        <div className={styles.note}>{listDescription}</div>
      )}
    </div>
  );
}
