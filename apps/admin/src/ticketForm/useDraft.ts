import { useCallback, useEffect, useRef, useState } from 'react';
import { draftEpoch, draftKey } from '../app/drafts.ts';
import { useServices } from '../app/services.tsx';
import { useSession } from '../app/session.tsx';
import { emptyValues, type TicketFormValues } from './values.ts';

/** Is what was typed into a form that was not sent, files apart. */
export interface Draft {
  values: TicketFormValues;
  /** When it was last changed, in ms since 1970. */
  savedAt: number;
  /** The ticket that the changes build on. */
  base?: { values: TicketFormValues; version: number } | undefined;
}

/** One that the reader has not decided about yet, and the one being written. */
const MOST = 2;
const PAUSE_MS = 400;

const isItem = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value;

/** Another version of this app, or anybody, may have written what is in the storage. */
function isValues(value: unknown): value is TicketFormValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(emptyValues).every(([name, empty]) => {
      const own: unknown = Reflect.get(value, name);
      return typeof empty === 'string'
        ? typeof own === 'string'
        : own === null || typeof own === 'string' || isItem(own);
    })
  );
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('savedAt' in value))
    return false;
  const base: unknown = 'base' in value ? value.base : undefined;
  return (
    isValues(value.values) &&
    typeof value.savedAt === 'number' &&
    (base === undefined ||
      (typeof base === 'object' && base !== null && 'values' in base && isValues(base.values)))
  );
}

function read(key: string): Draft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDraft) : [];
  } catch {
    // Storage is blocked, or holds something else.
    return [];
  }
}

function write(key: string, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts.slice(0, MOST)));
  } catch {
    // Storage is blocked or full: the draft lasts as long as the page.
  }
}

/**
 * Keeps a form's draft in this browser. What an earlier visit left is `offered`, and stays until the reader takes or
 * discards it, even when they write something new beside it.
 */
export function useDraft(form: string) {
  const { user } = useSession();
  const { tokens } = useServices();
  const key = draftKey(user, form);
  const [epoch] = useState(draftEpoch);
  const [offers, setOffers] = useState(() => read(key));
  const pending = useRef<{ draft: Draft | undefined; timer: ReturnType<typeof setTimeout> }>(undefined);
  const isOver = useRef(false);
  const kept = useRef(offers);
  const own = useRef<Draft>(undefined);

  const store = useCallback(() => {
    // They were dropped on signing out: what is still on the page must not come back.
    if (isOver.current || draftEpoch() !== epoch) return;
    write(key, [...(own.current ? [own.current] : []), ...kept.current]);
  }, [key, epoch]);
  const flush = useCallback(() => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    own.current = pending.current.draft;
    pending.current = undefined;
    store();
  }, [store]);

  /** Writes what there is now, a moment later; undefined when it is what the form began with. */
  const save = useCallback(
    (draft: Draft | undefined) => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { draft, timer: setTimeout(flush, PAUSE_MS) };
    },
    [flush],
  );
  const settle = useCallback(() => {
    kept.current = kept.current.slice(1);
    setOffers(kept.current);
    store();
  }, [store]);
  const drop = useCallback(() => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = undefined;
    own.current = undefined;
    store();
    isOver.current = true;
  }, [store]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    const stop = tokens.onElsewhere((what) => {
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
    save,
    /** Takes the offered draft off the offer: it is in the form now, or not wanted. */
    settle,
    /** Forgets the form's own draft for good: it was sent, or is given up. */
    drop,
    /** Whether there is nothing to lose any more: signed out, or sent. */
    isOver: useCallback(() => isOver.current || draftEpoch() !== epoch, [epoch]),
  };
}
