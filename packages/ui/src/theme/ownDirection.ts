import type { LayeredRule } from './layered.ts';

/**
 * Gives a text the direction of its first letters, so that in a right-to-left page “Save?” keeps its question mark at its
 * end. The text remains aligned to the page's start side. For a block of text, not for a flex or grid container.
 */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  // Chrome and Safari only support the prefixed value.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies LayeredRule;
