import type { NameWith } from '../../core/i18n/catalogue.ts';

/** The name of a list: the prefix of its messages in the catalogues. */
export type ListName = NameWith<
  'title' | 'search' | 'searchPlaceholder' | 'empty' | 'emptyHint' | 'noMatch' | 'listFailed'
>;

/** A list whose rows can be deleted. */
export type DeletableName = NameWith<'deleteTitle' | 'deleteText' | 'deleted' | 'deleteFailed'>;

/** A list of which several rows can be deleted at once. */
export type BulkDeletableName = DeletableName &
  NameWith<'deleteManyTitle' | 'deleteManyText' | 'deletedMany' | 'notDeleted'>;
