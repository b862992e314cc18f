'use client';

import { Plus } from 'lucide-react';
import { comboBoxTexts } from '../i18n/texts/comboBox.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { itemText } from '../Listbox/Listbox.css.ts';
import { ListboxPopup } from '../Listbox/ListboxPopup.tsx';
import { type ListboxStatus, StatusNote } from '../Listbox/ListboxStatus.tsx';
import { note } from '../topLayer/topLayer.css.ts';
import * as styles from './ComboBox.css.ts';
import { type ComboBoxItem, type ComboBoxState, NEW_ITEM } from './useComboBox.ts';

/** Loading state of ComboBox items from a server. */
export type ComboBoxStatus = ListboxStatus;

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
      {status && <StatusNote status={status} />}
      {!status && isEmpty && <div className={note}>{emptyMessage ?? message('comboBox.empty')}</div>}
      {!status && !isEmpty && listDescription && <div className={note}>{listDescription}</div>}
    </ListboxPopup>
  );
}
