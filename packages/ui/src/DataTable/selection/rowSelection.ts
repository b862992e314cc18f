import type { GridModel } from '../model/gridModel.ts';
import type { GridPosition } from '../model/gridPosition.ts';
import { deselectRows, extendTo, selectRows, toggleRow } from '../model/selection.ts';

/** Functions that select rows by position, used by the keyboard and the pointer handling. */
export type RowSelection = ReturnType<typeof createRowSelection>;

/** Creates the selection functions of a grid. They do nothing while its rows can't be selected. */
export function createRowSelection(getModel: () => GridModel | undefined) {
  function extend(position: GridPosition): void {
    const model = getModel();
    const id = position.section === 'body' ? model?.order[position.row] : undefined;
    if (model?.isSelectable && id !== undefined) {
      model.setSelection(extendTo(model.getSelection(), id, model.order));
    }
  }

  /** Adds a row to the selection or removes it. With `isRange`, extends the selection to the row instead. */
  function toggle(position: GridPosition, isRange: boolean): void {
    const model = getModel();
    const id = model?.order[position.row];
    if (!model?.isSelectable || position.section !== 'body' || id === undefined) return;
    if (isRange) extend(position);
    else model.setSelection(toggleRow(model.getSelection(), id));
  }

  function toggleAll(isSelected: boolean): void {
    const model = getModel();
    if (!model?.isSelectable) return;
    const change = isSelected ? selectRows : deselectRows;
    model.setSelection(change(model.getSelection(), model.order));
  }

  return { extend, toggle, toggleAll };
}
