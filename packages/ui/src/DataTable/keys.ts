import { moveTo } from './focus.ts';
import { navigate } from './navigation.ts';
import { type GridTarget, type Key, menuButtonOf, partOf, parts } from './parts.ts';
import { type Place, placeOf } from './places.ts';
import { emptySelection } from './selection.ts';
import { createTypeahead } from './typeahead.ts';

/** What keys can do to the rows; the pointer does the same. */
export interface GridActions {
  readonly extend: (place: Place) => void;
  readonly toggle: (place: Place, isRange: boolean) => void;
  readonly toggleAll: (isOn: boolean) => void;
}

/** Handles the keys that `takesKey` says are the grid's. */
export type GridKeys = ReturnType<typeof createGridKeys>;

/** Makes the keyboard of one table. */
export function createGridKeys({ extend, toggle, toggleAll }: GridActions) {
  const typeahead = createTypeahead();

  /** The keys that act on rows. */
  function act(event: Key, from: Element, place: Place | undefined, target: GridTarget): void {
    const part = partOf(from)?.dataset['part'];
    switch (event.key) {
      case ' ':
      case 'Enter':
        if (event.repeat || place?.section !== 'body') return;
        // Opened here, not by the click that the browser would make of the key: react-aria takes a click without
        // a pointer for a screen reader's, and then leaves the focus on the list instead of its first item.
        if (part === parts.menu && from instanceof HTMLElement) target.openMenu(place.row, from);
        else if (event.key === 'Enter' && target.hasRowAction) target.act(place.row);
        else toggle(place, event.shiftKey);
        return;
      case 'a':
      case 'A':
        toggleAll(true);
        return;
      case 'Escape':
        target.select(emptySelection);
        return;
      case 'ContextMenu':
      case 'F10': {
        const button = menuButtonOf(from);
        if (!button || place?.section !== 'body') return;
        button.focus();
        target.openMenu(place.row, button);
      }
    }
  }

  return {
    /** Whether a space belongs to what is being typed. */
    isSearching: typeahead.isSearching,
    stop: typeahead.stop,

    press(event: Key, from: Element, table: HTMLTableElement, target: GridTarget): void {
      const place = placeOf(table, from);
      if (event.altKey) {
        const part = partOf(from);
        if (part && place) target.openMenu(place.row, part);
        return;
      }
      const found = typeahead.key(event, table, place, target);
      if (found !== undefined) {
        if (found) moveTo(table, found);
        return;
      }
      if (!navigate(event, { table, from, place, extend })) act(event, from, place, target);
    },
  };
}
