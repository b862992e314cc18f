import {
  changedSignedFields,
  type SignableTicket,
  type SignedField,
  signedFactsOf,
} from '@derrick/domain/signatures';
import type { Ticket } from '@derrick/domain/tickets';
import { useState } from 'react';

/** What is asked before a change removes a signature. */
export interface SignatureQuestion {
  /** Who has signed. */
  name: string;
  /** What is changed of that which was signed. */
  fields: readonly SignedField[];
  answer: (isConfirmed: boolean) => void;
}

/** Asks before a ticket is saved whose signature would not outlive that. */
export function useSignatureQuestion(ticket: Ticket | undefined) {
  const [question, setQuestion] = useState<SignatureQuestion>();
  const signature = ticket?.signature;
  return {
    question,
    /** Answers whether to save: true at once while nothing that was signed is changed. */
    async confirms(changed: Partial<SignableTicket>): Promise<boolean> {
      if (!ticket || !signature) return true;
      const fields = changedSignedFields(signedFactsOf(ticket), signedFactsOf({ ...ticket, ...changed }));
      if (fields.length === 0) return true;
      const isConfirmed = await new Promise<boolean>((resolve) =>
        setQuestion({ name: signature.name, fields, answer: resolve }),
      );
      setQuestion(undefined);
      return isConfirmed;
    },
  };
}
