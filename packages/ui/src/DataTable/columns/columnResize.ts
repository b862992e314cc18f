import type { PointerEvent as ReactPointerEvent } from 'react';
import { actionElementOf, gridActions, isRightToLeft } from '../model/gridElements.ts';
import type { GridModel } from '../model/gridModel.ts';
import { elementAt, type GridPosition } from '../model/gridPosition.ts';
import type { KeyPress } from '../model/keyPress.ts';

/** Width in px that one key press adds or removes. */
const KEY_STEP_PX = 16;

/** The edge of a header that resizes its column. Undefined if the column can't be resized or is a line of a card. */
const edgeOf = (cell: Element | undefined) =>
  [...(cell?.querySelectorAll<HTMLElement>(`[data-action="${gridActions.resize}"]`) ?? [])].find((edge) =>
    edge.checkVisibility(),
  );

/** Handles Shift with an arrow key on a header, which resizes its column. Returns false for any other key. */
export function handleResizeKey(
  event: KeyPress,
  table: HTMLTableElement,
  position: GridPosition | undefined,
  model: GridModel,
): boolean {
  const { key, shiftKey } = event;
  if (!shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight') || position?.section !== 'head')
    return false;
  const cell = elementAt(table, position);
  const column = edgeOf(cell)?.dataset['column'];
  if (!cell || column === undefined) return false;
  const isWider = (key === 'ArrowRight') !== isRightToLeft(table);
  model.storeColumnWidth(column, cell.getBoundingClientRect().width + (isWider ? KEY_STEP_PX : -KEY_STEP_PX));
  return true;
}

/**
 * Follows the pointer from a press on the edge of a header until its release.
 * @param getModel called with each movement, because each render creates a new model
 */
export function startColumnResize(
  event: ReactPointerEvent<HTMLTableElement>,
  table: HTMLTableElement,
  getModel: () => GridModel | undefined,
): void {
  const edge = event.target instanceof Element ? actionElementOf(event.target) : null;
  const cell = edge?.closest('th');
  const column = edge?.dataset['column'];
  if (edge?.dataset['action'] !== gridActions.resize || !cell || column === undefined || event.button !== 0) {
    return;
  }
  const { clientX: from, pointerId } = event;
  const { width } = cell.getBoundingClientRect();
  const direction = isRightToLeft(table) ? -1 : 1;
  const page = table.ownerDocument;
  const listeners = new AbortController();
  const widthAt = ({ clientX }: PointerEvent) => width + direction * (clientX - from);
  let isMoved = false;

  const listen = (
    type: 'pointermove' | 'pointerup' | 'pointercancel',
    handle: (moved: PointerEvent) => void,
  ) =>
    page.addEventListener(type, (moved) => moved.pointerId === pointerId && handle(moved), {
      signal: listeners.signal,
    });
  listen('pointermove', (moved) => {
    isMoved ||= moved.clientX !== from;
    getModel()?.previewColumnWidth(column, widthAt(moved));
  });
  listen('pointerup', (moved) => {
    listeners.abort();
    // A press without movement must not store the current width as the user's choice.
    if (isMoved) getModel()?.storeColumnWidth(column, widthAt(moved));
  });
  listen('pointercancel', () => {
    listeners.abort();
    getModel()?.previewColumnWidth(column, undefined);
  });
}
