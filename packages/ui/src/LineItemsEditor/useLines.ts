'use client';

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { announce } from '../announce/announce.ts';
import { useControlledState } from '../Field/useControlledState.ts';
import { lineItemsTexts } from '../i18n/texts/lineItems.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { groupBounds, type LineItem, moveEntry } from './lineItem.ts';

interface LinesOptions<Line extends LineItem> {
  value: readonly Line[] | undefined;
  defaultValue: readonly Line[];
  onChange: ((lines: readonly Line[]) => void) | undefined;
  groupOf: ((line: Line) => string) | undefined;
}

/** Part of a row that receives focus after a change. */
type Target = 'handle' | 'remove' | 'first';

/**
 * State of the lines of a LineItemsEditor: edit, add, remove and move. Focus follows the change. The actions keep their
 * identity, so that rows can be memoised.
 */
export function useLines<Line extends LineItem>(options: LinesOptions<Line>) {
  const { value, defaultValue, onChange, groupOf } = options;
  const message = useTexts(lineItemsTexts);
  const root = useRef<HTMLDivElement>(null);
  const pending = useRef<{ id: string | undefined; target: Target } | undefined>(undefined);
  const [lines, setLines] = useControlledState<readonly Line[]>(value, defaultValue, onChange);
  const groups = lines.map((line) => groupOf?.(line));
  const current = { lines, groups, setLines };
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });

  // Runs after each render, because a removed or moved row has lost the focus.
  useEffect(() => {
    const pendingFocus = pending.current;
    if (!pendingFocus) return;
    pending.current = undefined;
    const row = [...(root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find(
      ({ dataset }) => dataset['line'] === pendingFocus.id,
    );
    const part = row?.querySelector<HTMLElement>(
      pendingFocus.target === 'first' ? 'input, select' : `[data-part="${pendingFocus.target}"]`,
    );
    (part ?? root.current?.querySelector<HTMLElement>('[data-part="add"]'))?.focus();
  });

  const actions = useMemo(
    () => ({
      change(index: number, changed: Partial<LineItem>) {
        const { lines, setLines } = latest.current;
        setLines(lines.map((line, position) => (position === index ? { ...line, ...changed } : line)));
      },
      add(line: Line) {
        const { lines, setLines } = latest.current;
        pending.current = { id: line.id, target: 'first' };
        setLines([...lines, line]);
      },
      remove(index: number) {
        const { lines, setLines } = latest.current;
        const next = lines[index + 1] ?? lines[index - 1];
        pending.current = { id: next?.id, target: 'remove' };
        setLines(lines.filter((_, position) => position !== index));
        announce(message('lineItems.removed', { number: index + 1 }));
      },
      move(from: number, to: number) {
        const { lines, groups, setLines } = latest.current;
        const [first, last] = groupBounds(groups, from);
        const index = Math.min(last, Math.max(first, to));
        if (index === from) return;
        pending.current = { id: lines[from]?.id, target: 'handle' };
        setLines(moveEntry(lines, from, index));
        announce(message('lineItems.moved', { number: index + 1, count: lines.length }));
      },
    }),
    [message],
  );

  return { root, lines, groups, actions };
}
