import type { dataTableTexts } from '../../i18n/texts/dataTable.ts';
import type { FormatText } from '../../i18n/useTexts.ts';
import { coverage, type Selection } from '../model/selection.ts';

/**
 * Describes a selection change for a screen reader: with the row's name if one row changed, otherwise with the number of
 * selected rows. The cases match react-aria's useGridSelectionAnnouncement.
 */
export function describeSelectionChange(
  before: Selection,
  after: Selection,
  rows: readonly { readonly id: string; readonly label: string }[],
  message: FormatText<typeof dataTableTexts>,
): string {
  const changed = rows.filter(({ id }) => before.ids.has(id) !== after.ids.has(id));
  const [only] = changed.length === 1 ? changed : [];
  const sentences: string[] = [];
  if (only) {
    const key = after.ids.has(only.id) ? 'dataTable.selected' : 'dataTable.deselected';
    sentences.push(message(key, { label: only.label }));
  }
  const order = rows.map(({ id }) => id);
  if (!only && coverage(after.ids, order) === 'all') sentences.push(message('dataTable.selectedAll'));
  else if (!only || Math.max(before.ids.size, after.ids.size) > 1) {
    sentences.push(message('dataTable.selectedCount', { count: after.ids.size }));
  }
  return sentences.join(' ');
}
