'use client';

import { type ReactNode, useImperativeHandle, useState } from 'react';
import { useLazyComponent } from '../../lazy/useLazyComponent.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { editButton } from '../layout/grid.css.ts';
import type { CellEditingProps, CellEditOptions, DataTableCellEdit } from '../model/abilities.ts';
import { gridActions } from '../model/gridElements.ts';

const loadEditor = () => import('./CellEditor.tsx').then((module) => module.CellEditor);

/** The editor shared by all cells of a table. It holds its own state, so that opening it renders no row. */
function CellEditing<Row>({ columns, rows, getRowId, ref }: CellEditingProps<Row>) {
  const [CellEditor, load] = useLazyComponent(loadEditor);
  const [edited, setEdited] = useState<{ id: string; column: string; cell: HTMLElement }>();
  useImperativeHandle(
    ref,
    () => ({
      edit(row, column, cell) {
        load();
        setEdited({ id: getRowId(row), column, cell });
      },
    }),
    [load, getRowId],
  );
  const column = columns.find(({ id }) => id === edited?.column);
  // A row of another page may use the same elements.
  const row = edited && rows.find((candidate) => getRowId(candidate) === edited.id);
  if (!CellEditor || !edited || !column?.edit || !row) return null;
  const { edit, header } = column;
  return (
    <CellEditor
      key={`${edited.id} ${edited.column}`}
      cell={edited.cell}
      label={header}
      edit={{
        ...edit,
        value: edit.value(row),
        validate: (value) => edit.validate?.(value, row),
        onCommit: (value) => edit.onCommit(value, row),
      }}
      // Another cell may have been opened meanwhile.
      onClose={() => setEdited((current) => (current === edited ? undefined : current))}
    />
  );
}

const renderValue = (value: ReactNode, column: string, editText: string): ReactNode => (
  <button
    type="button"
    data-action={gridActions.edit}
    data-column={column}
    tabIndex={-1}
    className={editButton}
  >
    {value} <span className={visuallyHidden}>{editText}</span>
  </button>
);

/** Returns the `edit` of a column. */
export const cellEdit = <Row,>(options: CellEditOptions<Row>): DataTableCellEdit<Row> => ({
  ...options,
  renderValue,
  Editing: CellEditing<Row>,
});
