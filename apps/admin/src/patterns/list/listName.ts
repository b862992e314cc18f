import type { MessageKey } from '../../app/i18n/catalogue.ts';

type AnyName = MessageKey extends infer Key ? (Key extends `${infer Name}.${string}` ? Name : never) : never;

/** The prefixes that have all of these messages. */
type NameWith<Message extends string> = {
  [Name in AnyName]: `${Name}.${Message}` extends MessageKey ? Name : never;
}[AnyName];

/** The name of a list: the prefix of its messages in the catalogues. */
export type ListName = NameWith<
  'title' | 'search' | 'searchPlaceholder' | 'empty' | 'emptyHint' | 'noMatch' | 'listFailed'
>;

/** A list whose rows can be deleted. */
export type DeletableName = NameWith<'deleteTitle' | 'deleteText' | 'deleted' | 'deleteFailed'>;

/** A list of which several rows can be deleted at once. */
export type BulkDeletableName = DeletableName &
  NameWith<'deleteManyTitle' | 'deleteManyText' | 'deletedMany' | 'notDeleted'>;
