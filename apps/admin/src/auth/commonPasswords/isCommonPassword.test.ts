import { PASSWORD_MIN_LENGTH } from '@derrick/domain/auth';
import { describe, expect, it } from 'vitest';
import { commonPasswords, isCommonPassword } from './isCommonPassword.ts';

describe('isCommonPassword', () => {
  it.each(['123456', 'password', 'PassWord', 'qwerty', 'iloveyou'])('recognizes %s as common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['', 'derrick-demo', 'password ', 'mast over the basin', 'constructor', '__proto__'])(
    'does not treat %j as common',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );

  it('has a list of 3,000 passwords, none shorter than the minimum length', () => {
    expect(commonPasswords.size).toBe(3000);
    expect([...commonPasswords].filter((password) => password.length < PASSWORD_MIN_LENGTH)).toEqual([]);
  });
});
