import type { NameWith } from '../../core/i18n/catalogue.ts';

/** Messages of a list. */
export type ListMessage =
  | 'title'
  | 'search'
  | 'searchPlaceholder'
  | 'empty'
  | 'emptyHint'
  | 'noMatch'
  | 'listFailed';

/** Message prefix of a list. */
export type ListName = NameWith<ListMessage>;

/** Messages of a list whose rows can be deleted. */
export type DeletionMessage = 'deleteTitle' | 'deleteText' | 'deleted' | 'deleteFailed';

/** Message prefix of a list whose rows can be deleted. */
export type DeletableName = NameWith<DeletionMessage>;

/** Messages of a list with bulk deletion. */
export type BulkDeletionMessage =
  | DeletionMessage
  | 'deleteManyTitle'
  | 'deleteManyText'
  | 'deletedMany'
  | 'notDeleted';

/** Message prefix of a list with bulk deletion. */
export type BulkDeletableName = NameWith<BulkDeletionMessage>;
