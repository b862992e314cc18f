import type { SignatureState } from '@derrick/domain/tickets';
import type { MessageKey } from '../core/i18n/catalogue.ts';

/** Label of each signature state in the list and its filter. */
export const signatureLabels = {
  signed: 'tickets.signature.signed',
  waiting: 'tickets.signature.waiting',
  unsigned: 'tickets.signature.unsigned',
} as const satisfies Record<SignatureState, MessageKey>;
