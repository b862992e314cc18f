import { describe, expect, it } from 'vitest';
import { followLevels, type LevelsChange } from './followLevels.ts';

const item = (id: string) => ({ id, label: id });
const none = { level: null, role: null };
const chosen = { level: item('pumps'), role: item('operator') };
const level = (is: 'added' | 'retired', id: string) =>
  ({ what: 'level', is, id, name: id }) satisfies LevelsChange;
const role = (is: 'added' | 'retired', id: string, jobTypeId = 'pumps') =>
  ({ what: 'role', is, id, name: id, jobTypeId }) satisfies LevelsChange;

describe('what is chosen follows the dialog of levels', () => {
  it('to a level and a role where there were none', () => {
    for (const isNew of [true, false]) {
      const withLevel = followLevels(none, level('added', 'wells'), isNew);
      expect(withLevel).toEqual({ level: item('wells'), role: null });
      expect(followLevels(withLevel, role('added', 'rigger', 'wells'), isNew)).toEqual({
        level: item('wells'),
        role: item('rigger'),
      });
    }
  });

  it('from what was chosen for somebody new, and never from what somebody has', () => {
    expect(followLevels(chosen, level('added', 'wells'), true)).toEqual({ level: item('wells'), role: null });
    expect(followLevels(chosen, level('added', 'wells'), false)).toBe(chosen);
    expect(followLevels(chosen, role('added', 'rigger'), true).role).toEqual(item('rigger'));
    expect(followLevels(chosen, role('added', 'rigger'), false)).toBe(chosen);
    expect(followLevels(chosen, role('added', 'rigger', 'wells'), true)).toBe(chosen);
    expect(followLevels(none, role('added', 'rigger', 'wells'), true)).toBe(none);
  });

  it('away from what is retired, and a level takes its role along', () => {
    for (const isNew of [true, false]) {
      expect(followLevels(chosen, level('retired', 'pumps'), isNew)).toEqual(none);
      expect(followLevels(chosen, role('retired', 'operator'), isNew)).toEqual({ ...chosen, role: null });
      expect(followLevels(chosen, level('retired', 'wells'), isNew)).toBe(chosen);
      expect(followLevels(chosen, role('retired', 'rigger'), isNew)).toBe(chosen);
      expect(followLevels(none, level('retired', 'pumps'), isNew)).toBe(none);
    }
  });
});
