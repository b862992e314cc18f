import type { ApiError } from '@derrick/domain/http';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { notify } from '../core/notify.tsx';
import type { ChangeResult } from '../patterns/remote/index.ts';
import type { LevelsChange } from './followLevels.ts';

interface Change<Made> {
  /** Sends the change. */
  change: () => Promise<ChangeResult<Made>>;
  /** Returns the change to report to the form that opened the dialog. */
  follow?: (made: Made) => LevelsChange;
  /** Title of the success toast. */
  success: MessageKey;
  name: string;
}

/** The inline form that is open in the dialog; only one can be open. Its key names the button that opened it. */
export interface Editor {
  isOpen: (key: string) => boolean;
  open: (key: string) => void;
  close: () => void;
  /** A change is pending; no other change can start. */
  isPending: boolean;
  /** Saves a change and closes the open form; resolves to the error if it failed. */
  run: <Made>(change: Change<Made>) => Promise<ApiError | undefined>;
  /** Returns the element ID of the button with this key, which the focus returns to. */
  idOf: (key: string) => string;
}

/**
 * State of the open inline form. Closing it returns the focus to its button, or to `fallback` if the button was removed.
 */
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
        // Waits for the reload, so that the focus does not move to a button about to be removed.
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
