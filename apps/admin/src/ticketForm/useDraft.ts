import { useCallback, useEffect, useRef, useState } from 'react';
import { draftEpoch, draftKey } from '../app/drafts.ts';
import { useServices } from '../app/services.tsx';
import { useSession } from '../app/session.tsx';
import { emptyValues, type TicketFormValues } from './values.ts';

/** Is what was typed into a form that was not sent, files apart. */
export interface Draft {
  /** The visit that wrote it: two tabs with the same form keep a draft each. */
  id: string;
  values: TicketFormValues;
  /** When it was last changed, in ms since 1970. */
  savedAt: number;
  /** The ticket that the changes build on. */
  base?: { values: TicketFormValues; version: number } | undefined;
}

/** More than one: what the reader has not decided about yet, and those being written. */
const MOST = 4;
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
    'id' in value &&
    typeof value.id === 'string' &&
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
  const [visit] = useState(() => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`);
  const [epoch] = useState(draftEpoch);
  const [offers, setOffers] = useState(() => read(key));
  const pending = useRef<{ draft: Draft | undefined; timer: ReturnType<typeof setTimeout> }>(undefined);
  const isOver = useRef(false);

  const store = useCallback(
    (own: Draft | undefined, settled?: string) => {
      // They were dropped on signing out: what is still on the page must not come back.
      if (isOver.current || draftEpoch() !== epoch) return;
      // Read anew: another tab may have written its own meanwhile.
      const others = read(key).filter(({ id }) => id !== visit && id !== settled);
      write(key, own ? [own, ...others] : others);
    },
    [key, epoch, visit],
  );
  const flush = useCallback(() => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    const { draft } = pending.current;
    pending.current = undefined;
    store(draft);
  }, [store]);

  /** Writes what there is now, a moment later; undefined when it is what the form began with. */
  const save = useCallback(
    (draft: Omit<Draft, 'id'> | undefined) => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { draft: draft && { ...draft, id: visit }, timer: setTimeout(flush, PAUSE_MS) };
    },
    [flush, visit],
  );
  const settle = useCallback(
    ({ id, ...settled }: Draft, isTaken: boolean) => {
      setOffers((all) => all.filter((one) => one.id !== id));
      // In one step: what was taken over is never without a place.
      store(isTaken ? { ...settled, id: visit } : read(key).find((one) => one.id === visit), id);
    },
    [store, key, visit],
  );
  const drop = useCallback(() => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = undefined;
    store(undefined);
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
