import type { ApiError } from '@derrick/domain/http';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { notify } from '../core/notify.tsx';
import type { ChangeResult } from '../patterns/remote/index.ts';
import type { LevelsChange } from './followLevels.ts';

interface Change<Made> {
  /** Makes the change. */
  change: () => Promise<ChangeResult<Made>>;
  /** What the form underneath should follow. */
  follow?: (made: Made) => LevelsChange;
  /** Said when it has worked. */
  success: MessageKey;
  name: string;
}

/** The one form or question that is open in the dialog, named by the button that opened it. */
export interface Editor {
  isOpen: (key: string) => boolean;
  open: (key: string) => void;
  close: () => void;
  /** A change is under way: nothing else can be started. */
  isPending: boolean;
  /** Makes a change and closes what is open; resolves to the error when it failed. */
  run: <Made>(change: Change<Made>) => Promise<ApiError | undefined>;
  /** The id of the button with that key, which gets the focus back. */
  idOf: (key: string) => string;
}

/** Keeps what is open; the focus returns to its button, or to `fallback` when the button is gone. */
export function useEditor(
  fallback: RefObject<HTMLElement | null>,
  onChange: ((change: LevelsChange) => void) | undefined,
): Editor {
  const t = useTranslate();
  const prefix = useId();
  const [current, setCurrent] = useState<string>();
  const [isPending, setPending] = useState(false);
  const last = useRef<string>(undefined);

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
    idOf: (key) => `${prefix}-${key}`,
    async run({ change, follow, success, name }) {
      setPending(true);
      let result: Awaited<ReturnType<typeof change>>;
      try {
        result = await change();
        // The focus must not go to a button that is about to leave.
        if (result.ok) await result.reloaded;
      } finally {
        setPending(false);
      }
      if (!result.ok) return result.error;
      if (follow) onChange?.(follow(result.data));
      setCurrent(undefined);
      void notify({ tone: 'success', title: t(success, { name }) });
      return undefined;
    },
  };
}
