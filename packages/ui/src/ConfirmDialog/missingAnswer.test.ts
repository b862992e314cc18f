import { describe, expect, it } from 'vitest';
import { missingAnswer } from './missingAnswer.ts';

const nothingAsked = { reason: '', isReasonRequired: false, typed: '', confirmationText: undefined };

describe('missingAnswer', () => {
  it('returns undefined when neither a reason nor a confirmation text is required', () => {
    expect(missingAnswer(nothingAsked)).toBeUndefined();
  });

  it('rejects a reason that contains only spaces', () => {
    const asked = { ...nothingAsked, isReasonRequired: true };
    expect(missingAnswer({ ...asked, reason: ' \n' })).toBe('reason');
    expect(missingAnswer({ ...asked, reason: 'Sent twice' })).toBeUndefined();
  });

  it('compares the confirmation text case-sensitively and ignores trailing spaces', () => {
    const asked = { ...nothingAsked, confirmationText: 'Ridgeback 14-2H' };
    expect(missingAnswer(asked)).toBe('text');
    expect(missingAnswer({ ...asked, typed: 'ridgeback 14-2h' })).toBe('text');
    expect(missingAnswer({ ...asked, typed: 'Ridgeback 14-2H ' })).toBeUndefined();
  });

  it('returns the first missing field', () => {
    const asked = { ...nothingAsked, isReasonRequired: true, confirmationText: 'Void' };
    expect(missingAnswer(asked)).toBe('reason');
  });
});
