'use client';

import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import {
  type ColumnChoice,
  columnsInDisplayOrder,
  noColumnChoice,
} from '../DataTable/columns/columnChoice.ts';
import { FilterPopover, type FilterPopoverProps, FilterSection } from '../FilterPopover/FilterPopover.tsx';
import { columnChooserTexts } from '../i18n/texts/columnChooser.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import type { Density } from '../theme/themeChoice.ts';
import * as styles from './ColumnChooser.css.ts';
import { ColumnList } from './ColumnList.tsx';
import type { ChosenColumn } from './ColumnMenu.tsx';

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
 * A column is moved by dragging its grip, with Alt and an arrow key, or in its menu. Arrow keys move between the columns.
 * Load this component lazily when its button is pressed.
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

  function move(from: number, to: number) {
    const column = inPlace[from];
    if (!column) return;
    const next = inPlace.toSpliced(from, 1).toSpliced(to, 0, column);
    const isDefaultOrder = next.every(({ id }, index) => id === columns[index]?.id);
    // The table's default order is not stored as a choice, because a later version may change it.
    change({ order: isDefaultOrder ? [] : next.map(({ id }) => id) });
    setAnnouncement(
      t('columnChooser.moved', { column: column.header, position: to + 1, count: inPlace.length }),
    );
  }

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
        <ColumnList columns={inPlace} value={value} onChange={change} onMove={move} />
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
