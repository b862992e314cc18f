import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { navigate } from './navigation.ts';
import { isEditable, isInteractive, type Place, placeOf } from './places.ts';
import {
  deselectRows,
  emptySelection,
  extendTo,
  type Selection,
  selectRows,
  toggleRow,
} from './selection.ts';
import { createTabStop, makeFocusable } from './tabStop.ts';
import { createTypeahead } from './typeahead.ts';

/** What the grid acts on; renewed after each render. */
export interface GridTarget {
  /** Ids of the rows on screen, top to bottom. */
  readonly order: readonly string[];
  readonly isSelectable: boolean;
  /** Index of the cell that names the row. */
  readonly headerColumn: number;
  readonly collator: Intl.Collator;
  readonly selection: () => Selection;
  readonly select: (next: Selection) => void;
  readonly sort: (column: string) => void;
  readonly hasRowAction: boolean;
  readonly act: (row: number) => void;
  readonly openMenu: (row: number, anchor: HTMLElement) => void;
  /** The pointer or the focus came near a row: its menu may be wanted. */
  readonly approach: () => void;
}

/** The parts of a table that the grid's one set of listeners tells apart, as `data-part`. */
export const parts = { select: 'select', selectAll: 'selectAll', sort: 'sort', menu: 'menu' } as const;

const partOf = (target: Element) => target.closest<HTMLElement>('[data-part]');

/** Keyboard, pointer and focus of a grid over its elements; nothing here renders. */
export type GridController = ReturnType<typeof createGridController>;

