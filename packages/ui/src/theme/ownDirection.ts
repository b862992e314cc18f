import type { LayeredRule } from './layered.ts';

/**
 * Gives a text the direction of its first letters: in a page from right to left “Save?” keeps its question mark at its end.
 * The text stays on the side on which the page begins its lines. For a block of text, not for a flex or grid container.
 */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  // Chrome and Safari know the value with their prefix alone.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies LayeredRule;
