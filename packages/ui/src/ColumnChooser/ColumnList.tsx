'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import type { ColumnChoice } from '../DataTable/columns/columnChoice.ts';
import { columnChooserTexts } from '../i18n/texts/columnChooser.ts';
import { useTexts } from '../i18n/useTexts.ts';
import * as styles from './ColumnChooser.css.ts';
import { ColumnLine } from './ColumnLine.tsx';
import type { ChosenColumn } from './ColumnMenu.tsx';
import { columnControls, effectOfKey, type FocusedControl, focusedControlOf } from './columnKeys.ts';
import { useDragToMove } from './useDragToMove.ts';

interface ColumnListProps {
  /** All columns in the user's order. */
  columns: readonly ChosenColumn[];
  value: ColumnChoice;
  onChange: (part: Partial<ColumnChoice>) => void;
  /** Called with indexes of `columns` that are in the same group. */
  onMove: (from: number, to: number) => void;
}

/** The columns in their order, as a grid: one tab stop, with a checkbox and a menu in each row. */
export function ColumnList({ columns, value, onChange, onMove }: ColumnListProps) {
  const t = useTexts(columnChooserTexts);
  const hintId = useId();
  const [focused, setFocused] = useState<FocusedControl>();
  const indexOf = (id: string | undefined) => columns.findIndex((column) => column.id === id);
  /** Returns true if both columns are pinned to the same edge, or both scroll. Columns only move within such a group. */
  const isMovable = (from: number, to: number) => {
    const [column, target] = [columns[from], columns[to]];
    return (
      column !== undefined && target !== undefined && value.pins.get(column.id) === value.pins.get(target.id)
    );
  };
  const move = (from: number, to: number) => {
    if (isMovable(from, to)) onMove(from, to);
  };
  const drag = useDragToMove(move);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const list = event.currentTarget;
    // React also passes on the keys of an open menu, which is not inside the list.
    if (!(event.target instanceof Element) || !list.contains(event.target)) return;
    const effect = effectOfKey(event, list, event.target);
    if (!effect) return;
    event.preventDefault();
    event.stopPropagation();
    if (effect.kind === 'focus') return effect.element.focus();
    const index = indexOf(effect.column);
    move(index, index + effect.step);
  }

  const tabStop = Math.max(indexOf(focused?.column), 0);
  return (
    <>
      <p id={hintId} className={styles.hint}>
        {t('columnChooser.hint')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a table would not be easier to read; a line is one name and one menu. */}
      <div
        ref={drag.listRef}
        role="grid"
        tabIndex={-1}
        aria-label={t('columnChooser.title')}
        aria-describedby={hintId}
        className={styles.list}
        // In the capture phase, because the button of a menu uses the arrow keys, too.
        onKeyDownCapture={handleKey}
        onFocus={({ target }) => setFocused(focusedControlOf(target))}
      >
        {columns.map((column, index) => (
          <ColumnLine
            key={column.id}
            column={column}
            value={value}
            onChange={onChange}
            isDragged={drag.draggedId === column.id}
            onGrip={(event) => drag.start(event, column.id)}
            canMoveUp={isMovable(index, index - 1)}
            canMoveDown={isMovable(index, index + 1)}
            onMove={(step) => move(index, index + step)}
            tabStop={index === tabStop ? (focused?.control ?? columnControls.checkbox) : undefined}
          />
        ))}
      </div>
    </>
  );
}
