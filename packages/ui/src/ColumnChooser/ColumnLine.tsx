'use client';

import { GripVertical } from 'lucide-react';
import { type PointerEvent, useId } from 'react';
import { nativeCheckbox } from '../Checkbox/Checkbox.css.ts';
import type { ColumnChoice } from '../DataTable/columns/columnChoice.ts';
import { columnChooserTexts } from '../i18n/texts/columnChooser.ts';
import { type FormatText, useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './ColumnChooser.css.ts';
import { type ChosenColumn, ColumnMenu, type ColumnMenuProps } from './ColumnMenu.tsx';
import { columnControls } from './columnKeys.ts';

interface ColumnLineProps extends ColumnMenuProps {
  isDragged: boolean;
  /** Called when the user presses the grip. */
  onGrip: (event: PointerEvent) => void;
}

/** A column of the chooser: its grip, its visibility checkbox, and the menu that moves it, pins it and sets its width. */
export function ColumnLine({ isDragged, onGrip, ...menu }: ColumnLineProps) {
  const { column, value, onChange, tabStop } = menu;
  const t = useTexts(columnChooserTexts);
  const noteId = useId();
  const { id, header, isRowHeader = false } = column;
  const note = noteOf(column, value, t);
  const show = (isShown: boolean) => {
    const otherIds = value.hidden.filter((hiddenId) => hiddenId !== id);
    onChange({ hidden: isShown ? otherIds : [...otherIds, id] });
  };

  return (
    <div {...{ role: 'row' }} data-column={id} data-dragged={isDragged || undefined} className={styles.line}>
      <div {...{ role: 'gridcell' }} className={styles.nameCell}>
        <span className={styles.grip} aria-hidden="true" onPointerDown={onGrip}>
          <GripVertical size={16} />
        </span>
        <label className={styles.name}>
          <input
            type="checkbox"
            data-control={columnControls.checkbox}
            tabIndex={tabStop === columnControls.checkbox ? 0 : -1}
            className={join(nativeCheckbox, styles.box)}
            checked={isRowHeader || !value.hidden.includes(id)}
            // aria-disabled instead of disabled, so that the arrow keys reach the line.
            aria-disabled={isRowHeader || undefined}
            aria-describedby={note ? noteId : undefined}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onChange={({ currentTarget }) => !isRowHeader && show(currentTarget.checked)}
          />
          <span>
            {header}
            {note && (
              <span id={noteId} className={styles.note}>
                <bdi>{note}</bdi>
              </span>
            )}
          </span>
        </label>
      </div>
      <div {...{ role: 'gridcell' }}>
        <ColumnMenu {...menu} />
      </div>
    </div>
  );
}

/** Returns the settings of a column that differ from its default, as a line below its name. */
function noteOf(
  { id, isRowHeader }: ChosenColumn,
  { pins, widths }: ColumnChoice,
  t: FormatText<typeof columnChooserTexts>,
): string {
  const pin = pins.get(id);
  const width = widths.get(id);
  return [
    isRowHeader && t('columnChooser.always'),
    pin && t(pin === 'start' ? 'columnChooser.pinStart' : 'columnChooser.pinEnd'),
    typeof width === 'number' ? t('columnChooser.pixels', { width }) : width && t(`columnChooser.${width}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
