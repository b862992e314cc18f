'use client';

import { Ellipsis } from 'lucide-react';
import type { ColumnChoice } from '../DataTable/columns/columnChoice.ts';
import { type ColumnPin, chosenWidths, columnPins, type DataTableColumn } from '../DataTable/model/types.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { columnChooserTexts } from '../i18n/texts/columnChooser.ts';
import { type FormatText, useTexts } from '../i18n/useTexts.ts';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuSection } from '../Menu/menuEntries.ts';
import { columnControls, type FocusedControl } from './columnKeys.ts';

/** Column properties that the chooser uses. */
export type ChosenColumn = Pick<DataTableColumn<never>, 'id' | 'header' | 'isRowHeader' | 'widths'>;

export interface ColumnMenuProps {
  column: ChosenColumn;
  value: ColumnChoice;
  onChange: (part: Partial<ColumnChoice>) => void;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onMove: (step: 1 | -1) => void;
  /** Control of this line that Tab reaches; undefined if Tab reaches a control of another line. */
  tabStop: FocusedControl['control'] | undefined;
}

type SectionProps = Pick<ColumnMenuProps, 'column' | 'value' | 'onChange'> & {
  t: FormatText<typeof columnChooserTexts>;
};

/** The menu of a column: moves it by one position, pins it to an edge, and sets its width. */
export function ColumnMenu({ canMoveUp, canMoveDown, onMove, tabStop, ...rest }: ColumnMenuProps) {
  const t = useTexts(columnChooserTexts);
  const label = t('columnChooser.optionsOf', { column: rest.column.header });
  const width = widthSection({ ...rest, t });
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={[
        {
          id: 'move',
          'aria-label': t('columnChooser.move'),
          items: [
            { id: 'up', label: t('columnChooser.moveUp'), shortcut: 'Alt+↑', isDisabled: !canMoveUp },
            { id: 'down', label: t('columnChooser.moveDown'), shortcut: 'Alt+↓', isDisabled: !canMoveDown },
          ],
        },
        pinSection({ ...rest, t }),
        ...(width ? [width] : []),
      ]}
      onAction={(id) => onMove(id === 'up' ? -1 : 1)}
      trigger={
        <IconButton
          size="small"
          label={label}
          icon={<Ellipsis size={16} />}
          data-control={columnControls.menu}
          tabIndex={tabStop === columnControls.menu ? 0 : -1}
        />
      }
    />
  );
}

/** Copies a map with another value for a key. If the value is undefined, the key is removed. */
function setOrDeleteEntry<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | undefined) {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

function pinSection({ column: { id }, value: { pins }, onChange, t }: SectionProps): MenuSection {
  const isPin = (key: string | undefined): key is ColumnPin => columnPins.some((pin) => pin === key);
  return {
    id: 'pin',
    title: t('columnChooser.position'),
    selectionMode: 'single',
    selectedKeys: new Set([pins.get(id) ?? 'none']),
    items: [
      { id: 'none', label: t('columnChooser.scrolls') },
      { id: 'start', label: t('columnChooser.pinStart') },
      { id: 'end', label: t('columnChooser.pinEnd') },
    ],
    onSelectionChange([key]: Iterable<string>) {
      onChange({ pins: setOrDeleteEntry(pins, id, isPin(key) ? key : undefined) });
    },
  };
}

function widthSection({ column: { id, widths }, value, onChange, t }: SectionProps): MenuSection | undefined {
  const width = value.widths.get(id);
  const isResized = typeof width === 'number';
  if (!widths && !isResized) return undefined;
  return {
    id: 'width',
    title: t('columnChooser.width'),
    selectionMode: 'single',
    selectedKeys: new Set([isResized ? 'resized' : (width ?? 'standard')]),
    items: [
      ...(widths ? [{ id: 'narrow', label: t('columnChooser.narrow') }] : []),
      { id: 'standard', label: t('columnChooser.standard') },
      ...(widths ? [{ id: 'wide', label: t('columnChooser.wide') }] : []),
      ...(isResized ? [{ id: 'resized', label: t('columnChooser.pixels', { width }) }] : []),
    ],
    onSelectionChange([key]: Iterable<string>) {
      // The resized width is already the current width.
      if (key === 'resized') return;
      const named = chosenWidths.find((candidate) => candidate === key);
      onChange({ widths: setOrDeleteEntry(value.widths, id, named) });
    },
  };
}
