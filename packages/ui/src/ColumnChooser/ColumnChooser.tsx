'use client';

import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { type ColumnChoice, columnsInDisplayOrder, noColumnChoice } from '../DataTable/columnChoice.ts';
import { FilterPopover, type FilterPopoverProps, FilterSection } from '../FilterPopover/FilterPopover.tsx';
import { columnChooserTexts } from '../i18n/texts/columnChooser.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import type { Density } from '../theme/themeChoice.ts';
import * as styles from './ColumnChooser.css.ts';
import { type ChosenColumn, ColumnLine } from './ColumnLine.tsx';
import { useDragToMove } from './useDragToMove.ts';

export interface ColumnChooserProps
  extends Pick<FilterPopoverProps, 'trigger' | 'isOpen' | 'onOpenChange' | 'ref' | 'className' | 'style'> {
  /** All columns of the table, in the table's default order. */
  columns: readonly ChosenColumn[];
  value: ColumnChoice;
  /** Called with each change. The table in the background updates immediately. */
  onChange: (choice: ColumnChoice) => void;
}

/**
 * Lets the user choose the columns of a DataTable: their visibility, order, widths and pinned edges, and the row height.
 * Columns are moved by dragging a grip or, from the keyboard, with two buttons. Load this component lazily when its
 * button is pressed.
 */
export function ColumnChooser({ columns, value, onChange, onOpenChange, ...rest }: ColumnChooserProps) {
  const t = useTexts(columnChooserTexts);
  const [announcement, setAnnouncement] = useState('');
  const inPlace = columnsInDisplayOrder(columns, value);
  const densities = [
    { id: 'comfortable', label: t('columnChooser.comfortable') },
    { id: 'compact', label: t('columnChooser.compact') },
  ] as const satisfies readonly { id: Density; label: string }[];
  const change = (part: Partial<ColumnChoice>) => {
    setAnnouncement('');
    onChange({ ...value, ...part });
  };

  /**
   * Returns true if the two columns are pinned to the same edge, or both scroll. Columns only move within such a group.
   */
  const isMovable = (from: number, to: number) => {
    const [column, target] = [inPlace[from], inPlace[to]];
    return (
      column !== undefined && target !== undefined && value.pins.get(column.id) === value.pins.get(target.id)
    );
  };

  function move(from: number, to: number) {
    const column = inPlace[from];
    if (!column || !isMovable(from, to)) return;
    const next = inPlace.toSpliced(from, 1).toSpliced(to, 0, column);
    const isDefaultOrder = next.every(({ id }, index) => id === columns[index]?.id);
    // The table's default order is not stored as a choice, because a later version may change it.
    change({ order: isDefaultOrder ? [] : next.map(({ id }) => id) });
    setAnnouncement(
      t('columnChooser.moved', { column: column.header, position: to + 1, count: inPlace.length }),
    );
  }
  const drag = useDragToMove(move);

  return (
    <FilterPopover
      {...rest}
      size="medium"
      title={t('columnChooser.title')}
      description={announcement}
      onOpenChange={onOpenChange}
      onSubmit={() => onOpenChange(false)}
      footer={
        <>
          <Button
            variant="ghost"
            className={styles.reset}
            onPress={() => {
              onChange(noColumnChoice);
              setAnnouncement(t('columnChooser.isReset'));
            }}
          >
            {t('columnChooser.reset')}
          </Button>
          <Button type="submit" variant="primary">
            {t('columnChooser.done')}
          </Button>
        </>
      }
    >
      <FilterSection>
        <ol ref={drag.listRef} aria-label={t('columnChooser.title')} className={styles.list}>
          {inPlace.map((column, index) => (
            <ColumnLine
              key={column.id}
              column={column}
              value={value}
              onChange={change}
              isDragged={drag.draggedId === column.id}
              onGrip={(event) => drag.start(event, column.id)}
              canMoveUp={isMovable(index, index - 1)}
              canMoveDown={isMovable(index, index + 1)}
              onMove={(step) => move(index, index + step)}
            />
          ))}
        </ol>
        <NativeSelect
          className={styles.density}
          label={t('columnChooser.density')}
          size="medium"
          items={densities}
          value={value.density}
          onChange={(density) => change({ density })}
        />
      </FilterSection>
    </FilterPopover>
  );
}
