import type { ComboBoxItem } from '@derrick/ui/ComboBox';

/** A level and a role as chosen; a name may be unknown until its list is loaded. */
export interface LevelAndRole {
  level: ComboBoxItem | null;
  role: ComboBoxItem | null;
}

/** What happened to a level, or to a role of the level `jobTypeId`, in the dialog that manages them. */
export type LevelsChange =
  | { what: 'level'; is: 'added' | 'retired'; id: string; name: string }
  | { what: 'role'; is: 'added' | 'retired'; id: string; name: string; jobTypeId: string };

/**
 * Gives what is chosen after a change: a new level or role where there was none yet, and nothing retired any more.
 * @param own what the person has, who keeps it when it is retired; undefined for somebody new, for whom a level that was
 * just made is the one it was made for
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
  // A role of another level would change that one, which nobody asked for.
  if (change.jobTypeId !== level?.id) return value;
  return role === null || isNew ? { level, role: item } : value;
}
