import { isInteractive, type Place } from './places.ts';
import type { Selection } from './selection.ts';

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

/** The part that an element belongs to. */
export const partOf = (target: Element): HTMLElement | null => target.closest<HTMLElement>('[data-part]');

/** The button of a row's menu. */
export const menuButtonOf = (from: Element): HTMLElement | null | undefined =>
  from.closest('tr')?.querySelector<HTMLElement>(`[data-part="${parts.menu}"]`);

/** What a key's event says of it. */
export interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

/** Whether a key is the grid's: known before the code that handles it is there, so that the browser does nothing of its own. */
export function takesKey(event: Key, from: Element, place: Place | undefined, target: GridTarget): boolean {
  const { key, altKey, metaKey, shiftKey } = event;
  const part = partOf(from)?.dataset['part'];
  const isInBody = place?.section === 'body';
  if (altKey) return key === 'ArrowDown' && part === parts.menu;
  // Command with an arrow is the browser's own on a Mac.
  if (key.startsWith('Arrow')) return !metaKey;
  const isCommand = event.ctrlKey || metaKey;
  switch (key) {
    case 'Home':
    case 'End':
    case 'PageDown':
    case 'PageUp':
      return true;
    case ' ':
    case 'Enter': {
      if (!isInBody) return false;
      if (part === parts.menu) return true;
      // A control's own keys: Space on the row's checkbox, both on a button or a link.
      const isOwn = part === parts.select ? key === ' ' : isInteractive(from);
      return !isOwn && (target.isSelectable || target.hasRowAction);
    }
    case 'Escape':
      // Not taken while nothing is selected: a dialog around the table may want it.
      return target.isSelectable && target.selection().ids.size > 0;
    case 'ContextMenu':
    case 'F10':
      return isInBody && (key !== 'F10' || shiftKey) && !!menuButtonOf(from);
    default:
      if (isCommand) return key.toLowerCase() === 'a' && !shiftKey && target.isSelectable;
      return key.length === 1 && target.headerColumn >= 0;
  }
}
