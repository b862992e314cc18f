import { bodyOf, firstRowOf, rowCountOf } from '../model/gridElements.ts';
import type { GridModel } from '../model/gridModel.ts';
import type { GridPosition } from '../model/gridPosition.ts';
import type { KeyPress } from '../model/keyPress.ts';

/** Pause in ms after which the next letter starts a new search. The same value as in react-aria. */
const SEARCH_PAUSE = 1000;

type Searched = Pick<GridModel, 'headerColumn' | 'collator'>;

/**
 * Finds the next row whose row header starts with a text. The search starts at the given position and wraps at the end.
 * If the position is a cell, the result is a row header cell; if it is a row, the result is a row.
 */
function findRow(
  table: HTMLTableElement,
  position: GridPosition | undefined,
  text: string,
  { headerColumn, collator }: Searched,
): GridPosition | undefined {
  const count = rowCountOf(table);
  const start = position?.section === 'body' ? position.row : 0;
  for (let offset = 0; offset < count; offset += 1) {
    const row = (start + offset) % count;
    // Of a virtualized table only the rows in the page are searched.
    const header =
      bodyOf(table)?.rows[row - firstRowOf(table)]?.cells[headerColumn]?.textContent?.trim() ?? '';
    if (collator.compare(header.slice(0, text.length), text) !== 0) continue;
    return { section: 'body', row, column: position && position.column >= 0 ? headerColumn : -1 };
  }
  return undefined;
}

/** Creates the typeahead of a grid, which finds rows by typed letters. */
export function createTypeahead() {
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /**
     * Adds a key to the search. Returns the position found, null if there is no match, undefined if the key is not a
     * letter.
     */
    handleKey(
      event: KeyPress,
      table: HTMLTableElement,
      position: GridPosition | undefined,
      searched: Searched,
    ): GridPosition | null | undefined {
      const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      // A space does not start a search, because it selects.
      if (!isCharacter || searched.headerColumn < 0 || (event.key === ' ' && text === '')) return undefined;
      text += event.key;
      clearTimeout(timer);
      const match = findRow(table, position, text, searched);
      if (!match && event.key !== ' ') {
        text = '';
        return null;
      }
      timer = setTimeout(() => {
        text = '';
      }, SEARCH_PAUSE);
      return match ?? null;
    },
    /** Returns true while a search is in progress; a space then continues the search. */
    isSearching: () => text !== '',
    stop(): void {
      clearTimeout(timer);
      text = '';
    },
  };
}
