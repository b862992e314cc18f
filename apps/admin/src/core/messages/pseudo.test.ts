import { createIntl } from '@formatjs/intl';
import { describe, expect, test } from 'vitest';
import { compileMessages, compilePseudoMessages } from '../../../vite/messages.ts';
import { pseudoPattern, pseudoText } from '../../../vite/pseudo.ts';
import en from './en.json' with { type: 'json' };

const english: Record<string, string> = en;
const pseudo = compilePseudoMessages(english);

describe('the pseudo-locale', () => {
  test.each([
    ['Sign In', 'Šîîğñ Îñ'],
    ['OK', 'ÖĶ'],
    ['{', '{'],
    ['© 2026', '© 2026'],
  ])('replaces the letters of %s', (text, start) => {
    expect(pseudoText(text).slice(0, 2)).toBe(start.slice(0, 2));
  });

  test.each(Object.entries(english))('makes %s at least 40 %% longer', (_key, text) => {
    const words = text.replace(/\{[^{}]*\}/g, '');
    if (!/\p{L}/u.test(words) || text.includes('plural')) return;
    expect([...pseudoPattern(text)].length).toBeGreaterThanOrEqual(Math.floor([...words].length * 1.4));
  });

  test('keeps placeholders and plurals', () => {
    const intl = createIntl({ locale: 'en-XA', messages: pseudo });
    const text = intl.formatMessage({ id: 'common.wait.minutesAndSeconds' }, { minutes: 1, seconds: 5 });
    expect(text).toMatch(/ 1 \p{L}+ \p{L}+ 5 \p{L}+\.$/u);
    expect(text).not.toMatch(/[aeiou]/);
    expect(pseudoPattern('Clear {label}')).toMatch(/^Çľ.* \{label\}$/);
    const kindsOf = (elements: readonly { type: number }[]) => elements.map(({ type }) => type);
    for (const [key, elements] of Object.entries(compileMessages(english))) {
      expect(kindsOf(pseudo[key] ?? []), key).toEqual(kindsOf(elements));
    }
  });
});
