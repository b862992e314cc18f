import type { SignedField } from '@derrick/domain/signatures';

/** What is asked before a change removes a signature. */
export interface SignatureQuestion {
  /** Who has signed. */
  name: string;
  /** What is changed of that which was signed. */
  fields: readonly SignedField[];
  answer: (isConfirmed: boolean) => void;
}
