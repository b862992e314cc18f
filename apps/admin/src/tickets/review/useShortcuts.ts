import { useEffect, useEffectEvent } from 'react';

/** Letters of the shortcuts, which are pressed together with Alt. WCAG 2.1.4 requires a modifier for letters. */
const letters = { approve: 'A', requestChanges: 'C', previous: 'P', next: 'N' } as const;

export type ReviewAction = keyof typeof letters;

/** Returns the shortcut of an action for `aria-keyshortcuts`. */
export const shortcutOf = (action: ReviewAction): string => `Alt+${letters[action]}`;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the shortcut of an action as the keyboard labels it. */
export const keyName = (action: ReviewAction): string =>
  isMac() ? `⌥${letters[action]}` : shortcutOf(action);

/** Elements with shortcuts of their own: on a Mac, Alt and a letter type a special character. */
const OTHER_CONTROLS = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Runs an action when its shortcut is pressed outside of text fields and dialogs. */
export function useShortcuts(
  actions: Readonly<Partial<Record<ReviewAction, (() => void) | undefined>>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey || repeat || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(OTHER_CONTROLS)) return;
    for (const action of Object.keys(letters) as ReviewAction[]) {
      const run = actions[action];
      // The code, because on a Mac the key is a special character.
      if (!run || event.code !== `Key${letters[action]}`) continue;
      event.preventDefault();
      run();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
