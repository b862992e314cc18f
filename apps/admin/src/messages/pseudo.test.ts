import { describe, expect, test } from 'vitest';
import { compileMessage, compilePseudoMessages } from '../../vite/messages.ts';
import { pseudoPattern, pseudoText } from '../../vite/pseudo.ts';
import { createFormatter } from '../app/i18n/formatMessage.ts';
import { needsFormatter } from '../app/i18n/plainMessage.ts';
import en from './en.json' with { type: 'json' };

const english: Record<string, string> = en;
const pseudo = compilePseudoMessages(english);

describe('the pseudo-locale', () => {
  test.each([
    ['Sign In', 'Šîîğñ Îñ'],
    ['OK', 'ÖĶ'],
    ['{', '{'],
    ['© 2026', '© 2026'],
  ])('writes %s so that nothing is left plain', (text, start) => {
    expect(pseudoText(text).slice(0, 2)).toBe(start.slice(0, 2));
  });

  test.each(Object.entries(english))('%s is 40 %% longer', (_key, text) => {
    const words = text.replace(/\{[^{}]*\}/g, '');
    if (!/\p{L}/u.test(words) || text.includes('plural')) return;
    expect([...pseudoPattern(text)].length).toBeGreaterThanOrEqual(Math.floor([...words].length * 1.4));
  });

  test('keeps placeholders and plurals', () => {
    const format = createFormatter('en-XA', {
      'wait.minutesAndSeconds': pseudo['wait.minutesAndSeconds'] ?? '',
    });
    const text = format('wait.minutesAndSeconds', { minutes: 1, seconds: 5 });
    expect(text).toMatch(/ 1 \p{L}+ \p{L}+ 5 \p{L}+\.$/u);
    expect(text).not.toMatch(/[aeiou]/);
    expect(pseudoPattern('Clear {label}')).toMatch(/^Çľ.* \{label\}$/);
    for (const [key, text] of Object.entries(english)) {
      const message = compileMessage(text);
      expect(typeof pseudo[key], key).toBe(typeof message);
      if (typeof message !== 'string')
        expect(needsFormatter(pseudo[key] ?? ''), key).toBe(needsFormatter(message));
    }
  });
});
