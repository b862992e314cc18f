import type { SignatureOutcome } from '../../signatures/index.ts';
import type { Gap } from './gapsOf.ts';

export interface GapListProps {
  ticketId: string;
  gaps: readonly Gap[];
  /** The customer's contact on the ticket. */
  contactName?: string | null | undefined;
  /** Asks the contact for the missing signature. Without it, the gap links to the signature of the ticket. */
  onAsk?: (() => void) | undefined;
  /** Unsaved changes would not be part of what the customer signs. */
  isAskDisabled?: boolean | undefined;
  /** The signature is being requested. */
  isAsking?: boolean | undefined;
  /** Result of asking. */
  outcome?: SignatureOutcome | undefined;
  /** Opens another way to ask if the contact could not be asked. Without it, the problem links to the ticket. */
  onAskOther?: (() => void) | undefined;
  /** Focuses a field of the form on the same page. Without it, the gaps link to the form. */
  onOpenField?: ((field: string) => void) | undefined;
}
