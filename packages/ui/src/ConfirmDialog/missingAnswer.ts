interface Answers {
  reason: string;
  isReasonRequired: boolean;
  typed: string;
  /** The text that must be typed; undefined if none. */
  confirmationText: string | undefined;
}

/** Returns the first answer that is missing before an action may run. Spaces around an answer do not count. */
export function missingAnswer({ reason, isReasonRequired, typed, confirmationText }: Answers) {
  if (isReasonRequired && reason.trim() === '') return 'reason';
  if (confirmationText !== undefined && typed.trim() !== confirmationText.trim()) return 'text';
  return undefined;
}
