import { refine } from 'superstruct';
import { textOf } from '../contract/text.ts';
import { TICKET_LONG_TEXT_MAX, validateComment } from './rules.ts';

/** A comment on a ticket. The limit of its event in bytes is `TICKET_COMMENT_MAX_BYTES`. */
export const commentText = refine(
  textOf(TICKET_LONG_TEXT_MAX),
  'comment',
  (text) => validateComment(text) ?? true,
);
