import type { CreditNoteStatus } from '@derrick/domain/invoices';
import type { BadgeTone } from '@derrick/ui/Badge';
import type { MessageKey } from '../../core/i18n/catalogue.ts';

/** Label and color of each status of a credit note. */
export const creditNoteWords: Readonly<Record<CreditNoteStatus, { label: MessageKey; tone: BadgeTone }>> = {
  APPLIED: { label: 'creditNotes.status.applied', tone: 'info' },
  PARTLY_REFUNDED: { label: 'creditNotes.status.partlyRefunded', tone: 'neutral' },
  REFUNDED: { label: 'creditNotes.status.refunded', tone: 'neutral' },
};
