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

describe('objectRule', () => {
  it('runs on the coerced fields when all fields have the right types', () => {
    expect(errorsOf({ first: ' ab ', second: 'cd' })).toEqual({ second: 'sameLength' });
  });

  it('reports its error together with the errors of single-field rules', () => {
    const rule = objectRule(object({ first: line, second: short }), 'blank', ({ first }) =>
      first === '' ? { path: ['first'], message: 'required' } : true,
    );
    expect(errorsOf({ first: ' ', second: 'too long' }, rule)).toEqual({
      first: 'required',
      second: 'tooLong',
    });
  });

  it.each([
    { second: 'too long' },
    { first: 1, second: 'too long' },
    { first: null, second: 'too long' },
    {},
  ])('does not run on %j, which has a missing or wrongly typed field', (value) => {
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
])(
  '%s with a missing text field and an invalid value is rejected without an exception',
  (_, checked, value, missing) => {
    const [error] = validate(value, checked, { coerce: true });
    expect(error && fieldErrors(error)).toHaveProperty(missing);
  },
);
