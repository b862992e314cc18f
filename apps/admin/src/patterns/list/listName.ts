import type { NameWith } from '../../core/i18n/catalogue.ts';

/** Message prefix of a list. */
export type ListName = NameWith<
  'title' | 'search' | 'searchPlaceholder' | 'empty' | 'emptyHint' | 'noMatch' | 'listFailed'
>;

/** Message prefix of a list whose rows can be deleted. */
export type DeletableName = NameWith<'deleteTitle' | 'deleteText' | 'deleted' | 'deleteFailed'>;

/** Message prefix of a list with bulk deletion. */
export type BulkDeletableName = DeletableName &
  NameWith<'deleteManyTitle' | 'deleteManyText' | 'deletedMany' | 'notDeleted'>;
