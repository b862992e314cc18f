'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { missingAnswer } from './missingAnswer.ts';

interface ConfirmationOptions {
  /** The reason must be given. */
  isReasonRequired: boolean;
  /** The text that must be typed; undefined if none. */
  confirmationText: string | undefined;
  onConfirm: (reason: string) => void | Promise<void>;
  failureMessage: (error: unknown) => ReactNode;
  onDone: () => void;
}

/** What a ConfirmDialog asks for, and the state of its action. A failure leaves what was typed as it is. */
export function useConfirmation(options: ConfirmationOptions) {
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<ReturnType<typeof missingAnswer>>();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();
  const id = useId();
  const reasonId = `${id}-reason`;
  const typedId = `${id}-typed`;

  const confirm = async () => {
    const next = missingAnswer({ ...options, reason, typed });
    setMissing(next);
    setFailure(undefined);
    if (next) {
      document.getElementById(next === 'reason' ? reasonId : typedId)?.focus();
      return;
    }
    setRunning(true);
    try {
      await options.onConfirm(reason.trim());
      options.onDone();
    } catch (error) {
      setFailure(options.failureMessage(error));
    } finally {
      setRunning(false);
    }
  };

  return {
    formId: `${id}-form`,
    reason: {
      id: reasonId,
      value: reason,
      isMissing: missing === 'reason',
      change(value: string) {
        setReason(value);
        if (missing === 'reason') setMissing(undefined);
      },
    },
    typed: {
      id: typedId,
      value: typed,
      isMissing: missing === 'text',
      change(value: string) {
        setTyped(value);
        if (missing === 'text') setMissing(undefined);
      },
    },
    isRunning,
    failure,
    /** Forgets what was typed, for the next question. */
    clear() {
      setReason('');
      setTyped('');
      setMissing(undefined);
      setFailure(undefined);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      // React passes it on from a dialog to the form that the dialog was opened from.
      event.stopPropagation();
      if (!isRunning) void confirm();
    },
  };
}
