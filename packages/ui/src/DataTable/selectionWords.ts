import type { useKitMessages } from '../i18n/index.ts';
import { coverage, type Selection } from './selection.ts';

/**
 * What a change of the selection sounds like: the name of a single row, else how many there are now.
 * The same cases as react-aria's useGridSelectionAnnouncement.
 */
export function selectionWords(
  before: Selection,
  after: Selection,
  rows: readonly { readonly id: string; readonly label: string }[],
  t: ReturnType<typeof useKitMessages>,
): string {
  const changed = rows.filter(({ id }) => before.ids.has(id) !== after.ids.has(id));
  const [only] = changed.length === 1 ? changed : [];
  const words: string[] = [];
  if (only) {
    const key = after.ids.has(only.id) ? 'dataTable.selected' : 'dataTable.deselected';
    words.push(t(key, { label: only.label }));
  }
  const order = rows.map(({ id }) => id);
  if (!only && coverage(after.ids, order) === 'all') words.push(t('dataTable.selectedAll'));
  else if (!only || Math.max(before.ids.size, after.ids.size) > 1) {
    words.push(t('dataTable.selectedCount', { count: after.ids.size }));
  }
  return words.join(' ');
}
