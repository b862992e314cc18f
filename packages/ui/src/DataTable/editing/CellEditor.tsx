'use client';

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { dataTableTexts } from '../../i18n/texts/dataTable.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { SpinnerRing } from '../../Spinner/Spinner.tsx';
import type { CellEditOptions } from '../model/abilities.ts';
import { gridActions } from '../model/gridElements.ts';
import * as styles from './cellEditor.css.ts';

type Edit = Pick<CellEditOptions<object>, 'editor'> & {
  options?: readonly { readonly id: string; readonly label: string }[] | undefined;
  value: string;
  validate: (value: string) => string | undefined;
  onCommit: (value: string) => Promise<void> | void;
};

interface CellEditorProps {
  cell: HTMLElement;
  /** Header of the column, which names the field. */
  label: string;
  edit: Edit;
  onClose: () => void;
}

/** Button that receives the focus after editing: of the same cell, or of the next or previous editable cell. */
type Destination = 'same' | 'next' | 'previous';

function destinationOf(cell: HTMLElement, destination: Destination): HTMLElement | undefined {
  const selector = `[data-action="${gridActions.edit}"]`;
  const buttons = [...(cell.closest('tr')?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const index = buttons.findIndex((button) => cell.contains(button));
  const step = { same: 0, next: 1, previous: -1 }[destination];
  return buttons[index + step] ?? buttons[index];
}

/**
 * The field in a cell that is being edited. Enter and Tab commit, Escape cancels, and leaving the field commits. While
 * the value is being saved, the field can't be changed. If saving fails, the field stays open with the message.
 */
export function CellEditor({ cell, label, edit, onClose }: CellEditorProps) {
  const t = useTexts(dataTableTexts);
  const [initial] = useState(edit.value);
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const fieldRef = useRef<HTMLInputElement & HTMLSelectElement>(null);
  /** True from the first attempt to close, so that the blur of the removed field does not commit again. */
  const isDone = useRef(false);
  const errorId = useId();

  useLayoutEffect(() => {
    // React does not know this attribute of the cell, so rendering the row keeps it.
    cell.dataset['editing'] = '';
    fieldRef.current?.focus();
    if (fieldRef.current instanceof HTMLInputElement) fieldRef.current.select();
    return () => {
      delete cell.dataset['editing'];
    };
  }, [cell]);

  function close(destination?: Destination) {
    isDone.current = true;
    delete cell.dataset['editing'];
    if (destination) destinationOf(cell, destination)?.focus();
    onClose();
  }

  async function commit(destination?: Destination) {
    if (isPending || isDone.current) return;
    if (value === initial) return close(destination);
    const problem = edit.validate(value);
    setError(problem);
    if (problem) return;
    setPending(true);
    try {
      await edit.onCommit(value);
    } catch (failure) {
      setPending(false);
      setError(failure instanceof Error && failure.message ? failure.message : t('dataTable.notSaved'));
      return;
    }
    // Focus that went elsewhere while the value was being saved stays there.
    close(cell.contains(document.activeElement) ? destination : undefined);
  }

  function handleKey(event: KeyboardEvent) {
    switch (event.key) {
      case 'Enter':
        void commit('same');
        break;
      case 'Tab':
        void commit(event.shiftKey ? 'previous' : 'next');
        break;
      case 'Escape':
        if (!isPending) close('same');
        // A dialog around the table stays open.
        event.stopPropagation();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  const field = {
    ref: fieldRef,
    value,
    'aria-label': label,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    'aria-busy': isPending || undefined,
    'data-editor': edit.editor,
    className: styles.field,
    onKeyDown: handleKey,
    onBlur: () => void commit(),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      if (isPending) return;
      setValue(currentTarget.value);
      setError(undefined);
    },
  };
  return createPortal(
    <span data-part="editor" className={styles.editor}>
      {edit.editor === 'select' ? (
        <select {...field}>
          {edit.options?.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          type="text"
          inputMode={edit.editor === 'number' ? 'decimal' : undefined}
          readOnly={isPending}
          autoComplete="off"
        />
      )}
      {isPending && (
        <span role="status" className={styles.pending}>
          <SpinnerRing size="small" />
          <span className={styles.hidden}>{t('dataTable.saving')}</span>
        </span>
      )}
      {error !== undefined && (
        <span id={errorId} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </span>,
    cell,
  );
}
