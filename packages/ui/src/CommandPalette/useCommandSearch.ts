'use client';

import { useEffect, useMemo, useState } from 'react';
import { useListbox } from '../Listbox/useListbox.ts';
import { arrangeCommands, type Command, type CommandSection } from './commands.ts';
import { createSearch, type SearchFunction, type SearchStatus } from './createSearch.ts';

/** Pause in ms after the last key before the server is queried, so that a quickly typed word causes a single request. */
const SEARCH_DELAY_MS = 150;

interface CommandSearchOptions {
  label: string;
  commands: readonly Command[];
  onSearch: SearchFunction<Command> | undefined;
  recentIds: readonly string[];
  recentTitle: string;
  onChoose: (command: Command) => void;
}

/** Text of an open CommandPalette, its results, and the listbox that contains them. */
export function useCommandSearch(options: CommandSearchOptions) {
  const { commands, onSearch, recentIds, recentTitle } = options;
  const [text, setText] = useState('');
  const [status, setStatus] = useState<SearchStatus<Command>>({ kind: 'idle' });
  const search = useMemo(() => createSearch<Command>(setStatus), []);

  useEffect(() => {
    if (!onSearch || text.trim() === '') return search.stop();
    // Set before the pause ends, so that results for the previous text disappear immediately.
    setStatus({ kind: 'loading' });
    const timer = setTimeout(() => search.search(onSearch, text.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch, search]);
  useEffect(() => () => search.stop(), [search]);

  const serverCommands = status.kind === 'ready' ? status.matches : [];
  const sections: readonly CommandSection[] = arrangeCommands({
    commands,
    serverCommands,
    recentIds,
    recentTitle,
    text,
  });
  const shown = sections.flatMap((section) => section.commands);
  const listbox = useListbox({
    label: options.label,
    items: shown,
    isOpen: true,
    query: text,
    firstActiveId: shown[0]?.id,
    onChoose: options.onChoose,
  });

  return {
    text,
    sections,
    listbox,
    status,
    type: setText,
    retry() {
      if (onSearch) search.search(onSearch, text.trim());
    },
  };
}
