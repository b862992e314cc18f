import type { ComboBoxItem } from '@derrick/ui/ComboBox';

/** A selected level and role. Names may be missing until their lists are loaded. */
export interface LevelAndRole {
  level: ComboBoxItem | null;
  role: ComboBoxItem | null;
}

/** Change of a level, or of a role of the level `jobTypeId`. */
export type LevelsChange =
  | { what: 'level'; is: 'added' | 'retired'; id: string; name: string }
  | { what: 'role'; is: 'added' | 'retired'; id: string; name: string; jobTypeId: string };

/**
 * Returns the selection after a change: selects an added level or role if none was selected, and removes a retired one.
 * @param own the team member's saved level and role, which stay selected when retired; undefined for a new team member,
 *   for whom an added level is selected even if another one was
 */
export function followLevels(value: LevelAndRole, change: LevelsChange, own?: LevelAndRole): LevelAndRole {
  const { level, role } = value;
  const { id, name } = change;
  const isNew = own === undefined;
  if (change.is === 'retired') {
    if (id === own?.level?.id || id === own?.role?.id) return value;
    if (id === level?.id) return { level: null, role: null };
    return id === role?.id ? { level, role: null } : value;
  }
  const item = { id, label: name };
  if (change.what === 'level') return level === null || isNew ? { level: item, role: null } : value;
  // An added role of another level must not change the selected level.
  if (change.jobTypeId !== level?.id) return value;
  return role === null || isNew ? { level, role: item } : value;
}
