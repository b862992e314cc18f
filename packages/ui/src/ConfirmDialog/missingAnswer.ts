interface Answers {
  reason: string;
  isReasonRequired: boolean;
  typed: string;
  /** Text that the user must type; undefined if none. */
  confirmationText: string | undefined;
}

/** Returns the first missing answer, which prevents the action. Leading and trailing spaces are ignored. */
export function missingAnswer({ reason, isReasonRequired, typed, confirmationText }: Answers) {
  if (isReasonRequired && reason.trim() === '') return 'reason';
  if (confirmationText !== undefined && typed.trim() !== confirmationText.trim()) return 'text';
  return undefined;
}
