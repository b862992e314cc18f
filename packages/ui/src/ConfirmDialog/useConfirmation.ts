'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { missingAnswer } from './missingAnswer.ts';

interface ConfirmationOptions {
  isReasonRequired: boolean;
  /** Text that the user must type; undefined if none. */
  confirmationText: string | undefined;
  onConfirm: (reason: string) => void | Promise<void>;
  failureMessage: (error: unknown) => ReactNode;
  onDone: () => void;
}

/** State of a ConfirmDialog: the answers and the pending action. A failure keeps the typed answers. */
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
    clear() {
      setReason('');
      setTyped('');
      setMissing(undefined);
      setFailure(undefined);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      // React events bubble through portals: without this, the form around the dialog's trigger would also be submitted.
      event.stopPropagation();
      if (!isRunning) void confirm();
    },
  };
}
