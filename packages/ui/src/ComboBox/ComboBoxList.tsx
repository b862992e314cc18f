'use client';

import { Plus } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { comboBoxTexts } from '../i18n/texts/comboBox.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { itemText } from '../Listbox/Listbox.css.ts';
import { ListboxPopup } from '../Listbox/ListboxPopup.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import * as styles from './ComboBox.css.ts';
import { type ComboBoxItem, type ComboBoxState, NEW_ITEM } from './useComboBox.ts';

/** Loading state of ComboBox items from a server. */
export type ComboBoxStatus =
  | { kind: 'loading' }
  /** Shows `message` in the list, with a Retry button. */
  | { kind: 'failed'; message: string; onRetry: () => void };

interface ComboBoxListProps {
  box: ComboBoxState;
  isShown: boolean;
  status: ComboBoxStatus | undefined;
  createLabel: ((text: string) => string) | undefined;
  emptyMessage: string | undefined;
  listDescription: string | undefined;
}

/** The list of a ComboBox, with a message below the options. */
export function ComboBoxList({
  box,
  isShown,
  status,
  createLabel,
  emptyMessage,
  listDescription,
}: ComboBoxListProps) {
  const message = useTexts(comboBoxTexts);
  const textOfNew = createLabel ?? ((label: string) => message('comboBox.create', { label }));
  const isEmpty = box.matches.length === 0;
  return (
    <ListboxPopup<ComboBoxItem>
      listbox={box.listbox}
      isOpen={isShown}
      isLoading={status?.kind === 'loading'}
      onLeave={box.commit}
      renderItem={(item) => (
        <>
          {item.id === NEW_ITEM && <Plus size={16} aria-hidden="true" />}
          <span className={itemText}>
            <span>{item.id === NEW_ITEM ? textOfNew(item.label) : item.label}</span>
            {item.description && <span className={styles.itemDescription}>{item.description}</span>}
          </span>
        </>
      )}
    >
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
      {!status && isEmpty && <div className={styles.note}>{emptyMessage ?? message('comboBox.empty')}</div>}
      {!status && !isEmpty && listDescription && <div className={styles.note}>{listDescription}</div>}
    </ListboxPopup>
  );
}
