import { changedSignedFields, type SignableTicket, signedFactsOf } from '@derrick/domain/signatures';
import type { Ticket } from '@derrick/domain/tickets';
import { useState } from 'react';
import { useMessages } from '../core/i18n/MessagesProvider.tsx';
import { SignatureQuestionDialog } from './lazyQuestionDialog.ts';
import type { SignatureQuestion } from './signatureQuestion.ts';

/** Asks before saving a ticket whose signature the changes would remove. */
export function useSignatureQuestion(ticket: Ticket | undefined) {
  const messages = useMessages();
  const [question, setQuestion] = useState<SignatureQuestion>();
  const signature = ticket?.signature;
  return {
    question,
    /**
     * Resolves to true if the ticket should be saved, immediately if no signed content changed. Rejects if the dialog
     * cannot be loaded.
     */
    async confirms(changed: Partial<SignableTicket>): Promise<boolean> {
      if (!ticket || !signature) return true;
      const fields = changedSignedFields(signedFactsOf(ticket), signedFactsOf({ ...ticket, ...changed }));
      if (fields.length === 0) return true;
      // Preloads the dialog, so that saving fails if it cannot be shown instead of waiting forever for an answer.
      await SignatureQuestionDialog.preload(messages);
      const isConfirmed = await new Promise<boolean>((resolve) =>
        setQuestion({ name: signature.name, fields, answer: resolve }),
      );
      setQuestion(undefined);
      return isConfirmed;
    },
  };
}