/** Makes the controller of one table. Its tab stop is `tabindex` on the elements, so moving commits nothing. */
export function createGridController() {
  let table: HTMLTableElement | null = null;
  let target: GridTarget | undefined;
  const tabStop = createTabStop();
  const typeahead = createTypeahead();

  function extend(place: Place): void {
    const id = place.section === 'body' ? target?.order[place.row] : undefined;
    if (target?.isSelectable && id !== undefined) {
      target.select(extendTo(target.selection(), id, target.order));
    }
  }

  function toggle(place: Place, isRange: boolean): void {
    const id = target?.order[place.row];
    if (!target?.isSelectable || place.section !== 'body' || id === undefined) return;
    if (isRange) extend(place);
    else target.select(toggleRow(target.selection(), id));
  }

  function toggleAll(isOn: boolean): void {
    if (!target?.isSelectable) return;
    const change = isOn ? selectRows : deselectRows;
    target.select(change(target.selection(), target.order));
  }

  /** The keys that act on rows; whether the key was one of them. */
  function act(event: KeyboardEvent, from: Element, place: Place | undefined): boolean {
    if (!target) return false;
    const part = partOf(from)?.dataset['part'];
    switch (event.key) {
      case ' ':
      case 'Enter': {
        // Opened here, not by the click that the browser would make of the key: react-aria takes a click without
        // a pointer for a screen reader's, and then leaves the focus on the list instead of its first item.
        if (part === parts.menu && from instanceof HTMLElement && place?.section === 'body') {
          if (!event.repeat) target.openMenu(place.row, from);
          return true;
        }
        // A control's own keys: Space on the row's checkbox, both on a button or a link.
        const isOwn = part === parts.select ? event.key === ' ' : isInteractive(from);
        if (isOwn || place?.section !== 'body') return false;
        if (!event.repeat) {
          if (event.key === 'Enter' && target.hasRowAction) target.act(place.row);
          else toggle(place, event.shiftKey);
        }
        return target.isSelectable || target.hasRowAction;
      }
      case 'a':
      case 'A':
        if (!(event.ctrlKey || event.metaKey) || event.shiftKey || !target.isSelectable) return false;
        toggleAll(true);
        return true;
      case 'Escape':
        // Not taken while nothing is selected: a dialog around the table may want it.
        if (!target.isSelectable || target.selection().ids.size === 0) return false;
        target.select(emptySelection);
        event.stopPropagation();
        return true;
      case 'ContextMenu':
      case 'F10': {
        if (event.key === 'F10' && !event.shiftKey) return false;
        const button = from.closest('tr')?.querySelector<HTMLElement>(`[data-part="${parts.menu}"]`);
        if (!button || place?.section !== 'body') return false;
        button.focus();
        target.openMenu(place.row, button);
        return true;
      }
      default:
        return false;
    }
  }

  return {
    setTarget(next: GridTarget): void {
      target = next;
    },

    /** Takes the table, or lets it go with null. */
    attach(next: HTMLTableElement | null): void {
      table = next;
      tabStop.attach(next);
      if (!next) typeahead.stop();
    },

    rowsChanged: tabStop.rowsChanged,

    /** Selects all rows on screen. */
    selectAll(): void {
      toggleAll(true);
    },

    /** Deselects everything, and takes the focus from what then goes away. */
    clear(): void {
      target?.select(emptySelection);
      tabStop.focus();
    },

    handlers: {
      onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
        const from = event.target;
        if (!table || !target || event.defaultPrevented || !(from instanceof Element)) return;
        // Portals bubble through React, not through the table.
        if (!table.contains(from) || isEditable(from)) return;
        const place = placeOf(table, from);
        const part = partOf(from);
        if (event.altKey) {
          if (event.key === 'ArrowDown' && part?.dataset['part'] === parts.menu && place) {
            target.openMenu(place.row, part);
            event.preventDefault();
          }
          return;
        }
        const found = typeahead.key(event, table, place, target);
        if (found !== undefined) {
          if (found) tabStop.moveTo(found);
          event.preventDefault();
          return;
        }
        // Command with an arrow is the browser's own on a Mac.
        if (event.metaKey && event.key.startsWith('Arrow')) return;
        const walk = { table, tabStop, from, place, extend };
        if (navigate(event, walk) || act(event, from, place)) event.preventDefault();
      },

      onMouseDown(event: MouseEvent<HTMLTableElement>): void {
        const from = event.target;
        if (table && from instanceof Element) {
          // Before the browser looks for what takes the focus.
          const cell = from.closest<HTMLElement>('td, th');
          if (cell && table.contains(cell)) makeFocusable(cell);
        }
        // Shift and press would mark the text between; the focus that the browser then withholds is set by hand.
        if (!event.shiftKey || !table || !(from instanceof Element) || isInteractive(from)) return;
        const place = placeOf(table, from);
        if (!target?.isSelectable || place?.section !== 'body') return;
        event.preventDefault();
        tabStop.moveTo(place);
      },

      onClick(event: MouseEvent<HTMLTableElement>): void {
        const from = event.target;
        if (!table || !target || !(from instanceof Element) || !table.contains(from)) return;
        const place = placeOf(table, from);
        if (!place) return;
        const part = partOf(from);
        switch (part?.dataset['part']) {
          case parts.select: {
            // The checkbox's own keys click too, with no pointer (detail 0): Space toggles, as react-aria has it.
            const isCheckbox = from instanceof HTMLInputElement;
            toggle(place, event.shiftKey && (!isCheckbox || event.detail > 0));
            return;
          }
          case parts.selectAll:
            toggleAll(!target.order.every((id) => target?.selection().ids.has(id)));
            return;
          case parts.sort:
            target.sort(part.dataset['column'] ?? '');
            return;
          case parts.menu:
            target.openMenu(place.row, part);
            return;
          default:
            pressRow(from, place, event.shiftKey);
        }
      },

      onFocus(event: FocusEvent<HTMLTableElement>): void {
        if (!table || !target || !table.contains(event.target)) return;
        if (tabStop.focused(event.target)) target.approach();
        if (event.target === table) enter(table, event.relatedTarget);
      },

      onBlur: tabStop.blurred,

      onPointerEnter(): void {
        target?.approach();
      },
    },
  };

  /** Focus came to the table itself: on to the selected row that is nearest, or the first or last row. */
  function enter(grid: HTMLTableElement, cameFrom: EventTarget | null): void {
    if (!target) return;
    const isBackwards =
      cameFrom instanceof Node &&
      (grid.compareDocumentPosition(cameFrom) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const ids = target.selection().ids;
    const isSelected = (id: string) => ids.has(id);
    const selected = isBackwards
      ? target.order.findLastIndex(isSelected)
      : target.order.findIndex(isSelected);
    const row = selected >= 0 ? selected : isBackwards ? target.order.length - 1 : 0;
    tabStop.moveTo({ section: 'body', row, column: -1 });
  }

  function pressRow(from: Element, place: Place, isRange: boolean): void {
    if (!target || place.section !== 'body' || isInteractive(from)) return;
    // The end of marking text is no press.
    if (getSelection()?.type === 'Range' && !isRange) return;
    if (isRange) extend(place);
    else if (target.hasRowAction && target.selection().ids.size === 0) target.act(place.row);
    else toggle(place, false);
  }
}
