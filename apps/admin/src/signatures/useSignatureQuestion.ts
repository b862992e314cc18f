import { changedSignedFields, type SignableTicket, signedFactsOf } from '@derrick/domain/signatures';
import type { Ticket } from '@derrick/domain/tickets';
import { useState } from 'react';
import { useMessages } from '../core/i18n/MessagesProvider.tsx';
import { SignatureQuestionDialog } from './lazyQuestionDialog.ts';
import type { SignatureQuestion } from './signatureQuestion.ts';

/** Asks before a ticket is saved whose signature would not outlive that. */
export function useSignatureQuestion(ticket: Ticket | undefined) {
  const messages = useMessages();
  const [question, setQuestion] = useState<SignatureQuestion>();
  const signature = ticket?.signature;
  return {
    question,
    /**
     * Returns whether to save: true at once while nothing that was signed is changed. Rejects if the question cannot be
     * loaded.
     */
    async confirms(changed: Partial<SignableTicket>): Promise<boolean> {
      if (!ticket || !signature) return true;
      const fields = changedSignedFields(signedFactsOf(ticket), signedFactsOf({ ...ticket, ...changed }));
      if (fields.length === 0) return true;
      // Saving fails if the question cannot be shown: the form would wait for its answer for ever.
      await SignatureQuestionDialog.preload(messages);
      const isConfirmed = await new Promise<boolean>((resolve) =>
        setQuestion({ name: signature.name, fields, answer: resolve }),
      );
      setQuestion(undefined);
      return isConfirmed;
    },
  };
}
