/**
 * What a table does without until someone uses it: keys, moving the focus, announcements, scrolling sideways. Loaded when
 * the page is idle, or at once when a pointer or the focus comes near.
 */
export type Rest = typeof import('./rest.ts');

export { changeWords } from './changeWords.ts';
export { moveTo, resolve, takeLostFocus } from './focus.ts';
export { createGridKeys } from './keys.ts';
export { selectionWords } from './selectionWords.ts';
export { scrollSideways } from './sideways.ts';
