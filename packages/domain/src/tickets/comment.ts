import { refine } from 'superstruct';
import { textOf } from '../contract/text.ts';
import { TICKET_LONG_TEXT_MAX, validateComment } from './rules.ts';

/** What somebody says about a ticket. Its event keeps as many bytes, see `TICKET_COMMENT_MAX_BYTES`. */
export const commentText = refine(
  textOf(TICKET_LONG_TEXT_MAX),
  'comment',
  (text) => validateComment(text) ?? true,
);
