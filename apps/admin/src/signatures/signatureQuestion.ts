import type { SignedField } from '@derrick/domain/signatures';

/** Confirmation before a change removes a signature. */
export interface SignatureQuestion {
  /** Name of the signer. */
  name: string;
  /** Changed fields that are part of the signed content. */
  fields: readonly SignedField[];
  answer: (isConfirmed: boolean) => void;
}
