'use client';

import { ChevronDown, ChevronUp, GripVertical, Settings2 } from 'lucide-react';
import { type PointerEvent, useId, useState } from 'react';
import { nativeCheckbox } from '../Checkbox/Checkbox.css.ts';
import type { ColumnChoice } from '../DataTable/columnChoice.ts';
import type { DataTableColumn } from '../DataTable/types.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { columnChooserTexts } from '../i18n/texts/columnChooser.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import * as styles from './ColumnChooser.css.ts';

/** Column properties that the chooser uses. */
export type ChosenColumn = Pick<DataTableColumn<never>, 'id' | 'header' | 'isRowHeader' | 'widths'>;

interface ColumnLineProps {
  column: ChosenColumn;
  value: ColumnChoice;
  onChange: (part: Partial<ColumnChoice>) => void;
  isDragged: boolean;
  /** Called when the user presses the grip. */
  onGrip: (event: PointerEvent) => void;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onMove: (step: 1 | -1) => void;
}

/** Copies a map with another value for a key. If the value is undefined, the key is removed. */
function setOrDeleteEntry<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | undefined) {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

/**
 * A column of the chooser: its visibility checkbox. The buttons that move it, and those that open its width and pinned edge,
 * appear on hover and focus.
 */
export function ColumnLine({ column, value, onChange, ...line }: ColumnLineProps) {
  const t = useTexts(columnChooserTexts);
  const noteId = useId();
  const optionsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, header, isRowHeader = false } = column;
  const show = (isShown: boolean) => {
    const otherIds = value.hidden.filter((hiddenId) => hiddenId !== id);
    onChange({ hidden: isShown ? otherIds : [...otherIds, id] });
  };

  return (
    <li data-column={id} data-dragged={line.isDragged || undefined} className={styles.line}>
      <span className={styles.grip} aria-hidden="true" onPointerDown={line.onGrip}>
        <GripVertical size={16} />
      </span>
      <label className={styles.name}>
        <input
          type="checkbox"
          className={nativeCheckbox}
          checked={isRowHeader || !value.hidden.includes(id)}
          disabled={isRowHeader}
          aria-describedby={isRowHeader ? noteId : undefined}
          onChange={({ currentTarget }) => show(currentTarget.checked)}
        />
        <span>
          {header}
          {isRowHeader && (
            <span id={noteId} className={styles.note}>
              {t('columnChooser.always')}
            </span>
          )}
        </span>
      </label>
      {/*
       * aria-disabled instead of disabled, so that the button keeps focus when the column reaches the end of the list.
       */}
      <IconButton
        className={styles.tool}
        size="small"
        label={t('columnChooser.moveUp', { column: header })}
        icon={<ChevronUp size={16} />}
        aria-disabled={!line.canMoveUp}
        onPress={() => line.onMove(-1)}
      />
      <IconButton
        className={styles.tool}
        size="small"
        label={t('columnChooser.moveDown', { column: header })}
        icon={<ChevronDown size={16} />}
        aria-disabled={!line.canMoveDown}
        onPress={() => line.onMove(1)}
      />
      <IconButton
        className={styles.tool}
        size="small"
        label={t('columnChooser.optionsOf', { column: header })}
        icon={<Settings2 size={16} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? optionsId : undefined}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div id={optionsId} className={styles.options}>
          <WidthSelect column={column} value={value} onChange={onChange} />
          <PinSelect column={column} value={value} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

type PartProps = Pick<ColumnLineProps, 'column' | 'value' | 'onChange'>;

function WidthSelect({ column: { id, header, widths }, value, onChange }: PartProps) {
  const t = useTexts(columnChooserTexts);
  const width = value.widths.get(id);
  const isResized = typeof width === 'number';
  if (!widths && !isResized) return null;
  const items = [
    ...(widths ? [{ id: 'narrow', label: t('columnChooser.narrow') } as const] : []),
    { id: 'standard', label: t('columnChooser.standard') } as const,
    ...(widths ? [{ id: 'wide', label: t('columnChooser.wide') } as const] : []),
    ...(isResized ? [{ id: 'resized', label: t('columnChooser.pixels', { width }) } as const] : []),
  ];
  return (
    <NativeSelect
      className={styles.select}
      label={t('columnChooser.widthOf', { column: header })}
      isLabelHidden
      size="small"
      variant="quiet"
      items={items}
      value={isResized ? 'resized' : (width ?? 'standard')}
      onChange={(next) => {
        // The resized width is already the current width.
        if (next === 'resized') return;
        onChange({ widths: setOrDeleteEntry(value.widths, id, next === 'standard' ? undefined : next) });
      }}
    />
  );
}

/** Select for the edge to which a column is pinned. */
function PinSelect({ column: { id, header }, value, onChange }: PartProps) {
  const t = useTexts(columnChooserTexts);
  const items = [
    { id: 'none', label: t('columnChooser.scrolls') },
    { id: 'start', label: t('columnChooser.pinStart') },
    { id: 'end', label: t('columnChooser.pinEnd') },
  ] as const;
  return (
    <NativeSelect
      className={styles.select}
      label={t('columnChooser.pinOf', { column: header })}
      isLabelHidden
      size="small"
      variant="quiet"
      items={items}
      value={value.pins.get(id) ?? 'none'}
      onChange={(pin) =>
        onChange({ pins: setOrDeleteEntry(value.pins, id, pin === 'none' ? undefined : pin) })
      }
    />
  );
}
