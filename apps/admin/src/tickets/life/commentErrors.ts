import { TICKET_COMMENT_MAX_BYTES } from '@derrick/domain/tickets';
import type { ErrorMessage } from '../../patterns/form/errorMessages.ts';

export const commentErrors = {
  commentRequired: 'ticketLife.error.required',
  textTooLong: { key: 'ticketLife.error.tooLong', count: TICKET_COMMENT_MAX_BYTES },
} as const satisfies Record<string, ErrorMessage>;
