import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { whenIdle } from '../onDemand/whenIdle.ts';
import type { GridKeys } from './keys.ts';
import { type GridTarget, partOf, parts, takesKey } from './parts.ts';
import { isEditable, isInteractive, type Place, placeOf } from './places.ts';
import type { Rest } from './rest.ts';
import { deselectRows, emptySelection, extendTo, selectRows, toggleRow } from './selection.ts';
import { createTabStop, makeFocusable } from './tabStop.ts';

/** Once it is there, it is there for every table. */
let rest: Rest | undefined;

const loadRest = async (): Promise<Rest> => {
  rest = await import('./rest.ts');
  return rest;
};

/**
 * Fetches ahead of time what tables do without until they are used: keys, announcements. For tests that would not wait as
 * a person does, or an app that knows better when the network is idle.
 */
export async function preloadDataTable(): Promise<void> {
  await loadRest();
}

/** Keyboard, pointer and focus of a grid over its elements; nothing here renders. */
export type GridController = ReturnType<typeof createGridController>;

/**
 * Makes the controller of one table. Its tab stop is `tabindex` on the elements, so moving commits nothing. What the
 * pointer does is here; the keys' code comes when the page is idle or the grid is about to be used (`rest.ts`), and a key
 * that is pressed earlier waits for it.
 */
export function createGridController() {
  let table: HTMLTableElement | null = null;
  let target: GridTarget | undefined;
  let keys: GridKeys | undefined;
  let isLoading = false;
  /** What is to be done as soon as the rest is there, in its order. */
  let waiting: ((rest: Rest) => void)[] = [];
  let callOff: (() => void) | undefined;
  let stopScrolling: (() => void) | undefined;
  const tabStop = createTabStop(withRest);

  /** What begins with the rest, not with a key. */
  function begin(): void {
    if (table && rest) stopScrolling ??= rest.scrollSideways(table);
  }

  function load(): void {
    begin();
    if (rest || isLoading) return;
    isLoading = true;
    loadRest().then(
      (module) => {
        for (const use of waiting) use(module);
        waiting = [];
        begin();
      },
      () => {
        // The network is away: the next key tries again.
        isLoading = false;
        waiting = [];
      },
    );
  }

  /** Calls back with the rest at once if it is there, else when it is. Does not ask for it. */
  function withRest(use: (rest: Rest) => void): void {
    if (rest) use(rest);
    else waiting.push(use);
  }

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

  return {
    setTarget(next: GridTarget): void {
      target = next;
    },

    /** Takes the table, or lets it go with null. */
    attach(next: HTMLTableElement | null): void {
      table = next;
      tabStop.attach(next);
      begin();
      if (next) return;
      keys?.stop();
      callOff?.();
      stopScrolling?.();
      callOff = undefined;
      stopScrolling = undefined;
    },

    /** After rows came, went or moved; see the tab stop. */
    rowsChanged(offset: number, count: number): void {
      tabStop.rowsChanged(offset);
      if (count > 0) callOff ??= whenIdle(load);
    },

    withRest,

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
        const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
        const isTyped = event.key === ' ' && isPlain && keys?.isSearching();
        if (!isTyped && !takesKey(event, from, placeOf(table, from), target)) return;
        event.preventDefault();
        if (event.key === 'Escape') event.stopPropagation();
        load();
        withRest(({ createGridKeys }) => {
          keys ??= createGridKeys({ extend, toggle, toggleAll });
          // A key that waited before this one may have moved the focus; one that left the table is no longer meant.
          const now = document.activeElement;
          if (table && target && now && table.contains(now)) keys.press(event, now, table, target);
        });
      },

      onMouseDown(event: MouseEvent<HTMLTableElement>): void {
        const from = event.target;
        if (table && from instanceof Element) {
          // Before the browser looks for what takes the focus.
          const cell = from.closest<HTMLElement>('td, th');
          if (cell && table.contains(cell)) makeFocusable(cell);
        }
        // Shift and press would mark the text between; the focus that the browser then withholds is set by hand.
        if (!event.shiftKey || !table || !(from instanceof Element)) return;
        // Firefox marks from checkbox to checkbox, too.
        if (isInteractive(from) && partOf(from)?.dataset['part'] !== parts.select) return;
        const place = placeOf(table, from);
        if (!target?.isSelectable || place?.section !== 'body') return;
        event.preventDefault();
        load();
        withRest(({ moveTo }) => {
          if (table) moveTo(table, place);
        });
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
        load();
        if (tabStop.focused(event.target)) target.approach();
        if (event.target === table) enter(table, event.relatedTarget);
      },

      onBlur: tabStop.blurred,

      onPointerEnter(): void {
        load();
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
    grid.tBodies[0]?.rows[row]?.focus();
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
