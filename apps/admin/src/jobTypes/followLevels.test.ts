import { describe, expect, it } from 'vitest';
import { followLevels, type LevelsChange } from './followLevels.ts';

const item = (id: string) => ({ id, label: id });
const none = { level: null, role: null };
const chosen = { level: item('pumps'), role: item('operator') };
const level = (is: 'added' | 'retired', id: string) =>
  ({ what: 'level', is, id, name: id }) satisfies LevelsChange;
const role = (is: 'added' | 'retired', id: string, jobTypeId = 'pumps') =>
  ({ what: 'role', is, id, name: id, jobTypeId }) satisfies LevelsChange;

describe('followLevels', () => {
  it('selects an added level or role when the user had none', () => {
    for (const own of [undefined, none]) {
      const withLevel = followLevels(none, level('added', 'wells'), own);
      expect(withLevel).toEqual({ level: item('wells'), role: null });
      expect(followLevels(withLevel, role('added', 'rigger', 'wells'), own)).toEqual({
        level: item('wells'),
        role: item('rigger'),
      });
    }
  });

  it('selects an added level or role for a new user, but keeps the existing level and role of a saved user', () => {
    expect(followLevels(chosen, level('added', 'wells'))).toEqual({ level: item('wells'), role: null });
    expect(followLevels(chosen, level('added', 'wells'), chosen)).toBe(chosen);
    expect(followLevels(chosen, role('added', 'rigger')).role).toEqual(item('rigger'));
    expect(followLevels(chosen, role('added', 'rigger'), chosen)).toBe(chosen);
    expect(followLevels(chosen, role('added', 'rigger', 'wells'))).toBe(chosen);
    expect(followLevels(none, role('added', 'rigger', 'wells'))).toBe(none);
  });

  it('clears a retired level or role, and clears the role together with its level', () => {
    for (const own of [undefined, none]) {
      expect(followLevels(chosen, level('retired', 'pumps'), own)).toEqual(none);
      expect(followLevels(chosen, role('retired', 'operator'), own)).toEqual({ ...chosen, role: null });
      expect(followLevels(chosen, level('retired', 'wells'), own)).toBe(chosen);
      expect(followLevels(chosen, role('retired', 'rigger'), own)).toBe(chosen);
      expect(followLevels(none, level('retired', 'pumps'), own)).toBe(none);
    }
  });

  it('keeps a retired level or role that the saved user already has', () => {
    expect(followLevels(chosen, level('retired', 'pumps'), chosen)).toBe(chosen);
    expect(followLevels(chosen, role('retired', 'operator'), chosen)).toBe(chosen);
  });
});
