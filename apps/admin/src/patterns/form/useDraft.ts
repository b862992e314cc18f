import { useCallback, useEffect, useRef, useState } from 'react';
import { draftEpoch, draftKey } from '../../core/drafts.ts';
import { useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session.tsx';
import { type Draft, readDrafts, writeDrafts } from './draftStore.ts';

/** Milliseconds between the last change and writing the draft. */
const SAVE_DELAY_MS = 400;

/**
 * Stores a form's draft in this browser. The draft of an earlier visit is `offered` until the user restores or discards
 * it, even if the user types something new.
 */
export function useDraft<Values extends object>(form: string, example: Values) {
  const { user } = useSession();
  const { tokens } = useServices();
  const key = draftKey(user, form);
  const [visit] = useState(() => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`);
  const [epoch] = useState(draftEpoch);
  const [offers, setOffers] = useState(() => readDrafts(key, example));
  const [first] = useState(example);
  const waiting = useRef<{ draft: Draft<Values> | undefined; timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  const isOver = useRef(false);

  /** Writes the draft of this visit next to the drafts of other visits, and removes the settled draft. */
  const store = useCallback(
    (draft: Draft<Values> | undefined, settled?: string): boolean => {
      // Drafts were dropped at sign-out, so the open form must not write its draft again.
      if (isOver.current || draftEpoch() !== epoch) return false;
      // Reads the drafts again, because another tab may have written one.
      const otherDrafts = readDrafts(key, first).filter(({ id }) => id !== visit && id !== settled);
      return writeDrafts(key, draft ? [draft, ...otherDrafts] : otherDrafts);
    },
    [key, epoch, visit, first],
  );
  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { draft } = waiting.current;
    waiting.current = undefined;
    store(draft);
  }, [store]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    const stop = tokens.onOtherTab((action) => {
      if (action === 'signedOut') isOver.current = true;
    });
    return () => {
      window.removeEventListener('pagehide', flush);
      stop();
      flush();
    };
  }, [flush, tokens]);

  return {
    /** Draft of an earlier visit. */
    offered: offers[0],
    /** Writes a draft after a short delay; undefined if the form has its initial values. */
    save: useCallback(
      (draft: Omit<Draft<Values>, 'id'> | undefined) => {
        if (waiting.current) clearTimeout(waiting.current.timer);
        waiting.current = {
          draft: draft && { ...draft, id: visit },
          timer: setTimeout(flush, SAVE_DELAY_MS),
        };
      },
      [flush, visit],
    ),
    /** Writes a draft immediately, replacing all others. Returns false if the browser cannot store it. */
    saveNow(values: Values): boolean {
      setOffers([]);
      return writeDrafts(key, [{ id: visit, values, savedAt: Date.now() }]);
    },
    /** Removes the offered draft after the user restored or discarded it. */
    closeOffer({ id, ...settled }: Draft<Values>, isTaken: boolean) {
      setOffers((all) => all.filter((draft) => draft.id !== id));
      // Written in one step, so that a restored draft is always stored.
      store(
        isTaken ? { ...settled, id: visit } : readDrafts(key, first).find((draft) => draft.id === visit),
        id,
      );
    },
    /** Deletes the form's own draft after it was submitted or discarded. */
    drop() {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = undefined;
      store(undefined);
      isOver.current = true;
    },
  };
}
