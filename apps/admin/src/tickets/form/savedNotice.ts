import type { Ticket } from '@derrick/domain/tickets';
import type { Translate } from '../../core/i18n/messages.ts';
import type { Notice } from '../../core/notify.tsx';
import { ticketNumber } from '../ticketNumber.ts';

/**
 * Returns the notice that says what saving the form did. It offers to sign the ticket, unless the customer has signed it
 * or the next page offers that.
 * @param before the ticket before it was saved; undefined for a new one
 * @param message message of the server, for a ticket that was created or changed without a status change
 */
export function savedNotice(
  t: Translate,
  before: Ticket | undefined,
  after: Ticket,
  message: string | undefined,
  signNow: () => void,
): Notice {
  const values = { ticket: ticketNumber(after) };
  const isOffered = before === undefined && after.status !== 'DRAFT';
  const canSign = !isOffered && !after.signature && after.status !== 'VOID';
  const success = (title: string, description?: string): Notice => ({
    tone: 'success',
    title,
    ...(description && { description }),
    ...(canSign && { action: { label: t('ticketForm.signNow'), onAction: signNow } }),
  });
  if (after.status === 'DRAFT')
    return success(t('ticketForm.draftSaved', values), t('ticketForm.draftSavedHint'));
  if (!before) return success(message ?? t('ticketForm.created'));
  if (after.status === 'CHANGES_REQUESTED')
    return success(t('ticketForm.changesSaved'), t('ticketForm.changesSavedHint', values));
  if (before.status === 'CHANGES_REQUESTED') return success(t('ticketForm.submittedAgain', values));
  if (before.status === 'DRAFT') return success(t('ticketForm.submitted', values));
  return success(message ?? t('ticketForm.updated'));
}
