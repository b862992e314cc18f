import { object, type Struct, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';

const errorsOf = <T, S>(struct: Struct<T, S>, value: unknown) => {
  const [error] = struct.validate(value);
  return error ? fieldErrors(error) : {};
};

describe('fieldErrors', () => {
  it('does not contain the rejected values', () => {
    const errors = errorsOf(object({ password: string(), name: string() }), { password: 12_345_678 });
    expect(errors).toEqual({ password: 'invalid', name: 'required' });
    expect(JSON.stringify(errors)).not.toContain('12345678');
  });

  it('limits the number of reported fields to 50 and their names to 100 characters', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`${n}${'x'.repeat(500)}`, n]));
    const errors = errorsOf(object({}), many);
    expect(Object.keys(errors)).toHaveLength(50);
    expect(Math.max(...Object.keys(errors).map((name) => name.length))).toBe(100);
  });

  it('is not affected by fields named after prototype properties', () => {
    const errors = errorsOf(object({}), JSON.parse('{"__proto__":1,"constructor":2}'));
    expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
    expect(errors['constructor']).toBe('unknownField');
  });
});
