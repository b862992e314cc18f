import { describe, expect, it } from 'vitest';
import { formatShortcut } from './hintOf.ts';

describe('formatShortcut', () => {
  it.each([
    ['Control+B Meta+B', 'Linux x86_64', 'Ctrl+B'],
    ['Control+B Meta+B', 'MacIntel', '⌘B'],
    ['Alt+Shift+N', 'Win32', 'Alt+Shift+N'],
    ['Alt+Shift+N', 'MacIntel', '⌥⇧N'],
  ])('formats %s on %s as %s', (shortcuts, platform, text) => {
    expect(formatShortcut(shortcuts, platform)).toBe(text);
  });
});
