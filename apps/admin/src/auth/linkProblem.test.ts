import { ApiError } from '@derrick/domain/http';
import { describe, expect, it } from 'vitest';
import { isImpossibleToken, linkProblemOf } from './linkProblem.ts';

const failure = (status: number, code: string, errors?: Record<string, string>) =>
  new ApiError({ status, code, message: 'Refused', errors });

describe('linkProblemOf', () => {
  it.each([
    [failure(410, 'TOKEN_EXPIRED'), 'expired'],
    [failure(410, 'TOKEN_USED'), 'used'],
    [failure(410, 'TOKEN_REPLACED'), 'replaced'],
    [failure(404, 'TOKEN_UNKNOWN'), 'unknown'],
    [failure(404, 'NOT_FOUND'), 'unknown'],
    [failure(400, 'VALIDATION_FAILED', { token: 'tokenInvalid' }), 'unknown'],
    [failure(400, 'VALIDATION_FAILED', { password: 'passwordTooShort' }), undefined],
    [failure(429, 'RATE_LIMITED'), undefined],
    [failure(500, 'INTERNAL'), undefined],
    [failure(500, 'toString'), undefined],
    [new ApiError({ code: 'NO_RESPONSE', message: 'No response from server' }), undefined],
  ])('maps %s to the matching problem or to undefined', (error, problem) =>
    expect(linkProblemOf(error)).toBe(problem),
  );
});

it('isImpossibleToken rejects a token that is too long to come from the server', () => {
  expect(isImpossibleToken('x'.repeat(10_000))).toBe(true);
  expect(isImpossibleToken('x'.repeat(43))).toBe(false);
});
