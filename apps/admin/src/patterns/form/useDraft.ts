import { useCallback, useEffect, useRef, useState } from 'react';
import { draftEpoch, draftKey } from '../../core/drafts.ts';
import { useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session.tsx';
import { type Draft, readDrafts, writeDrafts } from './draftStore.ts';

/** How long after the last key a draft is written. */
const PAUSE_MS = 400;

/**
 * Keeps a form's draft in this browser. What an earlier visit left is `offered`, and stays until the reader takes or
 * discards it, even when they write something new beside it.
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

  /** Writes this visit's draft beside those of others, without the one that was decided about. */
  const store = useCallback(
    (own: Draft<Values> | undefined, settled?: string): boolean => {
      // Drafts were dropped on signing out: what is still on the page must not come back.
      if (isOver.current || draftEpoch() !== epoch) return false;
      // Read anew: another tab may have written its own meanwhile.
      const others = readDrafts(key, first).filter(({ id }) => id !== visit && id !== settled);
      return writeDrafts(key, own ? [own, ...others] : others);
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
    const stop = tokens.onOtherTab((what) => {
      if (what === 'signedOut') isOver.current = true;
    });
    return () => {
      window.removeEventListener('pagehide', flush);
      stop();
      flush();
    };
  }, [flush, tokens]);

  return {
    /** What an earlier visit left. */
    offered: offers[0],
    /** Writes a draft a moment later; undefined when the form holds what it began with. */
    save: useCallback(
      (draft: Omit<Draft<Values>, 'id'> | undefined) => {
        if (waiting.current) clearTimeout(waiting.current.timer);
        waiting.current = { draft: draft && { ...draft, id: visit }, timer: setTimeout(flush, PAUSE_MS) };
      },
      [flush, visit],
    ),
    /** Writes a draft at once in the place of all others; answers whether the browser keeps it. */
    saveNow(values: Values): boolean {
      setOffers([]);
      return writeDrafts(key, [{ id: visit, values, savedAt: Date.now() }]);
    },
    /** Takes the offered draft off the offer: it is in the form now, or not wanted. */
    settle({ id, ...settled }: Draft<Values>, isTaken: boolean) {
      setOffers((all) => all.filter((one) => one.id !== id));
      // In one step: what was taken over is never without a place.
      store(isTaken ? { ...settled, id: visit } : readDrafts(key, first).find((one) => one.id === visit), id);
    },
    /** Forgets the form's own draft for good: it was sent, or is given up. */
    drop() {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = undefined;
      store(undefined);
      isOver.current = true;
    },
  };
}
