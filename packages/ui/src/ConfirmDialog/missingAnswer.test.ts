import { describe, expect, it } from 'vitest';
import { missingAnswer } from './missingAnswer.ts';

const nothingAsked = { reason: '', isReasonRequired: false, typed: '', confirmationText: undefined };

describe('missingAnswer', () => {
  it('returns undefined when neither a reason nor a confirmation text is required', () => {
    expect(missingAnswer(nothingAsked)).toBeUndefined();
  });

  it('rejects a reason that contains only spaces', () => {
    const required = { ...nothingAsked, isReasonRequired: true };
    expect(missingAnswer({ ...required, reason: ' \n' })).toBe('reason');
    expect(missingAnswer({ ...required, reason: 'Sent twice' })).toBeUndefined();
  });

  it('compares the confirmation text case-sensitively and ignores trailing spaces', () => {
    const required = { ...nothingAsked, confirmationText: 'Ridgeback 14-2H' };
    expect(missingAnswer(required)).toBe('text');
    expect(missingAnswer({ ...required, typed: 'ridgeback 14-2h' })).toBe('text');
    expect(missingAnswer({ ...required, typed: 'Ridgeback 14-2H ' })).toBeUndefined();
  });

  it('returns the first missing field', () => {
    const required = { ...nothingAsked, isReasonRequired: true, confirmationText: 'Void' };
    expect(missingAnswer(required)).toBe('reason');
  });
});
