import type { Key } from './parts.ts';
import type { Place } from './places.ts';
import { searchRow } from './steps.ts';

/** Pause in ms after which typing begins a new search; react-aria's figure. */
const pause = 1000;

interface Searched {
  readonly headerColumn: number;
  readonly collator: Intl.Collator;
}

/** Finds rows by what is typed. */
export function createTypeahead() {
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** Undefined if the key is no part of a search, else the place found; null for none. */
    key(
      event: Key,
      table: HTMLTableElement,
      place: Place | undefined,
      { headerColumn, collator }: Searched,
    ): Place | null | undefined {
      const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      // A space begins no search: it selects.
      if (!isCharacter || headerColumn < 0 || (event.key === ' ' && text === '')) return undefined;
      text += event.key;
      clearTimeout(timer);
      const found = searchRow(table, place, text, headerColumn, collator);
      if (!found && event.key !== ' ') {
        text = '';
        return null;
      }
      timer = setTimeout(() => {
        text = '';
      }, pause);
      return found ?? null;
    },
    /** Whether a space would go on with a search. */
    isSearching: () => text !== '',
    stop(): void {
      clearTimeout(timer);
      text = '';
    },
  };
}
