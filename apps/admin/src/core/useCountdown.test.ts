import { describe, expect, it } from 'vitest';
import { createMessages } from './i18n/messages.ts';
import { countdownText, waitLeft } from './useCountdown.ts';

describe('waitLeft', () => {
  it('subtracts the time that has passed on the clock, also when it was not called in between', () => {
    const error = { retryAfter: 90 };
    expect(waitLeft(error, 1_000_000)).toBe(90_000);
    expect(waitLeft(error, 1_000_400)).toBe(89_600);
    expect(waitLeft(error, 1_089_999)).toBe(1);
    expect(waitLeft(error, 1_090_000)).toBe(0);
    expect(waitLeft(error, 9_000_000)).toBe(0);
  });

  it('never exceeds Retry-After, also when the clock is set back', () => {
    const error = { retryAfter: 5 };
    waitLeft(error, 1_000_000);
    expect(waitLeft(error, 400_000)).toBe(5000);
  });

  it.each([undefined, null, 'x', {}, { retryAfter: 0 }, { retryAfter: '5' }, { retryAfter: Number.NaN }])(
    'is zero for %j',
    (error) => {
      expect(waitLeft(error, 1)).toBe(0);
    },
  );
});

describe('countdownText', () => {
  it.each([
    ['en', 1, 'Try again in 1 second.'],
    ['en', 59, 'Try again in 59 seconds.'],
    ['en', 60, 'Try again in 1 minute.'],
    ['en', 121, 'Try again in 2 minutes and 1 second.'],
    ['en', 601, 'Try again in 11 minutes.'],
    ['es', 1, 'Inténtelo de nuevo en 1 segundo.'],
    ['es', 61, 'Inténtelo de nuevo en 1 minuto y 1 segundo.'],
    ['es', 900, 'Inténtelo de nuevo en 15 minutos.'],
  ] as const)('with language %s and %i seconds left returns: %s', async (language, seconds, text) => {
    const messages = createMessages(language);
    await messages.load('common');
    expect(countdownText(seconds, messages.getSnapshot().t)).toBe(text);
  });
});
