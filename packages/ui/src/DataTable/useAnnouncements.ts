import { useEffect, useRef } from 'react';
import { useKitMessages } from '../i18n/index.ts';
import type { Announcer } from './announcer.ts';
import type { TableGlance } from './changeWords.ts';
import type { GridController } from './gridController.ts';

/** Says what a glance would tell: another order, rows on their way, rows arrived. Nothing on the first render. */
export function useAnnouncements(grid: GridController, announcer: Announcer, now: TableGlance): void {
  const t = useKitMessages();
  const last = useRef(now);

  useEffect(() => {
    const before = last.current;
    last.current = now;
    if (before.isLoading === now.isLoading && before.sort === now.sort) return;
    grid.withRest(({ changeWords }) => {
      const words = changeWords(before, now, t);
      if (words) announcer.say(words);
    });
  });
}
