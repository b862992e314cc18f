'use client';

import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { arrangeCommands, type Command, type CommandSection } from './commands.ts';
import { createSearch, type SearchFunction, type SearchStatus } from './createSearch.ts';

/** Time in ms without a key after which the server is asked: one question for a word that is typed fast. */
const PAUSE = 150;

interface CommandSearchOptions {
  commands: readonly Command[];
  onSearch: SearchFunction<Command> | undefined;
  recentIds: readonly string[];
  recentTitle: string;
  onChoose: (command: Command) => void;
}

/** The text of an open CommandPalette, what it finds, and which of it is active. */
export function useCommandSearch(options: CommandSearchOptions) {
  const { commands, onSearch, recentIds, recentTitle } = options;
  const [text, setText] = useState('');
  const [status, setStatus] = useState<SearchStatus<Command>>({ kind: 'idle' });
  // By its id: what a server adds may come before it. The first one until a key or the pointer has chosen.
  const [activeId, setActiveId] = useState<string>();
  const search = useMemo(() => createSearch<Command>(setStatus), []);

  useEffect(() => {
    if (!onSearch || text.trim() === '') return search.stop();
    // Not only after the pause: what was found for another text is gone at once.
    setStatus({ kind: 'loading' });
    const timer = setTimeout(() => search.search(onSearch, text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text, onSearch, search]);
  useEffect(() => () => search.stop(), [search]);

  const found = status.kind === 'ready' ? status.found : [];
  const sections: readonly CommandSection[] = arrangeCommands({
    commands,
    found,
    recentIds,
    recentTitle,
    text,
  });
  const shown = sections.flatMap((section) => section.commands);
  const activeIndex = Math.max(
    0,
    shown.findIndex(({ id }) => id === activeId),
  );
  const active = shown[activeIndex];

  return {
    text,
    sections,
    active,
    status,
    type(next: string) {
      setText(next);
      setActiveId(undefined);
    },
    activate: (command: Command) => setActiveId(command.id),
    retry() {
      if (onSearch) search.search(onSearch, text.trim());
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return;
      const next = nextIndex(event.key, activeIndex, shown.length - 1);
      if (next !== undefined) {
        event.preventDefault();
        setActiveId(shown[next]?.id);
      } else if (event.key === 'Enter' && active) {
        event.preventDefault();
        options.onChoose(active);
      }
    },
  };
}

/** The entry that a key leads to; the ends of the list are joined. Home and End stay with the text. */
function nextIndex(key: string, index: number, last: number): number | undefined {
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return index >= last ? 0 : index + 1;
  if (key === 'ArrowUp') return index <= 0 ? last : index - 1;
  if (key === 'PageDown') return Math.min(last, index + 10);
  if (key === 'PageUp') return Math.max(0, index - 10);
  return undefined;
}
