import { describe, expect, it } from 'vitest';
import { missingAnswer } from './missingAnswer.ts';

const nothingAsked = { reason: '', isReasonRequired: false, typed: '', confirmationText: undefined };

describe('missingAnswer', () => {
  it('asks for nothing that is not wanted', () => {
    expect(missingAnswer(nothingAsked)).toBeUndefined();
  });

  it('does not take spaces for a reason', () => {
    const asked = { ...nothingAsked, isReasonRequired: true };
    expect(missingAnswer({ ...asked, reason: ' \n' })).toBe('reason');
    expect(missingAnswer({ ...asked, reason: 'Sent twice' })).toBeUndefined();
  });

  it('takes the text as it is shown, not in other letters', () => {
    const asked = { ...nothingAsked, confirmationText: 'Ridgeback 14-2H' };
    expect(missingAnswer(asked)).toBe('text');
    expect(missingAnswer({ ...asked, typed: 'ridgeback 14-2h' })).toBe('text');
    expect(missingAnswer({ ...asked, typed: 'Ridgeback 14-2H ' })).toBeUndefined();
  });

  it('names the field that comes first', () => {
    const asked = { ...nothingAsked, isReasonRequired: true, confirmationText: 'Void' };
    expect(missingAnswer(asked)).toBe('reason');
  });
});
