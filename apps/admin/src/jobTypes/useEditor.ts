import { ApiError } from '@derrick/domain/http';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import type { LevelsChange } from '../people/followLevels.ts';
import { useFailure } from '../people/useFailure.ts';

/** Is what was wrong with a change: keys at its fields, else a sentence. */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
  message?: string | undefined;
}

interface Change<Made> {
  call: () => Promise<Made>;
  /** Says what of it the form underneath should follow. */
  tell?: (made: Made) => LevelsChange;
  /** Said when it has worked. */
  success: MessageKey;
  name: string;
}

/** Is the one form or question that stands open in the dialog, named by the button that opened it. */
export interface Editor {
  isOpen: (key: string) => boolean;
  open: (key: string) => void;
  close: () => void;
  /** Whether a change is under way: nothing else can be begun. */
  isPending: boolean;
  /** Makes a change, waits until the lists show it and closes; gives what was wrong. */
  change: <Made>(change: Change<Made>) => Promise<Refusal | undefined>;
  /** Id of the button with that key, which gets the focus back. */
  idOf: (key: string) => string;
}

/** Keeps what stands open; the focus returns to the button, or to `fallback` where that one is gone. */
export function useEditor(
  fallback: RefObject<HTMLElement | null>,
  onChange: (change: LevelsChange) => void,
): Editor {
  const t = useTranslate();
  const failure = useFailure();
  const { mutate } = useSWRConfig();
  const prefix = useId();
  const [current, setCurrent] = useState<string>();
  const [isPending, setPending] = useState(false);
  const last = useRef<string>(undefined);
  const idOf = (key: string) => `${prefix}-${key}`;

  useEffect(() => {
    if (current === undefined && last.current !== undefined) {
      (document.getElementById(`${prefix}-${last.current}`) ?? fallback.current)?.focus();
    }
    last.current = current;
  }, [current, prefix, fallback]);

  return {
    isOpen: (key) => current === key,
    open: setCurrent,
    close: () => setCurrent(undefined),
    isPending,
    idOf,
    async change({ call, tell, success, name }) {
      setPending(true);
      try {
        const made = await call();
        if (tell) onChange(tell(made));
      } catch (error) {
        setPending(false);
        const fields = (error instanceof ApiError && error.errors) || {};
        return { fields, message: failure.text(error, 'jobTypes.failed') };
      }
      // Waited for, unlike elsewhere: the focus must not go to a button that is about to leave.
      await mutate((key) => Array.isArray(key) && key[0] === 'options').catch(() => {});
      setPending(false);
      setCurrent(undefined);
      void notify({ tone: 'success', title: t(success, { name }) });
      return undefined;
    },
  };
}
