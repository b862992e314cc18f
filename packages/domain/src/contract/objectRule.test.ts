import { coerce, object, refine, string, validate } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { newTechnicianStruct } from '../people/index.ts';
import { ticketInputStruct } from '../tickets/index.ts';
import { toStruct } from './endpoint.ts';
import { fieldErrors } from './fieldErrors.ts';
import { objectRule } from './objectRule.ts';

const line = coerce(string(), string(), (value) => value.trim());
const short = refine(line, 'short', (value) => value.length < 4 || 'tooLong');
const struct = objectRule(object({ first: line, second: short }), 'equal', ({ first, second }) => ({
  path: ['second'],
  message: first.length === second.length ? 'sameLength' : 'otherLength',
}));

const errorsOf = (value: unknown, checked: typeof struct = struct) => {
  const [error] = validate(value, checked, { coerce: true });
  return error && fieldErrors(error);
};

describe('a rule about several fields', () => {
  it('sees the fields when all have their types', () => {
    expect(errorsOf({ first: ' ab ', second: 'cd' })).toEqual({ second: 'sameLength' });
  });

  it('is heard beside a field that breaks a rule of its own', () => {
    const other = objectRule(object({ first: line, second: short }), 'blank', ({ first }) =>
      first === '' ? { path: ['first'], message: 'required' } : true,
    );
    expect(errorsOf({ first: ' ', second: 'too long' }, other)).toEqual({
      first: 'required',
      second: 'tooLong',
    });
  });

  it.each([
    { second: 'too long' },
    { first: 1, second: 'too long' },
    { first: null, second: 'too long' },
    {},
  ])('does not run on %j', (value) => {
    expect(errorsOf(value)).not.toHaveProperty('second', 'sameLength');
    expect(errorsOf(value)).toHaveProperty('first');
  });
});

it.each([
  [
    'a ticket',
    toStruct<unknown>(ticketInputStruct),
    { description: 'd', wellName: 'w', workStartedAt: '25:00' },
    'location',
  ],
  [
    'a technician',
    toStruct<unknown>(newTechnicianStruct),
    { fullname: 7, email: 'not an address' },
    'fullname',
  ],
])('%s with a missing text and a wrong value is refused, not broken', (_, checked, value, missing) => {
  const [error] = validate(value, checked, { coerce: true });
  expect(error && fieldErrors(error)).toHaveProperty(missing);
});
